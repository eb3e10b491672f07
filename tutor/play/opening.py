"""The opening table: what the dealer takes of the cards just turned."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.law.model import OpeningLine
from tutor.play.court import Court
from tutor.play.facts import Situation, complete


def opening_line(court: Court, situation: Situation) -> OpeningLine | None:
    """The first line of the opening that fits."""
    facts = complete(court.law, situation)
    return next((line for line in court.law.opening if court.holds(line.when, facts)), None)


def opening_of(court: Court, situation: Situation) -> tuple[int, Mapping[str, int]]:
    """The cards that the dealer takes, and what is added to which registers."""
    line = opening_line(court, situation)
    if line is None:
        return 0, {}
    return int(complete(court.law, situation)[line.take]), line.add
