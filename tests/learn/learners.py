"""Simulated learners: who believes what, slips, and is asked by the diagnosis. Only arithmetic once the pool is made.

The diagnosis has no chance in it, so whoever has answered the same is asked the same: each path is reckoned once.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

from tutor.faults import TutorError
from tutor.learn.choosing import next_candidate
from tutor.learn.diagnosis import MOST_ITEMS, Candidate, Posterior, anybody
from tutor.learn.items import Item
from tutor.learn.items.draft import Draft
from tutor.learn.log import canonical
from tutor.learn.pool import marking, names_in, part_of

Says = Callable[[Candidate], str]
SLIPPED = "some other answer"


def law(candidate: Candidate) -> str:
    return min(candidate.law)


def believer(name: str) -> Says:
    return lambda candidate: min(candidate.told(name))


def with_both(pool: Sequence[Candidate], one: str, other: str) -> Says | None:
    """Somebody with two misconceptions, by the engine; nothing where the overlays cannot lie on one another."""
    said = dict[str, str]()
    try:
        rules = pool[0].item.seat.rules.believing(one, other)
        for candidate in pool:
            item: Item = candidate.item
            opened = draft_of(item).open(rules)
            said[item.key] = canonical(marking(item).marked(opened) if opened else ())
    except TutorError:
        return None
    return lambda candidate: said[candidate.item.key]


@cache
def draft_of(item: Item) -> Draft:
    """The position of an exercise, read but once."""
    return Draft(item.seat, part_of(item), item.case)


def slipping(says: Says, slip: float, rng: random.Random) -> Says:
    """The same with slips: any other answer, each as likely."""

    def say(candidate: Candidate) -> str:
        meant = says(candidate)
        if rng.random() >= slip:
            return meant
        others = [told for told in candidate.listed() if told != meant]
        place = rng.randrange(candidate.answers - 1)
        return others[place] if place < len(others) else SLIPPED

    return say


def without(pool: Sequence[Candidate], name: str) -> list[Candidate]:
    """The pool of a diagnosis that has never heard of a misconception."""
    return [
        replace(each, by={other: told for other, told in each.by.items() if other != name})
        if name in each.apart
        else each
        for each in pool
    ]


class Examiner:
    """A diagnosis of many learners from one pool."""

    def __init__(self, pool: Sequence[Candidate]) -> None:
        self.pool, self.names = list(pool), names_in(pool)
        self._known: dict[tuple[str, ...], tuple[Posterior, list[Candidate], Candidate | None]] = {}

    def examine(self, says: Says) -> tuple[str, int]:
        """What is said of a learner in the end, and after how many exercises."""
        path: tuple[str, ...] = ()
        while (asked := self.thought(path)[2]) is not None:
            path = (*path, says(asked))
        return self.thought(path)[0].named(), len(path)

    def thought(self, path: tuple[str, ...]) -> tuple[Posterior, list[Candidate], Candidate | None]:
        """What is thought after some answers, what has been asked, and the next exercise."""
        if path not in self._known:
            if not path:
                thought, gone = anybody(self.names), list[Candidate]()
            else:
                before, gone, asked = self.thought(path[:-1])
                assert asked is not None
                thought, gone = before.after(asked.seen(path[-1])), [*gone, asked]
            done = thought.settled() or len(path) == MOST_ITEMS
            self._known[path] = thought, gone, None if done else next_candidate(thought, self.pool, gone)
        return self._known[path]


def holds(says: Says, name: str, pool: Sequence[Candidate]) -> bool:
    """Whether somebody answers as a misconception does, mostly, wherever it departs from the law."""
    showing = [each for each in pool if name in each.apart]
    return sum(says(each) in each.told(name) for each in showing) > len(showing) / 2
