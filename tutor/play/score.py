"""Counting a hand: the lines of the tally, seat by seat, with what each was counted from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.play.court import Court
from tutor.play.facts import Situation, complete


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line that applied to one seat: the points before and after it, and the numbers it looked at."""

    rule: str
    seat: int
    before: int
    after: int
    numbers: dict[str, int]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A hand counted: points by seat (mano first), and the lines that gave them."""

    points: tuple[int, ...]
    lines: tuple[ScoreLine, ...]

    def of(self, seat: int) -> tuple[ScoreLine, ...]:
        """The lines of one seat, in order."""
        return tuple(line for line in self.lines if line.seat == seat)


def count_hand(court: Court, situation: Situation, seats: Sequence[int]) -> Sheet:
    """The points of every seat. The tally goes line by line, and for each line seat by seat."""
    law = court.law
    points, lines = dict.fromkeys(seats, 0), []
    numbers = {seat: seat_numbers(court, situation, seat) for seat in seats}
    base = complete(law, situation)
    for rule in law.tally:
        for seat in seats:
            facts = type(base)(base)
            facts.update(numbers[seat], owner=seat, points=points[seat])
            if court.holds(rule.when, facts):
                before = points[seat]
                points[seat] = rule.award.points(facts, reader(numbers[seat]), before)
                lines.append(ScoreLine(rule.id, seat, before, points[seat], numbers[seat]))
    return Sheet(tuple(points[seat] for seat in seats), tuple(lines))


def seat_numbers(court: Court, situation: Situation, seat: int) -> dict[str, int]:
    """The seat's own registers, and the counters made of them."""
    numbers: dict[str, int] = {}
    for name, register in court.law.registers.items():
        everybody: Any = situation.get(name + ":all")
        if register.of and everybody is not None and seat < len(everybody):
            numbers[name] = everybody[seat]
    if isinstance(situation.get("cards"), int):
        numbers["cards"] = situation["cards"]
    for name, counter in court.law.counters.items():
        try:
            numbers[name] = counter.how.count(reader(numbers))
        except KeyError:
            continue
    return numbers


def reader(numbers: dict[str, int]) -> Callable[[str], int]:
    """A number by name; one that is not known is a KeyError."""
    return numbers.__getitem__
