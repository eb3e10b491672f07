"""Registers that a rollout follows: those that a card played, or a trick won, notes by nothing but what a rollout knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tutor.kinds.course.effects import AddTo, Note, When
from tutor.law.emit import Emitter, variable
from tutor.law.model import Law
from tutor.law.names import Literal
from tutor.law.protocol import Condition, Effect
from tutor.play.memory import things_in


@dataclass
class Followed:
    """Lines of a rollout that note what the rules of play look at: after a card (``part`` is what the law calls it), and
    after a trick. ``em`` knows the constants and suits that they need."""

    law: Law
    decision: str
    looked_at: Sequence[str]
    em: Emitter = field(default_factory=Emitter)

    @property
    def part(self) -> str:
        """What is chosen in the decision in which a card is played."""
        return self.law.decisions[self.decision].part

    def after_card(self) -> list[str]:
        """The lines for the effects of playing a card."""
        return [*self.lines(self.law.decisions[self.decision].then)]

    def after_trick(self) -> list[str]:
        """The lines for what follows a trick."""
        return [*self.lines(self.law.trick_effects)]

    def lines(self, effects: Sequence[Effect]) -> Iterator[str]:
        """The lines for those effects that note a register which can be followed."""
        names = {name for name in self.looked_at if self.can_follow(name)}
        for effect in effects:
            if notes(effect) & names:
                yield from self.written(effect)

    def can_follow(self, name: str) -> bool:
        """Whether a register is one for all, and everything that changes it here can be written."""
        register = self.law.registers.get(name)
        if register is None or register.of or register.said_in or register.type not in ("flag", "number"):
            return False
        if name in notes(*self.law.course):
            return False
        chains = (*self.law.decisions[self.decision].then, *self.law.trick_effects)
        return all(self.can_write(effect) for effect in chains if name in notes(effect))

    def can_write(self, effect: Effect) -> bool:
        """Whether an effect notes what is known beforehand, under conditions about the card and the suits that are settled."""
        if isinstance(effect, When):
            inner = (*effect.do, *effect.otherwise)
            return not effect.seat and self.is_known(effect.condition) and all(self.can_write(each) for each in inner)
        if isinstance(effect, Note):
            return not effect.of and isinstance(effect.value, Literal)
        return isinstance(effect, AddTo) and not effect.of and isinstance(effect.amount, Literal)

    def is_known(self, condition: Condition) -> bool:
        """Whether a condition looks at nothing but the card and suits that are settled."""
        em = Emitter()
        condition.code(em)
        settled = {name for name, register in self.law.registers.items() if register.type == "suit"}
        return {*em.facts} <= settled and {*em.parts} <= {self.part}

    def written(self, effect: Effect) -> Iterator[str]:
        """The lines of one effect."""
        if isinstance(effect, When):
            code = effect.condition.code(self.em)
            yield f"if {' and '.join([*sorted(code.needs), f'({code.text})'])}:"
            yield from ["    " + line for each in effect.do for line in self.written(each)] or ["    pass"]
            otherwise = ["    " + line for each in effect.otherwise for line in self.written(each)]
            yield from ["else:", *otherwise] if otherwise else []
        elif isinstance(effect, Note) and isinstance(effect.value, Literal):
            yield f"{variable(effect.register)} = {effect.value.value}"
        elif isinstance(effect, AddTo) and isinstance(effect.amount, Literal):
            yield f"{variable(effect.to)} += {effect.amount.value}"


def notes(*things: Any) -> set[str]:
    """The registers that effects and steps, or those within them, change."""
    return {
        thing.register if isinstance(thing, Note) else thing.to
        for thing in things_in(things)
        if isinstance(thing, Note | AddTo)
    }
