"""A position that has been made up, bound once, so that it can be judged by many laws."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tutor.ask import Case, Ruleset, read_case
from tutor.ask.bind import bind
from tutor.cards import parse_card
from tutor.faults import TutorError
from tutor.law.compile_sets import SetDecision
from tutor.law.protocol import Condition
from tutor.learn.items.item import Item
from tutor.learn.items.opened import Opened, open_in
from tutor.learn.items.scores import scores, winner_of
from tutor.learn.items.tables import Seat
from tutor.play.court import Court
from tutor.play.facts import Facts, MissingFact

NOT_ASKED = "not asked"
UNSEEN = "to be seen when the item is made"


@dataclass(frozen=True)
class Draft:
    """The facts of a case and the question that it is for. ``size``: 0 small, 1 middling, 2 large.

    ``facts``: the same as rules see them, where they are at hand; ``shape``: how it was drawn, where that can be used again.
    """

    seat: Seat
    asked: str
    case: Mapping[str, Any]
    size: int = 1
    facts: Mapping[str, Any] | None = None
    shape: Any = None

    @cached_property
    def first(self) -> str:
        """The first part of the move that is asked for; "" where none is."""
        decisions = self.seat.law.decisions.values()
        return next((each.part for each in decisions if self.asked in each.choose), "")

    @cached_property
    def read(self) -> Case:
        """The case read once."""
        rules, first = self.seat.rules, self.first
        about = {"variant": rules.table.variant}
        part = {first: self.case.get(first, "?")} if first else {}
        return read_case({**about, **self.case, **part}, rules.library, rules.game, rules.words)

    @cached_property
    def situation(self) -> Mapping[str, Any] | None:
        """The case bound to the law; None where it cannot be."""
        if self.facts is not None:
            return self.facts
        try:
            return bind(self.read, self.seat.rules.court_for(self.read).law)
        except TutorError:
            return None

    def open(self, rules: Ruleset) -> Opened | None:
        """The decision it opens under a law."""
        if rules not in self.opens:
            self.opens[rules] = self.opened(rules)
        return self.opens[rules]

    @cached_property
    def opens(self) -> dict[Ruleset, Opened | None]:
        """What has been opened, by law."""
        return {}

    def opened(self, rules: Ruleset, sure: bool = True) -> Opened | None:
        """The same, found out; ``sure``: only where the law does not say that this cannot have come to be."""
        court = (
            rules.court() if self.facts is not None and self.first else rules.court_for(self.read, rules.table.variant)
        )
        if self.situation is None:
            return None
        fixed = self.asked != self.first and self.first in self.case
        card = int(parse_card(self.case[self.first])) if fixed else -1
        found = open_in(court, self.first, self.situation, card)
        if found is None or (sure and not all(holds(court, each, found.facts) for each in found.decision.always)):
            return None
        return found

    def outcome(self, rules: Ruleset) -> Hashable:
        """What a law says: everything that may be chosen, or the value."""
        try:
            if self.asked == "winner" and self.facts is not None:
                return winner_in(rules.court(), self.facts)
            if self.facts is not None and not self.first:
                return UNSEEN
            if self.asked == "score":
                own = self.seat.rules
                return (*scores(rules, self.case, own).items(), *winner_of(rules, self.case, own))
            if not self.first:
                answer = rules.explain({**self.case, "variant": rules.table.variant})
                return repr(answer.value if answer.verdict == "answered" else answer.verdict)
            found = self.open(rules)
            if found is None:
                return NOT_ASKED
            compiled = found.court.decision(found.name)
            if isinstance(compiled, SetDecision):
                return (found.legal, *self.leave(found))
            return 0 if found.shut else int(compiled.flat(found.facts))
        except (MissingFact, TutorError):
            return NOT_ASKED

    def leave(self, found: Opened) -> tuple[bool, ...]:
        """Whether nothing may be taken, where that hangs on what else there is."""
        if not found.decision.duties:
            return (True,)
        return (any(not move[-1] for move in found.allowed if found.card in (-1, move[0])),)

    def item(self, kind: str, asked: str | None = None, **more: Any) -> Item:
        """An item of this position, not yet rated."""
        rules = self.seat.rules
        case = {key: value for key, value in self.case.items() if value is not None}
        return Item(
            kind,
            rules.game,
            rules.table.variant,
            case,
            self.asked if asked is None else asked,
            options=dict(rules.table.options),
            house=self.seat.house,
            more=more,
        )


def holds(court: Court, condition: Condition, facts: Facts) -> bool:
    """Whether something holds, as far as the facts tell."""
    try:
        return court.holds(condition, facts)
    except MissingFact:
        return True


def winner_in(court: Court, facts: Mapping[str, Any]) -> int:
    """The card that wins a trick."""
    tricks = court.law.tricks
    assert tricks is not None
    return tricks.read(facts[tricks.zone], [facts[name] for name in tricks.won_by if name != "led"]).best
