"""How hard an item is, from what makes it so: how many rules decide, how many cards there are, what errors lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tutor.law.model import Law
from tutor.learn.items.item import BANDS, Band, Item

CEILINGS = (0.34, 0.56)
MOST_CARDS, MOST_DECIDING, MOST_FOOLED = 12, 4, 6


def difficulty(item: Item, deciding: Sequence[str], predicted: Mapping[str | None, tuple[Any, ...]]) -> float:
    """From 0 to 1.

    Half of it are the cards to be looked at and the rules that decide; the rest is what misleads: how many misconceptions
    lead astray, how many of them to the same wrong answer, ranks whose order is not that of their numbers.
    """
    lying = (*item.case.values(), item.more.get("cards"))  # those of a drill lie in no position
    cards = sum(len(value) for value in lying if isinstance(value, list | tuple))
    right, wrong = predicted.get(None), Counter[Any]()
    for name, answers in predicted.items():
        if name is not None and answers and answers != right:
            wrong[repr(answers)] += 1
    fooled = min(sum(wrong.values()), MOST_FOOLED) / MOST_FOOLED
    alike = min(max(wrong.values(), default=0), 3) / 3
    found = (
        0.35 * min(cards, MOST_CARDS) / MOST_CARDS
        + 0.25 * min(len(deciding), MOST_DECIDING) / MOST_DECIDING
        + 0.2 * fooled
        + 0.1 * alike
        + 0.1 * trapped(item, item.seat.law)
    )
    return round(min(found, 1.0), 3)


def trapped(item: Item, law: Law) -> float:
    """1 where two cards of a suit lie there of which the one with the lower number is the higher, by more than a place."""
    cards = [card for value in item.case.values() if isinstance(value, list | tuple) for card in value]
    ranks: dict[str, list[int]] = {}
    for card in cards:
        if isinstance(card, str) and card[:-1].isdigit():
            ranks.setdefault(card[-1], []).append(int(card[:-1]))
    height = {rank: place for place, rank in enumerate(reversed(law.deck.strength))}
    for held in ranks.values():
        known = [rank for rank in held if rank in height]
        if sorted(known) != sorted(known, key=height.__getitem__):
            return 1.0
    return 0.0


def band_of(found: float) -> Band:
    """The band in which a difficulty lies."""
    return BANDS[sum(found >= ceiling for ceiling in CEILINGS)]
