"""How many totals and piles there may be: one for each player, or two where they play in pairs."""

from __future__ import annotations

import pytest

import tutor
from tutor.faults import TutorError

NAMES = "ABCDEFGHIJ"
MAY = {
    ("escoba", "cientifica"): {2},
    ("escoba", "quince"): {2, 3, 4, 6},
    ("escoba", "mas"): {2},
    ("pocha", "completa"): {3, 4, 5, 6, 7, 8, 9},
}


@pytest.mark.parametrize(("game", "variant"), list(MAY))
def test_a_match_has_as_many_totals_as_may_play(game: str, variant: str) -> None:
    rules, answered = tutor.load(game, variant=variant), set()
    for number in range(1, 11):
        try:
            rules.explain(match=dict.fromkeys(NAMES[:number], 3))
        except TutorError as error:
            assert error.faults[0].code == "players_out_of_range"
        else:
            answered.add(number)
    assert answered == MAY[game, variant]


@pytest.mark.parametrize("variant", ["cientifica", "quince", "mas"])
def test_a_score_has_as_many_piles(variant: str) -> None:
    rules, answered = tutor.load("escoba", variant=variant), set()
    for number in range(1, 8):
        names = NAMES[:number]
        try:
            rules.explain(piles={name: [] for name in names}, escobas=dict.fromkeys(names, 0), score=True)
        except TutorError as error:
            assert error.faults[0].code == "players_out_of_range"
        else:
            answered.add(number)
    assert answered == MAY["escoba", variant]
