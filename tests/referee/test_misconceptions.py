"""Each misconception and each house rule parts from the law where it should, and nowhere leaves nothing to play."""

import random

import pytest

from tests.referee.cards import SUITS, full_deck
from tests.referee.house import allowed_bids_house, legal_house, score_house
from tests.referee.law import law_of
from tests.referee.misconceptions import allowed_bids_as, legal_as, score_as
from tests.referee.play import legal

LAW = law_of("completa")


@pytest.mark.parametrize(
    ("mid", "hand", "trick", "right", "believed"),
    [
        ("M1", "2e 5o", "7c", "2e", "2e 5o"),
        ("M1", "6e 5o", "7c 4e", "6e", "6e 5o"),
        ("M2", "1c 4c", "7c", "1c", "1c 4c"),
        ("M3", "1c 4c", "7c 2e", "1c 4c", "1c"),
        ("M4", "6e 2e 5o", "7c 4e", "6e", "6e 2e"),
        ("M4", "2e 5o", "7c 4e", "2e 5o", "2e"),
        ("M5", "2e 5o", "7c 4e", "2e 5o", "2e"),
        ("M5", "6e 2e 5o", "7c 4e", "6e", "6e"),
        ("M6", "2e 5o", "7c 4e", "2e 5o", "5o"),
        ("M6", "2e", "7c 4e", "2e", "2e"),
        ("M7", "3c 1c", "7c", "3c 1c", "1c"),
        ("M8", "1c 10c", "7c", "1c 10c", "10c"),
        ("M9", "7c 12c", "3c", "7c 12c", "7c 12c"),
        ("M9", "1c 4c", "3c", "1c", "4c"),
        ("M10", "1c 2e 5o", "7c", "1c", "1c 2e"),
        ("M10", "1c 6e 2e", "7c 4e", "1c", "1c 6e 2e"),
        ("M10", "1e 5o", "7e", "1e", "1e"),
        ("M11", "10c 5c", "7c 4c", "10c", "10c 5c"),
        ("M11", "5c 2c", "7c 4c", "5c 2c", "5c"),
        ("M11", "10c 5c", "7c 4b", "10c", "10c 5c"),
        ("M11", "6e 2e 5o", "7c 5e 4b", "6e", "6e 2e"),
        ("M11", "2e 5o", "7c 5e 4b", "2e 5o", "2e"),
        ("M11", "6e 5o", "7c 10e 4e", "6e 5o", "6e"),
        ("M12", "1c 5b 2b", "7c 4b", "1c", "5b"),
        ("M12", "1c 6e", "7c 4e", "1c", "6e"),
        ("M12", "1c 2e", "7c 4b", "1c", "2e"),
        ("M13", "1c 10c 4c", "7c", "1c 10c", "1c"),
        ("M13", "1c 10c", "7c 2e", "1c 10c", "1c 10c"),
        ("M13", "1e 6e 5o", "7c 4e", "1e 6e", "1e"),
        ("M13", "1e 6e 5o", "7c 4b", "1e 6e", "1e 6e"),
        ("M14", "1e 5o", "", "1e 5o", "5o"),
        ("M14", "1e", "", "1e", "1e"),
    ],
)
def test_misconception_allows_what_its_believer_would(
    mid: str, hand: str, trick: str, right: str, believed: str
) -> None:
    """Espadas are trumps."""
    assert set(legal(hand.split(), trick.split(), "espadas", LAW)) == set(right.split())
    assert set(legal_as(mid, hand.split(), trick.split(), "espadas", LAW)) == set(believed.split())


@pytest.mark.parametrize("mid", [f"M{number}" for number in range(1, 15)])
def test_misconception_differs_somewhere_and_never_leaves_nothing(mid: str) -> None:
    """Over random positions of five cards and up to four on the trick."""
    rng = random.Random(5)
    differing = 0
    for _ in range(4000):
        cards = rng.sample(full_deck(40), 9)
        hand, trick, trump = cards[:5], cards[5 : 5 + rng.randint(0, 4)], rng.choice(SUITS)
        believed = legal_as(mid, hand, trick, trump, LAW)
        assert believed
        assert set(believed) <= set(hand)
        assert len(believed) == len(set(believed))
        differing += set(believed) != set(legal(hand, trick, trump, LAW))
    assert differing > 10


def test_misconceptions_about_bids_and_misses() -> None:
    """M15b differs only in the plain form."""
    assert allowed_bids_as("M15", 3, [1, 1], 3, LAW) == [0, 1, 2, 3]
    assert allowed_bids_as("M15b", 1, [0, 0], 3, law_of("sencilla")) == [0]
    assert score_as("M16", [2, 0, 3], [2, 1, 0], "copas", LAW) == [40, 0, 0]
    assert score_as("M16b", [2, 0, 3], [2, 1, 0], "copas", LAW) == [40, 10, 0]


@pytest.mark.parametrize(
    ("number", "hand", "trick", "flags", "allowed"),
    [
        (1, "1e 5o", "", {"trump_played": False}, "5o"),
        (1, "1e 5o", "", {"trump_played": True}, "1e 5o"),
        (1, "1e 5e", "", {"trump_played": False}, "1e 5e"),
        (1, "1e 5o", "7c", {"trump_played": False}, "1e"),
        (2, "1c 10c", "7c", {"last": True}, "1c"),
        (2, "1c 10c", "7c", {"last": False}, "1c 10c"),
        (2, "1c 2e", "", {"last": True}, "2e"),
        (2, "1o 1b 3b", "7c 4e", {"last": True}, "1o 1b"),
        (2, "1o 2e 3b", "7c 4e", {"last": True}, "2e"),
        (3, "2e 5o", "7c 4e", {}, "2e"),
        (4, "2e 5o", "7c 4e", {}, "5o"),
        (5, "1c 4c", "7c", {}, "1c 4c"),
        (5, "6e 5o", "7c 4e", {}, "6e"),
        (6, "3c 1c", "7c", {}, "1c"),
        (8, "1e 5o", "", {"first_trick": True}, "5o"),
        (8, "1e 5o", "", {"first_trick": False}, "1e 5o"),
        (8, "1e", "", {"first_trick": True}, "1e"),
    ],
)
def test_house_rule_allows_what_it_says(
    number: int, hand: str, trick: str, flags: dict[str, bool], allowed: str
) -> None:
    """Espadas are trumps."""
    assert set(legal_house(number, hand.split(), trick.split(), "espadas", LAW, **flags)) == set(allowed.split())


def test_house_rules_about_bids_and_points() -> None:
    """Three cards each, the others have bid one each; then scores in copas and in a plain suit."""
    assert allowed_bids_house(7, 3, [1, 1], 3, LAW, previous_bid=0) == [2, 3]
    assert allowed_bids_house(7, 3, [1, 1], 3, LAW, previous_bid=1) == [0, 2, 3]
    assert allowed_bids_house(9, 3, [1, 1], 3, LAW) == [0, 1, 2, 3]
    assert allowed_bids_house(10, 3, [1, 1], 3, LAW) == [1, 2, 3]
    assert allowed_bids_house(10, 3, [1], 3, LAW) == [0, 1, 2, 3]
    assert allowed_bids_house(10, 1, [0, 0], 3, LAW) == [1]
    assert allowed_bids_house(10, 1, [0, 0], 3, law_of("sencilla")) == [0, 1]
    assert score_house(11, [0, 2, 0], [0, 2, 2], "espadas", LAW) == [20, 20, -10]
    assert score_house(12, [0, 2, 0], [0, 2, 2], "copas", LAW) == [30, 60, -30]
