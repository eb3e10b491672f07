"""The glue of predicates: several that hold together, and a condition that lets all cards pass or none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.law.conditions import either
from tutor.law.logic import CARD
from tutor.law.protocol import Code, Condition, NounForm, Predicate
from tutor.law.voice import joined

if TYPE_CHECKING:
    from tutor.law.emit import Emitter
    from tutor.law.logic import LogicProgram
    from tutor.law.voice import Voice

EVERY_CARD = (1 << 48) - 1


@dataclass(frozen=True, slots=True)
class TogetherCards(Predicate):
    """Cards for which every one of the predicates holds. The first is the noun, the others qualify it."""

    parts: tuple[Predicate, ...]

    @staticmethod
    def of(parts: Sequence[Predicate]) -> Predicate:
        """One predicate out of several; those that make the noun come first."""
        if len(parts) == 1:
            return parts[0]
        return TogetherCards(tuple(sorted(parts, key=lambda part: part.rank)))

    def code(self, em: Emitter) -> Code:
        codes = [part.code(em) for part in self.parts]
        return Code(" & ".join(f"({c.text})" for c in codes), frozenset().union(*(c.needs for c in codes)))

    def witness(self, em: Emitter) -> str:
        return either(part.witness(em) for part in self.parts)

    def noun(self, voice: Voice, form: NounForm) -> str:
        return " ".join([self.parts[0].noun(voice, form), *(part.clause(voice, form) for part in self.parts[1:])])

    def clause(self, voice: Voice, form: NounForm) -> str:
        return joined([part.clause(voice, form) for part in self.parts], voice, "and")

    def said_of(self, voice: Voice, negated: bool = False) -> str:
        said = [part.said_of(voice, negated) for part in self.parts]
        return joined(said, voice, "or" if negated else "and")

    def logic(self, lp: LogicProgram) -> Code:
        codes = [part.logic(lp) for part in self.parts]
        name = lp.define(lp.fresh("both"), "SR", [CARD, *(lp.at(code.text, "S", "R") for code in codes)])
        return Code(name, frozenset().union(*(code.needs for code in codes)))


@dataclass(frozen=True, slots=True)
class CardsWhere(Predicate):
    """All cards where the condition holds, none where it does not."""

    condition: Condition
    rank = 9

    def code(self, em: Emitter) -> Code:
        inner = self.condition.code(em)
        return Code(f"({EVERY_CARD} if {inner.text} else 0)", inner.needs)

    def witness(self, em: Emitter) -> str:
        return self.condition.witness(em)

    def noun(self, voice: Voice, form: NounForm) -> str:
        cards = {"a": ("una carta", "a card"), "plural": ("cartas", "cards"), "no": ("ninguna carta", "no card")}[form]
        return f"{voice.pick(*cards)} {self.clause(voice, form)}"

    def clause(self, voice: Voice, form: NounForm) -> str:
        return voice.pick(f"(si {self.condition.phrase(voice)})", f"(if {self.condition.phrase(voice)})")

    def said_of(self, voice: Voice, negated: bool = False) -> str:
        clause = self.condition.phrase(voice, "not" if negated else "is")
        return voice.pick(
            f"vale, porque {clause}" if not negated else f"no vale, porque {clause}",
            f"will do, because {clause}" if not negated else f"will not do, because {clause}",
        )

    def logic(self, lp: LogicProgram) -> Code:
        inner = self.condition.logic(lp)
        return Code(lp.define(lp.fresh("where"), "SR", [CARD, inner.text]), inner.needs)
