"""Which exercise is asked next: the one that tells most of what somebody believes; once a misconception leads, one that
puts it to the proof.

There are but few exercises, and a misconception that shows where no other does would come last by what it tells: too late
to be borne out. So one that has not been shown yet counts for more. And a belief that is in no list may come to the same
as a listed one wherever two rules meet, though not in most of what the listed one changes: so each proof is of another
kind of situation than those before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum, log2
from operator import mul

from tutor.learn.diagnosis import Borne, Candidate, Posterior

LEADS = 0.5  # what is likelier is put to the proof
NEARLY = 0.5  # by one of those that tell so much of what the best of them tells
NEW, AGAIN = 8.0, 0.5  # bits for showing what is held; each time that it has been shown leaves it so much of them


def gain(thought: Posterior, candidate: Candidate) -> float:
    """The expected information of an exercise, in bits: how much less there is to know once it is answered."""
    foretold = candidate.foretold
    weights = foretold.weights(thought)
    known: float = sum(map(mul, weights, foretold.certain))
    whole: list[float] = [sum(map(mul, weights, column)) for column in foretold.columns]
    return known - sum([part * log2(part) for part in whole if part])


def next_candidate(thought: Posterior, pool: Sequence[Candidate], asked: Iterable[Candidate] = ()) -> Candidate | None:
    """The exercise to be asked next; of equals the first. None where nothing is left to ask.

    ``pool``: what may be asked. ``asked``: those that have been; they are not asked again.
    """
    before = [*asked]
    gone = {id(candidate) for candidate in before}
    left = [candidate for candidate in pool if id(candidate) not in gone]
    name = thought.leading()
    proof = [candidate for candidate in left if name in candidate.apart]
    if proof and thought.holds(name) >= LEADS:
        return proving(thought, name, proof, [candidate for candidate in before if name in candidate.apart])
    new = {each: NEW * thought.holds(each) * AGAIN ** thought.borne.get(each, Borne()).shown for each in thought.names}
    return max(left, key=lambda each: gain(thought, each) + sum(new[one] for one in each.apart), default=None)


def proving(thought: Posterior, name: str, proof: Sequence[Candidate], before: Sequence[Candidate]) -> Candidate:
    """Of the exercises that show a misconception and tell enough, the one least like any by which it has been shown."""
    told = [(gain(thought, candidate), candidate) for candidate in proof]
    least = NEARLY * max(bits for bits, _ in told)
    seen = [candidate.situation(name) for candidate in before]

    def apart(bits: float, candidate: Candidate) -> tuple[float, float, float]:
        like = [likeness(candidate.situation(name), each) for each in seen]
        return -max(like, default=0.0), -fsum(like), bits

    return max((each for each in told if each[0] >= least), key=lambda each: apart(*each))[1]


def likeness(one: frozenset[str], other: frozenset[str]) -> float:
    """How like two kinds of situation are: 1 where they are the same, 0 where they have nothing in common."""
    return len(one & other) / len(one | other) if one | other else 1.0


__all__ = ["gain", "next_candidate"]
