"""``any``: at least one of several."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.law.conditions import Always, either
from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Names
from tutor.law.protocol import Code, Condition, Mood, NounForm, Predicate
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.subsets import union
from tutor.law.voice import Voice, joined
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class AnyOf(Condition):
    """At least one of the conditions holds. A branch that speaks of something absent does not."""

    shape: ClassVar[Shape] = {"any": "condition*"}
    parts: tuple[Condition, ...]

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        parts = reader.some(reader.entries_of(node)["any"], lambda part: reader.condition(part, names))
        kept = [part for part in parts if part != Always(False)]
        if Always(True) in kept:
            return Always(True)
        if not kept:
            return Always(False)
        return kept[0] if len(kept) == 1 else cls(tuple(kept))

    def code(self, em: Emitter) -> Code:
        return Code(" or ".join(f"({part.code(em).guarded()})" for part in self.parts))

    def witness(self, em: Emitter) -> str:
        return either(part.witness(em) for part in self.parts)

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        parts = self.parts
        if mood == "is":  # of a position, only what makes it so
            parts = tuple(part for part in parts if voice.holds(part))[:1] or parts
        return joined([part.phrase(voice, mood) for part in parts], voice, "and" if mood == "not" else "or")

    def shown(self, voice: Voice) -> str:
        """The first of them that holds, where that can be seen."""
        return next((part.shown(voice) for part in self.parts if voice.holds(part)), self.phrase(voice, "is"))

    def solve(self, em: Emitter, part: str, zone: str) -> str | None:
        found = [inner.solve(em, part, zone) for inner in self.parts]
        known = [text for text in found if text is not None]
        return f"{em.constant('union', union)}({', '.join(known)})" if len(known) == len(found) else None

    def logic(self, lp: LogicProgram) -> Code:
        return Code(lp.at(lp.define(lp.fresh("any"), (), *([lp.clause(part.logic(lp))] for part in self.parts))))


@dataclass(frozen=True, slots=True)
class AnyOfCards(Predicate):
    """Cards for which at least one of the predicates holds."""

    shape: ClassVar[Shape] = {"any": "predicate*"}
    parts: tuple[Predicate, ...]

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Predicate:
        return cls(tuple(reader.some(node, lambda part: reader.predicate(part, names))))

    def code(self, em: Emitter) -> Code:
        masks = []
        for part in self.parts:
            inner = part.code(em)
            masks.append(
                f"(({inner.text}) if {' and '.join(sorted(inner.needs))} else 0)" if inner.needs else f"({inner.text})"
            )
        return Code(" | ".join(masks))

    def witness(self, em: Emitter) -> str:
        return either(part.witness(em) for part in self.parts)

    def noun(self, voice: Voice, form: NounForm) -> str:
        return joined([part.noun(voice, form) for part in self.parts], voice, "or")

    def clause(self, voice: Voice, form: NounForm) -> str:
        return joined([part.clause(voice, form) for part in self.parts], voice, "or")

    def said_of(self, voice: Voice, negated: bool = False) -> str:
        return joined([part.said_of(voice, negated) for part in self.parts], voice, "and" if negated else "or")

    def logic(self, lp: LogicProgram) -> Code:
        codes = [part.logic(lp) for part in self.parts]
        return Code(
            lp.define(lp.fresh("any"), "SR", *([lp.at(code.text, "S", "R"), *sorted(code.needs)] for code in codes))
        )
