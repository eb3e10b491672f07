"""How a trick is read: which card fixes the suit, what beats what, who is winning. Tables, built once a ruleset."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from tutor.cards import SUIT_MASK

Row = tuple[int, ...]
NOTHING = -1


@dataclass(frozen=True, slots=True)
class TrickFacts:
    """A trick so far: its cards in order and as a mask, and what rules speak of. Cards that are absent are -1.

    ``beaten_by[c]`` is the mask of the cards that would win over card ``c`` here; at index -1 it is empty.
    """

    order: tuple[int, ...]
    mask: int
    led: int
    last: int
    best: int
    best_of_led: int
    beaten_by: Row


@dataclass(frozen=True, slots=True)
class TrickLaw:
    """``tricks:`` of a game. ``won_by`` names suits from the strongest; ``strength`` ranks from the highest."""

    zone: str
    led: str
    won_by: tuple[str, ...]
    strength: tuple[int, ...]
    above: Row = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "above", above_masks(self.strength))

    def suits(self, led_suit: int, named: Sequence[int]) -> tuple[int, ...]:
        """The suits that can win, strongest first: ``named`` are the values of the registers in ``won_by``."""
        values = iter(named)
        return tuple(led_suit if name == "led" else next(values) for name in self.won_by)

    def row(self, led_suit: int, named: Sequence[int]) -> Row:
        """For each card, which cards win over it."""
        return beat_row(self.above, self.suits(led_suit, named))

    def read(self, order: Sequence[int], named: Sequence[int]) -> TrickFacts:
        """A trick from its cards in playing order."""
        if not order:
            return TrickFacts((), 0, NOTHING, NOTHING, NOTHING, NOTHING, self.row(NOTHING, named))
        led = order[0] if self.led == "first" else order[-1]
        row = self.row(led // 12, named)
        best, best_of_led, mask = led, led, 0
        for card in order:
            mask |= 1 << card
            if row[best] >> card & 1:
                best = card
            if self.above[best_of_led] >> card & 1:
                best_of_led = card
        return TrickFacts(tuple(order), mask, led, order[-1], best, best_of_led, row)

    def add(self, trick: TrickFacts, card: int, named: Sequence[int]) -> TrickFacts:
        """The trick with one more card on it."""
        if not trick.order or self.led != "first":
            return self.read((*trick.order, card), named)
        best = card if trick.beaten_by[trick.best] >> card & 1 else trick.best
        best_of_led = card if self.above[trick.best_of_led] >> card & 1 else trick.best_of_led
        return TrickFacts(
            (*trick.order, card), trick.mask | 1 << card, trick.led, card, best, best_of_led, trick.beaten_by
        )


@lru_cache(maxsize=64)
def above_masks(strength: tuple[int, ...]) -> Row:
    """For each card, the cards of its suit that rank above it; one more entry, empty, for an absent card."""
    height = {rank: len(strength) - place for place, rank in enumerate(strength)}
    masks = []
    for card in range(48):
        own = height.get(card % 12 + 1, 0)
        higher = (12 * (card // 12) + rank - 1 for rank in strength if height[rank] > own)
        masks.append(sum(1 << other for other in higher))
    return (*masks, 0)


@lru_cache(maxsize=1024)
def beat_row(above: Row, suits: tuple[int, ...]) -> Row:
    """``beaten_by`` for suits from the strongest to the weakest that can still win; other suits win nothing."""
    order = [suit for suit in dict.fromkeys(suits) if suit >= 0]
    row = []
    for card in range(48):
        suit = card // 12
        stronger = order[: order.index(suit)] if suit in order else order
        mask = above[card] if suit in order else 0
        for other in stronger:
            mask |= SUIT_MASK[other]
        row.append(mask)
    return (*row, 0)
