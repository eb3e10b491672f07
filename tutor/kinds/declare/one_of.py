"""``one_of``: one of a few words. Suits stand for themselves; other words for their place in the list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import SUITS, Names
from tutor.law.protocol import Code, Generator, Type
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice, joined
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class OneOf(Generator):
    """``{one_of: [oros, copas, espadas, bastos]}``."""

    shape: ClassVar[Shape] = {"one_of": "slug*"}
    words: tuple[str, ...]
    type: Type

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Generator:
        inner = reader.entries_of(node)["one_of"]
        words = tuple(reader.some(inner, reader.slug)) and reader.distinct(inner, reader.slug)
        return cls(words, "suit" if all(word in SUITS for word in words) else "word")

    def values(self) -> tuple[int, ...]:
        """What the words stand for."""
        return tuple(int(SUITS[word]) if self.type == "suit" else place for place, word in enumerate(self.words))

    def domain(self, em: Emitter) -> str:
        return str(sum(1 << value for value in self.values()))

    def phrase(self, voice: Voice) -> str:
        words = [voice.suit(value) for value in self.values()] if self.type == "suit" else list(self.words)
        return joined(words, voice, "or")

    def logic(self, lp: LogicProgram) -> Code:
        if self.type == "suit" and {*self.words} == {*SUITS}:
            return Code(lp.define(lp.fresh("one_of"), "N", ["card(N,_)"]))
        values = self.words if self.type == "suit" else self.values()
        return Code(lp.define(lp.fresh("one_of"), "N", *([f"N = {value}"] for value in values)))
