"""``beats`` and ``highest``: cards that would win over another in this trick."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.cards import bits
from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Names
from tutor.law.protocol import Code, NounForm, Predicate, Term
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class Beats(Predicate):
    """Cards that would win over that one."""

    shape: ClassVar[Shape] = {"beats": "card"}
    card: Term

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Predicate:
        return cls(reader.term(node, names, "card"))

    def code(self, em: Emitter) -> Code:
        card = self.card.code(em)
        return Code(f"{em.fact('beaten_by')}[{card.text}]", card.needs)

    def witness(self, em: Emitter) -> str:
        card = self.card.code(em)
        return f"(1 << {card.text} if {' and '.join(card.needs) or 'True'} else 0)"

    def noun(self, voice: Voice, form: NounForm) -> str:
        cards = {"a": ("una carta", "a card"), "plural": ("cartas", "cards"), "no": ("ninguna carta", "no card")}[form]
        return f"{voice.pick(*cards)} {self.clause(voice, form)}"

    def clause(self, voice: Voice, form: NounForm) -> str:
        verb = voice.pick(
            "que ganen" if form == "plural" else "que gane", "that beat" if form == "plural" else "that beats"
        )
        return f"{verb} {voice.to(self.card)}"

    def said_of(self, voice: Voice, negated: bool = False) -> str:
        verb = voice.pick("no gana", "does not beat") if negated else voice.pick("gana", "beats")
        return f"{verb} {voice.to(self.card)}"

    def logic(self, lp: LogicProgram) -> Code:
        card, power = self.card.logic(lp), lp.power()
        other = [lp.at(card.text, "S2", "R2"), lp.at(power, "S2", "R2", "Q")]
        return Code(lp.define(lp.fresh("beats"), "SR", [lp.at(power, "S", "R", "P"), *other, "P > Q"]), card.needs)


@dataclass(frozen=True, slots=True)
class Highest(Predicate):
    """No other card still allowed would win over it; of cards that win over no other, none ranks above it."""

    shape: ClassVar[Shape] = {"highest": "=true"}
    strength: tuple[int, ...]

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Predicate:
        reader.true(node)
        if not names.narrowing:
            raise reader.fault("only_in_duty", node, word="highest")
        return cls(names.strength)

    def code(self, em: Emitter) -> Code:
        of, heights = em.constant("highest", highest), em.constant("heights", card_heights(self.strength))
        return Code(f"{of}({em.fact('candidates')}, {em.fact('beaten_by')}, {heights})")

    def noun(self, voice: Voice, form: NounForm) -> str:
        return voice.pick(
            "la carta más alta" if form == "a" else "cartas más altas",
            "the highest card" if form == "a" else "higher cards",
        )

    def clause(self, voice: Voice, form: NounForm) -> str:
        return voice.pick("que sea la más alta", "that is the highest")

    def said_of(self, voice: Voice, negated: bool = False) -> str:
        return voice.pick(
            "no es la más alta" if negated else "es la más alta", "is not the highest" if negated else "is the highest"
        )

    def logic(self, lp: LogicProgram) -> Code:
        power = lp.power()
        own = [lp.candidate("S", "R"), lp.at(power, "S", "R", "P")]
        other = [lp.candidate("S2", "R2"), lp.at(power, "S2", "R2", "Q")]
        ranks = [lp.strength(), lp.strength("R2", "W")]
        lower = lp.define(lp.fresh("lower"), "SR", [*own, *other, "Q > P"], [*own, *other, "Q = P", *ranks, "W > V"])
        return Code(lp.define(lp.fresh("highest"), "SR", [lp.candidate("S", "R"), f"not {lp.at(lower, 'S', 'R')}"]))


def highest(candidates: int, beaten_by: tuple[int, ...], heights: tuple[int, ...]) -> int:
    """The cards of a mask that no other card of it beats, and of these those of the highest rank."""
    unbeaten = [card for card in bits(candidates) if not beaten_by[card] & candidates]
    top = max((heights[card] for card in unbeaten), default=0)
    return sum(1 << card for card in unbeaten if heights[card] == top)


def card_heights(strength: tuple[int, ...]) -> tuple[int, ...]:
    """For each card, how high its rank stands: 0 for one that the law does not name."""
    height = {rank: len(strength) - place for place, rank in enumerate(strength)}
    return tuple(height.get(card % 12 + 1, 0) for card in range(48))
