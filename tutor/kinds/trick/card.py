"""``card``: one card of a zone."""

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
class CardOf(Generator):
    """``{card: hand}``."""

    shape: ClassVar[Shape] = {"card": "cards"}
    zone: Term
    type: Type = "card"

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Generator:
        return cls(reader.term(reader.entries_of(node)["card"], names, "cards"))

    def domain(self, em: Emitter) -> str:
        return self.zone.code(em).text

    def phrase(self, voice: Voice) -> str:
        noun = voice.noun(self.zone.phrase(voice), self.zone.phrase(voice))
        return voice.pick(f"una carta {noun.of}", f"a card from {noun.the}")

    def logic(self, lp: LogicProgram) -> Code:
        return self.zone.logic(lp)
