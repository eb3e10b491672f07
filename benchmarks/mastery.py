"""``python -m benchmarks.mastery [learners]``: whoever has a rule wrong must not be told that it is mastered.

Learners with one misconception, about what may be played or about what is bid, sung and counted, answer nothing but
exercises of the rules that it spoils, ten a day, with one slip in ten; after every answer it is looked whether one of those
rules is *dominada*.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from functools import cached_property

from tutor.faults import TutorError
from tutor.learn.asked import candidate_of
from tutor.learn.course import course_at
from tutor.learn.diagnosis import Candidate, anybody
from tutor.learn.home import Home
from tutor.learn.items import generate
from tutor.learn.items.make import kinds_for
from tutor.learn.log import Entry, Evidence, SetKind
from tutor.learn.progress import Course, Progress
from tutor.learn.tracing import Knowledge, updated

TABLES = (("pocha", "completa"), ("escoba", "quince-wiki"), ("tute", "parejas"))
LEARNERS, ITEMS, A_DAY, SLIP, OF_EACH = 2000, 100, 10, 0.1, 6
ASKED = ("mark_all", "points", "say_value", "worth")  # the first that a component has
KINDS: tuple[SetKind, ...] = ("lesson", "mixed", "review", "mixed", "lesson")
FIRST_DAY = date(2026, 3, 1)


@dataclass(frozen=True)
class School:
    """What learners of a table are asked."""

    game: str
    variant: str

    @cached_property
    def course(self) -> Course:
        """What there is to be learnt."""
        return course_at(Home(self.game, self.variant))

    @property
    def names(self) -> tuple[str, ...]:
        """The misconceptions at this table."""
        return self.course.misconceptions

    @cached_property
    def exercises(self) -> dict[str, list[Candidate]]:
        """Some exercises of every component that decides what may be chosen."""
        found: dict[str, list[Candidate]] = {}
        for name in self.course.components:
            known = kinds_for(self.game, self.variant, name)
            kind = next((kind for kind in ASKED if kind in known), "")
            with suppress(TutorError):
                items = [generate(kind, self.game, self.variant, name, seed=seed) for seed in range(OF_EACH) if kind]
                found[name] = [made for made in map(candidate_of, items) if made is not None]
        return {name: made for name, made in found.items() if made}

    @cached_property
    def spoilt(self) -> dict[str, list[str]]:
        """For every misconception the components that it gets wrong in two thirds of the exercises or more."""
        return {
            name: wrong
            for name in self.names
            if (
                wrong := [
                    each
                    for each, made in self.exercises.items()
                    if 3 * sum(name in one.apart for one in made) >= 2 * len(made)
                ]
            )
        }

    def life(self, name: str, rng: random.Random) -> Iterator[Entry]:
        """The answers of somebody with a misconception."""
        for number in range(ITEMS):
            made = rng.choice(self.exercises[rng.choice(self.spoilt[name])])
            given = min(made.told(name))
            if rng.random() < SLIP:
                others = [told for told in made.listed() if told != given]
                place = rng.randrange(made.answers - 1)
                given = others[place] if place < len(others) else "some other answer"
            yield self.answered(made, number, given)

    def answered(self, made: Candidate, number: int, given: str) -> Entry:
        """The answer to an exercise as it is kept."""
        day, minute = divmod(number, A_DAY)
        when = datetime.combine(FIRST_DAY + timedelta(days=day), datetime.min.time(), UTC) + timedelta(minutes=minute)
        evidence = tuple(Evidence(name, True, 1 / made.answers) for name in made.item.components)
        kind = KINDS[number % len(KINDS)]
        return Entry(
            when, self.game, str(day), kind, {}, given, given in made.law, evidence, prediction=made.seen(given)
        )

    def masters(self, learners: int) -> Counter[tuple[str, str]]:
        """How many of so many learners were told that they master a rule that they have wrong, by misconception and rule."""
        course = replace(self.course, components=tuple(self.exercises))
        told: Counter[tuple[str, str]] = Counter()
        for number in range(learners):
            name = list(self.spoilt)[number % len(self.spoilt)]
            known, entries, believed = dict[str, Knowledge](), list[Entry](), anybody(self.names)
            mastered: set[str] = set()
            for entry in self.life(name, random.Random(f"{self.game} {name} {number}")):
                if entries and entry.session != entries[-1].session:
                    believed = believed.later()
                entries.append(entry)
                known |= updated(known, entry)
                if entry.prediction is not None:
                    believed = believed.after(entry.prediction)
                if any(known.get(each, Knowledge()).state == "mastered" for each in self.spoilt[name]):
                    found = Progress(course, tuple(entries), known, {}, believed)
                    mastered |= {each for each in self.spoilt[name] if found.state(each) == "mastered"}
            told.update((name, each) for each in mastered)
        return told


if __name__ == "__main__":
    for game, variant in TABLES:
        school, learners = School(game, variant), int(sys.argv[1]) if sys.argv[1:] else LEARNERS
        told = school.masters(learners)
        wrong = ", ".join(f"{name}: {', '.join(rules)}" for name, rules in school.spoilt.items())
        print(
            f"{game} {variant}: {learners} learners, told of mastery {sum(told.values())} {dict(told)} ({wrong})",
            flush=True,
        )
