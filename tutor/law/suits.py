"""Sets of suits: a mask of four bits, and those of which a zone holds certain cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tutor.cards import bits
from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.protocol import Code, Mood, Term, Type
from tutor.law.voice import Voice, joined


@dataclass(frozen=True, slots=True)
class SuitsWith(Term):
    """The suits of which a zone holds all of some ranks: ``{suits_with: [12, 11], in: hand}``."""

    name: str
    ranks: tuple[int, ...]
    zone: Term
    phrases: Mapping[str, str] = field(default_factory=dict)
    type: Type = "suits"

    def code(self, em: Emitter) -> Code:
        zone = self.zone.code(em)
        return Code(f"{em.constant('suits_with', suits_with)}({zone.text}, {self.ranks})", zone.needs)

    def phrase(self, voice: Voice) -> str:
        return self.phrases.get(voice.lang, self.name)

    def logic(self, lp: LogicProgram) -> Code:
        zone = self.zone.logic(lp)
        held = [lp.at(zone.text, "S", str(rank)) for rank in self.ranks]
        return Code(lp.define(lp.fresh("suits"), "S", held), zone.needs)

    def has(self, suit: str, voice: Voice, mood: Mood) -> str:
        """ "tienes el rey y el caballo de copas", of a suit by name."""
        what = voice.pick(
            f"{joined([voice.rank(rank).the for rank in self.ranks], voice)} de {suit}",
            f"{joined([voice.rank(rank).the for rank in self.ranks], voice)} of {suit}",
        )
        where = voice.within(self.zone)
        verb = {
            "is": ("está", "is"),
            "not": ("no está", "is not"),
            "must": ("tiene que estar", "must be"),
            "mustnt": ("no puede estar", "may not be"),
        }[mood]
        return f"{what} {voice.verb(verb, what, len(self.ranks) > 1)} {where}"


def suits_with(cards: int, ranks: tuple[int, ...]) -> int:
    """The suits of which all the ranks are among the cards, as a mask.

    >>> suits_with(1 << 11 | 1 << 10 | 1 << 23, (12, 11))
    1
    """
    found = 0
    for suit in range(4):
        if all(cards >> (12 * suit + rank - 1) & 1 for rank in ranks):
            found |= 1 << suit
    return found


def named_suits(mask: int, voice: Voice) -> str:
    """The suits of a mask by name."""
    return joined([voice.suit(suit) for suit in bits(mask)], voice)
