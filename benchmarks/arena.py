"""Whole hands between bots and players that never change: who sits where, with the same deals, and what comes of it."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import tutor
from benchmarks.opponents import escoba, pocha, tute
from tutor.bots import bot, look, turn
from tutor.bots.endgame import all_is_known, solved
from tutor.cards import bits
from tutor.play.deal import plan_deal
from tutor.play.match import HandScore, Match
from tutor.play.position import PASS, Position
from tutor.play.setting import Setting
from tutor.play.table import deal_hand, shuffled

Past = list[tuple[Position, Any]]
Player = Callable[[Position, Past], Any]


def ours(level: str, court: Any, seed: int) -> Player:
    """A bot of the project."""
    player = bot(level, court, seed)
    return lambda position, past: turn(player, position, past)


def hidden_from(position: Position, past: Past) -> list[int]:
    """The cards that whoever is to move has not seen."""
    seen = position.zones["hand"][position.turn]
    for before, choice in past:
        if choice == PASS or before.setting.choice_type(before.decision) != "card":
            continue
        taken = choice[1] | 1 << choice[0] if isinstance(choice, tuple) else 1 << choice
        seen |= taken
    for name in ("table", "trick", "opening"):
        lying = position.zones.get(name, 0)
        seen |= sum(1 << card for card in lying) if isinstance(lying, tuple) else lying
    return list(bits(position.setting.plan.pack & ~seen))


def frozen_pocha(position: Position, past: Past) -> Any:
    """The rule player of Pocha."""
    seat, setting = position.turn, position.setting
    moves, trump = position.moves(), position.registers["trump"]
    hand = bits(position.zones["hand"][seat])
    if position.decision == "pedir":
        return pocha.bid(hand, trump, setting.cards, moves)
    if position.decision != "jugar":
        return moves[0]
    bids, tricks = position.registers["bids"], position.registers["tricks"]
    played = [choice for before, choice in past if before.decision == "jugar"]
    want = bids[position.relative(seat)] - tricks[seat]
    return pocha.card(hand, moves, position.zones["trick"], trump, want, played, setting.players)


def frozen_escoba(careful: bool) -> Player:
    """A rule player of Escoba."""

    def choose(position: Position, past: Past) -> Any:
        moves = position.moves()
        if position.optional:
            return moves[0]
        return escoba.choose(moves, position.zones["table"], hidden_from(position, past), careful)

    return choose


def frozen_tute(position: Position, past: Past) -> Any:
    """The rule player of Tute: it declares and exchanges whatever it may, but announces nothing."""
    moves, setting = position.moves(), position.setting
    if position.optional:
        return PASS if position.decision in ("anunciar", "avisar") else moves[0]
    hand = bits(position.zones["hand"][position.turn])
    out = hidden_from(position, past)
    pairs = setting.law.pairs
    return tute.card(hand, moves, position.zones["trick"], position.registers["trump"], out, setting.players, pairs)


def play(position: Position, players: Sequence[Player]) -> Position:
    """A hand to its end."""
    past: Past = []
    while not position.over:
        choice = players[position.turn](position, past)
        past.append((position, choice))
        position = position.play(choice, checked=True)
    return position


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval."""
    spread = statistics.stdev(values) if len(values) > 1 else math.inf
    return statistics.fmean(values), 1.96 * spread / math.sqrt(len(values))


def pocha_duel(cards: int, hands: int, level: str = "maestra", rules: Any = None, players: int = 4) -> dict[str, Any]:
    """A bot against three rule players, less a rule player in its seat with the same deals: exact bids and points."""
    court = (rules or tutor.load("pocha", variant="completa")).court()
    plan = plan_deal(court.law, players)
    exact, points, rates = [], [], [0, 0]
    for number in range(hands):
        rng = random.Random(7_000_000 + 1000 * number + cards)
        setting, seat = Setting(court, plan, number % players, cards), (number // players) % players
        pack, picked = shuffled(setting, rng)
        results = []
        for player in (ours(level, court, number), frozen_pocha):
            seats: list[Player] = [frozen_pocha] * players
            seats[seat] = player
            end = play(deal_hand(setting, pack, picked), seats)
            assert end.points is not None
            hit = end.registers["tricks"][seat] == end.registers["bids"][end.relative(seat)]
            results.append((int(hit), end.points[seat]))
        exact.append(float(results[0][0] - results[1][0]))
        points.append(float(results[0][1] - results[1][1]))
        rates = [rates[0] + results[0][0], rates[1] + results[1][0]]
    return {"exact": interval(exact), "points": interval(points), "rates": [rate / hands for rate in rates]}


def exact_at_the_end(position: Position, past: Past) -> Any:
    """The careful player of Escoba, but for the last deal, which is played exactly."""
    view = look(position, position.turn, past)
    exact = solved(view.with_cards(view.unplaced)) if all_is_known(view) else None
    return max(exact, key=lambda move: exact[move]) if exact else frozen_escoba(True)(position, past)


def escoba_rounds(
    rounds: int, careful: bool, level: str = "maestra", variant: str = "quince", player: Player | None = None
) -> list[tuple[int, int]]:
    """Rounds for two, each deal played twice with the seats changed: points of the bot (or ``player``) and of the rule
    player."""
    court = tutor.load("escoba", variant=variant).court()
    plan, found = plan_deal(court.law, 2), []
    for number in range(rounds):
        setting = Setting(court, plan, number % 2, 3)
        pack, picked = shuffled(setting, random.Random(8_000_000 + number))
        for seat in (0, 1):
            players: list[Player] = [frozen_escoba(careful)] * 2
            players[seat] = player or ours(level, court, number)
            end = play(deal_hand(setting, pack, picked), players)
            assert end.points is not None
            found.append((end.points[seat], end.points[1 - seat]))
    return found


def matches_won(rounds: Sequence[tuple[int, int]], target: int = 21, matches: int = 4000) -> tuple[float, float]:
    """How many matches to a target are won, put together from rounds; half the interval counts the rounds, not matches."""
    rng, won = random.Random(1), 0
    blocks: list[float] = []
    for _ in range(20):
        sample, won = [rng.choice(rounds) for _ in rounds], 0
        for _ in range(matches // 20):
            mine = theirs = 0
            while max(mine, theirs) < target or mine == theirs:
                a, b = rng.choice(sample)
                mine, theirs = mine + a, theirs + b
            won += mine > theirs
        blocks.append(20 * won / matches)
    return statistics.fmean(blocks), 1.96 * statistics.stdev(blocks)


@dataclass(frozen=True)
class Duel:
    """A bot against rule players, each share with half its interval.

    ``matches``: of matches played to their end, those in which the bot is ahead of a rule player, in what the match is
    counted in; ``won``: those that it wins; ``hands``, ``points``: of single hands, those in which it is ahead, and by how
    many points on average.
    """

    matches: tuple[float, float]
    won: tuple[float, float]
    hands: tuple[float, float]
    points: tuple[float, float]
    sides: int
    played: int
    dealt: int


def tute_duel(variant: str, matches: int, level: str = "maestra", first: int = 0) -> Duel:
    """A bot (in pairs, a pair of bots) against rule players in all the other seats, over whole matches.

    A match is what one wins or loses: hands are dealt until somebody has won the games of a match, and whoever has won more
    of them is ahead (level counts half). With more than two sides the bot is compared with each rule player in turn, so that
    a half is what a rule player in its seat would get, in every form. Each series of deals is played once from each side of
    the table, and counts as one observation. ``first``: the series of deals to begin with.
    """
    rules = tutor.load("tute", variant=variant)
    court = rules.court()
    players = court.law.players[0]
    sides = Setting(court, plan_deal(court.law, players), 0, 1).owners()
    found: list[tuple[float, float, float, float]] = []
    dealt = 0
    for series in range(first, first + math.ceil(matches / sides)):
        played = [tute_match(rules, series, side, level) for side in range(sides)]
        dealt += sum(len(match.history) for match in played)
        hands = [(side, score) for side, match in enumerate(played) for score in match.history]
        found.append(
            (
                statistics.fmean(ahead_of(match.totals, side) for side, match in enumerate(played)),
                statistics.fmean(float(match.winner == side) for side, match in enumerate(played)),
                statistics.fmean(ahead_of(results_of(s), side) for side, s in hands),
                statistics.fmean(by_how_much(score.points, side) for side, score in hands),
            )
        )
    shares = [interval(column) for column in zip(*found, strict=True)]
    return Duel(shares[0], shares[1], shares[2], shares[3], sides, sides * len(found), dealt)


def tute_match(rules: Any, series: int, side: int, level: str) -> Match:
    """A match to its end. The deals of a series are the same whoever sits where."""
    match: Match = rules.match(rules.court().law.players[0], dealer=series)
    while not match.over:
        number = 100 * series + len(match.history)
        setting = match.setting()
        start = deal_hand(setting, *shuffled(setting, random.Random(10_000_000 + number)))
        bots = ours(level, setting.court, number)
        seats = [bots if setting.owner(seat) == side else frozen_tute for seat in range(setting.players)]
        match = match.after(play(start, seats))
    return match


def results_of(score: HandScore) -> list[tuple[int, int]]:
    """By side, what a hand brought in the match, and its points."""
    assert score.brought is not None
    return list(zip(score.brought, score.points, strict=True))


def ahead_of(results: Sequence[Any], side: int) -> float:
    """Of the others, the part that has less than a side; level counts half."""
    mine, others = results[side], [result for place, result in enumerate(results) if place != side]
    return statistics.fmean(1.0 if mine > other else 0.5 if mine == other else 0.0 for other in others)


def by_how_much(points: Sequence[int], side: int) -> float:
    """By how many points a side is ahead of the mean of the others."""
    return points[side] - statistics.fmean(number for place, number in enumerate(points) if place != side)
