"""``some_of``: any set of cards of a zone, the empty one too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Names
from tutor.law.protocol import Code, Generator, Term, Type
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class SomeOf(Generator):
    """``{some_of: table}``. Which sets are legal is found by the requirements (their *solve* face)."""

    shape: ClassVar[Shape] = {"some_of": "cards"}
    zone: Term
    type: Type = "cards"

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Generator:
        return cls(reader.term(reader.entries_of(node)["some_of"], names, "cards"))

    def domain(self, em: Emitter) -> str:
        return self.zone.code(em).text

    def phrase(self, voice: Voice) -> str:
        noun = voice.noun(self.zone.phrase(voice.general()), self.zone.phrase(voice.general()))
        return voice.pick(f"las cartas que quieras {noun.of}", f"any cards {noun.of}")

    def logic(self, lp: LogicProgram) -> Code:
        return self.zone.logic(lp)
