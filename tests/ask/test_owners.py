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


def refused(rules: tutor.Ruleset, **case: object) -> str:
    """The fault of a case, or nothing."""
    try:
        rules.explain(**case)
    except TutorError as error:
        return error.faults[0].code
    return ""


@pytest.mark.parametrize(("game", "variant"), list(MAY))
def test_a_match_has_as_many_totals_as_may_play(game: str, variant: str) -> None:
    rules = tutor.load(game, variant=variant)
    found = {number: refused(rules, match=dict.fromkeys(NAMES[:number], 3)) for number in range(1, 11)}
    assert {number for number, code in found.items() if not code} == MAY[game, variant]
    assert {*found.values()} == {"", "owners_out_of_range"}


@pytest.mark.parametrize("variant", ["cientifica", "quince", "mas"])
def test_a_score_has_as_many_piles(variant: str) -> None:
    rules, found = tutor.load("escoba", variant=variant), {}
    for number in range(1, 8):
        nothing = dict.fromkeys(NAMES[:number], 0)
        found[number] = refused(rules, piles={name: [] for name in nothing}, escobas=nothing, score=True)
    assert {number for number, code in found.items() if not code} == MAY["escoba", variant]
    assert {*found.values()} == {"", "owners_out_of_range"}
