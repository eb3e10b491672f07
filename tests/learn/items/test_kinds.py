"""Every kind of item, with everything that it can exercise: sound, marked as the law answers, and put into words."""

from __future__ import annotations

import json

import pytest

from tutor.learn.items import KINDS, ask_text, components_at, generate, kinds_for, mark, pairs_at
from tutor.learn.items.item import Item
from tutor.learn.items.kinds import kind_of
from tutor.learn.items.tables import seat_of

FORMS = [("pocha", "completa"), ("escoba", "quince-wiki"), ("tute", "habanero"), ("tute", "parejas")]


def everything(game: str, form: str) -> list[object]:
    """Every component of a form, and every listed pair."""
    seat = seat_of(game, form, (), ())
    return [*components_at(seat), *pairs_at(seat)]


@pytest.mark.parametrize(
    ("game", "form", "target"), [(*form, target) for form in FORMS for target in everything(*form)]
)
def test_every_kind_that_fits_makes_an_item(game: str, form: str, target: object) -> None:
    kinds = kinds_for(game, form, target)
    assert kinds, target
    for kind in kinds:
        item = generate(kind, game, form, target, seed=1)
        names = (target,) if isinstance(target, str) else target
        assert set(names) <= set(item.components), (kind, item)
        look_at(item)


def look_at(item: Item) -> None:
    """What holds of every item."""
    kind = kind_of(item)
    right = kind.right(item, item.seat.rules)
    assert right and 0 < kind.guess(item) <= 1 and 0 <= item.difficulty <= 1
    again = Item.from_data(json.loads(json.dumps(item.to_data())))
    marked = mark(again, json.loads(json.dumps(right[0])))
    assert marked.right and again.key == item.key, item
    for lang in ("es", "en"):
        said = ask_text(item, lang)
        assert said[0].isupper() and "  " not in said and "{" not in said and "None" not in said, said
        assert marked.text(lang), item


def test_every_kind_is_made_in_some_game() -> None:
    fitting = {kind for form in FORMS for target in everything(*form) for kind in kinds_for(*form, target)}
    assert fitting == set(KINDS)
