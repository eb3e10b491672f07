"""Hands on their way, for the tests of bots: every form of every game, played by chance or by bots."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import tutor
from tutor.bots import turn
from tutor.bots.view import lying
from tutor.cards import bits
from tutor.play.match import Match
from tutor.play.position import Position

Past = list[tuple[Position, Any]]
TABLES = (
    ("pocha", "completa", 4),
    ("pocha", "sencilla", 3),
    ("tute", "habanero", 2),
    ("tute", "arrastrado", 3),
    ("tute", "individual", 4),
    ("tute", "parejas", 4),
    ("escoba", "quince", 2),
    ("escoba", "limpia", 3),
    ("escoba", "cientifica", 4),
    ("escoba", "quince-wiki", 2),
)


def by_chance(seed: int) -> Callable[[Position, Past], Any]:
    """Any legal choice."""
    rng = random.Random(seed)
    return lambda position, past: rng.choice(position.moves())


def by_bots(players: Sequence[Any]) -> Callable[[Position, Past], Any]:
    """Bots by seat."""
    return lambda position, past: turn(players[position.turn % len(players)], position, past)


def walk(match: Match, choose: Callable[[Position, Past], Any]) -> Iterator[tuple[Position, Past]]:
    """A hand choice by choice: each position in which somebody chooses, with what was chosen before."""
    past: Past = []
    position = match.position
    assert position is not None
    while not position.over:
        yield position, past
        choice = choose(position, past)
        past = [*past, (position, choice)]
        position = position.play(choice)
    yield position, past


def hand(
    game: str, variant: str, players: int, seed: int, number: int = 1, rules: tutor.Ruleset | None = None
) -> Match:
    """A hand of a match just dealt: the one of this number in the schedule; ``rules``: of another table than the usual."""
    match = (rules or tutor.load(game, variant=variant)).match(players)
    rng = random.Random(seed)
    for _ in range(number - 1):
        match = match.deal(rng)
        while match.position is not None:
            match = match.play(rng.choice(match.position.moves()))
    return match.deal(rng)


def exchanged(position: Position, other: dict[int, int]) -> Position:
    """The position with other cards where those lie that are named; what lies apart by itself stays."""

    def new(held: Any) -> Any:
        if isinstance(held, tuple):
            return tuple(other.get(card, card) for card in held)
        return sum(1 << other.get(card, card) for card in bits(held))

    zones = dict(position.zones)
    for name, zone in position.setting.law.zones.items():
        if zone.size != 1:
            zones[name] = tuple(map(new, zones[name])) if zone.of else new(zones[name])
    return replace(position, zones=zones)


def all_cards(position: Position) -> int:
    """How many cards lie somewhere."""
    return sum(held.bit_count() if isinstance(held, int) else len(held) for _, _, _, held in lying(position))
