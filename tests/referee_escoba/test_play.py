"""Whole hands of every form, by hand and at random, and small endings counted out."""

import random
from collections.abc import Iterable

import pytest

from tests.referee_escoba.cards import full_deck, total
from tests.referee_escoba.deal import possible_players
from tests.referee_escoba.house import house_law
from tests.referee_escoba.law import VARIANTS, Impossible, Law, law_of
from tests.referee_escoba.leftover import leftover
from tests.referee_escoba.play import Choose, Record, ending, perft, play_hand
from tests.referee_escoba.start import laid_out
from tests.referee_escoba.table import Move, Table
from tests.referee_escoba.turns import after, moves

QUINCE, WIKI, LIMPIA = law_of("quince"), law_of("quince-wiki"), law_of("limpia")
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
        assert sorted(sum(record.piles.values(), [])) == sorted(deck)
        assert len(record.piles) == (2 if pairs or variant == "cientifica" else players)
        assert len([event for event in record.events if event.move.kind == "play"]) == 40 - law.cards_on_table
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


@pytest.mark.parametrize("variant", ["limpia", "quince-en", "escova"])
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


def test_cards_go_out_three_by_three_from_mano_on() -> None:
    table = laid_out(full_deck(), 3, LIMPIA)
    assert table.hands == [["1o", "2o", "3o"], ["4o", "5o", "6o"], ["7o", "10o", "11o"]]
    assert table.cards == ["12o", "1c", "2c", "3c"]
    assert len(table.stock) == 27
    table = laid_out(full_deck(), 4, law_of("cientifica"))
    assert [len(hand) for hand in table.hands] == [10, 10, 10, 10]
    assert (table.cards, table.stock, len(table.piles)) == ([], [], 2)
    for players, law, pairs in [(5, QUINCE, False), (3, QUINCE, True), (4, WIKI, True)]:
        with pytest.raises(Impossible):
            laid_out(full_deck(), players, law, pairs)


def play_through(table: Table, law: Law, wanted: Iterable[Move]) -> Table:
    """The table after some moves, each of which must be allowed."""
    for move in wanted:
        assert move in moves(table, law)
        table = after(table, move, law)
    return table


def test_a_claim_comes_before_the_card_of_the_next_player() -> None:
    """The sota is left beside the seven; the claim sweeps, and the claimer still plays."""
    table = ending([["10c", "1c"], ["2b", "3b"]], ["7o"], QUINCE)
    table = play_through(table, QUINCE, [Move("play", "10c", [])])
    assert moves(table, QUINCE) == [Move("claim", "10c", ["7o"]), Move("pass", "10c", [])]
    claimed = play_through(table, QUINCE, [Move("claim", "10c", ["7o"])])
    assert (claimed.turn, claimed.last, claimed.escobas, claimed.cards) == (1, 1, [0, 1], [])
    assert moves(claimed, QUINCE) == [Move("play", "2b", []), Move("play", "3b", [])]
    passed = play_through(table, QUINCE, [Move("pass", "10c", []), Move("play", "2b", []), Move("play", "1c", [])])
    assert [move.kind for move in moves(passed, QUINCE)] == ["play"]  # the ace takes nothing, the sota's time is past


def test_a_claim_crosses_the_new_deal_but_not_the_end() -> None:
    """The last card of a deal may be claimed by mano; the last of the hand by nobody."""
    table = ending([["1c"], ["10c"]], ["7o"], QUINCE, stock=["2o", "3o", "4o", "2c", "3c", "4c"])
    table = play_through(table, QUINCE, [Move("play", "1c", []), Move("play", "10c", [])])
    assert table.hands == [["2o", "3o", "4o"], ["2c", "3c", "4c"]]
    assert moves(table, QUINCE)[0] == Move("claim", "10c", ["7o"])
    table = ending([["1c"], ["10c"]], ["7o"], QUINCE)
    assert moves(play_through(table, QUINCE, [Move("play", "1c", []), Move("play", "10c", [])]), QUINCE) == []


def test_whoever_captures_plays_again_where_the_house_says_so() -> None:
    """Then the turn passes to whoever still has cards."""
    law = house_law(7, WIKI)
    table = play_through(
        ending([["10c", "1c"], ["2b", "3b"]], ["7o", "4o"], law),
        law,
        [Move("play", "10c", ["7o"]), Move("play", "1c", [])],
    )
    assert (table.turn, table.hands) == (1, [[], ["2b", "3b"]])
    assert play_through(table, law, [Move("play", "2b", [])]).turn == 1


@pytest.mark.parametrize(
    ("hands", "cards", "stock", "law", "count"),
    [
        (["1o", "2o"], "", "", QUINCE, 1),
        (["1o 2o", "3o 4o"], "", "", WIKI, 4),  # nothing to take
        (["10c", "2b"], "7o", "", WIKI, 2),  # take or leave
        (["10c", "2b"], "7o", "", QUINCE, 3),  # take; leave and pass; leave and claim
        (["10c", "2b"], "7o", "", law_of("quince", captura_obligatoria="carta"), 1),
        (["10c", "7b"], "7o", "", WIKI, 3),  # take and leave; leave, then take the sota or not
        (["10c", "7b"], "7o", "", QUINCE, 4),  # take; leave, pass, take or not; leave, claim, leave
        (["7c", "2b"], "7o 3o 4o", "", LIMPIA, 3),  # the equal, the sum, neither
        (["1o", "2o"], "", "3o 4o 5o 6o 7o 1c", LIMPIA, None),
    ],
)
def test_perft_counts_small_endings(hands: list[str], cards: str, stock: str, law: Law, count: int | None) -> None:
    """Counted on paper; the last only says that a new deal is gone through."""
    found = perft(ending([hand.split() for hand in hands], cards.split(), law, stock.split()), law)
    assert found == count if count is not None else found > 36
