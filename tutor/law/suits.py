"""Sets of suits: a mask of four bits, and those of which a zone holds certain cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

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

    def has(self, suit: str, index: int | None, voice: Voice, mood: Mood) -> str:
        """ "tienes el rey y el caballo de copas", of a suit by name; where one lacks some, which."""
        where, held = voice.within(self.zone), voice.known(self.zone)
        ranks = self.ranks
        if mood == "not" and index is not None and isinstance(held, int):
            ranks = tuple(rank for rank in self.ranks if not held >> (12 * index + rank - 1) & 1)
        last: Literal["and", "or"] = "or" if mood in ("not", "mustnt") else "and"
        named = joined([voice.rank(rank).the for rank in ranks], voice, last)
        of = voice.noun(suit, suit).of
        what = f"{named} {of}"
        verb = {
            "is": ("está", "is"),
            "not": ("no está", "is not"),
            "must": ("tiene que estar", "must be"),
            "mustnt": ("no puede estar", "may not be"),
        }[mood]
        several = len(ranks) > 1 and last == "and"
        said = voice.verb(verb, voice.rank(ranks[0]).the, several)
        if index is not None and mood == "not" and len(ranks) > 1:
            nor = voice.pick(" ni ", " nor ").join(voice.rank(rank).the for rank in ranks)
            return voice.pick(f"{where} no están ni {nor} {of}", f"neither {nor} {of} is {where}")
        return voice.pick(f"{where} {said} {what}", f"{what} {said} {where}")


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
