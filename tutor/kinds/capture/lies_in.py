"""``lies_in``: cards that lie in a zone, or are among those chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Names
from tutor.law.protocol import Code, NounForm, Predicate, Term
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class LiesIn(Predicate):
    """``{lies_in: hand}``: tells apart the cards of a set that was chosen from several zones."""

    shape: ClassVar[Shape] = {"lies_in": "cards"}
    rank = 6
    zone: Term

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Predicate:
        return cls(reader.term(node, names, "cards"))

    def code(self, em: Emitter) -> Code:
        return self.zone.code(em)

    def noun(self, voice: Voice, form: NounForm) -> str:
        cards = {"a": ("una carta", "a card"), "plural": ("cartas", "cards"), "no": ("ninguna carta", "no card")}[form]
        return f"{voice.pick(*cards)} {self.clause(voice, form)}"

    def clause(self, voice: Voice, form: NounForm) -> str:
        phrase = self.zone.phrase(voice.general())
        return voice.noun(phrase, phrase).of

    def said_of(self, voice: Voice, negated: bool = False) -> str:
        verb = voice.pick("no está" if negated else "está", "is not" if negated else "is")
        return f"{verb} {voice.within(self.zone)}"

    def logic(self, lp: LogicProgram) -> Code:
        return self.zone.logic(lp)
