"""Numbers counted for one player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.law.emit import Emitter
from tutor.law.names import Names
from tutor.law.protocol import Counter
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class Distance(Counter):
    """``{distance: [tricks, bids]}``: how far apart two numbers are."""

    shape: ClassVar[Shape] = {"distance": "slug*"}
    one: str
    other: str

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Counter:
        pair = reader.entries_of(node)["distance"]
        known = [n for n, d in names.declared.items() if d.type == "number"]
        items = reader.items(pair)
        if len(items) != 2:
            raise reader.fault("expected_two", pair, found=len(items))
        return cls(reader.choice(items[0], known), reader.choice(items[1], known))

    def code(self, em: Emitter) -> str:
        return f"abs({em.fact(self.one)} - {em.fact(self.other)})"
