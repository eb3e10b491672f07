"""Sets of cards of a given sum: found one after another, and none of the others built."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from tutor.cards import bits, deck_mask
from tutor.law import subsets
from tutor.law.subsets import Scale

ESCOBA = Scale((1, 2, 3, 4, 5, 6, 7, 0, 0, 8, 9, 10))
NOTHING = Scale((1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0))
DECK = deck_mask(40)


def every_set(zone: int, total: int, scale: Scale) -> set[int]:
    """All of them, tried one by one."""
    cards = bits(zone)
    sets = (chosen for size in range(1, len(cards) + 1) for chosen in combinations(cards, size))
    return {
        sum(1 << card for card in chosen) for chosen in sets if sum(map(scale.by_card.__getitem__, chosen)) == total
    }


@pytest.mark.parametrize("scale", [ESCOBA, NOTHING], ids=["escoba", "courts are worth nothing"])
def test_they_are_all_the_sets_with_that_sum(scale: Scale) -> None:
    """Cards that are worth nothing may go with any; alone they come to nothing."""
    rng = random.Random(3)
    for _ in range(150):
        zone = sum(1 << card for card in rng.sample(bits(DECK), rng.randint(0, 9)))
        total = rng.randint(-1, 21)
        found = list(scale.subsets(zone, total))
        assert len(found) == len(set(found))
        assert set(found) == every_set(zone, total, scale)


def test_the_first_does_not_wait_for_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a table of 39 cards the first set is there before one in a hundred of the steps has been made."""
    steps, search = [0], subsets.search

    def counted(*given: object) -> None:
        steps[0] += 1
        search(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(subsets, "search", counted)
    found = ESCOBA.subsets(DECK & ~1, 14)
    first = next(found)
    before = steps[0]
    assert len(list(found)) == 6404
    assert ESCOBA.total(first) == 14
    assert before * 100 < steps[0]


def test_what_is_worth_nothing_goes_with_any() -> None:
    nothing = Scale((1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0))
    ace, sota, rey = 1 << 0, 1 << 9, 1 << 11
    assert sorted(nothing.subsets(ace | sota | rey, 1)) == sorted([ace, ace | sota, ace | rey, ace | sota | rey])
    assert sorted(nothing.subsets(ace | sota | rey, 0)) == sorted([sota, rey, sota | rey])
