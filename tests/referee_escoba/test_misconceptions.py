"""Each misconception and each house rule parts from the law where it should."""

import random

import pytest

from tests.referee_escoba.captures import broken_rule, captures, is_escoba, legal_takes
from tests.referee_escoba.cards import full_deck
from tests.referee_escoba.claims import claims
from tests.referee_escoba.house import HOUSE_RULES, house_law
from tests.referee_escoba.law import law_of
from tests.referee_escoba.leftover import leftover
from tests.referee_escoba.misconceptions import (
    MISCONCEPTIONS,
    captures_as,
    claims_as,
    leftover_as,
    legal_takes_as,
    opening_as,
    score_as,
)
from tests.referee_escoba.opening import opening
from tests.referee_escoba.score import score
from tests.referee_escoba.test_captures import as_sets, written

QUINCE, LIMPIA, WIKI = law_of("quince"), law_of("limpia"), law_of("quince-wiki")
ABOUT_CAPTURES = ["E1", "E2", "E3", "E3b", "E4", "E5", "E6", "E7", "E8", "E9"]


@pytest.mark.parametrize(
    ("eid", "card", "table", "right", "believed"),
    [
        ("E1", "10c", "7o 5b", "7o", "5b"),
        ("E1", "12c", "5o 3b", "5o", "3b"),
        ("E2", "10c", "7o 5b", "7o", "5b"),
        ("E2", "11c", "6o 5b", "6o", "5b"),
        ("E3", "10c", "7o 5b 3c", "7o, 5b", ""),
        ("E3", "7c", "10o 2c 6e", "10o, 2c 6e", "2c 6e"),
        ("E3b", "10c", "7o 5b 3c", "7o", "7o 5b 3c"),
        ("E3b", "7c", "10o 2c 6e", "10o, 2c 6e", "2c 6e, 2c 6e 10o"),
        ("E4", "5c", "12o 7o 3b", "12o, 7o 3b", "12o"),
        ("E5", "5c", "5o 12o", "12o", "12o, 5o"),
        ("E6", "5c", "12o 7o 3b 6e 4e", "12o, 7o 3b, 6e 4e", "7o 3b, 6e 4e"),
        ("E7", "5c", "12o 7b", "12o", "12o, 3e 7b"),
        ("E8", "1c", "4o 7c 7b", "7c 7b", "4o"),
        ("E9", "1c", "7o 10c", "", "7o 10c"),
    ],
)
def test_a_misconception_sees_what_its_believer_would(
    eid: str, card: str, table: str, right: str, believed: str
) -> None:
    """The hand also holds the three of espadas."""
    if eid == "E3":
        right = "7o" if card == "10c" else right
    assert as_sets(captures(card, table.split(), QUINCE)) == written(right)
    assert as_sets(captures_as(eid, card, table.split(), QUINCE, [card, "3e"])) == written(believed)


@pytest.mark.parametrize(
    ("eid", "card", "table", "believed"),
    [
        ("E1", "12c", "12o 7o 3b 2b", "12o, 7o 3b 2b"),
        ("E2", "10c", "7o 3b 1c 12o 10o", "7o 3b, 10o"),
        ("E3", "10c", "10o 7o 1b", ""),
        ("E4", "7c", "7o 4o 3b", "7o"),
        ("E5", "7c", "7o 4o 3b", "7o, 4o 3b"),
        ("E6", "7c", "7o 4o 3b", "4o 3b"),
        ("E7", "4c", "7o 4o 2b 5b", "4o, 3e 7o, 3e 2b 5b"),
        ("E8", "1c", "1o 7o 4o", "1o, 7o 4o"),
        ("E9", "7c", "7o 10o", "7o"),
    ],
)
def test_a_misconception_in_limpia(eid: str, card: str, table: str, believed: str) -> None:
    """Equal means the same printed number, whatever figures are held to count."""
    assert as_sets(captures_as(eid, card, table.split(), LIMPIA, [card, "3e"])) == written(believed)


def test_what_may_be_done_by_belief() -> None:
    """Five and two in hand; king, seven and three lie."""
    hand, table = ["5c", "2b"], ["12o", "7o", "3b"]
    free = [("5c", ["12o"]), ("5c", ["7o", "3b"]), ("5c", []), ("2b", [])]
    assert legal_takes(hand, table, QUINCE) == free
    assert legal_takes_as("E4", hand, table, QUINCE) == [free[0], free[2], free[3], ("2b", [])][:3]
    assert legal_takes_as("E6", hand, table, QUINCE) == [free[1], free[3]]
    assert legal_takes_as("E10", hand, table, QUINCE) == free[:2]
    assert legal_takes_as("E10b", hand, table, law_of("mas", captura_obligatoria="mano")) == free
    assert legal_takes_as("E7", ["5c", "3c"], ["7o"], QUINCE) == [
        ("5c", ["3c", "7o"]),
        ("5c", []),
        ("3c", ["5c", "7o"]),
        ("3c", []),
    ]


@pytest.mark.parametrize("eid", MISCONCEPTIONS)
def test_a_misconception_about_captures_differs_somewhere(eid: str) -> None:
    """Over random positions; E10b and E11 are about other things. There is always something to do."""
    rng, differing = random.Random(3), 0
    for _ in range(400):
        cards = rng.sample(full_deck(), 8)
        hand, table = cards[:3], cards[3:]
        believed = legal_takes_as(eid, hand, table, QUINCE)
        assert believed
        differing += believed != legal_takes(hand, table, QUINCE)
    assert (differing > 10) == (eid in [*ABOUT_CAPTURES, "E10"])


def test_beliefs_about_openings_remainders_claims_and_points() -> None:
    """By E1 the deck adds up to 244, and 4 should remain."""
    assert opening_as("E1", "10o 2c 2e 1b".split(), WIKI) == ("10o 2c 2e 1b".split(), 1)
    assert opening("10o 2c 2e 1b".split(), WIKI) == ([], 0)
    assert leftover_as("E1", ["4o"], None, QUINCE) == {"possible": True, "total": 4, "culprits": None}
    assert leftover(["4o"], None, QUINCE) == {"possible": False, "total": 4, "culprits": None}
    assert claims_as("E5", "5c", ["5o", "12o"], QUINCE) == [["12o"], ["5o"]]
    assert claims_as("E2", "10c", ["5o", "7o"], QUINCE) == [["5o"]]
    assert claims("10c", ["5o", "7o"], QUINCE) == [["7o"]]
    counts = {name: {"cards": 20, "oros": 5, "sevens": 2, "seven_of_oros": name == "A"} for name in "AB"}
    none = {"A": 0, "B": 0}
    assert score_as("E11", counts, none, WIKI) == {"A": 4, "B": 3}
    assert score_as("E11b", counts, none, law_of("quince-wiki", empate="cada_uno")) == {"A": 1, "B": 0}
    piles = {"A": ["12o", "7c", "7e", "7b"], "B": ["11o", "11c", "7o", "6c"]}  # 31 each; 33 and 35 as printed
    assert score(piles, none, LIMPIA) == {"A": 0, "B": 2}
    assert score_as("E1", piles, none, LIMPIA) == {"A": 0, "B": 3}


@pytest.mark.parametrize(
    ("number", "card", "table", "found"),
    [
        (1, "7c", "4o 3b 1c 10e", "4o, 3b 1c"),
        (1, "12c", "1o 5b", "1o"),
        (2, "12c", "12o 7b 3c 5e", "12o, 7b 3c"),
        (3, "5c", "12o 7o 3b", "12o, 7o 3b"),
        (4, "1c", "2o 3b", "2o 3b"),
        (4, "1c", "7o 7c 2b", "7o 7c, 7o 7c 2b"),
        (4, "1c", "7o 7c", "7o 7c"),
        (4, "1c", "", ""),
        (4, "2c", "3o 4b", ""),
    ],
)
def test_house_rules_about_captures(number: int, card: str, table: str, found: str) -> None:
    assert as_sets(captures(card, table.split(), house_law(number, QUINCE))) == written(found)


def test_the_largest_capture_is_owed() -> None:
    """The five may not take the king alone, nor be left; the two may be left."""
    law, hand, table = house_law(3, QUINCE), ["5c", "2b"], ["12o", "7o", "3b"]
    assert legal_takes(hand, table, law) == [("5c", ["7o", "3b"]), ("2b", [])]
    assert broken_rule("5c", ["12o"], hand, table, law) == "mayor_captura"
    assert broken_rule("5c", [], hand, table, law) == "mayor_captura"
    assert broken_rule("2b", [], hand, table, law) is None


def test_house_rules_about_openings_remainders_and_points() -> None:
    eleven, twenty = house_law(1, WIKI), house_law(2, WIKI)
    assert opening("1o 2c 3e 5b".split(), eleven) == ("1o 2c 3e 5b".split(), 1)
    assert opening("12o 1c 5e 6b".split(), eleven) == ("12o 1c 5e 6b".split(), 2)
    assert opening("12o 12c 5e 6b".split(), twenty) == (["12o", "12c"], 1)
    for law, total in ((eleven, ["12o", "1o"]), (twenty, ["12o", "12c"])):
        for cards in (total, []):
            assert leftover(cards, None, law) == {
                "possible": True,
                "total": 0 if not cards else TOTALS[law.target],
                **NO,
            }
        assert leftover(["12o"], {"A": 209, "B": 20}, law) == {
            "possible": False,
            "total": 10,
            "culprits": ["B"] if law.target == 11 else ["A"],
        }
    assert leftover(["12o"], None, house_law(4, WIKI)) is None
    assert is_escoba("1c", ["2o", "3b"], ["3b", "2o"])
    piles, escobas = {"A": ["7c"], "B": ["7o"]}, {"A": 2, "B": 1}
    assert score(piles, escobas, house_law(5, LIMPIA)) == {"A": 4, "B": 4}
    assert score(piles, escobas, house_law(6, LIMPIA)) == {"A": 3, "B": 3}
    assert score(piles, escobas, LIMPIA) == {"A": 2, "B": 3}
    with pytest.raises(ValueError, match="fixed number"):
        house_law(1, LIMPIA)
    assert len({house_law(number, WIKI) for number in HOUSE_RULES}) == 7


TOTALS = {11: 11, 20: 20}
NO = {"culprits": None}
