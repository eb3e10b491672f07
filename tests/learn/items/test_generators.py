"""Every component and listed pair has its items: distinct up to the names of suits, and decisive in the referees' eyes.

`ITEMS=200` asks for as many of each as a learner may ever need; a run of the suite is content with a few. Every kind of
every form is gone through by `python -m benchmarks.items 200`.
"""

from __future__ import annotations

import os

import pytest

from tests.learn.items.closed import closed
from tests.learn.items.rejudged import quarrel
from tutor.learn.items import components_at, items_for, kinds_for, pairs_at
from tutor.learn.items.tables import seat_of

MANY = int(os.environ.get("ITEMS", "3"))
FORMS = [
    ("pocha", "completa"),
    ("escoba", "quince-wiki"),
    ("escoba", "quince"),
    ("tute", "parejas"),
    ("tute", "habanero"),
]
USUAL = (
    "mark_all",
    "winner",
    "points",
    "sweeps",
    "who",
    "first_revoke",
    "say_value",
    "legal_or_not",
    "wrong_line",
    "worth",
)
ONCE = {("escoba", "quince")}  # of what another form has too, only what that one has not


def targets() -> list[tuple[str, str, str, object]]:
    """Every component, and every listed pair, with the kind of item that shows it best."""
    found: list[tuple[str, str, str, object]] = []
    for game, form in FORMS:
        seat, met = seat_of(game, form, (), ()), {target for other, _, _, target in found if other == game}
        for target in (*components_at(seat), *pairs_at(seat)):
            kinds = kinds_for(game, form, target)
            if (game, form) not in ONCE or target not in met:
                found.append((game, form, next(kind for kind in USUAL if kind in kinds), target))
    return found


@pytest.mark.parametrize(("game", "form", "kind", "target"), targets())
def test_items_are_distinct_and_the_referee_finds_them_decisive(
    game: str, form: str, kind: str, target: object
) -> None:
    names, found = (target,) if isinstance(target, str) else target, []
    for item in items_for(kind, game, form, target):
        assert quarrel(item, names) == "", (quarrel(item, names), item)
        found.append(item)
        if len(found) == MANY:
            break
    keys = {item.key for item in found}
    assert len(keys) == len(found)
    assert len(found) == MANY or keys == closed(game, form, kind, target)
