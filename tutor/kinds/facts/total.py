"""``total``: a sum of numbers, or of what cards are worth, compared with another number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.cards import bits
from tutor.kinds.facts.compare import COMPARE, compared, comparison, than
from tutor.law.conditions import either
from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Names, Part
from tutor.law.protocol import Code, Condition, Mood, Term, Type
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.subsets import Scale
from tutor.law.voice import Voice, joined
from tutor.law.yamltext import Node

SUMS: dict[str, dict[Mood, tuple[str, str]]] = {
    "is": {
        "is": ("suma", "comes to"),
        "not": ("no suma", "does not come to"),
        "must": ("tiene que sumar", "must come to"),
        "mustnt": ("no puede sumar", "may not come to"),
    },
    "more_than": {
        "is": ("suma más de", "comes to more than"),
        "not": ("no suma más de", "does not come to more than"),
        "must": ("tiene que sumar más de", "must come to more than"),
        "mustnt": ("no puede sumar más de", "may not come to more than"),
    },
    "less_than": {
        "is": ("suma menos de", "comes to less than"),
        "not": ("no suma menos de", "does not come to less than"),
        "must": ("tiene que sumar menos de", "must come to less than"),
        "mustnt": ("no puede sumar menos de", "may not come to less than"),
    },
    "at_least": {
        "is": ("llega a sumar", "comes to at least"),
        "not": ("no llega a sumar", "comes to less than"),
        "must": ("tiene que sumar por lo menos", "must come to at least"),
        "mustnt": ("no puede llegar a sumar", "must come to less than"),
    },
    "at_most": {
        "is": ("suma como mucho", "comes to at most"),
        "not": ("suma más de", "comes to more than"),
        "must": ("no puede sumar más de", "may not come to more than"),
        "mustnt": ("tiene que sumar más de", "must come to more than"),
    },
}

ADDENDS: tuple[Type, ...] = ("number", "numbers", "card", "cards")


@dataclass(frozen=True, slots=True)
class Sum(Term):
    """What is added up: numbers, cards and sets of cards by what a scale says they are worth."""

    parts: tuple[Term, ...]
    scale: Scale | None
    type: Type = "number"

    @classmethod
    def of(cls, parts: Node, by: Node | None, reader: Reader, names: Names) -> Sum:
        """The sum of what is listed; ``by`` names a scale where the deck has several."""
        found = tuple(reader.some(parts, lambda part: reader.term(part, names, *ADDENDS)))
        if not any(part.type in ("card", "cards") for part in found):
            return cls(found, None)
        known = list(names.scales)
        if by is None and len(known) != 1:
            raise reader.fault("scale_needed", parts, known=", ".join(known) or "–")
        return cls(found, names.scales[reader.choice(by, known) if by is not None else known[0]])

    def code(self, em: Emitter) -> Code:
        codes = [(part, part.code(em)) for part in self.parts]
        return Code(
            " + ".join(self._one(part, code.text, em) for part, code in codes),
            frozenset().union(*(code.needs for _, code in codes)),
        )

    def without(self, part: str, em: Emitter) -> str:
        """The sum of everything but one part of the move."""
        others = [self._one(term, term.code(em).text, em) for term in self.parts if getattr(term, "name", "") != part]
        return " + ".join(others) or "0"

    def has(self, part: str) -> bool:
        """Whether a part of the move is among what is added, once."""
        return sum(isinstance(term, Part) and term.name == part for term in self.parts) == 1

    def _one(self, part: Term, text: str, em: Emitter) -> str:
        if part.type == "numbers":
            return f"sum({text})"
        if part.type == "number" or self.scale is None:
            return text
        known = em.constant("scale", self.scale)
        return f"{known}.by_card[{text}]" if part.type == "card" else f"{known}.total({text})"

    def cards(self, voice: Voice) -> int:
        """The cards that are added, as far as they are known."""
        found = 0
        for part in self.parts:
            value = voice.known(part)
            if isinstance(value, int) and part.type in ("card", "cards"):
                found |= 1 << value if part.type == "card" else value
        return found

    def addends(self, voice: Voice) -> list[int] | None:
        """The numbers that are added, one for each card, where all are known."""
        found: list[int] = []
        for part in self.parts:
            value = voice.known(part)
            if value is None:
                return None
            if self.scale is not None and part.type == "card":
                found.append(self.scale.by_card[value])
            elif self.scale is not None and part.type == "cards":
                found += sorted((self.scale.by_card[card] for card in bits(value)), reverse=True)
            else:
                found += [value] if isinstance(value, int) else list(value)
        return found

    def phrase(self, voice: Voice) -> str:
        numbers = self.addends(voice)
        if numbers is not None:
            return str(sum(numbers))
        if self.scale is None:
            return self.parts[0].phrase(voice.general())
        named = joined([part.phrase(voice.general()) for part in self.parts], voice)
        return voice.pick(f"lo que {'suman' if len(self.parts) > 1 else 'vale'} {named}", f"the value of {named}")

    def subject(self, voice: Voice, actual: bool = False) -> str:
        """What is added up, as the subject of "suma"; ``actual`` names the cards themselves, where they can be named."""
        speaking = voice if actual else voice.general()
        return (
            joined([part.phrase(speaking) for part in self.parts], voice)
            if self.scale is not None
            else self.phrase(speaking)
        )

    def logic(self, lp: LogicProgram) -> Code:
        body, total, needs = [], [], frozenset[str]()
        for part in self.parts:
            value, var = part.logic(lp), lp.variable("V")
            body.append(self._added(part, value.text, var, lp))
            total.append(var)
            needs |= value.needs
        return Code(lp.define(lp.fresh("sum"), "T", [*body, f"T = {' + '.join(total)}"]), needs)

    def _added(self, part: Term, name: str, var: str, lp: LogicProgram) -> str:
        """Literals by which a variable is what one part adds."""
        if part.type == "numbers":
            return f"{var} = #sum {{ N,I : {lp.at(name, 'I', 'N')} }}"
        if part.type == "number" or self.scale is None:
            return lp.at(name, var)
        ranks = list(enumerate(self.scale.by_rank, 1))
        stem = f"worth'{'_'.join(map(str, self.scale.by_rank))}"
        worth = lp.once(stem, ("R", "W"), lambda: [[f"R = {rank}", f"W = {value}"] for rank, value in ranks])
        if part.type == "card":
            rank = lp.variable("R")
            return f"{lp.at(name, '_', rank)}, {lp.at(worth, rank, var)}"
        return f"{var} = #sum {{ W,S,R : {lp.at(name, 'S', 'R')}, {lp.at(worth, 'R', 'W')} }}"


@dataclass(frozen=True, slots=True)
class Total(Condition):
    """``{total: [{of_all: bids}, bid], is: cards}``, ``{total: [play, take], is: 15}``; or up to multiples."""

    shape: ClassVar[Shape] = {
        "total": "addend*",
        "by": "slug?",
        "counting_by": "whole|slug?",
        **dict.fromkeys(COMPARE, "number?"),
    }
    just_one = tuple(COMPARE)
    sum: Sum
    how: str
    value: Term
    counting_by: int = 0

    @property
    def orders(self) -> bool:
        return True

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        entries = reader.entries_of(node)
        added = Sum.of(entries["total"], entries.get("by"), reader, names)
        how = comparison(entries)
        modulus = names.whole(entries["counting_by"], reader, 2, 100) if "counting_by" in entries else 0
        return cls(added, how, read_number(entries[how], reader, names), modulus)

    def code(self, em: Emitter) -> Code:
        left, right = self.sum.code(em), self.value.code(em)
        if self.counting_by:
            return Code(f"({left.text} - ({right.text})) % {self.counting_by} == 0", left.needs | right.needs)
        return Code(f"{left.text} {COMPARE[self.how]} {right.text}", left.needs | right.needs)

    def witness(self, em: Emitter) -> str:
        return either(
            f"(1 << {part.code(em).text})" if part.type == "card" else part.code(em).text
            for part in self.sum.parts
            if part.type in ("card", "cards")
        )

    def solve(self, em: Emitter, part: str, zone: str) -> str | None:
        if self.how != "is" or self.counting_by or self.sum.scale is None or not self.sum.has(part):
            return None
        wanted = Emitter()
        self.value.code(wanted)
        if part in wanted.parts:  # the total hangs on the very set that is looked for
            return None
        rest = f"{self.value.code(em).text} - ({self.sum.without(part, em)})"
        return f"{em.constant('scale', self.sum.scale)}.subsets({zone}, {rest})"

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        what, target = self.sum.subject(voice), voice.with_value(self.value)
        verb = voice.verb(
            SUMS[self.how][mood],
            what,
            len(self.sum.parts) > 1 and self.sum.scale is not None,
        )
        modulo = (
            voice.pick(f", contando de {self.counting_by} en {self.counting_by}", f", counting by {self.counting_by}")
            if self.counting_by
            else ""
        )
        if self.how == "is" and voice.facts is None and not target[:1].isdigit():
            return f"{what} {verb} {voice.pick('lo mismo que', 'the same as')} {target}{modulo}"
        return f"{what} {than(verb, target)}{modulo}"

    def shown(self, voice: Voice) -> str:
        numbers, wanted = self.sum.addends(voice), voice.value_of(self.value)
        if numbers is None:
            return self.phrase(voice, "is")
        worked_out = f"{' + '.join(map(str, numbers))} = {sum(numbers)}"
        if len(numbers) < 2:
            what = self.sum.subject(voice, actual=True)
            worked_out = f"{what} {voice.verb(('vale', 'counts'), what)} {sum(numbers)}"
        if self.sum.scale is None or wanted is None or self.how != "is" or self.counting_by or wanted == sum(numbers):
            return worked_out
        gap = abs(wanted - sum(numbers))
        few = sum(numbers) < wanted
        one, more = ("falta", "faltan") if few else ("sobra", "sobran")
        return voice.pick(
            f"{worked_out}: {one if gap == 1 else more} {gap}",
            f"{worked_out}: {gap} too {'few' if few else 'many'}",
        )

    def needed(self, voice: Voice, part: str) -> str:
        """What a part of the move would have to add: "cartas que sumen 7, lo que falta hasta 15"; empty if not known."""
        numbers, wanted = self.sum.addends(voice), voice.value_of(self.value)
        if self.how != "is" or self.counting_by or numbers is None or wanted is None or not self.sum.has(part):
            return ""
        rest = wanted - sum(numbers)
        cards = voice.pick(f"cartas que sumen {rest}", f"no cards that come to {rest}")
        up_to = voice.pick(f", lo que falta hasta {wanted}", f", what is missing to make {wanted}")
        return cards + (up_to if sum(numbers) else "")

    def missed(self, voice: Voice) -> str:
        numbers = self.sum.addends(voice)
        if numbers is None or self.how != "is" or self.counting_by:
            return self.phrase(voice, "not")
        what, target = self.sum.subject(voice), voice.with_value(self.value)
        verb = voice.verb(SUMS["is"]["is"], what, len(self.sum.parts) > 1 and self.sum.scale is not None)
        return f"{what} {verb} {sum(numbers)}, {voice.pick('no', 'not')} {target}"

    def logic(self, lp: LogicProgram) -> Code:
        left, right = self.sum.logic(lp), self.value.logic(lp)
        needs = left.needs | right.needs
        if not self.counting_by:
            return Code(compared(lp, left.text, self.how, right.text), needs)
        a, b = lp.variable("A"), lp.variable("B")
        same = f"({a} - {b}) \\ {self.counting_by} = 0"
        return Code(f"{lp.at(left.text, a)}, {lp.at(right.text, b)}, {same}", needs)


def read_number(node: Node, reader: Reader, names: Names) -> Term:
    """A number to compare with: one that can be named, or a sum."""
    if isinstance(node.value, dict) and "total" in node.value:
        entries = reader.mapping(node, ("by",), required=("total",))
        return Sum.of(entries["total"], entries.get("by"), reader, names)
    return reader.term(node, names, "number")
