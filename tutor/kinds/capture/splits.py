"""``splits``: cards that part into equal heaps of one sum."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from tutor.cards import bits
from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Names
from tutor.law.protocol import Code, Condition, Mood, Term
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.subsets import Scale
from tutor.law.voice import Voice
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class Splits(Condition):
    """``{splits: opening, into: 2, each: 15}``: the cards part into so many heaps, of one size and sum."""

    shape: ClassVar[Shape] = {"splits": "cards", "into": "whole", "each": "whole|slug"}
    zone: Term
    heaps: int
    each: int
    scale: Scale

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        entries = reader.entries_of(node)
        if len(names.scales) != 1:
            raise reader.fault("scale_needed", entries["splits"], known=", ".join(names.scales) or "–")
        return cls(
            reader.term(entries["splits"], names, "cards"),
            reader.number(entries["into"], 2, 6),
            names.whole(entries["each"], reader, 1, 100),
            next(iter(names.scales.values())),
        )

    def code(self, em: Emitter) -> Code:
        zone = self.zone.code(em)
        return Code(
            f"{em.constant('splits', splits)}({zone.text}, {self.heaps}, {self.each}, "
            f"{em.constant('scale', self.scale)})",
            zone.needs,
        )

    def witness(self, em: Emitter) -> str:
        return self.zone.code(em).text

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        what = self.zone.phrase(voice.general())
        one = voice.noun(what, what).number == "s"
        verb = voice.pick("se parte" if one else "se parten", "parts" if one else "part")
        if mood not in ("is", "must"):
            verb = voice.pick(f"no {verb}", "does not part" if one else "do not part")
        return voice.pick(
            f"{what} {verb} en {self.heaps} grupos de {self.each}",
            f"{what} {verb} into {self.heaps} heaps of {self.each}",
        )

    def logic(self, lp: LogicProgram) -> Code:
        raise NotImplementedError("the opening is evaluated, never proved")


def splits(zone: int, heaps: int, each: int, scale: Scale) -> bool:
    """Whether the cards part into heaps of equal number and that sum."""
    cards = bits(zone)
    if heaps == 1:
        return scale.total(zone) == each
    if len(cards) < heaps or len(cards) % heaps:
        return False
    first, rest = 1 << cards[0] if cards else 0, cards[1:]
    for others in combinations(rest, len(cards) // heaps - 1):
        heap = first | sum(1 << card for card in others)
        if scale.total(heap) == each and splits(zone & ~heap, heaps - 1, each, scale):
            return True
    return False
