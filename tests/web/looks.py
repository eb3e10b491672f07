"""The ways in which a page is looked at and used, and few of their combinations in which every two of them meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, product

FACTORS: Mapping[str, Sequence[object]] = {
    "widths": ((320, 390), (1280, 1920)),
    "way": ("keyboard", "touch"),
    "scheme": ("light", "dark"),
    "lang": ("es", "en"),
}
"""A page is loaded in the first of two widths, and becomes as wide as the second, as when a phone is turned or a window drawn."""
Look = tuple[object, ...]


def covering(factors: Mapping[str, Sequence[object]]) -> list[Look]:
    """Combinations such that any two values of different factors meet in one: always the one in which most meet anew."""
    every = list(product(*factors.values()))
    missing = set().union(*map(meetings, every))
    found = []
    while missing:
        found.append(max(every, key=lambda look: len(meetings(look) & missing)))
        missing -= meetings(found[-1])
    return found


def meetings(look: Look) -> set[tuple[tuple[int, object], tuple[int, object]]]:
    """The pairs of values, each with the place of its factor, that meet in a combination."""
    return set(combinations(enumerate(look), 2))
