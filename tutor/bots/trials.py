"""Choices tried in one deal after another: what each brings, and which may stop being tried."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import Any, TypeVar

World = TypeVar("World")


SLOW, QUICK = 32, 16  # deals between looks: early ones mislead, but spare most where there are many choices
LOST = 0.07  # points that may be expected to be lost when a choice drops out
NORMAL = NormalDist()
FIRST, KEPT = 0.4, 0.4  # of the deals of a race, tried with all; of the choices, those that stay


@dataclass
class Outcome:
    """What a choice brought, deal by deal (all choices are tried with the same deals): what it is chosen by; whether the
    aim was met, or the hand won; how far ahead it left one in points; and how often each number of tricks came out.

    ``hands``: those of each deal by seat, where nothing but the hands makes deals differ. ``exact``: it is no sample, for
    nothing is hidden, and choices are ranked by how they end.
    """

    brought: list[float] = field(default_factory=list)
    met: list[bool] = field(default_factory=list)
    ahead: list[float] = field(default_factory=list)
    tricks: dict[int, int] = field(default_factory=dict)
    hands: list[Sequence[int]] = field(default_factory=list)
    exact: bool = False

    @property
    def deals(self) -> int:
        """In how many deals it was tried."""
        return len(self.brought)

    @property
    def mean(self) -> float:
        """Points on average."""
        return sum(self.brought) / max(self.deals, 1)

    @property
    def share(self) -> float:
        """In which part of the deals the aim was met."""
        return sum(self.met) / max(self.deals, 1)

    @property
    def lead(self) -> float:
        """How far ahead on average."""
        return sum(self.ahead) / max(self.deals, 1)

    def add(self, points: float, met: bool, ahead: float, tricks: int = 0) -> None:
        """One deal more."""
        self.brought.append(points)
        self.met.append(met)
        self.ahead.append(ahead)
        self.tricks[tricks] = self.tricks.get(tricks, 0) + 1


def race(
    moves: Sequence[Any],
    worlds: Iterator[World],
    count: int,
    trial: Callable[[World, Any, Outcome], None],
) -> dict[Any, Outcome]:
    """Every choice in some deals, the best of them in all."""
    found = {move: Outcome() for move in moves}
    first = max(6, int(count * FIRST)) if len(moves) > 2 else count
    running = list(moves)
    for number in range(count):
        if number == first:
            keep = max(2, round(len(moves) * KEPT))
            running = sorted(running, key=lambda move: -found[move].mean)[:keep]
        world = next(worlds)
        for move in running:
            trial(world, move, found[move])
    return found


def contest(
    moves: Sequence[Any],
    worlds: Iterator[World],
    count: int,
    trial: Callable[[World, Any, Outcome], None],
    look: int,
) -> dict[Any, Outcome]:
    """Every choice in some deals; every ``look`` deals, from twice as many on, those drop out by which hardly anything can be
    expected to be lost, but for the second, with which the best is compared. It is over after ``count`` deals, or when that is
    so of all but the best."""
    found, running = {move: Outcome() for move in moves}, list(moves)
    for number in range(1, count + 1):
        world = next(worlds)
        for move in running:
            trial(world, move, found[move])
        if number < 2 * look or number % look:
            continue
        best, *rest = sorted(running, key=lambda move: -found[move].mean)
        open_still = [move for move in rest if lost_without(found[best], found[move]) > LOST]
        if not open_still:
            break
        running = [best, *(move for move in rest if move == rest[0] or move in open_still)]
    return found


def lost_without(best: Outcome, other: Outcome) -> float:
    """How many points are expected to be lost when a choice drops out that was tried with the same deals as the best: those by
    which it may be better after all, were its distance in the long run spread normally about what it was in these."""
    mean, error = behind_by(best, other)
    if not error:
        return max(-mean, 0.0)
    return error * NORMAL.pdf(mean / error) - mean * NORMAL.cdf(-mean / error)


def behind_by(best: Outcome, other: Outcome) -> tuple[float, float]:
    """How far a choice is behind the best one, which was tried with the same deals, and the standard error of that."""
    apart = [one - two for one, two in zip(best.brought, other.brought, strict=True)]
    total, squares = sum(apart), sum([each * each for each in apart])
    return total / len(apart), math.sqrt(max(squares - total * total / len(apart), 0.0)) / len(apart)


def best_of(outcomes: Mapping[Any, Outcome]) -> Any:
    """The choice that brought most, among those that stayed in the race."""
    most = max(outcome.deals for outcome in outcomes.values())
    return max((move for move in outcomes if outcomes[move].deals == most), key=lambda move: outcomes[move].mean)
