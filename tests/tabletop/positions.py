"""Positions to lay on the table, written down or reached by playing."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import tutor
from tutor.play.position import Position

NEVER_TOLD = {"why", "rule", "stay", "value", "sum", "sign"}
"""Keys by which the data would tell what is legal, or help to add up."""


@cache
def dealt(game: str, variant: str, players: int, cards: int = 1, seed: int = 1) -> Position:
    """A hand just dealt; where the schedule has several sizes, the first with so many cards."""
    match, rng = tutor.load(game, variant=variant).match(players, dealer=players - 1), random.Random(seed)
    while match.hand.cards < cards:
        match = match.deal(rng)
        while match.position is not None:
            match = match.play(match.position.moves()[0])
    position = match.deal(rng).position
    assert position is not None
    return position


def course_of(position: Position, seed: int = 1) -> Iterator[Position]:
    """The position and those that follow when everybody plays anything legal."""
    rng = random.Random(seed)
    yield position
    while position.decision:
        position = position.play(rng.choice(position.moves()))
        yield position


def asked(position: Position, decision: str) -> Position:
    """The first position that follows in which this is to be decided."""
    return next(later for later in course_of(position) if later.decision == decision)


@cache
def refusing() -> Position:
    """A trick of Pocha in which the player to move holds cards that may not be played, and some that may."""
    return next(
        later
        for later in course_of(dealt("pocha", "completa", 4, cards=6))
        if later.decision == "jugar" and 1 < later.legal_mask().bit_count() < later.facts["hand"].bit_count()
    )


def keys_in(data: Any) -> Iterator[str]:
    """Every key, at any depth, of something made of mappings and lists."""
    if isinstance(data, Mapping):
        yield from data
    for inner in data.values() if isinstance(data, Mapping) else data if isinstance(data, list) else ():
        yield from keys_in(inner)


def cards_in(data: Any) -> set[str]:
    """Every card by name that stands anywhere in the data."""
    names = {f"{rank}{suit}" for rank in range(1, 13) for suit in "oceb"}
    return {text for text in json.dumps(data).split('"') if text in names}
