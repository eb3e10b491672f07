"""Chance out of a seed: the same seed gives the same choices for ever, whatever the version of Python."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Choices at random. Of the generator only `random` is used, which alone never changes.

    >>> chance = Chance("one seed")
    >>> chance.pick("abc") in "abc", len(chance.some(range(9), 4))
    (True, 4)
    """

    def __init__(self, seed: str) -> None:
        self._unit = random.Random(seed).random

    def odds(self, probability: float) -> bool:
        """True with this probability."""
        return self._unit() < probability

    def below(self, number: int) -> int:
        """A whole number from 0, below ``number``."""
        return int(self._unit() * number)

    def between(self, low: int, high: int) -> int:
        """A whole number from ``low`` to ``high``, both of them possible."""
        return low + self.below(high - low + 1)

    def pick(self, among: Sequence[T]) -> T:
        """One of them."""
        return among[self.below(len(among))]

    def some(self, among: Sequence[T], count: int) -> list[T]:
        """So many of them, or all that there are, in random order."""
        left, found = list(among), list[T]()
        for _ in range(min(count, len(left))):
            found.append(left.pop(self.below(len(left))))
        return found

    def weighed(self, among: Sequence[tuple[float, T]]) -> T:
        """One of them, each as likely as its weight."""
        left = self._unit() * sum(weight for weight, _ in among)
        for weight, thing in among:
            left -= weight
            if left < 0:
                return thing
        return among[-1][1]
