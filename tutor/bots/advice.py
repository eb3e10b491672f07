"""What there is to say for a choice: what it brings, what it is level with, in which deals it is safe, on which card it
hangs. Numbers only; the words are in `tutor.bots.say`."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.bots.chance import chance_of
from tutor.bots.deals import deals_of
from tutor.bots.payoff import Payoff, said_register
from tutor.bots.search import WORLDS, Table, table_of, tried_out
from tutor.bots.simple import rule_choice
from tutor.bots.solver import solver_for
from tutor.bots.trials import Outcome, best_of
from tutor.bots.view import View
from tutor.cards import bits

LEVEL = 0.25  # points: choices no further apart are level
CLEAR = 4.0  # standard errors by which a card has to part the deals to be named
SAFE_CARDS, SAFE_DEALS = 5, 24  # how many cards each, at most, and in how many deals, it is asked what is safe


@dataclass(frozen=True, slots=True)
class Key:
    """A card that decides: with this seat (-1: with nobody) it brings so many points more than elsewhere."""

    card: int
    seat: int
    points: float


@dataclass(frozen=True)
class Advice:
    """``move`` is advised. ``outcomes``: what was tried, if anything could be; ``level``: other choices that are as good;
    ``aim``: the number of tricks that is worth most, None where tricks are not counted so; ``lost``: it cannot be had any
    more; ``safe``: the share of deals in which it is had against any defence (None: not asked); ``beside``: another choice,
    the only one that it is to be compared with (None: the next best)."""

    move: Any
    outcomes: Mapping[Any, Outcome]
    level: tuple[Any, ...] = ()
    aim: int | None = None
    lost: bool = False
    safe: float | None = None
    key: Key | None = None
    beside: Any = None

    @property
    def best(self) -> Outcome:
        """What the advised choice brings."""
        return self.outcomes[self.move]

    @property
    def second(self) -> Any:
        """The choice to compare with, of those tried as often: the best that is neither advised nor level with it; None
        where there is none."""
        asked = self.outcomes if self.beside is None else [self.beside]
        tried = [move for move in asked if self.outcomes[move].deals == self.best.deals]
        others = [move for move in tried if move != self.move and move not in self.level]
        return max(others, key=lambda move: self.outcomes[move].mean, default=None)

    @property
    def hopeless(self) -> bool:
        """Whether what is aimed at came off in no deal, neither by what is advised nor by the next best."""
        second = self.outcomes[self.second].share if self.second is not None else 0.0
        return self.best.deals > 0 and not self.best.share and not second

    def cost(self, move: Any) -> float:
        """By how many points a choice that was tried falls behind the advised one, over the deals tried with both."""
        best, other = self.best.ahead, self.outcomes[move].ahead
        apart = [one - two for one, two in zip(best, other, strict=False)]
        return sum(apart) / len(apart)


def advice_for(view: View) -> Advice:
    """The advice of the strongest player, with its reasons; the same for the same view, and worked out once."""
    known: dict[int, Advice] = view.kept("advice")
    if view.seat not in known:
        known[view.seat] = worked_out(view)
    return known[view.seat]


def worked_out(view: View) -> Advice:
    """The advice, worked out."""
    rng = chance_of(0, view.key)
    if len(view.moves) < 2:
        return Advice(view.moves[0] if view.moves else None, {})
    outcomes = tried_out(view, WORLDS, rng)
    if not outcomes:
        return Advice(rule_choice(view, rng), {})
    move = best_of(outcomes)
    level = tuple(other for other in outcomes if other != move and are_level(outcomes[move], outcomes[other]))
    table = table_of(view)
    said = said_register(view.position.setting)[1]
    if table is None or view.position.optional:
        return Advice(move, outcomes, level)
    if view.position.decision == said:
        owner = view.position.relative(view.seat)
        row = table.payoff.points[owner][move]
        return Advice(move, outcomes, level, row.index(max(row)))
    return of_card(view, table, Advice(move, outcomes, level), rng)


def are_level(best: Outcome, other: Outcome) -> bool:
    """Whether two choices that were tried with the same deals are too close to call."""
    if best.exact:
        return best.mean == other.mean
    apart = [one - two for one, two in zip(best.brought, other.brought, strict=False)]
    mean = sum(apart) / len(apart)
    spread = sum((each - mean) ** 2 for each in apart) / max(len(apart) - 1, 1)
    return mean <= LEVEL or mean < (spread / len(apart)) ** 0.5


def of_card(view: View, table: Table, advice: Advice, rng: random.Random) -> Advice:
    """The advice on a card, with its aim, in how many deals that is safe, and the card it hangs on."""
    position, owner = view.position, view.position.relative(view.seat)
    said = position.registers[said_register(position.setting)[0]]
    aim, lost = aim_of(table.payoff, owner, said[owner], table.won[view.seat], table.left)
    safe = share_that_is_safe(view, table, advice.move, aim, rng)
    key = key_card(view, advice.best)
    return Advice(advice.move, advice.outcomes, advice.level, aim, lost, safe, key)


def aim_of(payoff: Payoff, owner: int, said: int, won: int, left: int) -> tuple[int, bool]:
    """The number of tricks that is worth most of those still to be had, and whether another would have been better."""
    row = payoff.points[owner][said]
    aim = payoff.target(owner, said, won, left)
    return aim, row[aim] < max(row)


def share_that_is_safe(view: View, table: Table, card: int, aim: int, rng: random.Random) -> float | None:
    """In which part of the deals the aim is had against any defence once the card is played, each deal for itself."""
    position = view.position
    solver, tricks = solver_for(position), position.setting.law.tricks
    if solver is None or tricks is None or table.left > SAFE_CARDS:
        return None
    deals, need = deals_of(view), aim - table.won[view.seat]
    trick = (*position.zones[tricks.zone], card)
    safe = 0
    for _ in range(SAFE_DEALS):
        hands = deals.hands(rng)
        hands[view.seat] &= ~(1 << card)
        leader, lying, left = position.leader, trick, need
        if len(trick) == position.setting.players:
            named = [position.registers[name] for name in tricks.won_by if name != "led"]
            leader = (leader + trick.index(tricks.read(trick, named).best)) % position.setting.players
            lying, left = (), need - (leader == view.seat)
        safe += solver.can(hands, view.seat, left, left, leader, lying)
    return safe / SAFE_DEALS


def key_card(view: View, outcome: Outcome) -> Key | None:
    """The card whose place decides most of what a card has brought, where that is beyond chance."""
    found: dict[tuple[int, int], list[float]] = {}
    for hands, brought in zip(outcome.hands, outcome.brought, strict=True):
        held = 0
        for seat, mask in enumerate(hands):
            if seat != view.seat:
                held |= mask
                for each in bits(mask & view.hidden):
                    found.setdefault((each, seat), []).append(brought)
        for each in bits(view.hidden & ~held):
            found.setdefault((each, -1), []).append(brought)
    whole = summed(outcome.brought)
    keys = [key for place, here in found.items() if (key := compared(place, summed(here), whole)) is not None]
    return max(keys, key=lambda key: abs(key.points), default=None)


def summed(points: Sequence[float]) -> tuple[int, float, float]:
    """How many there are, their sum, and that of their squares."""
    return len(points), sum(points), sum([each * each for each in points])


def compared(place: tuple[int, int], here: tuple[int, float, float], whole: tuple[int, float, float]) -> Key | None:
    """What a card in one place brings against the same card elsewhere, if it is beyond chance; both as `summed`."""
    one, mine, own = here
    two, others, rest = (all_of - part for all_of, part in zip(whole, here, strict=True))
    if min(one, two) < 12:
        return None
    first, second = mine / one, others / two
    spread = (own / one - first**2) / one + (rest / two - second**2) / two
    apart = first - second
    return Key(*place, apart) if abs(apart) > max(CLEAR * max(spread, 0.0) ** 0.5, 1.0) else None
