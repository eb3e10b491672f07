"""``suit``: cards of a suit, of trumps, or of the suit of a card that can be named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.cards import SUIT_MASK
from tutor.law.emit import Emitter
from tutor.law.logic import CARD, LogicProgram
from tutor.law.names import Fact, Names, SuitOf
from tutor.law.protocol import Code, NounForm, Predicate, Term
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice, joined
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class OfSuit(Predicate):
    """Of that suit, or of one of those suits."""

    shape: ClassVar[Shape] = {"suit": "suit*"}
    rank = 0
    suits: tuple[Term, ...]

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Predicate:
        return cls(tuple(reader.some(node, lambda item: reader.term(item, names, "suit"))))

    def code(self, em: Emitter) -> Code:
        table = em.constant("suits", tuple(SUIT_MASK))
        codes = [suit.code(em) for suit in self.suits]
        return Code(" | ".join(f"{table}[{code.text}]" for code in codes), frozenset().union(*(c.needs for c in codes)))

    def witness(self, em: Emitter) -> str:
        cards = [suit.card.code(em) for suit in self.suits if isinstance(suit, SuitOf)]
        return " | ".join(f"(1 << {card.text} if {' and '.join(card.needs)} else 0)" for card in cards) or "0"

    def noun(self, voice: Voice, form: NounForm) -> str:
        if len(self.suits) == 1 and isinstance(self.suits[0], Fact):
            noun = voice.noun(self.suits[0].declared.phrase["es"], self.suits[0].declared.phrase["en"])
            return {"a": noun.a, "plural": voice.plural(noun), "no": noun.no}[form]
        cards = {"a": ("una carta", "a card"), "plural": ("cartas", "cards"), "no": ("ninguna carta", "no card")}[form]
        general, actual = self.clause(voice.general(), form), self.clause(voice, form)
        if form == "a" and general != actual and len(self.suits) == 1:
            return f"{voice.pick(*cards)} {general} ({self.suits[0].phrase(voice)})"
        return f"{voice.pick(*cards)} {actual}"

    def clause(self, voice: Voice, form: NounForm, said: bool = False) -> str:
        """Of which suit; ``said`` of a card, which in English "is a club"."""
        named = []
        for suit in self.suits:
            if isinstance(suit, SuitOf) and voice.number(getattr(suit.card, "fact", "")) is None:
                noun = voice.noun(*getattr(suit.card, "suit_said", ("el palo", "the suit")))
                named.append(noun.of)
            else:
                known = suit.phrase(voice)
                named.append(voice.pick(f"de {known}", f"a {known.removesuffix('s')}" if said else f"of {known}"))
        return joined(named, voice, "or")

    def said_of(self, voice: Voice, negated: bool = False) -> str:
        verb = voice.pick("no es" if negated else "es", "is not" if negated else "is")
        if len(self.suits) == 1 and isinstance(self.suits[0], Fact):
            noun = voice.noun(self.suits[0].declared.phrase["es"], self.suits[0].declared.phrase["en"])
            return f"{verb} {voice.pick(noun.bare, noun.a)}"
        return f"{verb} {self.clause(voice if negated else voice.general(), 'a', said=True)}"

    def logic(self, lp: LogicProgram) -> Code:
        codes = [suit.logic(lp) for suit in self.suits]
        name = lp.define(lp.fresh("suit"), "SR", *([CARD, lp.at(code.text, "S")] for code in codes))
        return Code(name, frozenset().union(*(code.needs for code in codes)))
