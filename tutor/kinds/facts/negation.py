"""``not``: the opposite of a condition, or the cards that are not so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.law.conditions import Always
from tutor.law.emit import Emitter
from tutor.law.logic import CARD, LogicProgram
from tutor.law.names import Names
from tutor.law.predicates import EVERY_CARD
from tutor.law.protocol import Code, Condition, Mood, NounForm, Predicate
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice
from tutor.law.yamltext import Node

OPPOSITE: dict[Mood, Mood] = {"is": "not", "not": "is", "must": "mustnt", "mustnt": "must"}


@dataclass(frozen=True, slots=True)
class Negation(Condition):
    """The condition does not hold."""

    shape: ClassVar[Shape] = {"not": "condition"}
    inner: Condition

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        inner = reader.condition(reader.entries_of(node)["not"], names)
        if isinstance(inner, Always):
            return Always(not inner.value)
        return inner.inner if isinstance(inner, Negation) else cls(inner)

    def code(self, em: Emitter) -> Code:
        inner = self.inner.code(em)
        return Code(f"not ({inner.text})", inner.needs)

    def witness(self, em: Emitter) -> str:
        return self.inner.witness(em)

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        return self.inner.phrase(voice, OPPOSITE[mood])

    @property
    def orders(self) -> bool:
        return self.inner.orders

    @property
    def circumstance(self) -> bool:
        return self.inner.circumstance

    def shown(self, voice: Voice) -> str:
        shown = self.inner.shown(voice)
        return self.phrase(voice, "is") if shown == self.inner.phrase(voice, "is") else shown

    def logic(self, lp: LogicProgram) -> Code:
        inner = self.inner.logic(lp)
        return Code(f"not {lp.clause(Code(inner.text))}", inner.needs)


@dataclass(frozen=True, slots=True)
class OtherCards(Predicate):
    """The cards that are not so."""

    shape: ClassVar[Shape] = {"not": "predicate"}
    inner: Predicate
    rank = 7

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Predicate:
        return cls(reader.predicate(node, names))

    def code(self, em: Emitter) -> Code:
        inner = self.inner.code(em)
        return Code(f"{EVERY_CARD} & ~({inner.text})", inner.needs)

    def witness(self, em: Emitter) -> str:
        return self.inner.witness(em)

    def noun(self, voice: Voice, form: NounForm) -> str:
        cards = {"a": ("una carta", "a card"), "plural": ("cartas", "cards"), "no": ("ninguna carta", "no card")}[form]
        return f"{voice.pick(*cards)} {self.clause(voice, form)}"

    def clause(self, voice: Voice, form: NounForm) -> str:
        verb = voice.pick(
            "que no sean" if form == "plural" else "que no sea", "that are not" if form == "plural" else "that is not"
        )
        return f"{verb} {self.inner.noun(voice, 'plural' if form == 'plural' else 'a')}"

    def said_of(self, voice: Voice, negated: bool = False) -> str:
        return self.inner.said_of(voice, not negated)

    def logic(self, lp: LogicProgram) -> Code:
        inner = self.inner.logic(lp)
        return Code(lp.define(lp.fresh("other"), "SR", [CARD, f"not {lp.at(inner.text, 'S', 'R')}"]), inner.needs)
