"""Who has won the match, or that it goes on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tutor.play.court import Court
from tutor.play.facts import Facts
from tutor.play.score import Sheet

Tallies = Mapping[str, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The winner by name, or None where play goes on.

    ``ended``: those who have made the target (all, where the schedule ends the match); ``leaders``: those still level when
    everything that ranks them has been looked at; ``by``: what parted the winner from the rest, "" where nobody else got
    there; ``top``: the leaders' points.
    """

    winner: str | None
    ended: tuple[str, ...]
    leaders: tuple[str, ...]
    by: str
    top: int


def match_outcome(
    court: Court,
    totals: Mapping[str, int],
    hands_left: int = 0,
    tallies: Tallies | None = None,
    played_on: bool = False,
) -> Outcome:
    """The outcome of a match with these totals and so many hands of the schedule still to play.

    ``tallies``: whatever else ranks the players, by name, over the whole match. One that is needed and missing is a KeyError.
    ``played_on``: the target had been made before the last hand, which matters where several then play another.
    """
    result = court.law.result
    ended = tuple(name for name, points in totals.items() if has_ended(court, points, hands_left))
    level, by = ended, ""
    for key in result.rank_by if played_on or not result.another_hand else ():
        if len(level) < 2:
            break
        worth = {name: (tallies or {})[name][key] if key in result.tallied else totals[name] for name in level}
        level, by = tuple(name for name in level if worth[name] == max(worth.values())), key
    top = max(totals.values()) if not level else totals[level[0]]
    return Outcome(level[0] if len(level) == 1 else None, ended, level, by, top)


def has_ended(court: Court, points: int, hands_left: int = 0) -> bool:
    """Whether somebody with so many points has made the target, or the schedule is at its end."""
    return court.holds(court.law.result.ends, Facts(schedule=(1 << hands_left) - 1, points=points))


def played_on(court: Court, before: Iterable[int], hands_left: int) -> bool:
    """Whether the last hand was another one, by the totals before it: somebody had made the target, and nobody had won.

    ``hands_left``: of the schedule, before it.
    """
    return court.law.result.another_hand and any(has_ended(court, points, hands_left) for points in before)


def first_to_arrive(court: Court, before: Sequence[int], sheet: Sheet) -> tuple[int, ...]:
    """Who makes the target first when a hand is counted one line after another, by owner as the sheet has them.

    ``before``: the totals without that hand. Several may get there with the same line; () while nobody does.
    """
    totals, steps = list(before), list(sheet.lines)
    for line in ("", *(each.id for each in court.law.tally)):
        for step in steps:
            if step.rule == line:
                totals[step.seat] += step.after - step.before
        there = tuple(owner for owner, points in enumerate(totals) if has_ended(court, points))
        if there:
            return there
    return ()
