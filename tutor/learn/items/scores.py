"""What a hand scores under one law after another: read and proved once, by the law of the table, and counted by each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tutor.ask import Answer, Ruleset
from tutor.ask.told import LETTERS
from tutor.ask.won import won_value
from tutor.faults import TutorError
from tutor.learn.items.answers import answer_told
from tutor.play.court import Court
from tutor.play.facts import MissingFact
from tutor.play.score import count_hand, count_points
from tutor.play.won import hand_won

Won = tuple[tuple[str, int], ...]
CANNOT_BE = (TutorError, MissingFact, KeyError, ValueError)


@lru_cache(maxsize=4096)
def scores(rules: Ruleset, told: str, own: Ruleset) -> Mapping[str, int]:
    """The points of everybody; nobody's where the law does not cover what is ``told``. ``own``: the law of the table."""
    counted = answer_told(own, told)
    if rules is own or not counts(counted):
        return points_in(answer_told(rules, told).value)
    court, situation, _ = counted.show
    try:
        points = count_points(rules.court(kind=court.law.kind), situation)
        return dict(zip(points_in(counted.value), points, strict=True))
    except CANNOT_BE:
        return {}


@lru_cache(maxsize=4096)
def winner_of(rules: Ruleset, told: str, own: Ruleset) -> Won:
    """Who wins the hand, and what that brings; nothing where nobody does, or hands are not won."""
    counted = answer_told(own, told)
    if rules is own or not counts(counted):
        answer = answer_told(rules, told)
        return won_by(answer.show[0], answer.value) if counts(answer) else ()
    court, situation, _ = counted.show
    other, names = rules.court(kind=court.law.kind), tuple(points_in(counted.value))
    if other.law.result.unit is None:
        return ()
    try:
        sheet = count_hand(other, situation, numbers=False)
        return won_by(other, won_value(other, hand_won(other, situation, sheet), names))
    except CANNOT_BE:
        return ()


def counts(answer: Answer) -> bool:
    """Whether an answer is a count, and not that the law does not cover this."""
    return answer.value is not None and bool(answer.show)


def points_in(value: Any) -> dict[str, int]:
    """Of the value of a count, the points of everybody."""
    if isinstance(value, Mapping):
        return {name: number for name, number in value.items() if name in LETTERS}
    return dict(zip(LETTERS, value or (), strict=False))


def won_by(court: Court, value: Any) -> Won:
    """Of the value of a count, who wins and with what."""
    unit = court.law.result.unit
    if not isinstance(value, Mapping) or unit is None or not value.get("winner"):
        return ()
    return ((str(value["winner"]), int(value[unit.name])),)
