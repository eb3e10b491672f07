"""Each misconception parts from the law where it should."""

import random

import pytest

from tests.referee_escoba.captures import captures, legal_takes
from tests.referee_escoba.cards import SCALES, full_deck, total
from tests.referee_escoba.claims import claims
from tests.referee_escoba.law import law_of
from tests.referee_escoba.leftover import leftover
from tests.referee_escoba.misconceptions import (
    MISCONCEPTIONS,
    captures_as,
    claims_as,
    law_as,
    leftover_as,
    legal_takes_as,
    opening_as,
    score_as,
)
from tests.referee_escoba.opening import opening
from tests.referee_escoba.score import score
from tests.referee_escoba.test_captures import as_sets, written

QUINCE, LIMPIA, WIKI = law_of("quince"), law_of("limpia"), law_of("quince-wiki")
FIFTEEN_AS_PRINTED = ["10o", "2c", "2e", "1b"]
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
        ("E7", "5c", "12o 7b 5o", "12o", "12o, 3e 7b"),
        ("E8", "1c", "4o 7c 7b", "7c 7b", "4o"),
        ("E8", "5c", "1o 10e 2b", "10e 2b", "10e 2b"),
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


def test_what_the_deck_adds_up_to_by_belief() -> None:
    """Of four suits; and there is no other belief than those of the list."""
    totals = {scale: total(full_deck(), scale) for scale in SCALES}
    assert totals == {"escoba": 220, "as_printed": 244, "figures_ten": 232, "figures_nothing": 112, "ace_eleven": 260}
    with pytest.raises(ValueError, match="E12"):
        law_as("E12", QUINCE)


def test_what_may_be_done_by_belief() -> None:
    """Five and four in hand; king, seven and three lie."""
    hand, table = ["5c", "4b"], ["12o", "7o", "3b"]
    free = [("5c", ["12o"]), ("5c", ["7o", "3b"]), ("5c", []), ("4b", [])]
    assert legal_takes(hand, table, QUINCE) == free
    assert legal_takes_as("E4", hand, table, QUINCE) == [free[0], free[2], free[3]]
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
    assert opening_as("E1", FIFTEEN_AS_PRINTED, WIKI) == (FIFTEEN_AS_PRINTED, 1)
    assert opening(FIFTEEN_AS_PRINTED, WIKI) == ([], 0)
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
