"""Numbers of the hand that every game has."""

from __future__ import annotations

from typing import ClassVar

from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.protocol import Code, Term, Type
from tutor.law.voice import Voice


class HandNumber(Term):
    """A number that belongs to the hand being played."""

    type: Type = "number"
    said: ClassVar[tuple[str, str]] = ("", "")

    @property
    def name(self) -> str:
        """The fact it stands for."""
        return self.keys[0]

    def code(self, em: Emitter) -> Code:
        return Code(em.fact(self.keys[0]))

    def phrase(self, voice: Voice) -> str:
        value = voice.number(self.keys[0])
        return str(value) if value is not None else voice.pick(*self.said)

    def logic(self, lp: LogicProgram) -> Code:
        return Code(lp.fact(self.keys[0]))


class Pack(Term):
    """All the cards that are played with."""

    keys = ("deck",)
    type: Type = "cards"

    def code(self, em: Emitter) -> Code:
        return Code(em.fact("deck"))

    def phrase(self, voice: Voice) -> str:
        return voice.pick("la baraja", "the deck")

    def logic(self, lp: LogicProgram) -> Code:
        return Code(lp.fact("deck"))


class Cards(HandNumber):
    """Cards each in this hand, which is also how many tricks it has."""

    keys = ("cards",)
    said = ("las bazas de la mano", "the tricks of the hand")


class Players(HandNumber):
    """How many play."""

    keys = ("players",)
    said = ("los jugadores", "the players")


class Points(HandNumber):
    """What the lines before have given (in the tally), or the total so far (in the result)."""

    keys = ("points",)
    said = ("lo apuntado hasta aquí", "the points so far")
