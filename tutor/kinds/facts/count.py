"""``count``: how many cards of a zone there are, or are so, or how many suits of a set, compared with a number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.kinds.facts.compare import COMPARE, SAID, SETS, compared, comparison, than
from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Literal, Names, Part
from tutor.law.protocol import Code, Condition, Mood, NounForm, Predicate, Term
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.subsets import singles
from tutor.law.voice import Voice
from tutor.law.yamltext import Node

MANY = {
    "is": {"es": "", "en": ""},
    "more_than": {"es": "más de ", "en": "more than "},
    "less_than": {"es": "menos de ", "en": "fewer than "},
    "at_least": {"es": "por lo menos ", "en": "at least "},
    "at_most": {"es": "como mucho ", "en": "at most "},
}
THERE: dict[Mood, tuple[str, str]] = {
    "is": ("hay", "are"),
    "not": ("no hay", "are not"),
    "must": ("tiene que haber", "must be"),
    "mustnt": ("no puede haber", "may not be"),
}


@dataclass(frozen=True, slots=True)
class Count(Condition):
    """``{count: hand, is: 1}``, ``{count: sung, less_than: tricks}``, ``{count: {suit: trump}, in: hand, at_least: 2}``."""

    shape: ClassVar[Shape] = {"count": "cards|suits|predicate", "in": "cards?", **dict.fromkeys(COMPARE, "number?")}
    just_one = tuple(COMPARE)
    predicate: Predicate | None
    zone: Term
    how: str
    value: Term

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        entries = reader.entries_of(node)
        predicate = reader.predicate(entries["count"], names) if "in" in entries else None
        node, types = (entries["count"], SETS) if predicate is None else (entries["in"], SETS[:1])
        zone = reader.term(node, names, *types)
        how = comparison(entries)
        return cls(predicate, zone, how, reader.term(entries[how], names, "number"))

    def found(self, em: Emitter) -> Code:
        """The cards counted."""
        zone = self.zone.code(em)
        if self.predicate is None:
            return zone
        mask = self.predicate.code(em)
        return Code(f"{zone.text} & ({mask.text})", zone.needs | mask.needs)

    def code(self, em: Emitter) -> Code:
        found = self.found(em)
        return Code(f"({found.text}).bit_count() {COMPARE[self.how]} {self.value.code(em).text}", found.needs)

    def witness(self, em: Emitter) -> str:
        return self.found(em).text if self.zone.type == "cards" else "0"

    def solve(self, em: Emitter, part: str, zone: str) -> str | None:
        one = self.how == "is" and isinstance(self.value, Literal) and self.value.value == 1
        alone = self.predicate is None and isinstance(self.zone, Part) and self.zone.name == part
        return f"{em.constant('singles', singles)}({zone})" if one and alone else None

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        if self.zone.type == "suits":
            what = self.zone.phrase(voice.general())
            return f"{what} {than(voice.verb(SAID[self.how][mood], what), self.value.phrase(voice.general()))}"
        cards = self.predicate.noun(voice, "plural") if self.predicate else voice.pick("cartas", "cards")
        where, many = voice.within(self.zone), f"{MANY[self.how][voice.lang]}{self.value.phrase(voice)}"
        if voice.lang == "es":
            return f"{where} {THERE[mood][0]} {many} {cards}"
        return f"there {THERE[mood][1]} {many} {cards} {where}"

    @property
    def circumstance(self) -> bool:
        return not isinstance(self.zone, Part)

    def shown(self, voice: Voice) -> str:
        """ "en tu mano hay 7 cartas"."""
        if voice.facts is None or self.zone.type == "suits" or isinstance(self.zone, Part):
            return self.phrase(voice, "is")
        found, where = voice.seen(self).bit_count(), voice.within(self.zone)
        form: NounForm = "no" if not found else "a" if found == 1 else "plural"
        bare = {"no": ("ninguna carta", "no card"), "a": ("una carta", "one card"), "plural": ("cartas", "cards")}[form]
        cards = self.predicate.noun(voice, form) if self.predicate else voice.pick(*bare)
        many = f"{found} {cards}" if found > 1 else cards
        negation = "" if found else "no "
        return voice.pick(f"{where} {negation}hay {many}", f"there {'are' if found > 1 else 'is'} {many} {where}")

    def logic(self, lp: LogicProgram) -> Code:
        zone = self.zone.logic(lp)
        if self.zone.type == "suits":
            name = lp.define(lp.fresh("count"), "N", [f"N = #count {{ S : {lp.at(zone.text, 'S')} }}"])
            return Code(compared(lp, name, self.how, self.value.logic(lp).text), zone.needs)
        cards, needs = [lp.at(zone.text, "S", "R")], zone.needs
        if self.predicate is not None:
            inner = self.predicate.logic(lp)
            cards, needs = [*cards, lp.at(inner.text, "S", "R")], needs | inner.needs
        name = lp.define(lp.fresh("count"), "N", [f"N = #count {{ S,R : {', '.join(cards)} }}"])
        return Code(compared(lp, name, self.how, self.value.logic(lp).text), needs)
