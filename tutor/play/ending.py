"""Whether a hand that is told of was over before all its cards were played: some effect ends it where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from tutor.kinds.course.effects import AddTo, EndHand, Note
from tutor.law.model import Law
from tutor.law.names import Literal
from tutor.law.protocol import ABSENT, Effect
from tutor.play.facts import Situation


def ended_early(law: Law, situation: Situation) -> bool:
    """Whether what is remembered is what an effect that ends the hand leaves behind."""
    chains = (law.trick_effects, *(decision.then for decision in law.decisions.values()))
    return any(
        noted and all(left_behind(note, situation) for note in noted)
        for chain in chains
        for noted in endings(chain, ())
    )


def endings(effects: Sequence[Effect], before: tuple[Note, ...]) -> Iterator[tuple[Note, ...]]:
    """What is noted, with each effect that ends the hand."""
    noted = (*before, *(effect for effect in effects if isinstance(effect, Note)))
    for effect in effects:
        if isinstance(effect, EndHand):
            yield tuple(note for note in noted if not forgets(note))
        for inner in ("do", "otherwise"):
            yield from endings(getattr(effect, inner, ()), ())


def forgets(note: Note) -> bool:
    """Whether it sets a register to nothing."""
    return isinstance(note.value, Literal) and note.value.type != "number" and note.value.value == ABSENT


def left_behind(note: Note, situation: Situation) -> bool:
    """Whether a register is as it was noted; of a value that depends, whether it is set at all."""
    value: Any = situation.get(note.register, ABSENT)
    return bool(value == note.value.value if isinstance(note.value, Literal) else value >= 0)


def noted_by_tricks(law: Law) -> tuple[str, ...]:
    """The seats that every trick notes, which a whole hand therefore always leaves."""
    return tuple(
        effect.register
        for effect in law.trick_effects
        if isinstance(effect, Note) and law.registers[effect.register].type in ("seat", "side")
    )


@lru_cache(maxsize=256)
def tricks_counted(law: Law) -> tuple[str, ...]:
    """The numbers that grow by one with each trick won."""
    return tuple(effect.to for effect in law.trick_effects if isinstance(effect, AddTo) and counts_tricks(effect))


def counts_tricks(effect: Effect) -> bool:
    """Whether an effect of a trick adds one to what its winner has."""
    one = isinstance(effect, AddTo) and isinstance(effect.amount, Literal) and effect.amount.value == 1
    return one and getattr(effect, "of", "") == "winner"
