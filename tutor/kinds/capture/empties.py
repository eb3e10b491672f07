"""``empties``: a set of cards is all there is in a zone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Names
from tutor.law.protocol import Code, Condition, Mood, Term
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice
from tutor.law.yamltext import Node

SAID: dict[Mood, tuple[str, str]] = {
    "is": ("son todas las", "are all the cards"),
    "not": ("no son todas las", "are not all the cards"),
    "must": ("tienen que ser todas las", "must be all the cards"),
    "mustnt": ("no pueden ser todas las", "may not be all the cards"),
}


@dataclass(frozen=True, slots=True)
class Empties(Condition):
    """``{empties: table, with: take}``: nothing is left of the zone but for these cards."""

    shape: ClassVar[Shape] = {"empties": "cards", "with": "cards"}
    zone: Term
    taken: Term

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        entries = reader.entries_of(node)
        return cls(reader.term(entries["empties"], names, "cards"), reader.term(entries["with"], names, "cards"))

    def code(self, em: Emitter) -> Code:
        zone, taken = self.zone.code(em), self.taken.code(em)
        return Code(f"{zone.text} & ~{taken.text} == 0", zone.needs | taken.needs)

    def witness(self, em: Emitter) -> str:
        return self.zone.code(em).text

    def solve(self, em: Emitter, part: str, zone: str) -> str | None:
        mine = getattr(self.taken, "name", "") == part and self.zone.code(em).text == zone.strip("()")
        return f"(({zone},) if {zone} else ())" if mine else None

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        where = self.zone.phrase(voice.general())
        verb = voice.pick(*SAID[mood])
        return f"{self.taken.phrase(voice.general())} {verb} {voice.noun(where, where).of}"

    def logic(self, lp: LogicProgram) -> Code:
        zone, taken = self.zone.logic(lp), self.taken.logic(lp)
        left = lp.define(lp.fresh("left"), (), [lp.at(zone.text, "S", "R"), f"not {lp.at(taken.text, 'S', 'R')}"])
        return Code(f"not {lp.at(left)}", zone.needs | taken.needs)
