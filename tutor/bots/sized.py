"""A decision for a hand of so many cards: what its rules ask about their number is settled, so that it can be asked with fewer.

A hand of a card or two tells what somebody lacks only where a card more never makes a choice legal. A rule that holds only
while a hand is small breaks that, but the number of cards in a hand is known to all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from operator import eq, ge, gt, le, lt
from typing import Any

from tutor.kinds.facts.compare import COMPARE
from tutor.kinds.facts.count import Count
from tutor.law.compile import CompiledDecision
from tutor.law.conditions import Always
from tutor.law.emit import Emitter
from tutor.law.model import Decision
from tutor.law.names import Fact, Literal
from tutor.law.protocol import Condition
from tutor.play.position import Position

COMPARISONS = {"==": eq, ">": gt, "<": lt, ">=": ge, "<=": le}


def sized(position: Position, zone: str, size: int) -> CompiledDecision | None:
    """The decision of a position for somebody with so many cards in a zone; None where its rules ask more of the zone, and
    the cards that are not known matter."""
    known: dict[Any, CompiledDecision | None] = position.setting.court.kept("sized")
    key = position.decision, zone, size
    if key not in known:
        compiled = position.setting.court.decision(position.decision)
        zones = [zone, *(name for name, other in position.setting.law.zones.items() if other.copy_of == zone)]
        known[key] = settled(compiled, zones, size) if isinstance(compiled, CompiledDecision) else None
    return known[key]


def settled(compiled: CompiledDecision, zones: Sequence[str], size: int) -> CompiledDecision | None:
    """The same, worked out. ``zones``: the zone, and those that remember it."""
    if not asks(compiled.decision, zones):
        return compiled
    decision = with_size(compiled.decision, zones[0], size)
    return None if asks(decision, zones) else CompiledDecision(decision)


def asks(decision: Decision, zones: Sequence[str]) -> bool:
    """Whether a condition of its rules looks at one of these zones."""
    for condition in conditions_of(decision):
        em = Emitter()
        condition.code(em)
        if not em.facts.keys().isdisjoint(zones):
            return True
    return False


def conditions_of(decision: Decision) -> Iterator[Condition]:
    """The conditions of its rules, but for what duties ask of the cards themselves."""
    for requirement in decision.require:
        yield from (requirement.when, requirement.must)
    for duty in decision.duties:
        yield from (duty.when, *(release.when for release in duty.unless))
        if isinstance(duty.must, Condition):
            yield duty.must


def with_size(thing: Any, zone: str, size: int) -> Any:
    """A tree of values in which every question how many cards lie in a zone is answered."""
    if (
        isinstance(thing, Count)
        and thing.predicate is None
        and isinstance(thing.zone, Fact)
        and thing.zone.name == zone
    ):
        number = thing.value
        if isinstance(number, Literal):
            return Always(COMPARISONS[COMPARE[thing.how]](size, number.value))
    if isinstance(thing, tuple):
        return tuple(with_size(item, zone, size) for item in thing)
    if is_dataclass(thing) and not isinstance(thing, type):
        parts = {slot.name: getattr(thing, slot.name) for slot in fields(thing) if slot.init}
        new = {name: with_size(part, zone, size) for name, part in parts.items()}
        changed = {name: part for name, part in new.items() if part != parts[name]}
        return replace(thing, **changed) if changed else thing
    return thing
