"""A hand on its way played by rule of thumb: whoever is to choose sees their own cards and what lies open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.bots.aims import counted_situation, pile_zone, worth_of
from tutor.bots.capture import captures_of, held_by, own_zones
from tutor.bots.policy import Seen, card_by_points, ranking
from tutor.bots.sim import Sim
from tutor.cards import bits
from tutor.law.compile_sets import SetDecision
from tutor.play.deal import stock_of
from tutor.play.position import PASS, Position, union
from tutor.play.score import count_hand, count_points
from tutor.play.table import Run
from tutor.play.won import hand_won

AHEAD = 14  # choices that are played out: a deal of three cards for four players, and what is claimed meanwhile
PRIZE = 40.0  # points that one of what the match is counted in stands for, where that is not points


class Playing:
    """Rules of thumb under one law, and what hands come to by them."""

    def __init__(self, position: Position) -> None:
        self.setting = position.setting
        self.captures, self.worth = captures_of(position), worth_of(position)
        self.piles, self.stock = pile_zone(position), stock_of(position.setting.law)
        self.start = position
        self.own_zones = own_zones(position.setting.law)
        self.apart = [
            name for name, zone in position.setting.law.zones.items() if zone.size == 1
        ]  # a card that is changed
        self.gains: dict[Any, float] = position.setting.court.kept("gains")

    def move(self, sim: Sim) -> Any:
        """The choice of whoever is to choose."""
        moves = sim.moves()
        if len(moves) == 1:
            return moves[0]
        known = self.setting.court.decision(sim.decision)
        if isinstance(known, SetDecision):
            return self.capture(sim, known, moves)
        if sim.optional:
            return max(moves, key=lambda move: (self.gain(sim, move), move == PASS))
        if self.setting.choice_type(sim.decision) == "card":
            return self.card(sim, moves)
        return moves[0]

    def gain(self, sim: Sim, move: Any) -> float:
        """What a choice that may be passed by gives at once; asked of the count the first time it is met."""
        if move == PASS:
            return 0.0
        suits = [sim.registers[name] for name, r in self.setting.law.registers.items() if r.type == "suit"]
        key = (sim.decision, move, *suits, *[sim.zones[name] for name in self.apart])
        if key not in self.gains:
            self.gains[key] = gain_at_once(sim.now(), move)
        return self.gains[key]

    def card(self, sim: Sim, moves: tuple[int, ...]) -> int:
        """A card for the trick."""
        setting, law = self.setting, self.setting.law
        tricks = law.tricks
        assert tricks is not None
        hand = held_by(sim, sim.turn)
        won = union(sim.zones[self.piles]) if self.piles else 0
        trick = sim.trick()
        lying = trick.order
        unseen = setting.plan.pack & ~(hand | won | trick.mask)
        after = setting.players - 1 - len(lying)
        over = trick.beaten_by[trick.best] if lying else 0
        legal = sum([1 << card for card in moves])
        seen = Seen(legal, hand, unseen, over, bool(lying), after == 0, hand.bit_count())
        order = ranking(tricks.above, sim.registers[tricks.won_by[0]] if tricks.won_by[0] != "led" else -1)
        ally = bool(lying) and law.pairs and (len(lying) - lying.index(trick.best)) % 2 == 0
        return card_by_points(
            seen, sum([self.worth.cards[card] for card in lying]), after, ally, order, self.worth.cards
        )

    def capture(self, sim: Sim, known: SetDecision, moves: tuple[Any, ...]) -> Any:
        """The move that gains most."""
        table, gain = known.table(sim.live), self.captures.gain
        won = union(sim.zones[self.piles]) if self.piles else 0
        hidden = self.setting.plan.pack & ~(table | won | held_by(sim, sim.turn))
        held = held_by(sim, (sim.turn + 1) % self.setting.players).bit_count()
        return max(moves, key=lambda move: gain(sim, move, table, hidden, held))

    def to_next_deal(self, sim: Sim) -> None:
        """Play until cards are dealt anew, or the hand is over; or for so long that what comes hangs little on how it began."""
        stock = sim.zones[self.stock]
        for _ in range(AHEAD):
            if sim.points is not None or sim.zones[self.stock] != stock:
                break
            sim.play(self.move(sim))

    def to_the_end(self, sim: Sim) -> None:
        """Play until the hand is over."""
        while sim.points is None:
            sim.play(self.move(sim))

    def worth_to(self, sim: Sim, owner: int) -> tuple[float, bool, float]:
        """What a hand has come to for an owner: what it is chosen by, whether the hand is won, how far ahead one is.

        It is counted when the hand is over; before, by what has been won since the start.
        """
        if sim.points is not None:
            return worth_of_end(self.points_to_the_last(sim), sim.brought, owner)
        ahead = []
        for each in range(len(sim.zones[self.piles])):
            won = sim.zones[self.piles][each] & ~self.start.zones[self.piles][each]
            noted = sum(
                worth * (sim.registers[name][each] - self.start.registers[name][each])
                for name, worth in self.worth.registers.items()
            )
            ahead.append(self.captures.value(won) / 2 + noted)
        lead = margin(ahead, owner)
        return lead, lead > 0, lead

    def points_to_the_last(self, sim: Sim) -> list[float]:
        """The points of a hand that is over. Of one that was cut short, what is still held goes to whom it has brought most:
        nobody loses by less who gives up sooner."""
        points, brought = [float(number) for number in sim.points or ()], sim.brought
        if brought is None or max(brought) == min(brought):
            return points
        held = union(tuple(held_by(sim, seat) for seat in range(self.setting.players)))
        left = sum([self.worth.cards[card] for card in bits(held)])
        return [own + left * (won == max(brought)) for own, won in zip(points, brought, strict=True)]


def worth_of_end(points: Sequence[float], brought: Sequence[int] | None, owner: int) -> tuple[float, bool, float]:
    """The same of a hand that is over, by owner: points, and what it brings where that is not points."""
    lead = margin([float(number) for number in points], owner)
    if brought is None:
        return lead, lead > 0, lead
    prize = margin([float(number) for number in brought], owner)
    return lead + PRIZE * prize, prize > 0, lead


def gain_at_once(position: Position, move: Any) -> float:
    """How much further ahead a choice puts whoever makes it, counted at once; a better hand is worth a little."""
    run = Run(position)
    run.choose(move)
    after, mine = run.now(), position.setting.owner(position.turn)
    found = counted(after, mine) - counted(position, mine)
    if run.ended and position.setting.law.hand_won:
        found += PRIZE * margin(brought(after), mine)
    before, now = held_by(position, position.turn), held_by(after, position.turn)
    return found + strength(position, now & ~before) - strength(position, before & ~now)


def strength(position: Position, cards: int) -> float:
    """A little for each card that is worth something or beats others."""
    worth, tricks = worth_of(position).cards, position.setting.law.tricks
    below = ranking(tricks.above, -1).below if tricks is not None else (0,) * 48
    return sum(0.1 + 0.5 * worth[card] + 0.1 * below[card].bit_count() for card in bits(cards))


def counted(position: Position, owner: int) -> float:
    """By how many points an owner is ahead, were the hand counted now."""
    points = count_points(position.setting.court, counted_situation(position))
    return margin([float(number) for number in from_mano(position, points)], owner)


def brought(position: Position) -> list[float]:
    """What the hand would bring to everybody, were it counted now."""
    court, situation = position.setting.court, counted_situation(position)
    return [float(n) for n in from_mano(position, hand_won(court, situation, count_hand(court, situation)).brought)]


def from_mano(position: Position, numbers: Sequence[int]) -> list[int]:
    """Numbers that go by owner from mano, in the order of the seats."""
    return [numbers[(owner - position.setting.mano) % len(numbers)] for owner in range(len(numbers))]


def margin(numbers: list[float], owner: int) -> float:
    """One's own number less the mean of the others."""
    rest = [number for place, number in enumerate(numbers) if place != owner]
    return numbers[owner] - sum(rest) / max(len(rest), 1)
