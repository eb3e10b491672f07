"""Whole hands of every form, at random and at the edges."""

import random

import pytest

from tests.referee_escoba.cards import full_deck, total
from tests.referee_escoba.deal import possible_players
from tests.referee_escoba.house import house_law
from tests.referee_escoba.law import VARIANTS, law_of
from tests.referee_escoba.leftover import leftover
from tests.referee_escoba.play import Choose, Record, play_hand
from tests.referee_escoba.table import Move, Table

WIKI = law_of("quince-wiki")
TABLES = [(name, players, False) for name in VARIANTS for players in possible_players(law_of(name))]
TABLES = [*TABLES, ("limpia", 4, True), ("quince", 4, True)]


def at_random(rng: random.Random) -> Choose:
    """Any move, but leave a card that could take only rarely, so that tables stay small."""

    def choose(_table: Table, allowed: list[Move]) -> Move:
        taking = [move for move in allowed if move.take]
        return rng.choice(taking if taking and rng.random() < 0.8 else allowed)

    return choose


def never_takes(_table: Table, allowed: list[Move]) -> Move:
    """Leave the first card one may leave."""
    return next(move for move in allowed if not move.take)


def last_event_takes_for(record: Record) -> int | None:
    """The seat of the last capture or claim of the record; the dealer's opening is not among the events."""
    seats = [event.seat for event in record.events if event.move.take]
    return seats[-1] if seats else None


@pytest.mark.parametrize(("variant", "players", "pairs"), TABLES)
def test_whole_hands_keep_the_cards_and_the_sums(variant: str, players: int, pairs: bool) -> None:
    """40 cards in the end, piles of fifteens before the remainder, escobas and points no more than there are."""
    law, rng = law_of(variant), random.Random(f"{variant} {players} {pairs}")
    for _ in range(12):
        deck = rng.sample(full_deck(), 40)
        record = play_hand(deck, players, law, at_random(rng), pairs)
        assert sorted(card for pile in record.piles.values() for card in pile) == sorted(deck)
        assert len(record.piles) == (2 if pairs or variant == "cientifica" else players)
        seats = [event.seat for event in record.events if event.move.kind == "play"]
        assert seats == [turn % players for turn in range(40 - law.cards_on_table)]
        swept = len([event for event in record.events if event.escoba])
        assert sum(record.escobas.values()) == swept + record.opening_escobas
        if last_event_takes_for(record) is not None:
            assert record.last == last_event_takes_for(record)
        if law.target is not None:
            answer = leftover(record.remainder, record.piles_before, law)
            assert answer is not None
            assert (answer["possible"], answer["culprits"]) == (True, [])
            assert not record.events[-1].escoba
        assert sum(record.points.values()) <= sum(record.escobas.values()) + 6


@pytest.mark.parametrize("number", [1, 2])
def test_another_target_has_another_remainder(number: int) -> None:
    """220 is 20 elevens and 11 twenties: the table may end clean, and the last card may be an escoba."""
    law, rng, clean = house_law(number, WIKI), random.Random(7), 0
    for _ in range(60):
        record = play_hand(rng.sample(full_deck(), 40), 2, law, at_random(rng))
        assert total(record.remainder) % (11 if number == 1 else 20) == 0
        clean += record.remainder == []
    assert clean > 0


@pytest.mark.parametrize("variant", ["limpia", "escova"])
def test_nobody_gets_the_remainder_when_nobody_took(variant: str) -> None:
    """All forty cards lie there and count for nobody."""
    deck = full_deck()
    record = play_hand(deck, 2, law_of(variant), never_takes)
    assert (len(record.remainder), record.last, record.points) == (40, None, {"A": 0, "B": 0})


def test_the_dealer_who_took_the_opening_takes_the_remainder_when_nobody_else_takes() -> None:
    """1 2 5 7 are turned; it counts as taking, and as an escoba."""
    opening = ["1o", "2c", "5e", "7b"]
    rest = [card for card in full_deck() if card not in opening]
    record = play_hand([*rest[:6], *opening, *rest[6:]], 2, WIKI, never_takes)
    assert (record.opening_table, record.opening_taken, record.last) == (opening, opening, 1)
    assert record.piles == {"A": [], "B": [*opening, *record.remainder]}
    assert record.escobas == {"A": 0, "B": 1}
    assert len(record.remainder) == 36
