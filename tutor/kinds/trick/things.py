"""Cards of the trick that a rule can name."""

from __future__ import annotations

from typing import ClassVar

from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.protocol import Code, Term, Type
from tutor.law.voice import Voice


class TrickCard(Term):
    """One card of the trick; absent when nothing has been led."""

    type: Type = "card"
    said: ClassVar[tuple[str, str]] = ("", "")
    suit_said: ClassVar[tuple[str, str]] = ("", "")
    rules: ClassVar[tuple[str, ...]] = ()

    @property
    def fact(self) -> str:
        """The fact that holds it."""
        return self.keys[0]

    def code(self, em: Emitter) -> Code:
        var = em.fact(self.keys[0])
        return Code(var, frozenset({f"{var} >= 0"}))

    def phrase(self, voice: Voice) -> str:
        value = voice.number(self.keys[0])
        return voice.card(value) if value is not None else voice.pick(*self.said)

    def logic(self, lp: LogicProgram) -> Code:
        name = lp.trick_card(self.keys[0])
        return Code(name, frozenset({lp.present(name, 2)}))


class Led(TrickCard):
    """The card that fixes the suit to follow."""

    keys = ("led",)
    said = ("la carta de salida", "the card led")
    suit_said = ("el palo de salida", "the suit led")


class Last(TrickCard):
    """The last card played."""

    keys = ("last",)
    said = ("la última carta", "the last card")
    suit_said = ("el palo de la última carta", "the suit of the last card")


class Best(TrickCard):
    """The card winning so far."""

    keys = ("best",)
    said = ("la carta que va ganando", "the card winning so far")
    suit_said = ("el palo de la carta que va ganando", "the suit of the card winning so far")


class BestOfLed(TrickCard):
    """The highest card of the suit led."""

    keys = ("best_of_led",)
    said = ("la mejor carta del palo de salida", "the best card of the suit led")
    suit_said = ("el palo de salida", "the suit led")


class OfPartner(TrickCard):
    """The card of one's partner, where they play in pairs and the partner has played."""

    keys = ("of_partner",)
    said = ("la carta de tu compañero", "your partner’s card")
    suit_said = ("el palo de la carta de tu compañero", "the suit of your partner’s card")
