"""``make positions``: writes anew the positions from which each diagnosis in the lessons chooses."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tutor.ask import the_library
from tutor.learn.items import Item
from tutor.learn.items.tables import seat_of
from tutor.learn.lessons.model import Lesson
from tutor.learn.lessons.shelf import the_shelf
from tutor.learn.pool import KINDS, POSITIONS, Gathered, plays_of

SHOWN, APART, SETS, FAR = 6, 2, 3, 1000


def diagnoses(game: str) -> Iterator[Lesson]:
    """The lessons of a game that look for what somebody believes."""
    for lesson in the_shelf().lessons(game).values():
        if any(step.diagnose for step in lesson.steps):
            yield lesson


def positions(lesson: Lesson, first: int = 0, sets: int = SETS) -> list[dict[str, Any]]:
    """Positions for a diagnosis: several sets, each of which tells everything apart by itself, in one. ``first``: a seed."""
    options = tuple(sorted(lesson.options.items()))
    seat = seat_of(lesson.game, lesson.variant, options, ())
    asks, found = plays_of(seat.law), dict[str, dict[str, Any]]()
    for number in range(sets):
        made = Gathered(seat, dict(options), asks, FAR * (first + number))
        made.fill(SHOWN, APART, 2 * SHOWN)
        found |= {each.item.key: told(each.item) for each in made.found}
    return [*found.values()]


def elsewhere(game: str, variant: str, lying: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Positions for a form without a diagnosis: those of another form that tell something there, and what they leave open."""
    seat = seat_of(game, variant, (), ())
    found = Gathered(seat, {}, plays_of(seat.law))
    for each in lying:
        found.take(**each)
    found.fill(SHOWN, APART, 2 * SHOWN)
    return [told(each.item) for each in found.found]


def told(item: Item) -> dict[str, Any]:
    """A position as it is kept; the kind of exercise where it is another than the first."""
    asked = {"asked": item.asked} if item.kind == KINDS[0] else {"kind": item.kind}
    return {**asked, "case": dict(item.case)}


def write(game: str) -> int:
    """Writes the file of a game; tells how many positions there are."""
    tables = {lesson.variant: positions(lesson) for lesson in diagnoses(game)}
    first = next(iter(tables.values()), [])
    others = [variant for variant in the_library().variants(game) if variant not in tables]
    tables |= {variant: elsewhere(game, variant, first) for variant in others}
    lines = [
        f"{json.dumps(variant)}: [\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in told) + "\n]"
        for variant, told in tables.items()
    ]
    path = the_shelf().folder / game / POSITIONS
    path.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")
    return sum(map(len, tables.values()))


if __name__ == "__main__":
    for each in the_shelf().games():
        print(f"{each}: {write(each)}")
