"""Positions made up for each mechanism: built so that rules meet in them, not waited for."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from tutor.law.conditions import Always
from tutor.learn.items.chance import Chance
from tutor.learn.items.draft import Draft
from tutor.learn.items.played import asked_by_turns, leaving, set_decision
from tutor.learn.items.samples import counts, records, values
from tutor.learn.items.samples.choices import declared, numbers
from tutor.learn.items.samples.drills import goal_of, lacking, worth
from tutor.learn.items.samples.likes import Like, declared_like
from tutor.learn.items.samples.sets import left, sets, swept
from tutor.learn.items.samples.tricks import played, shown, won
from tutor.learn.items.samples.turns import in_turn, last_turns
from tutor.learn.items.tables import Seat

Sampler = Callable[[Chance, Seat, str, int], Draft | None]
SAMPLERS: dict[str, Sampler] = {
    "trick": played,
    "winner": won,
    "shown": shown,
    "sets": sets,
    "number": numbers,
    "declared": declared,
    "worth": worth,
    "lacking": lacking,
    "sweep": swept,
    "leave": left,
    "score": counts.scored,
    "match": values.ended,
    "deal": values.dealt,
    "named": values.named,
    "opening": values.opened_table,
    "checked": values.left_over,
    "record": records.recorded,
    "turn": in_turn,
    "rest": last_turns,
}


@lru_cache(maxsize=1024)
def mechanism_of(seat: Seat, asked: str) -> str:
    """How a question is made up: a card played to a trick, a set of cards, a number, something declared, a count …

    Empty for what cannot be asked in this form of the game.
    """
    law = seat.law
    for decision in law.decisions.values():
        if asked in decision.choose and decision.when != Always(False):
            types = [part.type for part in decision.choose.values()]
            if "cards" in types:
                return "sets"
            if types[0] == "card":
                zone = law.tricks.zone if law.tricks else ""
                return "trick" if zone in seat.court.decision(decision.id).flat.facts else "declared"
            return "number" if types[0] == "number" else "declared"
    if asked in law.registers and law.registers[asked].most:
        return "named" if any(plan.kind for plan in law.schedule) else ""
    if asked in [check.of for check in law.checks]:
        return "checked"
    if asked in law.zones:
        return "opening" if law.opening else ""
    there = {
        "winner": law.tricks is not None,
        "shown": law.tricks is not None and any(each.suit_of for each in law.registers.values()),
        "worth": bool(law.deck.scales),
        "lacking": goal_of(law) is not None,
        "leave": any(len(each.choose) > 1 for each in law.decisions.values()),
        "sweep": any(register.shown_as for register in law.registers.values()),
        "score": bool(law.tally),
        "match": True,
        "deal": True,
        "turn": max(law.players) > 2 and bool(asked_by_turns(law)),
        "rest": leaving(law) is not None and bool(set_decision(seat.court)),
        "renuncio": bool(law.schedule) and law.tricks is not None,
    }
    return {"renuncio": "record"}.get(asked, asked) if there.get(asked) else ""


def sample(
    chance: Chance, seat: Seat, asked: str, size: int, shape: Any = None, about: frozenset[str] = frozenset()
) -> Draft | None:
    """A position for a question, of about a size, or of a shape; None where it came out as one that cannot be.

    ``about``: the rules that it is to be about.
    """
    if isinstance(shape, Like):
        return declared_like(chance, seat, asked, shape)
    if shape is not None:
        return played(chance, seat, asked, size, shape)
    if mechanism_of(seat, asked) == "score":
        return counts.scored(chance, seat, asked, size, about)
    return SAMPLERS[mechanism_of(seat, asked)](chance, seat, asked, size)
