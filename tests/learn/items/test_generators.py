"""Every component and listed pair has its items: distinct up to the names of suits, and decisive in the referees' eyes.

`ITEMS=200` asks for as many of each as a learner may ever need; a run of the suite is content with a few.
"""

from __future__ import annotations

import os

import pytest

from tests.learn.items.naive import ASKED
from tutor.learn.items import components_at, items_for, pairs_at
from tutor.learn.items.item import Item
from tutor.learn.items.kinds import kind_of
from tutor.learn.items.tables import seat_of

MANY = int(os.environ.get("ITEMS", "4"))
FORMS = [("pocha", "completa"), ("escoba", "quince"), ("tute", "parejas"), ("tute", "habanero")]
PLAYS = {
    "pocha": "LEAD FOLLOW BEAT BEST RUFF OVER UNDER VOID RELEASE TLED",
    "tute": "LEAD FOLLOW BEAT RUFF RUFFED OVER UNDER PARTNER STOCK OUT",
    "escoba": "VAL PAIR15 COMP SUM3 SUM4 CAP1 ALL",
}
KINDS = {"RANK": "winner", "TRUMP": "winner", "WIN": "winner", "SHOW": "winner", "HIT": "points", "MISS": "points"}
KINDS |= {"MULT": "points", "BID": "mark_all", "BIDSUM": "mark_all"}


def targets() -> list[tuple[str, str, str, object]]:
    """Every component, and every listed pair, that the referees can decide, with the kind of item that shows it."""
    found: list[tuple[str, str, str, object]] = []
    for game, form in FORMS:
        seat = seat_of(game, form, (), ())
        known = dict.fromkeys(PLAYS[game].split(), "mark_all")
        known |= KINDS if game == "pocha" else {}
        found += [(game, form, known[name], name) for name in components_at(seat) if name in known]
        found += [(game, form, "mark_all", pair) for pair in pairs_at(seat) if set(pair) <= set(PLAYS[game].split())]
    return found


@pytest.mark.parametrize(("game", "form", "kind", "target"), targets())
def test_items_are_distinct_and_the_referee_finds_them_decisive(
    game: str, form: str, kind: str, target: object
) -> None:
    names = (target,) if isinstance(target, str) else target
    found = []
    for item in items_for(kind, game, form, target):
        said = [ASKED[game, question_of(item)](name, dict(item.case), form) for name in names]
        assert all(right == answer_of(item) for right, _ in said), item
        assert all(any(other != right for other in without) for right, without in said), (names, item)
        found.append(item)
        if len(found) == MANY:
            break
    assert len({item.key for item in found}) == len(found) == MANY


def question_of(item: Item) -> str:
    return "score" if item.kind == "points" else item.asked


def answer_of(item: Item) -> object:
    """The right answer as the referees write it."""
    right = kind_of(item).right(item, item.seat.rules)[0]
    if item.kind == "points":
        return list(item.seat.rules.explain(item.full_case()).value)
    if item.kind == "winner":
        return right
    if item.asked == "take":
        return sorted((item.case["play"], sorted(take)) for take in right)
    if item.game == "escoba":
        return sorted((card, sorted(take)) for card, take in right)
    return sorted(right)
