"""``python -m benchmarks.diagnosis [pools] [learners]``: how a diagnosis fares on pools and learners that it has not been tuned on.

One line for each pool: the misconception that is found least often at one slip in ten, how many exercises it takes, and
how many are told of a misconception that they do not have: those who know the rules (5, 10, 20 % slips), those who
answer at random, and those whose belief the diagnosis has never heard of.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence

from benchmarks.gather import diagnoses, positions
from tests.learn.learners import Examiner, Says, believer, holds, law, slipping, without
from tutor.learn.diagnosis import Candidate
from tutor.learn.items.tables import seat_of
from tutor.learn.lessons.shelf import the_shelf
from tutor.learn.pool import Gathered, plays_of, pool_of


def fares(pool: Sequence[Candidate], learners: int, seed: str) -> str:
    """How learners fare with a pool."""
    rng, asked = random.Random(seed), Examiner(pool)

    def told(who: Examiner, says: Says, slip: float, times: int = learners) -> list[tuple[str, int]]:
        return [who.examine(slipping(says, slip, rng)) for _ in range(times)]

    found = {name: told(asked, believer(name), 0.1) for name in asked.names}
    right = {name: sum(said == name for said, _ in each) / learners for name, each in found.items()}
    items = sum(count for each in found.values() for _, count in each) / learners / len(found)
    known = [said for slip in (0.05, 0.1, 0.2) for said, _ in told(asked, law, slip)]
    chance = [said for share in (0.3, 0.6, 0.8) for said, _ in told(asked, law, 1 - share)]
    wrong, whole = 0, 0
    for name in asked.names:
        unheard = Examiner(without(pool, name))
        said = {id(less): min(each.told(name)) for each, less in zip(pool, unheard.pool, strict=True)}
        says: Says = lambda made, said=said: said[id(made)]  # type: ignore[misc]  # noqa: E731
        for slip in (0.05, 0.2):
            answers = told(unheard, says, slip, max(learners // 5, 1))
            wrong += sum(bool(each) and not holds(says, each, unheard.pool) for each, _ in answers)
            whole += len(answers)
    worst = ", ".join(f"{name} {share:.1%}" for name, share in sorted(right.items(), key=lambda each: each[1])[:2])
    return (
        f"{len(pool):4} exercises, {items:.1f} asked; found {sum(right.values()) / len(right):.1%}, worst {worst}; accused: "
        f"right {sum(map(bool, known)) / len(known):.2%}, random {sum(map(bool, chance)) / len(chance):.2%}, "
        f"unlisted {wrong / whole:.2%}"
    )


if __name__ == "__main__":
    pools, learners = (int(given) for given in (*sys.argv[1:], "5", "200")[:2])
    for game in the_shelf().games():
        for lesson in diagnoses(game):
            print(
                f"{game} {lesson.variant}, as shipped: {fares(pool_of(game, lesson.variant), learners, 'shipped')}",
                flush=True,
            )
            seat = seat_of(game, lesson.variant, (), ())
            for number in range(1, pools + 1):
                made = Gathered(seat, {}, plays_of(seat.law))
                for each in positions(lesson, 10 * number):
                    made.take(**each)
                print(f"{game} {lesson.variant}, pool {number}: {fares(made.found, learners, str(number))}", flush=True)
