"""Renuncios with hidden hands: by hand, the short way against the exhaustive one, and against hands that were seen."""

import random

import pytest

import tests.referee_tute.hand as hand_module
from tests.referee_tute.cards import SUITS, full_deck
from tests.referee_tute.hand import play_hand
from tests.referee_tute.law import Law, law_of
from tests.referee_tute.play import broken_rule
from tests.referee_tute.record import known_sets
from tests.referee_tute.renuncio import Trick, possible_rules, renuncio, renuncio_rule
from tests.referee_tute.table import NAMES, Table, stock_left

FOUR = law_of("individual")
THREE = law_of("arrastrado")


def record(*tricks: str) -> list[Trick]:
    """Tricks written as "A 7c, B 12c"."""
    return [[(play.split()[0], play.split()[1]) for play in trick.split(",")] for trick in tricks]


def test_a_card_shown_later_proves_it_whatever_else_was_held() -> None:
    """C discarded on copas and later played one."""
    tricks = record("A 7c, B 12c, C 5o, D 4c", "B 10e, C 6c, D 2e, A 4e")
    assert renuncio("C", 1, tricks, "bastos", None, FOUR) == "illegal"
    assert renuncio_rule("C", 1, tricks, "bastos", 10, FOUR) == "asistir"
    assert renuncio("A", 1, tricks, "bastos", None, FOUR) == "legal"
    assert renuncio("D", 1, tricks, "bastos", None, FOUR) == "undecided"
    with pytest.raises(ValueError, match="has 10 tricks"):
        renuncio("C", 1, tricks, "bastos", 13, FOUR)


def test_options_of_the_table_decide() -> None:
    """B followed a ruffed trick low and played the ace later."""
    tricks = record("A 7c, C 2b, B 4c", "C 1e, A 2e, B 1c")
    assert renuncio_rule("B", 1, tricks, "bastos", None, THREE) == "montar"
    assert renuncio("B", 1, tricks, "bastos", None, law_of("arrastrado", montar_si_fallada=False)) == "legal"


def test_shown_card_is_the_dealers_and_the_turned_one_is_out() -> None:
    """Under the three only the ace could go over."""
    four = record("A 3o, B 7o, C 4o, D 5o")
    assert renuncio("D", 1, four, "1o", None, FOUR) == "illegal"
    assert renuncio("B", 1, four, "1o", None, FOUR) == "legal"
    assert renuncio("B", 1, four, "oros", None, FOUR) == "undecided"
    assert renuncio("B", 1, record("A 3o, B 7o, C 4o"), "1o", None, THREE) == "legal"
    assert renuncio("B", 1, record("A 3o, B 7o, C 4o"), "oros", None, THREE) == "undecided"
    with pytest.raises(ValueError, match="shown by the dealer"):
        renuncio("B", 1, record("A 3o, B 1o, C 4o, D 5o"), "1o", None, FOUR)


def test_turned_card_that_is_played_was_taken_in_the_first_trick() -> None:
    """B took the ace with the seven, before or after playing; the seven lies there then, or was taken by A's two."""
    tricks = record("A 3o, B 4o, C 5o", "A 7b, B 1o, C 4b")
    assert known_sets("B", 1, tricks, "1o", THREE) == [["4o", "1o"], ["4o", "7o"]]
    assert known_sets("B", 2, tricks, "1o", THREE) == [["1o"]]
    assert renuncio("B", 1, tricks, "1o", None, THREE) == "undecided"
    assert renuncio("B", 1, tricks, "oros", None, THREE) == "illegal"
    both = record("A 3o, B 4o, C 5o", "A 7b, B 1o, C 4b", "B 7o, C 10o, A 11o")
    assert known_sets("B", 1, both, "1o", THREE) == [["4o", "1o", "7o"], ["4o", "1o", "2o"], ["4o", "7o", "2o"]]
    last = record("A 3o, C 5o, B 4o", "A 7b, C 4b, B 1o")
    assert renuncio("B", 1, last, "1o", None, THREE) == "illegal"
    with pytest.raises(ValueError, match="nobody can have taken"):
        renuncio("B", 1, record("A 2o, B 4o, C 5o"), "2o", None, THREE)


def test_a_few_hands_show_every_answer_that_all_hands_show() -> None:
    """Random records that lack the last one or two tricks, both ways."""
    rng = random.Random(3)
    several = 0
    for _ in range(80):
        law = law_of(rng.choice(["arrastrado", "individual"]), montar_si_fallada=rng.random() < 0.5)
        number = law.cards_each - rng.randint(1, 2)
        cards = rng.sample(full_deck(), law.players * number)
        names = NAMES[: law.players]
        tricks: list[Trick] = [
            list(zip(names, cards[at : at + law.players], strict=True)) for at in range(0, len(cards), law.players)
        ]
        asked = (rng.choice(names[1:]), rng.randint(1, number), tricks, rng.choice(SUITS), None, law)
        exhaustive = possible_rules(*asked, limit=10**9)
        assert set(possible_rules(*asked, limit=1)) == set(exhaustive)
        several += len(exhaustive) > 1
    assert several > 10


@pytest.mark.parametrize("law", [law_of(name) for name in ("habanero", "arrastrado", "individual", "parejas")])
def test_what_was_broken_is_among_the_answers_however_little_is_seen(law: Law, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any card is played, right or wrong; the record stops somewhere; trumps are given as suit or as turned card."""
    monkeypatch.setattr(hand_module, "legal", lambda hand, trick, trump, law, stock: list(hand))
    rng = random.Random(law.variant)
    found = []
    for _ in range(40):
        truth: dict[tuple[int, str], str | None] = {}
        whole, exchanges = rng.random() < 0.5, rng.random() < 0.5
        deck = rng.sample(full_deck(), 40)

        def choose(seat: int, question: str, offers: list[str], table: Table) -> str | None:
            if question != "play":
                allowed = question == "exchange" or (law.has_stock and "cambio" in offers[0])
                return offers[0] if allowed and exchanges and whole else None  # noqa: B023
            card, trick = rng.choice(offers), [card for _, card in table.tricks[-1]]
            rule = broken_rule(offers, trick, table.trump, card, law, stock_left(table))
            truth[len(table.tricks), NAMES[seat]] = rule  # noqa: B023
            return card

        table = play_hand(deck, law, choose).table
        tricks = table.tricks if whole else table.tricks[: rng.randint(1, len(table.tricks))]
        turned = deck[16] if law.has_stock else deck[39]
        trump = turned if exchanges and law.players == 3 else rng.choice([turned, table.trump])
        for (number, name), rule in rng.sample(sorted(truth.items(), key=str), 6):
            if number <= len(tricks):
                rules = possible_rules(name, number, tricks, trump, None, law)
                assert rule in rules
                found.append(rules)
    assert any(len(rules) > 1 for rules in found)
    assert any(None not in rules for rules in found)


@pytest.mark.parametrize(
    ("tricks", "law"),
    [
        (record("A 3o, B 7o, C 4o"), FOUR),
        (record("A 3o, B 7o, C 4o, D 5o"), THREE),
        (record("A 3o, B 7o, C 3o"), THREE),
        (record("A 3o, B 7o, C 8o"), THREE),
    ],
)
def test_records_that_cannot_be_are_refused(tricks: list[Trick], law: Law) -> None:
    """A first trick that is not whole, a card played twice, a card that is not in the deck."""
    with pytest.raises(ValueError, match="cannot be the tricks"):
        renuncio("B", 1, tricks, "oros", None, law)
