"""What has to be seen of a rule before it is called mastered: for each component the misconceptions about it, at a table.

A misconception is about a component whose rules it changes; and about one that decides an exercise in which it answers
wrong, unless its changes lie in the rules of another that decides there too, and that builds on this one. It counts where
some exercise can show that somebody does not have it: one that it answers otherwise than the law, whichever of its
answers is taken. Such exercises lie beside the lessons of a game (``lessons/<game>/doubts.json``),
some for each form; what decides them, and whom they tell apart, is worked out at the table where they are asked, so
that nobody waits for what cannot be shown there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tutor.faults import TutorError
from tutor.learn.asked import candidate_of
from tutor.learn.diagnosis import Candidate
from tutor.learn.items import Item
from tutor.learn.items.judged import Judged
from tutor.learn.items.tables import Seat
from tutor.learn.items.targets import Target, components_at, patched_at
from tutor.places import lessons_dir
from tutor.play.facts import MissingFact

EXERCISES = "doubts.json"  # beside the lessons of a game


@dataclass(frozen=True, slots=True)
class Shown:
    """An exercise at a table: the components that decide it, and the misconceptions that a right answer speaks against."""

    item: Item
    components: tuple[str, ...]
    against: frozenset[str]


@dataclass(frozen=True, slots=True)
class Doubts:
    """``about``: for each component the misconceptions about it. ``exercises``: those that show them."""

    about: Mapping[str, frozenset[str]]
    exercises: tuple[Shown, ...]

    def showing(self, component: str, name: str) -> Sequence[tuple[Target, Item]]:
        """Exercises that show whether a misconception is held, and what others like them are to be about.

        Those that the component decides as well, where there are any.
        """
        found = [each for each in self.exercises if name in each.against]
        both = [((component, name), each.item) for each in found if component in each.components]
        return both or [(name, each.item) for each in found]


@lru_cache(maxsize=32)
def doubts_at(seat: Seat) -> Doubts:
    """What has to be seen at a table; the same table gives the same."""
    lying, found = exercises_of(seat.rules.game), list[Shown]()
    table = seat.rules.table
    for each in lying.get(table.variant, next(iter(lying.values()), [])):
        made = shown(Item(game=table.game, variant=table.variant, options=table.options, house=seat.house, **each))
        if made is not None:
            found.append(made)
    return Doubts(about(seat, found), tuple(found))


def about_at(seat: Seat, component: str) -> frozenset[str]:
    """The misconceptions about a component at a table."""
    return doubts_at(seat).about.get(component, frozenset())


@lru_cache(maxsize=32)
def exercises_of(game: str) -> Mapping[str, Sequence[Mapping[str, Any]]]:
    """The exercises that lie beside the lessons of a game, by the form of the game; nothing where none do."""
    path = lessons_dir() / game / EXERCISES
    tables: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return tables


def shown(item: Item) -> Shown | None:
    """An exercise, if it shows anything at its table."""
    try:
        made = candidate_of(item)
        against = speaks_against(made) if made else frozenset()
        return Shown(item, Judged(item).deciding, against) if against else None
    except (TutorError, MissingFact):
        return None


def speaks_against(made: Candidate) -> frozenset[str]:
    """The misconceptions that nobody can have who answers an exercise right: they accept none of the right answers."""
    return frozenset(name for name in made.apart if made.law.isdisjoint(made.by[name]))


def about(seat: Seat, exercises: Sequence[Shown]) -> dict[str, frozenset[str]]:
    """For each component the misconceptions about it of which exercises show whether they are held."""
    changed, known = patched_at(seat), components_at(seat)
    below: dict[str, set[str]] = {}  # what a component builds on
    for component, each_of in known.items():
        below[component] = {*each_of.after}.union(*(below[one] for one in each_of.after if one in below))
    seen = frozenset[str]().union(*(each.against for each in exercises))
    found = {component: set(names & seen) for component, names in changed.items()}
    for each in exercises:
        for name in each.against:
            own = {component for component in each.components if name in changed[component]}
            for component in each.components:
                if component in own or not any(component in below[one] for one in own):
                    found[component].add(name)
    return {component: frozenset(names) for component, names in found.items() if names}


__all__ = ["EXERCISES", "Doubts", "Shown", "about_at", "doubts_at", "exercises_of", "shown", "speaks_against"]
