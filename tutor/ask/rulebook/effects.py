"""Which effects a book tells: not what is remembered for a rule that this table does not have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from tutor.ask.rulebook.course import open_at
from tutor.law.course import every_step
from tutor.law.emit import Emitter
from tutor.law.model import Law
from tutor.law.names import Part
from tutor.law.protocol import Effect


def told(law: Law, effects: Iterable[Effect]) -> tuple[Effect, ...]:
    """The effects without the notes that no rule of this table ever reads, and those of what has just been chosen."""
    read = set(remembered_for_use(law))
    return tuple(pruned(effects, read))


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
