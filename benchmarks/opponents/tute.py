"""A rule player of Tute: takes tricks that are worth it as cheaply as it can, gives away little, and keeps its trumps."""

from __future__ import annotations

from collections.abc import Sequence

ORDER = (2, 4, 5, 6, 7, 10, 11, 12, 3, 1)  # ranks, weakest first
POINTS = {1: 11, 3: 10, 12: 4, 11: 3, 10: 2}


def suit(card: int) -> int:
    return card // 12


def power(card: int) -> int:
    return ORDER.index(card % 12 + 1)


def points(card: int) -> int:
    return POINTS.get(card % 12 + 1, 0)


def beats(card: int, other: int, trump: int) -> bool:
    return power(card) > power(other) if suit(card) == suit(other) else suit(card) == trump


def card(
    hand: Sequence[int],
    legal: Sequence[int],
    trick: Sequence[int],
    trump: int,
    out: Sequence[int],
    players: int,
    pairs: bool,
) -> int:
    """A card; ``out``: those that others may hold."""
    cheap = lambda mine: (points(mine) + 6 * (suit(mine) == trump), power(mine))  # noqa: E731
    if not trick:
        boss = [
            mine
            for mine in legal
            if suit(mine) != trump and not any(suit(o) == suit(mine) and power(o) > power(mine) for o in out)
        ]
        safe = [mine for mine in boss if sum(suit(o) == suit(mine) for o in out) >= 2 * (players - 1)]
        return max(safe, key=points) if safe else min(legal, key=cheap)
    winner = trick[0]
    for lying in trick[1:]:
        winner = lying if beats(lying, winner, trump) else winner
    ours = pairs and (len(trick) - trick.index(winner)) % 2 == 0
    wins = [mine for mine in legal if beats(mine, winner, trump)]
    loses = [mine for mine in legal if mine not in wins]
    last = len(trick) == players - 1
    stake = sum(points(lying) for lying in trick)
    if ours and loses:
        return max(loses, key=lambda mine: (points(mine), -power(mine)) if last else (-points(mine), -power(mine)))
    if wins and last:
        return max(wins, key=lambda mine: (points(mine) - 8 * (suit(mine) == trump), -power(mine)))
    if wins and (stake >= 4 or not loses):
        return min(wins, key=lambda mine: (suit(mine) == trump, -power(mine) if suit(mine) != trump else power(mine)))
    return min(loses or wins, key=cheap)
