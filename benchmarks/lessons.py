"""``python -m benchmarks.lessons [learners] [game[/lesson] …]``: whether lessons tell those who have a rule wrong, and nobody else.

What is told is what the lesson says at once after an answer, and what all answers say together. One line for each
misconception against which a lesson makes exercises: the share of those who have it that are told so within eight
exercises at one slip in ten, and of nothing else; and the share told of another. One line for each such lesson: how many
are told of a misconception who know the rules (5, 10, 20 % slips).
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator

from tests.learn.learners import Says, believer, law, slipping
from tests.learn.pupils import Pupils
from tutor.learn.lessons.model import Lesson
from tutor.learn.lessons.shelf import the_shelf

LEARNERS = 200
SEEDS = (11, 12, 13, 14)  # each is another course of the same lesson
FOUND, ACCUSED = 0.95, 0.02


def aims(lesson: Lesson) -> list[str]:
    """The misconceptions against which a lesson makes exercises."""
    return list(dict.fromkeys(name for step in lesson.steps if step.making for name in step.making.against))


def told(courses: list[Pupils], says: Says, slip: float, learners: int, rng: random.Random) -> list[frozenset[str]]:
    """What so many learners are told, in one course after another."""
    return [courses[number % len(courses)].examine(slipping(says, slip, rng)) for number in range(learners)]


def fares(lesson: Lesson, learners: int) -> Iterator[str]:
    """How learners fare with a lesson; "below" where a bar is not reached."""
    courses, rng = [Pupils(lesson, seed) for seed in SEEDS], random.Random(lesson.key)
    for name in aims(lesson):
        each = told(courses, believer(name), 0.1, learners, rng)
        right, other = sum(said == {name} for said in each) / learners, sum(bool(said - {name}) for said in each)
        yield f"{lesson.key} {name}: found {right:.1%}, another {other / learners:.1%}{' BELOW' * (right < FOUND)}"
    known = [said for slip in (0.05, 0.1, 0.2) for said in told(courses, law, slip, learners, rng)]
    accused = sum(map(bool, known)) / len(known)
    yield f"{lesson.key}: knows the rules, accused {accused:.2%}{' BELOW' * (accused >= ACCUSED)}"


if __name__ == "__main__":
    given = sys.argv[1:]
    learners = int(given.pop(0)) if given and given[0].isdigit() else LEARNERS
    for game in the_shelf().games():
        for lesson in the_shelf().lessons(game).values():
            if aims(lesson) and (not given or {game, lesson.key} & {*given}):
                start = time.process_time()
                for line in fares(lesson, learners):
                    print(line, flush=True)
                print(f"{lesson.key}: {time.process_time() - start:.0f} s", flush=True)
