"""``from … to …``: one number."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Names
from tutor.law.protocol import Code, Generator, Term, Type
from tutor.law.reader import Reader
from tutor.law.voice import Voice
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class NumberFrom(Generator):
    """``{from: 0, to: cards}``."""

    keys = ("from", "to")
    low: Term
    high: Term
    type: Type = "number"

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Generator:
        assert isinstance(node.value, dict)
        if "to" not in node.value:
            raise reader.fault("missing_key", node, key="to", what="choose")
        return cls(reader.term(node.value["from"], names, "number"), reader.term(node.value["to"], names, "number"))

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
