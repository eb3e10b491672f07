"""A match: the hands of the schedule one after another, the totals, and its end."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tutor.faults import refuse
from tutor.play.court import Court
from tutor.play.deal import DealPlan, HandOf, plan_deal, tie_break
from tutor.play.outcome import first_to_arrive, match_outcome, played_on
from tutor.play.position import Position
from tutor.play.score import count_hand, owner_numbers
from tutor.play.setting import Setting
from tutor.play.table import deal_hand, shuffled

Courts = Callable[[str], Court]
LETTERS = "ABCDEFGHI"


@dataclass(frozen=True, slots=True)
class HandScore:
    """A hand that has been counted.

    ``first``: who had by then made the target before the others, where that decides; ``brought``: what goes into the totals
    where that is not points.
    """

    number: int
    cards: int
    kind: str
    dealer: int
    points: tuple[int, ...]
    first: tuple[int, ...] = ()
    brought: tuple[int, ...] | None = None

    @property
    def entered(self) -> tuple[int, ...]:
        """What goes into the totals."""
        return self.points if self.brought is None else self.brought


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
    tallies: tuple[dict[str, int], ...] = ()

    @property
    def number(self) -> int:
        """The hand being played or to be dealt next, from 1."""
        return len(self.history) + 1

    @property
    def hand(self) -> HandOf:
        """Its cards and kind: of the schedule, or a tie-break."""
        if not self.plan.hands:
            return HandOf(self.plan.most)
        if self.number <= len(self.plan.hands):
            return self.plan.hands[self.number - 1]
        return tie_break(self.courts("").law, self.plan.most)

    @property
    def winner(self) -> int | None:
        """The seat (or side) that has won, or None while play goes on."""
        if not self.history:
            return None
        first = self.history[-1].first or range(len(self.totals))
        names = {LETTERS[seat]: points for seat, points in enumerate(self.totals) if seat in first}
        tallies = {LETTERS[owner]: numbers for owner, numbers in enumerate(self.tallies)}
        found = match_outcome(self.courts(""), names, self.hands_left, tallies, self.played_on)
        return None if found.winner is None else LETTERS.index(found.winner)

    @property
    def hands_left(self) -> int:
        """How many hands of the schedule are not counted yet."""
        return max(0, len(self.plan.hands) - len(self.history))

    @property
    def played_on(self) -> bool:
        """Whether the last hand was played because several had made the target in one before it."""
        if not self.history or not self.courts("").law.result.another_hand:
            return False
        before = [total - more for total, more in zip(self.totals, self.history[-1].entered, strict=True)]
        return played_on(self.courts(""), before, max(0, len(self.plan.hands) - len(self.history) + 1))

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
        return self.after(deal_hand(self.setting(), pack, picked))

    def setting(self) -> Setting:
        """The setting of the hand to be dealt."""
        hand = self.hand
        return Setting(self.courts(hand.kind), self.plan, self.dealer, hand.cards, self.kept)

    def play(self, choice: Any, checked: bool = True) -> Match:
        """The match after a choice; a hand that ends is entered in the totals and the deal passes.

        An illegal one is refused with TutorError unless ``checked`` is off.
        """
        if self.position is None:
            raise refuse("match_between_hands")
        return self.after(self.position.play(choice, checked))

    def after(self, position: Position) -> Match:
        """The match with its hand at another position, which is entered in the totals where it has ended."""
        if position.points is None:
            return replace(self, position=position)
        law = position.setting.law
        score = HandScore(
            self.number,
            position.setting.cards,
            law.kind,
            self.dealer,
            position.points,
            self._first(position),
            position.brought,
        )
        totals = tuple(total + more for total, more in zip(self.totals, score.entered, strict=True))
        kept = {name: position.registers[name] for name, register in law.registers.items() if register.keeps == "match"}
        step = -1 if law.deal_left else 1
        return replace(
            self,
            position=None,
            totals=totals,
            history=(*self.history, score),
            tallies=self._with(position),
            dealer=(self.dealer + step) % self.plan.players,
            kept=kept,
        )

    def _first(self, position: Position) -> tuple[int, ...]:
        """Who makes the target first in the count of a hand, or made it before; () where that does not decide."""
        setting, before = position.setting, self.history[-1].first if self.history else ()
        if not setting.law.result.first_to_arrive or before:
            return before
        sheet = count_hand(setting.court, position.situation(-1))
        there = first_to_arrive(setting.court, position.in_order(self.totals), sheet)
        return tuple(sorted((setting.mano + place) % len(self.totals) for place in there))

    def _with(self, position: Position) -> tuple[dict[str, int], ...]:
        """What ranks the players beside points, with that of the hand just counted."""
        setting, keys = position.setting, position.setting.law.result.tallied
        if not keys:
            return self.tallies
        owners, situation = len(self.totals), position.situation(-1)
        hand = [owner_numbers(setting.court, situation, (owner - setting.mano) % owners) for owner in range(owners)]
        declared, before = setting.law.declared, self.tallies or ({},) * owners
        return tuple(
            {key: before[owner].get(key, 0) + hand[owner].get(declared[key].fact or key, 0) for key in keys}
            for owner in range(owners)
        )


def start_match(courts: Courts, players: int, dealer: int = 0, deck: int = 0) -> Match:
    """A match before its first deal. Raises TutorError where so many cannot play."""
    law = courts("").law
    plan = plan_deal(law, players, deck)
    return Match(courts, plan, dealer % players, (0,) * (2 if law.pairs else players))
