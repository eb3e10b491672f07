"""What does not change during a hand: the law, who plays, who deals, and with how many cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tutor.law.course import Program
from tutor.law.model import Law
from tutor.play.course import compile_course
from tutor.play.court import Court
from tutor.play.deal import DealPlan


@dataclass(frozen=True, eq=False)
class Setting:
    """What does not change during a hand: the law, the table, who deals, how many cards, what the match remembers."""

    court: Court
    plan: DealPlan
    dealer: int
    cards: int
    kept: Mapping[str, Any] = field(default_factory=dict)

    @property
    def law(self) -> Law:
        """The law of this hand (its kind included)."""
        return self.court.law

    @property
    def players(self) -> int:
        """How many play."""
        return self.plan.players

    @cached_property
    def mano(self) -> int:
        """The seat after the dealer, who speaks and leads first."""
        return (self.dealer + 1) % self.plan.players

    def owner(self, seat: int, of: str = "side") -> int:
        """Whose things a seat's are: its own, or where a zone belongs to sides, its side's."""
        return seat % 2 if of == "side" and self.law.pairs else seat

    def owners(self, of: str = "side") -> int:
        """How many owners there are."""
        return 2 if of == "side" and self.law.pairs else self.players

    @cached_property
    def program(self) -> Program:
        """The course as instructions."""
        return compile_course(self.law)

    def choice_type(self, decision: str) -> str:
        """Of what a decision is a choice: card, number, suit or word."""
        chosen = self.law.decisions[decision]
        return chosen.choose[chosen.part].type

    def choice_words(self, decision: str) -> tuple[str, ...]:
        """The words that a decision is a choice of, where it is one of words."""
        chosen = self.law.decisions[decision]
        return tuple(getattr(chosen.choose[chosen.part], "words", ()))
