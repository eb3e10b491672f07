"""When a component that is known should be seen again: FSRS, one card for each, graded by the marking."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from functools import lru_cache
from typing import TYPE_CHECKING

from tutor.learn.log import Entry, in_order
from tutor.learn.tracing import Knowledge

if TYPE_CHECKING:
    from fsrs import Card, Rating, Scheduler

    Review = tuple[Rating, date]

RETENTION, LONGEST_INTERVAL = 0.9, 90  # probability of remembering; days


@dataclass(frozen=True, slots=True)
class Memory:
    """The card of one component. ``due``: the day to see it again; ``stability``: days until nine in ten remember."""

    component: str
    due: date
    last: date
    stability: float

    def recalled(self, day: date) -> float:
        """The probability (0 to 1) of remembering it on a day."""
        from fsrs import Card

        card = Card(card_id=0, stability=self.stability, due=noon(self.due), last_review=noon(self.last))
        return scheduler().get_card_retrievability(card, noon(day))


@lru_cache(maxsize=1)
def scheduler() -> Scheduler:
    """FSRS in days, without chance."""
    from fsrs import Scheduler

    return Scheduler(
        desired_retention=RETENTION,
        learning_steps=(),
        relearning_steps=(),
        maximum_interval=LONGEST_INTERVAL,
        enable_fuzzing=False,
    )


def memories(entries: Iterable[Entry], known: Mapping[str, Knowledge]) -> dict[str, Memory]:
    """The cards of the components that have become known.

    A card begins on the day its component is known. From then on the first decisive answer of a day is its review:
    those after it, on the same day, say nothing of what was remembered.
    """
    from fsrs import Rating

    reviews: dict[str, tuple[Review, ...]] = {}
    cards: dict[str, Card] = {}
    for entry in in_order(entries):
        for piece in entry.decisive:
            first, before = known[piece.component].known_on, reviews.get(piece.component, ())
            if first is None or entry.day < first or (before and before[-1][1] >= entry.day):
                continue
            grade = Rating.Good if entry.right and not entry.hints else Rating.Hard if entry.right else Rating.Again
            reviews[piece.component] = (*before, (grade if before else Rating.Good, entry.day))
            cards[piece.component] = card_after(reviews[piece.component])
    return {name: memory_of(name, card) for name, card in cards.items()}


@lru_cache(maxsize=4096)
def card_after(reviews: tuple[Review, ...]) -> Card:
    """A card after some reviews: the last of them, after the card as it was before, which is at hand."""
    from fsrs import Card

    *before, (grade, day) = reviews
    card = card_after(tuple(before)) if before else Card(card_id=0, due=noon(day))
    return scheduler().review_card(card, grade, noon(day))[0]


def memory_of(component: str, card: Card) -> Memory:
    """A card that has been seen at least once."""
    assert card.last_review is not None and card.stability is not None
    return Memory(component, card.due.date(), card.last_review.date(), card.stability)


def noon(day: date) -> datetime:
    """A day of the learner as a moment for FSRS, which counts whole days in UTC."""
    return datetime.combine(day, time(12), UTC)
