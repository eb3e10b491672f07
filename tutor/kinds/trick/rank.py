"""``rank``: cards of certain ranks, or of the rank of a card that can be named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.cards import RANK_MASK
from tutor.law.emit import Emitter
from tutor.law.logic import CARD, LogicProgram
from tutor.law.names import Literal, Names
from tutor.law.protocol import Code, NounForm, Predicate, Term
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice, joined
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class OfRank(Predicate):
    """``{rank: [10, 11, 12]}`` or ``{rank: led}``."""

    shape: ClassVar[Shape] = {"rank": "whole*|card"}
    rank = 0
    ranks: tuple[int, ...]
    like: Term | None = None

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Predicate:
        if isinstance(node.value, str):
            return cls((), reader.term(node, names, "card"))
        return cls(tuple(reader.some(node, lambda item: reader.number(item, 1, 12))))

    def code(self, em: Emitter) -> Code:
        if self.like is None:
            mask = 0
            for rank in self.ranks:
                mask |= RANK_MASK[rank]
            return Code(str(mask))
        table, card = em.constant("ranks", tuple(RANK_MASK)), self.like.code(em)
        return Code(f"{table}[{card.text} % 12 + 1]", card.needs)

    def witness(self, em: Emitter) -> str:
        if self.like is None or isinstance(self.like, Literal):
            return "0"
        card = self.like.code(em)
        return f"(1 << {card.text} if {' and '.join(card.needs) or 'True'} else 0)"

    def noun(self, voice: Voice, form: NounForm) -> str:
        if self.like is not None:
            cards = {"a": ("una carta", "a card"), "plural": ("cartas", "cards"), "no": ("ninguna carta", "no card")}[
                form
            ]
            return f"{voice.pick(*cards)} {self.clause(voice, form)}"
        nouns = [voice.rank(rank) for rank in self.ranks]
        return joined([{"a": noun.a, "plural": voice.plural(noun), "no": noun.no}[form] for noun in nouns], voice, "or")

    def clause(self, voice: Voice, form: NounForm) -> str:
        if self.like is not None:
            return voice.pick(f"igual que {self.like.phrase(voice)}", f"equal to {self.like.phrase(voice)}")
        return self.noun(voice, form)

    def said_of(self, voice: Voice, negated: bool = False) -> str:
        return f"{voice.pick('no es' if negated else 'es', 'is not' if negated else 'is')} {self.clause(voice, 'a')}"

    def logic(self, lp: LogicProgram) -> Code:
        name = lp.fresh("rank")
        if self.like is not None:
            card = self.like.logic(lp)
            return Code(lp.define(name, "SR", [CARD, lp.at(card.text, "_", "R")]), card.needs)
        return Code(lp.define(name, "SR", *([CARD, f"R = {rank}"] for rank in self.ranks)))
