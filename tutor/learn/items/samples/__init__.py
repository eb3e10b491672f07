"""Positions made up for each mechanism: built so that rules meet in them, not waited for."""

from __future__ import annotations

from collections.abc import Callable

from tutor.learn.items.chance import Chance
from tutor.learn.items.draft import Draft
from tutor.learn.items.samples.choices import declared, numbers
from tutor.learn.items.samples.sets import sets
from tutor.learn.items.samples.tricks import played, won
from tutor.learn.items.tables import Seat

Sampler = Callable[[Chance, Seat, str, int], Draft | None]


def mechanism_of(seat: Seat, asked: str) -> str:
    """How a question is made up: a card played to a trick, a set of cards, a number, something declared, a trick won …"""
    law = seat.law
    for decision in law.decisions.values():
        if asked in decision.choose:
            types = [part.type for part in decision.choose.values()]
            if "cards" in types:
                return "sets"
            if types[0] == "card":
                zone = law.tricks.zone if law.tricks else ""
                return "trick" if zone in seat.court.decision(decision.id).flat.facts else "declared"
            return "number" if types[0] == "number" else "declared"
    return asked if asked == "winner" else "value"


SAMPLERS: dict[str, Sampler] = {"trick": played, "winner": won, "sets": sets, "number": numbers, "declared": declared}


def sample(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """A position for a question, of about a size; None where it came out as one that cannot be."""
    return SAMPLERS[mechanism_of(seat, asked)](chance, seat, asked, size)
