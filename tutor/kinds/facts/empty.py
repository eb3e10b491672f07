"""``empty`` and ``known``: nothing lies there; it has been set."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Names, OfAll, Part
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
        if isinstance(self.zone, Part):
            return chosen(self.zone.phrases[voice.lang], true, voice, mood in ("must", "mustnt")) or self.lies(
                where, true, voice
            )
        if isinstance(self.zone, OfAll):
            return held(self.zone.declared.phrase[voice.lang], true, voice)
        return self.lies(where, true, voice)

    def runs_out(self, voice: Voice) -> str:
        """The same as the end of something that is repeated: "no quedan cartas en el mazo"."""
        if isinstance(self.zone, OfAll | Part):
            return self.phrase(voice)
        where = voice.within(self.zone)
        return voice.pick(f"no quedan cartas {where}", f"no cards are left {where}")

    def lies(self, where: str, true: bool, voice: Voice) -> str:
        """That nothing lies there."""
        if true:
            return voice.pick(f"{where} no hay ninguna carta", f"there is no card {where}")
        return voice.pick(f"{where} hay cartas", f"there are cards {where}")

    def logic(self, lp: LogicProgram) -> Code:
        zone = self.zone.logic(lp)
        return Code(f"not {lp.present(zone.text, 2)}", zone.needs)


WHO_TAKES = {
    "es": re.compile(r"(?:la carta|las cartas) que (?P<verb>.+)"),
    "en": re.compile(r"the cards? (?:that )?(?P<verb>you .+)"),
}


def chosen(part: str, empty: bool, voice: Voice, owed: bool = False) -> str:
    """Of "las cartas que te llevas": "te llevas alguna carta"; nothing where the words do not say who does what."""
    found = WHO_TAKES[voice.lang].fullmatch(part)
    if found is None:
        return ""
    verb = found["verb"]
    if owed and not empty:
        return voice.pick(
            f"tiene que haber alguna carta entre las que {verb}", f"there must be a card among those {verb}"
        )
    if voice.lang == "es":
        return f"no {verb} ninguna carta" if empty else f"{verb} alguna carta"
    return f"{verb} no card" if empty else f"{verb} any card"


def held(zone: str, empty: bool, voice: Voice) -> str:
    """Of "tu mano", everybody's: "nadie tiene cartas en su mano"."""
    own = zone.removeprefix("tu ").removeprefix("your ")
    if voice.lang == "es":
        return f"nadie tiene cartas en su {own}" if empty else f"alguien tiene cartas en su {own}"
    return f"nobody has cards in their {own}" if empty else f"somebody has cards in their {own}"


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
        if self.register.type == "card" and voice.known(self.register) is None:
            card = voice.noun(self.register.phrase(voice), self.register.phrase(voice))
            is_there = {"is": ("hay", "there is"), "must": ("tiene que haber", "there must be")}
            if true:
                return f"{voice.pick(*is_there['must' if mood == 'must' else 'is'])} {card.a}"
            return voice.pick(f"no hay {card.no}", f"there is {card.no}")
        if voice.facts is None and voice.lang == "es" and what.startswith("quien "):
            return f"{'se sabe' if true else 'no se sabe'} quién {what.removeprefix('quien ')}"
        if voice.facts is None:
            known = voice.noun(what, what).to if self.register.type == "seat" else what
            return voice.pick(
                f"{'ya' if true else 'todavía no'} se conoce {known}", f"{what} is {'' if true else 'not yet '}known"
            )
        return voice.pick(
            f"{'ya' if true else 'todavía no'} se sabe {what}", f"it is {'' if true else 'not yet '}known {what}"
        )

    def missed(self, voice: Voice) -> str:
        """After what must be there has been named."""
        if self.register.type != "card":
            return self.phrase(voice, "not")
        card = voice.noun(self.register.phrase(voice), self.register.phrase(voice))
        return voice.pick(f"no hay {card.agree('ninguno')}", "there is none")

    def logic(self, lp: LogicProgram) -> Code:
        return Code(lp.present(self.register.logic(lp).text, 2 if self.register.type == "card" else 1))
