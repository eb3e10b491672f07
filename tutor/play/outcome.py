"""Who has won the match, or that it goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.play.court import Court
from tutor.play.facts import Facts


@dataclass(frozen=True, slots=True)
class Outcome:
    """The winner by name, or None where play goes on; ``leaders`` are those level at the top."""

    winner: str | None
    leaders: tuple[str, ...]
    top: int


def match_outcome(court: Court, totals: Mapping[str, int], hands_left: int = 0) -> Outcome:
    """The outcome of a match with these totals and so many hands of the schedule still to play."""
    result = court.law.result
    ended = {name for name, points in totals.items()
             if court.holds(result.ends, Facts(schedule=(1 << hands_left) - 1, points=points))}
    top = max(totals.values())
    leaders = tuple(name for name, points in totals.items() if points == top)
    if not ended & set(leaders) or len(leaders) > 1:
        return Outcome(None, leaders, top)
    return Outcome(leaders[0], leaders, top)
