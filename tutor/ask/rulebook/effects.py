"""What follows from a choice, and which of it a book tells: not what is remembered for a rule that this table lacks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from tutor.ask.rulebook.course import open_at
from tutor.ask.rulebook.page import Entry
from tutor.kinds.course.seats import Seat
from tutor.law.course import every_step
from tutor.law.emit import Emitter
from tutor.law.model import Law
from tutor.law.names import Part
from tutor.law.protocol import Effect
from tutor.law.voice import Voice
from tutor.words import sentence


def told(law: Law, found: Iterable[Effect]) -> tuple[Effect, ...]:
    """The effects without the notes that no rule of this table ever reads, and those of what has just been chosen."""
    read = set(remembered_for_use(law))
    return tuple(pruned(found, read))


def pruned(effects: Iterable[Effect], read: set[str]) -> Iterator[Effect]:
    """The effects, those inside others too."""
    for effect in effects:
        if hasattr(effect, "do"):
            inner: Any = effect
            kept = replace(inner, do=tuple(pruned(inner.do, read)), otherwise=tuple(pruned(inner.otherwise, read)))
            if kept.do or kept.otherwise:
                yield kept
        elif effect.keys[0] != "note" or (getattr(effect, "register", "") in read and not of_the_move(effect)):
            yield effect


def of_the_move(effect: Effect) -> bool:
    """Whether what is noted has just been chosen, for all to see."""
    return isinstance(getattr(effect, "value", None), Part)


def remembered_for_use(law: Law) -> Iterator[str]:
    """The registers that the decisions of this table, its course and its count look at."""
    em = Emitter()
    for decision in law.decisions.values():
        if open_at(law, decision.id):
            decision.when.code(em)
            for generator in decision.choose.values():
                generator.domain(em)
            for rule in decision.rules:
                rule.when.code(em)
                rule.must.code(em)
            for release in (one for duty in decision.duties for one in duty.unless):
                release.when.code(em)
    for line in law.tally:
        line.when.code(em)
        line.award.code(em)
    yield from (name.removesuffix(":all") for name in em.facts)
    yield from (getattr(step, "of", "") for step in every_step(law.course))


def effects(law: Law, found: Iterable[Effect], voice: Voice, to_trick: bool) -> Iterator[Entry]:
    """What happens next, but for the way of a card to the trick it is played to, and what is remembered unseen."""
    for effect in found:
        if (effect.keys[0] != "move" or not to_trick) and not unseen(law, effect) and (text := effect.phrase(voice)):
            yield Entry(sentence(text))


def unseen(law: Law, effect: Effect) -> bool:
    """Whether an effect only remembers what has just been seen: what was chosen, that it was done, and who did it, unless
    the course looks for them later.
    """
    if effect.keys[0] == "note":
        value: Any = effect.value  # type: ignore[attr-defined]
        if any(getattr(step, "of", "") == getattr(effect, "register", "") for step in every_step(law.course)):
            return False
        return value.type == "flag" or isinstance(value, (Part, Seat))
    return effect.keys[0] == "add" and getattr(getattr(effect, "amount", None), "type", "") != "number"
