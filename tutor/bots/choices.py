"""Choices by name, and as what one would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tutor.bots.say import Teller
from tutor.play.position import PASS
from tutor.words import name_suit


class Chooser(Teller):
    """Says a choice: what it is of, and what one does who makes it."""

    def named(self, move: Any) -> str:
        """A card by name; a number as it is."""
        return (
            self.card(move).the
            if self.view.position.setting.choice_type(self.view.position.decision) == "card"
            else str(move)
        )

    def option(self, move: Any) -> str:
        """A choice as something one does: "echar el as de oros", "playing the ace of coins"."""
        said = self.choice(move, first=False)[0]
        if self.lang == "es":
            return said
        verb, _, rest = said.partition(" ")
        return f"{gerund(verb)} {rest}".rstrip()

    def instead(self, move: Any) -> str:
        """The same where what it brings follows: "al echar el as de oros", "playing the ace of coins"."""
        if self.lang == "en":
            return self.option(move)
        verb, _, rest = self.option(move).partition(" ")
        own = verb.removesuffix("se") + "te" if verb.endswith("se") else verb
        return f"al {own} {rest}".rstrip()

    def choice(self, move: Any, first: bool) -> tuple[str, int]:
        """ "Yo echaría el as de oros", or "echar el as de oros"; and the cards it speaks of."""
        position = self.view.position
        verb = position.setting.law.decisions[position.decision].labels[self.lang]

        def would(es: str, en: str) -> str:
            return self.pick(f"yo {conditional(es)}", f"I would {en}") if first else self.pick(es, en)

        if move is None:
            if position.setting.court.decision(position.decision).trace(position.facts).domain.bit_count() < 2:
                return self.pick("La carta se juega sola", "The card plays itself"), 0
            return self.pick("Nadie puede aconsejarte cuál", "Nobody can advise you which"), 0
        if move == PASS:
            return would("pasar", "pass"), 0
        if isinstance(move, tuple):
            card, taken = (move[0] if len(move) > 1 else -1), move[-1]
            if not taken:
                return f"{would('dejar', 'leave')} {self.card(card).the}", 1 << card
            mine = self.card(card).the if card >= 0 else ""
            with_it = self.pick(f" con {mine}", f" with {mine}") if mine else ""
            return f"{would('llevarse', 'take')} {self.cards(taken)}{with_it}", taken | (1 << card if card >= 0 else 0)
        what: Callable[[], str] = {
            "card": lambda: self.card(move).the,
            "suit": lambda: name_suit(move, self.lang).the,
            "number": lambda: str(move),
        }.get(
            position.setting.choice_type(position.decision),
            lambda: str(position.setting.choice_words(position.decision)[move]),
        )
        cards = 1 << move if position.setting.choice_type(position.decision) == "card" else 0
        return f"{would(verb, verb)} {what()}", cards


def gerund(verb: str) -> str:
    """What one does, of an English verb.

    >>> gerund("play"), gerund("leave"), gerund("bid"), gerund("claim")
    ('playing', 'leaving', 'bidding', 'claiming')
    """
    if verb.endswith("e"):
        return verb[:-1] + "ing"
    short = len(verb) == 3 and verb[-2] in "aeiou" and verb[-1] not in "aeiouwxy"
    return verb + (verb[-1] if short else "") + "ing"


def conditional(verb: str) -> str:
    """What one would do, of a verb that may be followed by more: "echar" → "echaría", "llevarse" → "me llevaría".

    >>> conditional("echar"), conditional("llevarse"), conditional("avisar del cambio con")
    ('echaría', 'me llevaría', 'avisaría del cambio con')
    """
    first, _, rest = verb.partition(" ")
    own = first.endswith("se")
    stem = first.removesuffix("se")
    stem = {"decir": "dir", "hacer": "har", "poner": "pondr"}.get(stem, stem)
    return " ".join(part for part in ("me" if own else "", stem + "ía", rest) if part)
