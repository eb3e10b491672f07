"""``empty`` and ``known``: nothing lies there; it has been set."""

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


@dataclass(frozen=True, slots=True)
class Empty(Condition):
    """The zone holds no card."""

    shape: ClassVar[Shape] = {"empty": "cards"}
    zone: Term

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        return cls(reader.term(reader.entries_of(node)["empty"], names, "cards"))

    def code(self, em: Emitter) -> Code:
        zone = self.zone.code(em)
        return Code(f"{zone.text} == 0", zone.needs)

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        where, true = voice.within(self.zone), mood in ("is", "must")
        if true:
            return voice.pick(f"{where} no hay ninguna carta", f"there is no card {where}")
        return voice.pick(f"{where} hay cartas", f"there are cards {where}")

    def logic(self, lp: LogicProgram) -> Code:
        zone = self.zone.logic(lp)
        return Code(f"not {lp.present(zone.text, 2)}", zone.needs)


@dataclass(frozen=True, slots=True)
class Known(Condition):
    """The register has been set."""

    shape: ClassVar[Shape] = {"known": "named"}
    register: Term

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        return cls(reader.term(reader.entries_of(node)["known"], names, "card", "suit", "seat", "side"))

    def code(self, em: Emitter) -> Code:
        return Code(f"{self.register.code(em).text} >= 0")

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        true = mood in ("is", "must")
        what = self.register.phrase(voice)
        if voice.facts is None:
            known = voice.noun(what, what).to if self.register.type == "seat" else what
            return voice.pick(
                f"{'ya' if true else 'todavía no'} se conoce {known}", f"{what} is {'' if true else 'not yet '}known"
            )
        return voice.pick(
            f"{'ya' if true else 'todavía no'} se sabe {what}", f"it is {'' if true else 'not yet '}known {what}"
        )

    def logic(self, lp: LogicProgram) -> Code:
        return Code(lp.present(self.register.logic(lp).text, 2 if self.register.type == "card" else 1))
