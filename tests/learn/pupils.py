"""Simulated learners who work through a lesson, and what they are told of beliefs: in the lesson, and by its answers.

A lesson has no chance in it but its seed, so whoever has answered the same is asked the same: each path is worked out once.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, combinations
from typing import Any

from tests.learn.learners import SLIPPED, Says
from tutor.ask.told import LETTERS
from tutor.faults import TutorError
from tutor.learn.asked import candidate_of
from tutor.learn.diagnosis import MOST_ITEMS, Candidate, Posterior
from tutor.learn.items import Item, kind_of
from tutor.learn.items.kinds.base import choices_of
from tutor.learn.lessons import Course, State
from tutor.learn.lessons.model import Lesson
from tutor.learn.lessons.thought import thought
from tutor.learn.log import canonical

OPEN = ("asked", "done")
NUMBERS = 40


@dataclass(frozen=True, slots=True)
class Stand:
    """Where answers have led. ``asked``: what is asked now, None at the end; ``thought``: of all answers; ``told``: the
    misconception that was named after the last."""

    state: State
    asked: Candidate | None
    thought: Posterior
    told: str = ""


@dataclass
class Pupils:
    """Many who work through a lesson with one seed, up to so many exercises."""

    lesson: Lesson
    seed: int = 1
    most: int = MOST_ITEMS
    _known: dict[tuple[str, ...], Stand] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.course = Course(self.lesson)

    def examine(self, says: Says) -> frozenset[str]:
        """Every misconception of which somebody is told: in the lesson, and by what all their answers say together."""
        stands = [*self.walk(says)]
        return frozenset({*(stand.told for stand in stands), stands[-1].thought.named()} - {""})

    def walk(self, says: Says) -> Iterator[Stand]:
        """From the first exercise to the end, or to where a misconception is settled."""
        path: tuple[str, ...] = ()
        yield (stand := self.stand(path))
        while stand.asked is not None and len(path) < self.most and not (stand.thought.named() and stand.told):
            path = (*path, says(stand.asked))
            yield (stand := self.stand(path))

    def stand(self, path: tuple[str, ...]) -> Stand:
        """Where some answers lead."""
        if path not in self._known:
            if not path:
                state, told = self.course.start(self.seed), ""
            else:
                before = self.stand(path[:-1])
                assert before.asked is not None and before.state.item is not None
                given = unlisted(before.state.item, before.asked) if path[-1] == SLIPPED else path[-1]
                state = self.course.answer(before.state, json.loads(given))
                told = self.course.belief(state)
            while state.phase not in OPEN:
                state = self.course.go_on(state)
            asked = candidate_of(state.item) if state.item is not None else None
            names = self.course.in_question(state.log)
            self._known[path] = Stand(state, asked, thought(state.log, names), told)
        return self._known[path]


def unlisted(item: Item, asked: Candidate) -> str:
    """An answer that nobody is expected to give; where there is none, the last of those that somebody is."""
    kind, listed = kind_of(item), asked.listed()
    for given in answers(item):
        try:
            found = canonical(kind.read(item, given))
        except TutorError:
            continue
        if found not in listed:
            return found
    return listed[-1]


def answers(item: Item) -> Iterator[Any]:
    """Answers of every shape there is: some of what can be chosen, one of it, a number, a name, who wins how much."""
    choices = choices_of(item) if item.asked else ()
    yield from chain.from_iterable(combinations(choices, size) for size in range(3))
    yield from (*choices, *range(NUMBERS), *LETTERS)
    yield from ([[name, 3]] for name in LETTERS)
