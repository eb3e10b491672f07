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
    """``{some_of: table}``; ``but`` leaves one card out. Which sets are legal the requirements find (*solve*)."""

    shape: ClassVar[Shape] = {"some_of": "cards", "but": "card?"}
    zone: Term
    but: Term | None
    type: Type = "cards"

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Generator:
        entries = reader.entries_of(node)
        return cls(
            reader.term(entries["some_of"], names, "cards"),
            reader.term(entries["but"], names, "card") if "but" in entries else None,
        )

    def domain(self, em: Emitter) -> str:
        zone = self.zone.code(em).text
        if self.but is None:
            return zone
        card = self.but.code(em).text
        return f"({zone} & ~(1 << {card} if {card} >= 0 else 0))"

    def phrase(self, voice: Voice) -> str:
        noun = voice.noun(self.zone.phrase(voice.general()), self.zone.phrase(voice.general()))
        return voice.pick(f"las cartas que quieras {noun.of}", f"any cards {noun.of}")

    def logic(self, lp: LogicProgram) -> Code:
        return self.zone.logic(lp)
