"""What a capture gains, and what it leaves for whoever plays next."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from tutor.bots.aims import pile_zone, worth_of
from tutor.cards import bits
from tutor.law.compile_sets import SetDecision
from tutor.law.model import Law
from tutor.play.facts import Facts, MissingFact
from tutor.play.position import PASS, Position, union
from tutor.play.table import Run

KEPT = 1 << 15  # answers kept of a kind
LAID = 0.5  # of what a card is worth, lost when it is laid down


def done(position: Position, move: Any) -> Position:
    """The position as a choice leaves it, before anything follows."""
    run = Run(position)
    run.choose(move)
    return run.now()


class Captures:
    """Gains of captures under one law, in points; what has been asked once is kept."""

    def __init__(self, position: Position) -> None:
        self.court, worth = position.setting.court, worth_of(position)
        self.cards, self.registers = worth.cards, worth.registers
        self.sweep = max((abs(each) for each in worth.registers.values()), default=0.0)
        self.piles = pile_zone(position)
        self.noted: dict[Any, float] = {}
        self.values: dict[int, float] = {}
        self.sweepers: dict[Any, int] = {}

    def value(self, cards: int) -> float:
        """What cards won are worth."""
        known = self.values.get(cards)
        if known is None:
            if len(self.values) > KEPT:
                self.values.clear()
            known = self.values[cards] = sum(self.cards[card] for card in bits(cards))
        return known

    def gain(self, here: Any, move: Any, table: int, hidden: int, next_hand: int) -> float:
        """What a move of ``here`` (a position, or one on its way) gains over what it gives away.

        ``table``: the cards one takes from; ``hidden``: those the next player may hold, of which they hold ``next_hand``.
        """
        if move == PASS:
            return 0.0
        taken = move[-1] if isinstance(move, tuple) else move
        card = move[0] if isinstance(move, tuple) and len(move) > 1 else -1
        gain = self.noting(here, move, table, taken)
        if taken:
            after = table & ~taken
            gain += self.value(taken | (1 << card if card >= 0 else 0))
        else:
            after = table | 1 << card
            gain -= LAID * self.cards[card]
        sweeping = (self.sweeping(here, after) & hidden).bit_count()
        if sweeping and next_hand:
            gain -= self.sweep * (1 - (1 - sweeping / hidden.bit_count()) ** next_hand)
        return gain

    def noting(self, here: Any, move: Any, table: int, taken: int) -> float:
        """What is noted besides: for taking everything, taking something, or nothing; it is done once to see."""
        key = here.decision, not taken, taken == table
        if key not in self.noted:
            position = here if isinstance(here, Position) else here.now()
            mine, after = position.setting.owner(position.turn), done(position, move)
            self.noted[key] = sum(
                each * (after.registers[name][mine] - position.registers[name][mine])
                for name, each in self.registers.items()
            )
        return self.noted[key]

    def sweeping(self, here: Any, table: int) -> int:
        """The cards with which everything on the table can be taken, as far as that hangs on these cards alone."""
        key = here.decision, table
        if key not in self.sweepers:
            if len(self.sweepers) > KEPT:
                self.sweepers.clear()
            try:
                self.sweepers[key] = sweepers(here, here.decision, table, Facts())
            except MissingFact:
                self.sweepers[key] = 0
        return self.sweepers[key]


def sweepers(here: Any, decision: str, table: int, facts: Facts) -> int:
    """The cards with which all of ``table`` can be taken. Raises MissingFact where the facts do not tell."""
    known = here.setting.court.decision(decision)
    if not table or not isinstance(known, SetDecision) or len(known.parts) < 2:
        return 0
    return sum([1 << card for card in known.goes_with(bits(here.setting.plan.pack & ~table), table, facts)])


def captures_of(position: Position) -> Captures:
    """The gains under a position's law, asked once."""
    known: dict[Any, Captures] = position.setting.court.kept("captures")
    key = position.setting.players, position.setting.plan.pack
    if key not in known:
        known[key] = Captures(position)
    return known[key]


def best_capture(position: Position, moves: Iterable[Any], hidden: int) -> Any:
    """The move that gains most."""
    captures = captures_of(position)
    table = int(position.setting.court.decision(position.decision).table(position.facts))
    after = (position.turn + 1) % position.setting.players
    held = held_by(position, after)
    return max(moves, key=lambda move: captures.gain(position, move, table, hidden, held.bit_count()))


def held_by(position: Any, seat: int) -> int:
    """The cards in a seat's own zones."""
    return union(tuple(position.zones[name][seat] for name in own_zones(position.setting.law)))


@lru_cache(maxsize=256)
def own_zones(law: Law) -> tuple[str, ...]:
    """The zones of cards that players hold."""
    return tuple(n for n, z in law.zones.items() if z.of == "seat" and not z.copy_of and z.seen_by != "nobody")
