"""``from … to …``: one number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Literal, Names
from tutor.law.protocol import Code, Generator, Term, Type
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class NumberFrom(Generator):
    """``{from: 0, to: cards}``."""

    shape: ClassVar[Shape] = {"from": "number", "to": "number"}
    low: Term
    high: Term
    type: Type = "number"

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Generator:
        entries = reader.entries_of(node)
        return cls(read_bound(entries["from"], reader, names), read_bound(entries["to"], reader, names))

    def domain(self, em: Emitter) -> str:
        low, high = self.low.code(em).text, self.high.code(em).text
        return f"((2 << {high}) - 1) & -(1 << {low})"

    def phrase(self, voice: Voice) -> str:
        low, high = self.low.phrase(voice), self.high.phrase(voice)
        if not high[:1].isdigit():
            return voice.pick(f"desde {low} hasta {high}", f"anything from {low} to {high}")
        return voice.pick(f"un número de {low} a {high}", f"a number from {low} to {high}")

    def logic(self, lp: LogicProgram) -> Code:
        low, high = lp.at(self.low.logic(lp).text, "A"), lp.at(self.high.logic(lp).text, "B")
        return Code(lp.define(lp.fresh("from"), "N", [low, high, "N = A..B"]))


def read_bound(node: Node, reader: Reader, names: Names) -> Term:
    """An end of the range: a number of the position, or one written out, never below nought."""
    if isinstance(node.value, int):
        return Literal("number", reader.number(node, 0, 48))
    return reader.term(node, names, "number")
