"""``make positions``: writes anew the positions from which each diagnosis in the lessons chooses, and the exercises that show
of each form of a game whether somebody has a misconception about a rule."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from tutor.ask import the_library
from tutor.faults import TutorError
from tutor.learn.doubts import EXERCISES, Shown, shown
from tutor.learn.items import Item, components_at, generate, kinds_for
from tutor.learn.items.tables import Seat, seat_of
from tutor.learn.items.targets import Target, patched_at
from tutor.learn.lessons.model import Lesson
from tutor.learn.lessons.shelf import the_shelf
from tutor.learn.pool import KINDS, POSITIONS, Gathered, plays_of
from tutor.learn.put import CHOSEN, JUDGED

SHOWN, APART, SETS, FAR = 6, 2, 3, 1000
OF_EACH = 3  # exercises of each kind about each component


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


def made_of(seat: Seat, kind: str, target: Target, seeds: int) -> Iterator[Shown]:
    """Exercises that show some misconception, of the first seeds."""
    table = seat.rules.table
    for seed in range(seeds):
        try:
            found = shown(generate(kind, table.game, table.variant, target, None, seed))
        except TutorError:
            return
        if found is not None:
            yield found


def showing(game: str, variant: str) -> list[Shown]:
    """Exercises of a form: of every component some of each kind; for every misconception about a component, and for every
    one, what those do not show."""
    seat = seat_of(game, variant, (), ())
    known, changed = components_at(seat), patched_at(seat)
    found = [
        each for name in known for kind in telling(game, variant, name) for each in made_of(seat, kind, name, OF_EACH)
    ]
    aims: list[Target] = [(name, belief) for name in known for belief in sorted(changed[name])]
    for target in [*aims, *seat.beliefs]:
        wanted = {*target} if isinstance(target, tuple) else {target}
        if any(wanted <= {*each.components, *each.against} for each in found):
            continue
        for kind in telling(game, variant, target):
            made = [each for each in made_of(seat, kind, target, 1) if wanted & each.against]
            found += made
            if made:
                break
    return found


def telling(game: str, variant: str, target: Target) -> Sequence[str]:
    """The kinds about a target of which the answers tell most; only where there are none, those that are soon guessed."""
    known = kinds_for(game, variant, target)
    return [kind for kind in CHOSEN if kind in known] or [kind for kind in JUDGED if kind in known]


def fewest(found: Iterable[Shown]) -> list[Shown]:
    """Few of these that show together what all do: each misconception with every component that decides beside it, and by
    more than one kind of exercise, if there are more."""
    left = {each: {*product(each.components, each.against), *product([each.item.kind], each.against)} for each in found}
    kept = list[Shown]()
    while left:
        best = max(left, key=lambda each: len(left[each]))
        covered = left.pop(best)
        if not covered:
            break
        kept.append(best)
        left = {each: some - covered for each, some in left.items()}
    return kept


def exercises(game: str, variant: str) -> list[dict[str, Any]]:
    """Exercises as they are kept."""
    parts = ("kind", "asked", "case", "more")
    told = [each.item.to_data() for each in fewest(showing(game, variant))]
    return [{name: item[name] for name in parts if item[name] or name == "case"} for item in told]


def write(game: str) -> int:
    """Writes the files of a game; tells how many positions there are."""
    tables = {lesson.variant: positions(lesson) for lesson in diagnoses(game)}
    first = next(iter(tables.values()), [])
    others = [variant for variant in the_library().variants(game) if variant not in tables]
    tables |= {variant: elsewhere(game, variant, first) for variant in others}
    forms = the_library().variants(game)
    keep(game, POSITIONS, tables)
    keep(game, EXERCISES, {variant: exercises(game, variant) for variant in forms})
    return sum(map(len, tables.values()))


def keep(game: str, file: str, tables: Mapping[str, Iterable[Mapping[str, Any]]]) -> None:
    """Writes a file: one position a line, by the form of the game."""
    lines = [
        f"{json.dumps(variant)}: [\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in told) + "\n]"
        for variant, told in tables.items()
    ]
    (the_shelf().folder / game / file).write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    for each in the_shelf().games():
        print(f"{each}: {write(each)}")
