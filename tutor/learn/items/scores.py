"""What a hand scores under one law after another: read and proved once, by the law of the table, and counted by each."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tutor.ask import Ruleset
from tutor.ask.told import LETTERS
from tutor.ask.won import won_value
from tutor.faults import TutorError
from tutor.play.court import Court
from tutor.play.facts import MissingFact
from tutor.play.score import count_hand, count_points
from tutor.play.won import hand_won

Won = tuple[tuple[str, int], ...]


def scores(rules: Ruleset, case: Mapping[str, Any], own: Ruleset | None = None) -> dict[str, int]:
    """The points of everybody; nobody's where the law does not cover what is told. ``own``: the law of the table."""
    told = written(case)
    if own is not None and own is not rules and (found := situation_of(own, told)) is not None:
        try:
            return dict(zip(found[1], count_points(court_of(rules, case), found[0]), strict=True))
        except (TutorError, MissingFact, KeyError, ValueError):
            return {}
    return dict(_scores(rules, told))


def winner_of(rules: Ruleset, case: Mapping[str, Any], own: Ruleset | None = None) -> Won:
    """Who wins the hand, and what that brings; nothing where nobody does, or hands are not won."""
    told = written(case)
    if own is not None and own is not rules and (found := situation_of(own, told)) is not None:
        court = court_of(rules, case)
        if court.law.result.unit is None:
            return ()
        try:
            sheet = count_hand(court, found[0])
            return won_by(court, won_value(court, hand_won(court, found[0], sheet), found[1]))
        except (TutorError, MissingFact, KeyError, ValueError):
            return ()
    return won_by(court_of(rules, case), explained(rules, told)[0])


def won_by(court: Court, value: Any) -> Won:
    """Of the value of a count, who wins and with what."""
    unit = court.law.result.unit
    if not isinstance(value, Mapping) or unit is None or not value.get("winner"):
        return ()
    return ((str(value["winner"]), int(value[unit.name])),)


@lru_cache(maxsize=1024)
def _scores(rules: Ruleset, told: str) -> Mapping[str, int]:
    """The same, kept: one item asks it of every law several times."""
    value = explained(rules, told)[0]
    if isinstance(value, Mapping):
        return {name: number for name, number in value.items() if name in LETTERS}
    return dict(zip(LETTERS, value or (), strict=False))


def situation_of(rules: Ruleset, told: str) -> tuple[Mapping[str, Any], tuple[str, ...]] | None:
    """The situation that the law of a table makes of a hand, and whose points are counted; None where it covers it not."""
    value, situation = explained(rules, told)
    return (situation, tuple(_scores(rules, told))) if value is not None and situation is not None else None


@lru_cache(maxsize=256)
def explained(rules: Ruleset, told: str) -> tuple[Any, Mapping[str, Any] | None]:
    """What a law answers, and the situation in which it does."""
    answer = rules.explain({**json.loads(told), "variant": rules.table.variant})
    return answer.value, answer.show[1] if answer.show else None


def written(case: Mapping[str, Any]) -> str:
    """A case by which what has been found of it is kept."""
    return json.dumps(case, sort_keys=True)


def court_of(rules: Ruleset, case: Mapping[str, Any]) -> Court:
    """The law that a hand is counted by, with its kind."""
    return rules.court(kind=str(case.get("kind") or ""))
