"""Each house rule parts from the law where it should."""

from dataclasses import replace

import pytest

from tests.referee_escoba.captures import broken_rule, captures, is_escoba, legal_takes
from tests.referee_escoba.house import HOUSE_RULES, house_law
from tests.referee_escoba.law import law_of
from tests.referee_escoba.leftover import leftover
from tests.referee_escoba.opening import opening
from tests.referee_escoba.score import score
from tests.referee_escoba.test_captures import as_sets, written

QUINCE, LIMPIA, WIKI = law_of("quince"), law_of("limpia"), law_of("quince-wiki")


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
    """The five may not take the king alone, nor be left; the four may be left."""
    law, hand, table = house_law(3, QUINCE), ["5c", "4b"], ["12o", "7o", "3b"]
    assert legal_takes(hand, table, law) == [("5c", ["7o", "3b"]), ("4b", [])]
    assert broken_rule("5c", ["12o"], hand, table, law) == "mayor_captura"
    assert broken_rule("5c", [], hand, table, law) == "mayor_captura"
    assert broken_rule("4b", [], hand, table, law) is None
    of_the_hand = replace(law, largest_owed="mano")
    assert legal_takes(["5c", "4b", "10c"], table, of_the_hand) == [("5c", ["7o", "3b"])]
    assert broken_rule("10c", ["7o"], ["5c", "10c"], table, of_the_hand) == "mayor_captura"
    assert broken_rule("4b", [], hand, table, of_the_hand) == "mayor_captura"
    assert legal_takes(["4b"], table, of_the_hand) == [("4b", [])]


def test_house_rules_about_openings_remainders_and_points() -> None:
    eleven, twenty = house_law(1, WIKI), house_law(2, WIKI)
    assert opening(["1o", "2c", "3e", "5b"], eleven) == (["1o", "2c", "3e", "5b"], 1)
    assert opening(["12o", "1c", "5e", "6b"], eleven) == (["12o", "1c", "5e", "6b"], 2)
    assert opening(["12o", "12c", "5e", "6b"], twenty) == (["12o", "12c"], 1)
    assert leftover(["12o", "1o"], None, eleven) == {"possible": True, "total": 11, "culprits": None}
    assert leftover(["12o", "12c"], None, twenty) == {"possible": True, "total": 20, "culprits": None}
    for law in (eleven, twenty):
        assert leftover([], None, law) == {"possible": True, "total": 0, "culprits": None}
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
