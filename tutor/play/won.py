"""Who has won a hand that is counted, and what that brings in the match, where a match is not counted in points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutor.law.compile_tally import COUNTER
from tutor.law.model import Prize
from tutor.law.protocol import Condition
from tutor.play.court import Court
from tutor.play.facts import Situation, complete
from tutor.play.score import Sheet, counted


@dataclass(frozen=True, slots=True)
class Won:
    """The way in which the hand was won, by which owners, and what each owner gets. Nobody need have won it."""

    prize: Prize | None
    owners: tuple[int, ...]
    brought: tuple[int, ...]


def hand_won(court: Court, situation: Situation, sheet: Sheet) -> Won:
    """The first way to win that somebody meets. A fact that is missing and needed raises MissingFact."""
    everybody = range(len(sheet.points))
    facts = counted_facts(court, situation, sheet)
    for prize in court.law.hand_won:
        winners = tuple(owner for owner in everybody if holds_of(court, prize.when, facts, owner))
        if winners:
            return Won(prize, winners, tuple(prize.brings if owner in winners else 0 for owner in everybody))
    return Won(None, (), (0,) * len(sheet.points))


def counted_facts(court: Court, situation: Situation, sheet: Sheet) -> Mapping[str, Any]:
    """A situation with what the count has made of it: everybody's points, and what each line gave."""
    facts = complete(court.law, situation)
    facts |= {"points:all": sheet.points, "owners": len(sheet.points)}
    facts |= {f"line:{line.id}:all": sheet.given(line.id) for line in court.law.tally}
    return facts


def holds_of(court: Court, condition: Condition, facts: Mapping[str, Any], owner: int) -> bool:
    """Whether a condition holds of one owner."""
    _, function, names, _ = court.reader(condition)
    return bool(function(*[value_for(court, facts, name, owner) for name in names]))


def value_for(court: Court, facts: Mapping[str, Any], name: str, owner: int) -> Any:
    """A fact as one owner has it; what belongs to everybody, or to nobody, is the same for all."""
    if name == "owner":
        return owner
    if name + ":all" in facts:
        return facts[name + ":all"][owner]
    if name.startswith(COUNTER):
        plain = name.removeprefix(COUNTER)
        if plain.endswith(":all"):
            own = plain.removesuffix(":all")
            if name in facts:
                return facts[name]
            return tuple(counted(court, facts, own, each) for each in range(facts["owners"]))
        return counted(court, facts, plain, owner)
    return facts[name]
