"""What a card may take, by hand, against another scan, and counted over the deck."""

import random
from dataclasses import replace
from itertools import combinations

import pytest

from tests.referee_escoba.captures import broken_rule, captures, is_escoba, legal_takes, operative_rule
from tests.referee_escoba.cards import full_deck, rank_of, same_cards, value
from tests.referee_escoba.house import house_law
from tests.referee_escoba.law import VARIANTS, Law, law_of

LIMPIA, QUINCE = law_of("limpia"), law_of("quince")


def as_sets(takes: list[list[str]]) -> set[frozenset[str]]:
    """Captures in no order; no two may be the same."""
    found = {frozenset(take) for take in takes}
    assert len(found) == len(takes)
    return found


def written(text: str) -> set[frozenset[str]]:
    """Captures written "7o, 2c 5e"."""
    return {frozenset(part.split()) for part in text.split(",") if part.split()}


@pytest.mark.parametrize(
    ("card", "table", "fifteen", "limpia"),
    [
        ("5c", "7o 3b 6e 4e", "7o 3b, 6e 4e", ""),
        ("12o", "5c 4c 1e 10b", "5c, 4c 1e", "5c 4c 1e"),
        ("7e", "7c 3o 4o", "", "7c, 3o 4o"),
        ("7e", "10c 3o 4o 1b", "10c, 3o 4o 1b", "3o 4o"),
        ("10b", "10c 7o", "7o", "10c"),
        ("11c", "10o 12e 1c 6b", "6b", "10o 1c"),
        ("1e", "7c 7b 1o", "7c 7b", "1o"),
        ("4c", "4o 4b", "", "4o, 4b"),
        ("2c", "1c 1o 2o", "", "2o, 1c 1o"),
        ("4e", "6o 5c 10b 3e 4c 1o", "6o 5c, 10b 3e, 6o 4c 1o", "4c, 3e 1o"),
        ("6o", "", "", ""),
    ],
)
def test_captures_of_a_card(card: str, table: str, fifteen: str, limpia: str) -> None:
    assert as_sets(captures(card, table.split(), QUINCE)) == written(fifteen)
    assert as_sets(captures(card, table.split(), LIMPIA)) == written(limpia)


@pytest.mark.parametrize("variant", VARIANTS)
def test_captures_are_those_of_a_scan_of_all_subsets(variant: str) -> None:
    """Tables of 0 to 12 cards, each subset judged by itself."""
    rng, law = random.Random(1), law_of(variant)
    for _ in range(60):
        cards = rng.sample(full_deck(), rng.randint(1, 13))
        card, table = cards[0], cards[1:]
        expected = set()
        for size in range(1, len(table) + 1):
            for take in combinations(table, size):
                if variant != "limpia":
                    taken = value(card) + sum(map(value, take)) == 15
                else:
                    taken = rank_of(take[0]) == rank_of(card) if size == 1 else sum(map(value, take)) == value(card)
                if taken:
                    expected.add(frozenset(take))
        assert as_sets(captures(card, table, law)) == expected


def test_pairs_and_triples_of_the_deck_that_make_fifteen() -> None:
    """48 pairs of real cards, counted from both ends, and 740 triples from all three."""
    sizes = []
    for card in full_deck():
        others = [other for other in full_deck() if other != card]
        for size, sets in ((2, combinations(others, 1)), (3, combinations(others, 2))):
            for chosen in sets:
                if captures(card, list(chosen), QUINCE) == [list(chosen)]:
                    sizes.append(size)
    assert (sizes.count(2) // 2, sizes.count(3) // 3) == (48, 740)


@pytest.mark.parametrize(
    ("duty", "expected"),
    [
        ("nunca", "10c 7o, 10c -, 2b -, 5e 7o 3o, 5e -"),
        ("carta", "10c 7o, 2b -, 5e 7o 3o"),
        ("mano", "10c 7o, 5e 7o 3o"),
    ],
)
def test_what_is_owed_where_capturing_is_compulsory(duty: str, expected: str) -> None:
    """Seven and three lie; sota and five can take, the two cannot."""
    law, hand, table = law_of("quince", captura_obligatoria=duty), ["10c", "2b", "5e"], ["7o", "3o"]
    found = {" ".join([card, *(take or ["-"])]) for card, take in legal_takes(hand, table, law)}
    assert found == set(expected.split(", "))
    assert broken_rule("10c", [], hand, table, law) == (None if duty == "nunca" else "capturar")
    assert broken_rule("2b", [], hand, table, law) == ("capturar" if duty == "mano" else None)
    assert operative_rule("10c", ["7o"], hand, table, law) == (None if duty == "nunca" else "capturar")
    assert operative_rule("2b", [], ["2b"], table, law) is None


def test_rules_that_refuse_a_capture() -> None:
    """A wrong sum comes before a capture owed; a move with what is not there is no move."""
    strict = law_of("quince", captura_obligatoria="mano")
    assert broken_rule("10c", ["3o"], ["10c"], ["7o", "3o"], strict) == "sumar_quince"
    assert broken_rule("10c", ["7o", "3o"], ["10c"], ["7o", "3o"], QUINCE) == "sumar_quince"
    assert broken_rule("7c", ["7o", "3o"], ["7c"], ["7o", "3o"], LIMPIA) == "igualar"
    assert broken_rule("7c", ["3o"], ["7c"], ["7o", "3o"], LIMPIA) == "igualar"
    for hand, table, take in [("5c", "7o", "7o"), ("10c", "7c", "7o"), ("10c", "7o", "7o 7o")]:
        with pytest.raises(ValueError, match=r"not in the hand|does not lie"):
            broken_rule("10c", take.split(), hand.split(), table.split(), QUINCE)


def test_an_escoba_leaves_nothing() -> None:
    assert is_escoba("10c", ["7o"], ["7o"])
    assert is_escoba("5c", ["3o", "7o"], ["7o", "3o"])
    assert not is_escoba("10c", ["7o"], ["7o", "3o"])
    assert not is_escoba("10c", [], [])


LAWS = [law_of(name, captura_obligatoria=duty) for name in VARIANTS for duty in ("nunca", "carta", "mano")]
LAWS = [
    *LAWS,
    *[house_law(number, law_of("quince")) for number in (1, 2, 3, 4)],
    house_law(4, LIMPIA),
    replace(LIMPIA, scale="figures_ten"),
]


@pytest.mark.parametrize("law", LAWS)
def test_what_may_be_done_is_exactly_what_no_rule_refuses(law: Law) -> None:
    """Every subset of the table with every card of the hand; and there is always something to do."""
    rng = random.Random(2)
    for _ in range(40):
        cards = rng.sample(full_deck(), 9)
        hand, table = cards[: rng.randint(1, 3)], cards[3 : 3 + rng.randint(0, 6)]
        allowed = legal_takes(hand, table, law)
        assert allowed
        for card in hand:
            for size in range(len(table) + 1):
                for take in combinations(table, size):
                    listed = [other for played, other in allowed if played == card and same_cards(other, list(take))]
                    assert len(listed) == (broken_rule(card, list(take), hand, table, law) is None)
