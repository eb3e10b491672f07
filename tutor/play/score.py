"""Counting a hand: the lines of the tally, seat by seat, with what each was counted from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tutor.law.compile_tally import CompiledTally
from tutor.play.court import Court
from tutor.play.facts import Facts, Situation, complete


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


def count_points(court: Court, situation: Situation) -> tuple[int, ...]:
    """The points of every seat, nothing else. A fact that is missing and needed raises MissingFact."""
    return tuple(_call(court.tally(traced=False), complete(court.law, situation)))


def count_hand(court: Court, situation: Situation) -> Sheet:
    """The points of every seat and every line that gave them."""
    points, steps = _call(court.tally(traced=True), complete(court.law, situation))
    numbers = [seat_numbers(court, situation, seat) for seat in range(len(points))]
    tally = court.law.tally
    return Sheet(tuple(points), tuple(ScoreLine(tally[line].id, seat, before, after, numbers[seat]) for line, seat, before, after in steps))


def _call(compiled: CompiledTally, facts: Facts) -> Any:
    for name in compiled.own:
        facts.setdefault("players", len(facts[name + ":all"]))
    return compiled.function(*[facts[name + ":all"] if name in compiled.own else facts[name] for name in compiled.facts])


def seat_numbers(court: Court, situation: Situation, seat: int) -> dict[str, int]:
    """The seat's own registers, and the counters made of them."""
    numbers: dict[str, int] = {}
    for name, register in court.law.registers.items():
        everybody: Any = situation.get(name + ":all")
        if register.of and everybody is not None and seat < len(everybody):
            numbers[name] = everybody[seat]
    if isinstance(situation.get("cards"), int):
        numbers["cards"] = situation["cards"]
    for name in court.law.counters:
        function, needed = court.counter(name)
        if all(other in numbers for other in needed):
            numbers[name] = function(*[numbers[other] for other in needed])
    return numbers
