"""Seats a rule can name. Seats are counted from mano, who is 0; the dealer is the last."""

from __future__ import annotations

from typing import ClassVar

from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Names
from tutor.law.protocol import Code, Term, Type
from tutor.law.voice import Voice


class Seat(Term):
    """A seat by its part in the hand."""

    type: Type = "seat"
    said: ClassVar[tuple[str, str]] = ("", "")

    def code(self, em: Emitter) -> Code:
        var = em.fact(self.keys[0])
        return Code(var, frozenset({f"{var} >= 0"}))

    def phrase(self, voice: Voice) -> str:
        return voice.pick(*self.said)

    def logic(self, lp: LogicProgram) -> Code:
        name = lp.fact(self.keys[0])
        return Code(name, frozenset({lp.present(name, 1)}))


def seat_said(names: Names, seat: str) -> tuple[str, str]:
    """A seat named by a step or an effect, in Spanish and English; "each" is everybody."""
    if seat == "each":
        return "cada jugador", "every player"
    declared, thing = names.declared.get(seat), names.things.get(seat)
    if declared is not None:
        return declared.phrase["es"], declared.phrase["en"]
    return thing.said if thing is not None and issubclass(thing, Seat) else ("", "")


class Chooser(Seat):
    """Who is choosing now."""

    keys = ("chooser",)
    said = ("quien habla", "the player to speak")


class Dealer(Seat):
    """Who dealt; the last to speak and to play."""

    keys = ("dealer",)
    said = ("quien reparte", "the dealer")


class Mano(Seat):
    """Who sits at the dealer's right; the first to speak and to lead."""

    keys = ("mano",)
    said = ("mano", "eldest hand")


class Owner(Seat):
    """Whose points are being counted."""

    keys = ("owner",)
    said = ("quien cuenta", "the player who is counting")


class Winner(Seat):
    """Who has won this trick."""

    keys = ("winner",)
    said = ("quien gana la baza", "the winner of the trick")


class Leader(Seat):
    """Who leads this trick."""

    keys = ("leader",)
    said = ("quien sale", "the leader")
