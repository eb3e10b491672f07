"""The hands that a player may have held, as far as it matters to what a play breaks."""

from collections.abc import Callable
from itertools import combinations
from math import comb


def fitting_hands(
    known: list[str], unseen: list[str], hidden: int, broken: Callable[[list[str]], str | None], limit: int
) -> list[list[str]]:
    """The hands made of the known cards and `hidden` unseen ones; `broken` is the rule that a hand breaks.

    Where there are more than `limit` of them, a few stand for all: each unseen card once, filled
    up with those that do least harm. One more card can only make a play worse, so that these show
    every answer there is; a test compares both ways.
    """
    if hidden < 0 or hidden > len(unseen):
        return []
    if comb(len(unseen), hidden) <= limit:
        return [known + list(chosen) for chosen in combinations(unseen, hidden)]
    harmless_first: list[str] = []
    for answer in (None, "pisar", "fallar", "montar", "asistir"):
        for other in unseen:
            if broken([*known, other]) == answer:
                harmless_first.append(other)
    hands = []
    for first in unseen:
        rest = [other for other in harmless_first if other != first]
        hands.append([*known, first, *rest[: hidden - 1]])
    return hands
