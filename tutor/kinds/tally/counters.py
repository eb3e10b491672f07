"""Numbers counted for one player."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from tutor.cards import FULL_DECK, bits
from tutor.law.emit import Emitter
from tutor.law.names import Names
from tutor.law.protocol import Counter, Predicate, Term
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.subsets import Scale
from tutor.law.yamltext import Node

LINE = "line:"
ACES = tuple(sum(1 << 12 * suit for suit in bits(suits)) for suits in range(16))  # a card for each suit of a set


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


@dataclass(frozen=True, slots=True)
class CountCards(Counter):
    """``{count: piles, that: {suit: oros}}``: how many cards of a zone (or suits of a set), or how many that are so."""

    shape: ClassVar[Shape] = {"count": "cards", "that": "predicate?"}
    adds_up: ClassVar[bool] = True
    zone: Term
    predicate: Predicate | None

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Counter:
        entries = reader.entries_of(node)
        return cls(
            reader.term(entries["count"], names, "cards", "suits"),
            reader.predicate(entries["that"], names) if "that" in entries else None,
        )

    def counted(self) -> int:
        if self.zone.type == "suits":
            return 0
        return FULL_DECK if self.predicate is None else _always(self.predicate)

    def found(self, em: Emitter) -> str:
        """An expression for the cards counted; of suits, a card of each."""
        zone = self.zone.code(em).text
        if self.zone.type == "suits":
            zone = f"{em.constant('aces', ACES)}[{zone}]"
        return zone if self.predicate is None else f"{zone} & ({self.predicate.code(em).text})"

    def code(self, em: Emitter) -> str:
        return f"({self.found(em)}).bit_count()"


@lru_cache(maxsize=256)
def _always(predicate: Predicate) -> int:
    """The cards that are always meant, worked out once; none where that hangs on a fact."""
    em = Emitter()
    text = predicate.code(em).text
    return 0 if em.facts else int(em.function("cards", [f"return {text}"])()) & FULL_DECK


@dataclass(frozen=True, slots=True)
class TotalOf(Counter):
    """``{total: piles, best: 4}``: what the cards of a zone are worth together, or the best few of them."""

    shape: ClassVar[Shape] = {"total": "cards", "by": "slug?", "best": "whole?"}
    zone: Term
    scale: Scale
    best: int

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Counter:
        entries = reader.entries_of(node)
        known = list(names.scales)
        if "by" not in entries and len(known) != 1:
            raise reader.fault("scale_needed", entries["total"], known=", ".join(known) or "–")
        scale = names.scales[reader.choice(entries["by"], known) if "by" in entries else known[0]]
        return cls(
            reader.term(entries["total"], names, "cards"),
            scale,
            reader.number(entries["best"], 1, 40) if "best" in entries else 0,
        )

    def code(self, em: Emitter) -> str:
        zone, known = self.zone.code(em).text, em.constant(f"scale{id(self.scale)}", self.scale)
        return f"{known}.best({zone}, {self.best})" if self.best else f"{known}.total({zone})"

    def most(self, deck: int) -> int:
        return self.scale.best(deck, self.best) if self.best else self.scale.total(deck)


@dataclass(frozen=True, slots=True)
class PointsOf(Counter):
    """``{points_of: [tantos, diez_de_ultimas]}``: what these lines of the tally gave. It can be asked once all are counted.

    A line that an overlay took out gives nothing.
    """

    shape: ClassVar[Shape] = {"points_of": "slug*"}
    lines: tuple[str, ...]

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Counter:
        known = [*names.lines, *reader.removed]
        found = reader.distinct(reader.entries_of(node)["points_of"], lambda item: reader.choice(item, known))
        return cls(tuple(line for line in found if line in names.lines))

    def code(self, em: Emitter) -> str:
        return " + ".join(em.fact(LINE + line) for line in self.lines) or "0"
