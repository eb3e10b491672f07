"""Counting a hand: the lines of the tally, seat by seat, with what each was counted from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tutor.law.compile_tally import COUNTER, CompiledTally
from tutor.play.court import Court
from tutor.play.facts import MissingFact, Situation, complete


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
    numbers: tuple[dict[str, int], ...] = ()

    def given(self, line: str) -> tuple[int, ...]:
        """What a line of the tally gave to everybody."""
        found = [0] * len(self.points)
        for step in self.lines:
            if step.rule == line:
                found[step.seat] += step.after - step.before
        return tuple(found)

    def of(self, seat: int) -> tuple[ScoreLine, ...]:
        """The lines of one seat, in order."""
        return tuple(line for line in self.lines if line.seat == seat)


def count_points(court: Court, situation: Situation) -> tuple[int, ...]:
    """The points of every seat, nothing else. A fact that is missing and needed raises MissingFact."""
    return tuple(_call(court, court.tally(traced=False), situation))


def count_hand(court: Court, situation: Situation, numbers: bool = True) -> Sheet:
    """The points of every seat and every line that gave them. ``numbers``: and what each line looked at."""
    points, steps = _call(court, court.tally(traced=True), situation)
    looked_at = [owner_numbers(court, situation, seat) if numbers else {} for seat in range(len(points))]
    tally = court.law.tally
    return Sheet(
        tuple(points),
        tuple(ScoreLine(tally[line].id, seat, before, after, looked_at[seat]) for line, seat, before, after in steps),
        tuple(looked_at),
    )


def _call(court: Court, compiled: CompiledTally, situation: Situation) -> Any:
    facts = complete(court.law, situation)
    facts.setdefault("owners", owners_in(court, situation))
    for name in compiled.own:
        if name.startswith(COUNTER) and name + ":all" not in facts:
            facts[name + ":all"] = tuple(
                counted(court, situation, name.removeprefix(COUNTER), owner) for owner in range(facts["owners"])
            )
    return compiled.function(
        *[facts[name + ":all"] if name in compiled.own else facts[name] for name in compiled.facts]
    )


def owners_in(court: Court, situation: Situation) -> int:
    """How many have points: as many as there are values of whatever belongs to somebody."""
    sizes = [len(value) for name, value in situation.items() if name.endswith(":all") and isinstance(value, tuple)]
    return max(sizes, default=situation.get("players", 0))


def counted(court: Court, situation: Situation, name: str, owner: int) -> int:
    """A counter of one owner, out of what that owner has. A fact that is not given raises MissingFact."""
    function, needed = court.counter(name)
    values = []
    for fact in needed:
        everybody = situation.get(fact + ":all")
        if everybody is None and fact not in situation:
            raise MissingFact(fact)
        values.append(situation[fact] if everybody is None else everybody[owner])
    return int(function(*values))


def owner_numbers(court: Court, situation: Situation, owner: int) -> dict[str, int]:
    """The owner's own registers, and the counters made of them or given."""
    numbers: dict[str, int] = {}
    for name, register in court.law.registers.items():
        everybody: Any = situation.get(name + ":all")
        if register.of and everybody is not None and owner < len(everybody):
            numbers[name] = everybody[owner]
        elif not register.of and isinstance(situation.get(name), int):
            numbers[name] = situation[name]
    numbers["owner"] = owner
    if isinstance(situation.get("cards"), int):
        numbers["cards"] = situation["cards"]
    for name in court.law.counters:
        given = situation.get(f"{COUNTER}{name}:all")
        try:
            numbers[COUNTER + name] = given[owner] if given is not None else counted(court, situation, name, owner)
        except MissingFact:
            continue
    return numbers
