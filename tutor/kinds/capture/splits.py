"""``splits``: cards that part into equal heaps of one sum."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from tutor.cards import bits
from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram, beyond_proof
from tutor.law.names import Names
from tutor.law.protocol import Code, Condition, Mood, Term
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.subsets import Scale
from tutor.law.voice import Voice
from tutor.law.yamltext import Node
from tutor.words import listing


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
        how_many = voice.pick(*WORDS[self.heaps])
        return voice.pick(
            f"{what} {verb} en {how_many} grupos que suman {self.each}",
            f"{what} {verb} into {how_many} heaps of {self.each}",
        )

    def shown(self, voice: Voice) -> str:
        zone = voice.known(self.zone)
        heaps = parted(zone, self.heaps, self.each, self.scale) if isinstance(zone, int) else None
        if heaps is None:
            return self.phrase(voice, "is")
        sums = [[self.scale.by_card[card] for card in bits(heap)] for heap in heaps]
        worked_out = [f"{' + '.join(map(str, sorted(addends, reverse=True)))} = {self.each}" for addends in sums]
        return listing(worked_out, voice.lang)

    def logic(self, lp: LogicProgram) -> Code:
        raise beyond_proof("splits")


WORDS = {2: ("dos", "two"), 3: ("tres", "three"), 4: ("cuatro", "four"), 5: ("cinco", "five"), 6: ("seis", "six")}


def splits(zone: int, heaps: int, each: int, scale: Scale) -> bool:
    """Whether the cards part into heaps of equal number and that sum."""
    return parted(zone, heaps, each, scale) is not None


def parted(zone: int, heaps: int, each: int, scale: Scale) -> tuple[int, ...] | None:
    """Heaps of equal number and that sum, or None where the cards do not part so."""
    cards = bits(zone)
    if heaps == 1:
        return (zone,) if scale.total(zone) == each else None
    if len(cards) < heaps or len(cards) % heaps:
        return None
    first, rest = 1 << cards[0] if cards else 0, cards[1:]
    for others in combinations(rest, len(cards) // heaps - 1):
        heap = first | sum(1 << card for card in others)
        more = parted(zone & ~heap, heaps - 1, each, scale) if scale.total(heap) == each else None
        if more is not None:
            return heap, *more
    return None
