"""A match: the hands of the schedule one after another, the totals, and its end."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tutor.faults import refuse
from tutor.play.court import Court
from tutor.play.deal import DealPlan, HandOf, plan_deal, tie_break
from tutor.play.outcome import match_outcome
from tutor.play.position import Position
from tutor.play.table import Setting, deal_hand, shuffled

Courts = Callable[[str], Court]
LETTERS = "ABCDEFGHI"


@dataclass(frozen=True, slots=True)
class HandScore:
    """A hand that has been counted."""

    number: int
    cards: int
    kind: str
    dealer: int
    points: tuple[int, ...]


@dataclass(frozen=True)
class Match:
    """A match in progress. ``courts`` gives the law by kind of hand; ``position`` is None between hands."""

    courts: Courts
    plan: DealPlan
    dealer: int
    totals: tuple[int, ...]
    history: tuple[HandScore, ...] = ()
    position: Position | None = None
    kept: dict[str, Any] = field(default_factory=dict)

    @property
    def number(self) -> int:
        """The hand being played or to be dealt next, from 1."""
        return len(self.history) + 1

    @property
    def hand(self) -> HandOf:
        """Its cards and kind: of the schedule, or a tie-break."""
        if self.number <= len(self.plan.hands):
            return self.plan.hands[self.number - 1]
        return tie_break(self.courts("").law, self.plan.most)

    @property
    def winner(self) -> int | None:
        """The seat that has won, or None while play goes on."""
        left = max(0, len(self.plan.hands) - len(self.history))
        names = {LETTERS[seat]: points for seat, points in enumerate(self.totals)}
        found = match_outcome(self.courts(""), names, left)
        return None if found.winner is None else LETTERS.index(found.winner)

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.position is None and self.winner is not None

    def deal(self, rng: random.Random) -> Match:
        """The next hand, shuffled and dealt."""
        return self._dealt(*shuffled(self.setting(), rng))

    def deal_pack(self, pack: Sequence[int], picked: int = 0) -> Match:
        """The next hand from a pack in a given order."""
        return self._dealt(pack, picked)

    def _dealt(self, pack: Sequence[int], picked: int) -> Match:
        if self.over or self.position is not None:
            raise refuse("match_not_between_hands")
        return self._settled(deal_hand(self.setting(), pack, picked))

    def setting(self) -> Setting:
        """The setting of the hand to be dealt."""
        hand = self.hand
        return Setting(self.courts(hand.kind), self.plan, self.dealer, hand.cards, self.kept)

    def play(self, choice: int) -> Match:
        """The match after a choice; a hand that ends is entered in the totals and the deal passes."""
        if self.position is None:
            raise refuse("match_between_hands")
        return self._settled(self.position.play(choice))

    def _settled(self, position: Position) -> Match:
        if position.points is None:
            return replace(self, position=position)
        score = HandScore(self.number, position.setting.cards, position.setting.law.kind, self.dealer, position.points)
        totals = tuple(total + points for total, points in zip(self.totals, position.points, strict=True))
        kept = {name: position.registers[name] for name, register in position.setting.law.registers.items() if register.keeps == "match"}
        return replace(self, position=None, totals=totals, history=(*self.history, score),
                       dealer=(self.dealer + 1) % self.plan.players, kept=kept)


def start_match(courts: Courts, players: int, dealer: int = 0, deck: int = 0) -> Match:
    """A match before its first deal. Raises TutorError where so many cannot play."""
    plan = plan_deal(courts("").law, players, deck)
    return Match(courts, plan, dealer % players, (0,) * players)
