"""``total``: a sum of numbers, compared with another number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.kinds.facts.compare import COMPARE, compared, comparison, than
from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Names, OfAll, Part
from tutor.law.protocol import Code, Condition, Mood, Term
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice
from tutor.law.yamltext import Node

SUMS: dict[str, dict[Mood, tuple[str, str]]] = {
    "is": {"is": ("suma", "comes to"), "not": ("no suma", "does not come to"),
           "must": ("tiene que sumar", "must come to"), "mustnt": ("no puede sumar", "may not come to")},
    "more_than": {"is": ("suma más de", "comes to more than"), "not": ("no suma más de", "does not come to more than"),
                  "must": ("tiene que sumar más de", "must come to more than"), "mustnt": ("no puede sumar más de", "may not come to more than")},
    "less_than": {"is": ("suma menos de", "comes to less than"), "not": ("no suma menos de", "does not come to less than"),
                  "must": ("tiene que sumar menos de", "must come to less than"), "mustnt": ("no puede sumar menos de", "may not come to less than")},
    "at_least": {"is": ("llega a sumar", "comes to at least"), "not": ("no llega a sumar", "comes to less than"),
                 "must": ("tiene que sumar por lo menos", "must come to at least"), "mustnt": ("no puede llegar a sumar", "must come to less than")},
    "at_most": {"is": ("suma como mucho", "comes to at most"), "not": ("suma más de", "comes to more than"),
                "must": ("no puede sumar más de", "may not come to more than"), "mustnt": ("tiene que sumar más de", "must come to more than")},
}


@dataclass(frozen=True, slots=True)
class Total(Condition):
    """``{total: [{of_all: bids}, bid], is: cards}``."""

    shape: ClassVar[Shape] = {"total": "number*", **dict.fromkeys(COMPARE, "number?")}
    just_one = tuple(COMPARE)
    parts: tuple[Term, ...]
    how: str
    value: Term

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        entries = reader.entries_of(node)
        parts = reader.some(entries["total"], lambda part: reader.term(part, names, "number", "numbers"))
        how = comparison(entries)
        return cls(tuple(parts), how, reader.term(entries[how], names, "number"))

    def code(self, em: Emitter) -> Code:
        terms = [f"sum({part.code(em).text})" if isinstance(part, OfAll) else part.code(em).text for part in self.parts]
        return Code(f"{' + '.join(terms)} {COMPARE[self.how]} {self.value.code(em).text}")

    def addends(self, voice: Voice) -> list[int] | None:
        """The numbers that are added, where all are known."""
        found: list[int] = []
        for part in self.parts:
            name = getattr(part, "name", "")
            value = voice.move.get(name) if isinstance(part, Part) and voice.move is not None else voice.value(name)
            if value is None:
                return None
            found += [value] if isinstance(value, int) else list(value)  # type: ignore[call-overload]
        return found

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        what = self.parts[0].phrase(voice.general())
        target = voice.with_value(self.value)
        verb = voice.verb(SUMS[self.how][mood], what)
        if self.how == "is" and voice.facts is None and not target[:1].isdigit():
            return f"{what} {verb} {voice.pick('lo mismo que', 'the same as')} {target}"
        return f"{what} {than(verb, target)}"

    def shown(self, voice: Voice) -> str:
        numbers = self.addends(voice)
        if numbers is None:
            return self.phrase(voice, "is")
        return f"{' + '.join(map(str, numbers))} = {sum(numbers)}" if len(numbers) > 1 else str(sum(numbers))

    def logic(self, lp: LogicProgram) -> Code:
        body, total = [], []
        for part in self.parts:
            value, var = part.logic(lp), lp.variable("V")
            everybody = f"{var} = #sum {{ N,I : {lp.at(value.text, 'I', 'N')} }}"
            body.append(everybody if isinstance(part, OfAll) else lp.at(value.text, var))
            total.append(var)
        name = lp.define(lp.fresh("sum"), "T", [*body, f"T = {' + '.join(total)}"])
        return Code(compared(lp, name, self.how, self.value.logic(lp).text))
