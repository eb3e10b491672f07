"""``largest``: the set of a move has cards, as many as any that may still be chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram, beyond_proof
from tutor.law.names import Names, Part
from tutor.law.protocol import Code, Condition, Mood, Term
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice
from tutor.law.yamltext import Node

SAID: dict[Mood, tuple[str, str]] = {
    "is": ("son tantas como se puede", "are as many as there can be"),
    "not": ("no son tantas como se puede", "are not as many as there can be"),
    "must": ("tienen que ser tantas como se pueda", "must be as many as there can be"),
    "mustnt": ("no pueden ser tantas como se pueda", "may not be as many as there can be"),
}


@dataclass(frozen=True, slots=True)
class Largest(Condition):
    """``{largest: take}``, in a duty: cards, and as many as in any move of the same group that is still allowed."""

    shape: ClassVar[Shape] = {"largest": "cards"}
    modest: ClassVar[bool] = True
    part: Term
    place: int

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        named = reader.entries_of(node)["largest"]
        if not names.later:
            raise reader.fault("only_in_duty", node, word="largest")
        sets = [name for name, part in names.parts.items() if part.type == "cards"]
        name = reader.choice(named, sets)
        return cls(Part(name, "cards", names.parts[name].phrases), list(names.parts).index(name))

    def code(self, em: Emitter) -> Code:
        part = self.part.code(em).text
        return Code(f"0 < {part}.bit_count() == {em.fact('candidates')}.most({self.place})")

    def witness(self, em: Emitter) -> str:
        return self.part.code(em).text

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        return f"{self.part.phrase(voice.general())} {voice.pick(*SAID[mood])}"

    def logic(self, lp: LogicProgram) -> Code:
        raise beyond_proof("largest")
