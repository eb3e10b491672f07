"""``some``, ``none`` and ``all``: how many cards of a zone are so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.cards import bits
from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Names, Part
from tutor.law.protocol import Code, Condition, Mood, Predicate, Term
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice, joined
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class Quantity(Condition):
    """What the three have in common: a predicate and a zone."""

    predicate: Predicate
    zone: Term

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        entries = reader.entries_of(node)
        return cls(reader.predicate(entries[cls.keys[0]], names), reader.term(entries["in"], names, "cards"))

    def found(self, em: Emitter) -> Code:
        """The cards of the zone that are so."""
        mask, zone = self.predicate.code(em), self.zone.code(em)
        return Code(f"{zone.text} & ({mask.text})", mask.needs | zone.needs)

    def witness(self, em: Emitter) -> str:
        return self.found(em).text

    def exists(self, lp: LogicProgram) -> Code:
        """An atom that holds where some card of the zone is so."""
        inner, zone = self.predicate.logic(lp), self.zone.logic(lp)
        name = lp.define(lp.fresh("some"), (), [lp.at(zone.text, "S", "R"), lp.at(inner.text, "S", "R")])
        return Code(lp.at(name), inner.needs | zone.needs)

    def place(self, voice: Voice) -> str:
        """ "en la baza"."""
        return voice.within(self.zone)


@dataclass(frozen=True, slots=True)
class Some(Quantity):
    """A card of the zone is so."""

    shape: ClassVar[Shape] = {"some": "predicate", "in": "cards"}

    def code(self, em: Emitter) -> Code:
        found = self.found(em)
        return Code(f"({found.text}) != 0", found.needs)

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        return presence(self, voice, mood in ("is", "must"))

    def logic(self, lp: LogicProgram) -> Code:
        return self.exists(lp)


@dataclass(frozen=True, slots=True)
class NoneOf(Quantity):
    """No card of the zone is so."""

    shape: ClassVar[Shape] = {"none": "predicate", "in": "cards"}

    def code(self, em: Emitter) -> Code:
        found = self.found(em)
        return Code(f"({found.text}) == 0", found.needs)

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        return presence(self, voice, mood in ("not", "mustnt"))

    def logic(self, lp: LogicProgram) -> Code:
        found = self.exists(lp)
        return Code(f"not {found.text}", found.needs)


@dataclass(frozen=True, slots=True)
class AllOf(Quantity):
    """Every card of the zone is so."""

    shape: ClassVar[Shape] = {"all": "predicate", "in": "cards"}

    def code(self, em: Emitter) -> Code:
        mask, zone = self.predicate.code(em), self.zone.code(em)
        return Code(f"({zone.text} & ~({mask.text})) == 0", mask.needs | zone.needs)

    def witness(self, em: Emitter) -> str:
        return self.zone.code(em).text

    def shown(self, voice: Voice) -> str:
        chosen = voice.known(self.zone) if isinstance(self.zone, Part) else None
        if not isinstance(chosen, int) or not chosen:
            return self.phrase(voice, "is")
        return joined([f"{voice.card(card)} {self.predicate.said_of(voice)}" for card in bits(chosen)], voice)

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        true = mood in ("is", "must")
        cards, where = self.predicate.noun(voice, "plural"), self.place(voice)
        return voice.pick(
            f"{where} {'solo' if true else 'no solo'} hay {cards}",
            f"there are {'only' if true else 'not only'} {cards} {where}",
        )

    def logic(self, lp: LogicProgram) -> Code:
        inner, zone = self.predicate.logic(lp), self.zone.logic(lp)
        name = lp.define(lp.fresh("stranger"), (), [lp.at(zone.text, "S", "R"), f"not {lp.at(inner.text, 'S', 'R')}"])
        return Code(f"not {lp.at(name)}", inner.needs | zone.needs)


def presence(quantity: Quantity, voice: Voice, there: bool) -> str:
    """ "en la baza hay un triunfo, el dos de bastos" or "en la baza no hay ningún triunfo"."""
    where = quantity.place(voice)
    actual = voice.seen(quantity) if there else 0
    many = bool(actual & (actual - 1))
    cards = quantity.predicate.noun(voice, "plural" if many else "a" if there else "no")
    named = f" ({voice.cards(actual)})" if actual else ""
    return voice.pick(
        f"{where} {'hay' if there else 'no hay'} {cards}{named}",
        f"there {'are' if many else 'is'} {cards} {where}{named}",
    )
