"""A position opened for a decision: everything that can be chosen there, and what of it the law allows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tutor.ask.choices import choice_text
from tutor.cards import CARDS, bits
from tutor.law.compile_sets import SetDecision
from tutor.law.conditions import Always
from tutor.law.model import Decision
from tutor.law.protocol import Condition
from tutor.play.court import Court
from tutor.play.facts import Facts, MissingFact, Situation, complete

Given = Any
Sets = tuple[str, ...]


@dataclass(frozen=True)
class Opened:
    """A decision that is open in a position. ``card``: the card that goes with the set that is asked for, else -1.

    ``shut``: at this table it is never taken, and so nothing may be chosen of what elsewhere can be.
    """

    court: Court
    name: str
    facts: Facts
    card: int = -1
    shut: bool = False

    @property
    def decision(self) -> Decision:
        """What is decided."""
        return self.court.law.decisions[self.name]

    @property
    def of_sets(self) -> bool:
        """Whether a set of cards is chosen."""
        return isinstance(self.court.decision(self.name), SetDecision)

    @cached_property
    def can_be(self) -> bool:
        """Whether the law does not say that this cannot have come to be."""
        return all(holds(self.court, each, self.facts) for each in self.decision.always)

    @cached_property
    def choices(self) -> tuple[Given, ...]:
        """Everything that can be chosen; of sets of cards, the cards out of which they are."""
        compiled = self.court.decision(self.name)
        if isinstance(compiled, SetDecision):
            return cards_of(compiled.table(self.facts))
        generator = self.decision.choose[self.decision.part]
        return tuple(choice_text(generator, value) for value in bits(compiled.trace(self.facts).domain))

    def number(self, choice: Given) -> int:
        """A choice as the law has it: a small whole number."""
        return bits(self.court.decision(self.name).trace(self.facts).domain)[self.choices.index(choice)]

    @cached_property
    def legal(self) -> tuple[Given, ...]:
        """What of it may be chosen. Sets of cards are tuples, the empty one left out; where the card that goes with them
        is asked for too, it stands before them: ``("7o", ("8c",))``."""
        compiled = self.court.decision(self.name)
        if self.shut:
            return ()
        if isinstance(compiled, SetDecision):
            return self._moves(compiled)
        generator = self.decision.choose[self.decision.part]
        return tuple(choice_text(generator, value) for value in bits(compiled.flat(self.facts)))

    @cached_property
    def allowed(self) -> tuple[tuple[int, ...], ...]:
        """Every legal move where sets are chosen, as numbers."""
        compiled = self.court.decision(self.name)
        assert isinstance(compiled, SetDecision)
        return () if self.shut else tuple(compiled.legal(self.facts))

    @cached_property
    def moves(self) -> tuple[Given, ...]:
        """The legal moves where sets are chosen, as tuples of their parts; the empty set is one of them."""
        compiled = self.court.decision(self.name)
        assert isinstance(compiled, SetDecision)
        found = [move for move in self.allowed if self.card in (-1, move[0])]
        alone = len(compiled.parts) == 1
        return tuple((cards_of(m[0]),) if alone else (str(CARDS[m[0]]), cards_of(m[1])) for m in found)

    def _moves(self, compiled: SetDecision) -> tuple[Given, ...]:
        alone = self.card >= 0 and not self.decision.duties
        moves = list(compiled.candidates(self.facts, self.card)) if alone else list(self.allowed)
        if self.card >= 0:
            return tuple(sorted(cards_of(move[-1]) for move in moves if move[0] == self.card and move[-1]))
        if len(compiled.parts) == 1:
            return tuple(sorted(cards_of(move[-1]) for move in moves if move[-1]))
        return tuple(sorted((str(CARDS[move[0]]), cards_of(move[-1])) for move in moves if move[-1]))


def open_in(court: Court, part: str, situation: Situation, card: int = -1) -> Opened | None:
    """The decision that is open for a move, or the one for it that is never taken at this table; None where there is none."""
    found = court.open_for(part, situation)
    if found is not None:
        return Opened(court, *found, card)
    asked = court.asked_by(part)
    if len(asked) != 1 or court.law.decisions[asked[0]].when != Always(False):
        return None
    return Opened(court, asked[0], complete(court.law, situation, asked[0]), card, shut=True)


def holds(court: Court, condition: Condition, facts: Facts) -> bool:
    """Whether something holds, as far as the facts tell."""
    try:
        return court.holds(condition, facts)
    except MissingFact:
        return True


def cards_of(mask: int) -> Sets:
    """Cards in writing."""
    return tuple(str(CARDS[card]) for card in bits(mask))
