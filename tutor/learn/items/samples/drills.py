"""Drills, which need no position: what a card is worth, what some cards lack up to the sum that is made."""

from __future__ import annotations

from functools import lru_cache

from tutor.cards import bits
from tutor.kinds.facts.total import Total
from tutor.law.model import Law
from tutor.law.names import Literal
from tutor.law.protocol import Condition
from tutor.law.subsets import Scale
from tutor.learn.items.chance import Chance
from tutor.learn.items.draft import Draft
from tutor.learn.items.samples.tricks import card_texts
from tutor.learn.items.tables import Seat


def worth(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """Some cards: what do they come to? One in easy drills."""
    cards = chance.some(bits(seat.court.deck), chance.between(1, 1 + 2 * size))
    return Draft(seat, asked, {}, size, {"cards": tuple(sorted(cards))})


def lacking(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """Some cards that come to less than the sum that is made: what is missing?"""
    found = goal_of(seat.law)
    if found is None:
        return None
    scale, goal = found
    cards = chance.some(bits(seat.court.deck), chance.between(1, 1 + size))
    if not 0 < sum(scale.by_card[card] for card in cards) < goal:
        return None
    return Draft(seat, asked, {}, size, {"cards": tuple(sorted(cards))})


@lru_cache(maxsize=256)
def goal_of(law: Law) -> tuple[Scale, int] | None:
    """The scale and the number by which sets of cards are made with the card that is played, where there is such a one."""
    for decision in law.decisions.values():
        for rule in decision.require:
            for total in totals_in(rule.must):
                if (
                    total.sum.scale is not None
                    and isinstance(total.value, Literal)
                    and total.how == "is"
                    and total.sum.has(decision.part)
                ):
                    return total.sum.scale, total.value.value
    return None


def totals_in(condition: Condition) -> list[Total]:
    """The sums that a condition asks for."""
    if isinstance(condition, Total):
        return [condition]
    return [found for part in getattr(condition, "parts", ()) for found in totals_in(part)]


def drilled(draft: Draft) -> list[str]:
    """The cards of a drill."""
    return card_texts(draft.facts["cards"]) if draft.facts else []
