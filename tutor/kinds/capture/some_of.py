"""``some_of``: any set of cards of a zone or of several, the empty one too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Names
from tutor.law.protocol import Code, Generator, Term, Type
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice, joined
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class SomeOf(Generator):
    """``{some_of: table}``, ``{some_of: [table, hand]}``; ``but`` leaves one card out. Which sets are legal the
    requirements find (*solve*).
    """

    shape: ClassVar[Shape] = {"some_of": "cards*", "but": "card?"}
    zones: tuple[Term, ...]
    but: Term | None
    type: Type = "cards"

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Generator:
        entries = reader.entries_of(node)
        return cls(
            tuple(reader.some(entries["some_of"], lambda zone: reader.term(zone, names, "cards"))),
            reader.term(entries["but"], names, "card") if "but" in entries else None,
        )

    def domain(self, em: Emitter) -> str:
        zones = " | ".join(zone.code(em).text for zone in self.zones)
        if self.but is None:
            return f"({zones})"
        card = self.but.code(em).text
        return f"(({zones}) & ~(1 << {card} if {card} >= 0 else 0))"

    def phrase(self, voice: Voice) -> str:
        phrases = [zone.phrase(voice.general()) for zone in self.zones]
        nouns = [voice.noun(phrase, phrase) for phrase in phrases]
        where = joined([voice.pick(noun.of, noun.the) for noun in nouns], voice, "or")
        return voice.pick(f"las cartas que quieras {where}", f"any cards from {where}")

    def logic(self, lp: LogicProgram) -> Code:
        codes = [zone.logic(lp) for zone in self.zones]
        name = lp.define(lp.fresh("some_of"), "SR", *([lp.at(code.text, "S", "R")] for code in codes))
        return Code(name, frozenset().union(*(code.needs for code in codes)))
