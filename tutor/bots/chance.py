"""Chance out of what is known: the same seed and the same view give the same choice, also after a game is resumed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def chance_of(seed: int, key: str) -> random.Random:
    """A generator of which only `random` is used, which alone never changes."""
    return random.Random(f"{seed} {key}")


def pick(among: Sequence[T], rng: random.Random) -> T:
    """One of them."""
    return among[int(rng.random() * len(among))]


def shuffled(cards: Sequence[T], rng: random.Random) -> list[T]:
    """All of them, in random order."""
    places = [rng.random() for _ in cards]
    return [cards[place] for place in sorted(range(len(cards)), key=places.__getitem__)]
