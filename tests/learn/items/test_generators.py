"""Every component and listed pair has its items: distinct up to the names of suits, and decisive in the referees' eyes.

`ITEMS=200` asks for as many of each as a learner may ever need; a run of the suite is content with a few. Every kind of
every form is gone through by `python -m benchmarks.items 200`.
"""

from __future__ import annotations

import os
from itertools import product

import pytest

from tests.learn.items.naive import told
from tests.learn.items.rejudged import quarrel
from tutor.learn.items import components_at, items_for, kinds_for, pairs_at
from tutor.learn.items.item import Item
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
    assert len({item.key for item in found}) == len(found)
    assert len(found) == MANY or (
        "deal" in found[0].case and {told_by(item) for item in found} == closed(found[0], names)
    )


def told_by(item: Item) -> tuple[int, int]:
    """What a drill about the deal tells."""
    return item.case["players"], item.case.get("deck", 0)


def closed(like: Item, names: tuple[str, ...]) -> set[tuple[int, int]]:
    """All there are, where only so many can be: every number of players and every deck, if the referees find it decisive."""
    law, found = like.seat.law, set[tuple[int, int]]()
    for players, deck in product(law.players, (0, *law.deck.also)):
        case = {"players": players, "deal": True} | ({"deck": deck} if deck else {})
        said = [told({**like.to_data(), "case": case}, name) for name in names]
        if all(each and each[1] for each in said):
            found.add((players, deck))
    return found
