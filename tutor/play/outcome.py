"""Who has won the match, or that it goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.play.court import Court
from tutor.play.facts import Facts

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
    court: Court, totals: Mapping[str, int], hands_left: int = 0, tallies: Tallies | None = None
) -> Outcome:
    """The outcome of a match with these totals and so many hands of the schedule still to play.

    ``tallies``: whatever else ranks the players, by name, over the whole match. One that is needed and missing is a KeyError.
    """
    result = court.law.result
    ended = tuple(
        name
        for name, points in totals.items()
        if court.holds(result.ends, Facts(schedule=(1 << hands_left) - 1, points=points))
    )
    level, by = ended, ""
    for key in result.rank_by:
        if len(level) < 2:
            break
        worth = {name: (tallies or {})[name][key] if key in result.tallied else totals[name] for name in level}
        level, by = tuple(name for name in level if worth[name] == max(worth.values())), key
    top = max(totals.values()) if not level else totals[level[0]]
    return Outcome(level[0] if len(level) == 1 else None, ended, level, by, top)
