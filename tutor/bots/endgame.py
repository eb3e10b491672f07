"""The end of a hand in which nothing is hidden any more from who counts cards: two sides, searched to the end."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from tutor.bots.capture import held_by
from tutor.bots.ends import End, Ends
from tutor.bots.finish import Finish
from tutor.bots.playing import Playing, margin
from tutor.bots.sim import Sim
from tutor.bots.view import View
from tutor.law.compile_sets import SetDecision
from tutor.play.deal import stock_of
from tutor.play.position import Position, union

NODES = 6000  # positions looked at before it is given up
HELD = 10  # cards in all hands, at most, where more than tricks is played


class TooMany(Exception):
    """More positions than one looks at."""


WORST, BEST = End(-math.inf, 0.0), End(math.inf, 0.0)


def all_is_known(view: View) -> bool:
    """Whether there are two sides and no chance left: what is unplaced lies in one hand, and nothing is to be dealt."""
    position = view.position
    return (
        position.setting.players == 2
        and len(view.slots) <= 1
        and all(owner >= 0 for _, owner, _ in view.slots)
        and not position.zones[stock_of(position.setting.law)]
    )


def solved(position: Position, nodes: int = NODES) -> Mapping[Any, End] | None:
    """By choice of whoever is to move, how they end, both sides playing their best; None where that takes too long.

    All hands of the position are taken to be known.
    """
    if position.setting.law.tricks is not None:
        if position.setting.choice_type(position.decision) == "card" and not position.optional:
            finish = Finish(position, Ends(position, position.setting.owner(position.turn), ()))
            if finish.sound:
                hands = [held_by(position, seat) for seat in range(position.setting.players)]
                return finish.after(hands, position.moves())
        if sum(held_by(position, seat).bit_count() for seat in range(position.setting.players)) > HELD:
            return None
    search = Search(position, nodes)
    sim = Sim(position)
    try:
        return {move: search.after(sim, move, position.turn, WORST, BEST) for move in sim.moves()}
    except TooMany:
        return None


class Search:
    """Alpha-beta with a table, the likely best tried first."""

    def __init__(self, position: Position, nodes: int) -> None:
        self.playing, self.left = Playing(position), nodes
        self.table: dict[Any, tuple[End, End]] = {}

    def after(self, sim: Sim, move: Any, seat: int, low: End, high: End) -> End:
        """What a choice comes to for ``seat``."""
        there = sim.copy()
        there.play(move)
        return self.value(there, seat, low, high)

    def value(self, sim: Sim, seat: int, low: End, high: End) -> End:
        """How ``seat`` ends, if that lies between low and high; else a bound on that side."""
        if sim.points is not None:
            owner = sim.setting.owner(seat)
            prize = 0.0 if sim.brought is None else margin([float(number) for number in sim.brought], owner)
            return End(prize, margin([float(number) for number in sim.points], owner))
        if sim.turn != seat:
            return -self.value(sim, sim.turn, -high, -low)
        self.left -= 1
        if self.left < 0:
            raise TooMany
        key = self.key(sim)
        least, most = self.table.get(key, (WORST, BEST))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        best = WORST
        for move in self.ordered(sim):
            best = max(best, self.after(sim, move, seat, max(low, best), high))
            if best >= high:
                break
        self.table[key] = (best if best > low else least, best if best < high else most)
        return best

    def key(self, sim: Sim) -> Any:
        """Everything that the rest depends on."""
        zones = tuple(
            sim.zones[name] for name, zone in sim.law.zones.items() if not zone.copy_of and name != self.playing.stock
        )
        return sim.turn, sim.decision, sim.at, *zones, *sim.registers.values()

    def ordered(self, sim: Sim) -> list[Any]:
        """The choices, the most promising first."""
        moves = list(sim.moves())
        known = sim.setting.court.decision(sim.decision)
        if len(moves) > 1 and isinstance(known, SetDecision):
            table, gain = known.table(sim.live), self.playing.captures.gain
            other = union(tuple(sim.zones[name][1 - sim.turn] for name in self.playing.own_zones))
            moves.sort(key=lambda move: -gain(sim, move, table, other, other.bit_count()))
        return moves
