"""A position that has been made up, bound once, so that it can be judged by many laws."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import cached_property
from threading import Lock
from typing import Any

from tutor.ask import Case, Ruleset, read_case
from tutor.ask.bind import bind
from tutor.cards import parse_card
from tutor.faults import TutorError
from tutor.law.compile_sets import SetDecision
from tutor.learn.items.answers import answer_told
from tutor.learn.items.item import Item
from tutor.learn.items.opened import Opened, open_in
from tutor.learn.items.scores import scores, winner_of
from tutor.learn.items.tables import Seat
from tutor.play.court import Court
from tutor.play.facts import MissingFact

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
    def told(self) -> str:
        """The whole case in writing, as that of an item of it."""
        return self.item("").told

    @cached_property
    def read(self) -> Case:
        """The case read once."""
        rules, first = self.seat.rules, self.first
        about = {"variant": rules.table.variant}
        part = {first: self.case.get(first, "?")} if first else {}
        return read_case({**about, **self.case, **part}, rules.library, rules.game, rules.words)

    @cached_property
    def bound(self) -> Mapping[str, Any]:
        """The case bound to the law of the table. Raises TutorError for what cannot be."""
        return bind(self.read, self.seat.rules.court_for(self.read).law)

    @cached_property
    def situation(self) -> Mapping[str, Any] | None:
        """The facts, at hand or bound; None where they cannot be."""
        if self.facts is not None:
            return self.facts
        try:
            return self.bound
        except TutorError:
            return None

    @cached_property
    def card(self) -> int:
        """The card that stands in the case beside what is asked for; -1 where none does."""
        return int(parse_card(self.case[self.first])) if self.asked != self.first and self.first in self.case else -1

    @cached_property
    def here(self) -> Opened | None:
        """The decision it opens at the table itself; None where there is none, or a fact is missing on which it depends.

        Raises TutorError for what cannot be there.
        """
        try:
            return (
                open_in(self.seat.rules.court_for(self.read), self.first, self.bound, self.card) if self.first else None
            )
        except MissingFact:
            return None

    def open(self, rules: Ruleset, sure: bool = True) -> Opened | None:
        """The decision it opens under a law; ``sure``: only where that does not say that this cannot have come to be."""
        if rules not in self.opens:
            self.opens[rules] = self.opened(rules)
        found = self.opens[rules]
        return None if found is None or (sure and not found.can_be) else found

    @cached_property
    def opens(self) -> dict[Ruleset, Opened | None]:
        """What has been opened, by law."""
        return {}

    def opened(self, rules: Ruleset) -> Opened | None:
        """The same, found out, whether or not it can have come to be."""
        court = (
            rules.court() if self.facts is not None and self.first else rules.court_for(self.read, rules.table.variant)
        )
        if self.situation is None:
            return None
        return open_in(court, self.first, self.situation, self.card)

    def outcome(self, rules: Ruleset) -> Hashable:
        """What a law says: everything that may be chosen, or the value."""
        try:
            if self.asked == "winner" and self.facts is not None:
                return winner_in(rules.court(), self.facts)
            if self.facts is not None and not self.first:
                return UNSEEN
            if self.asked == "score":
                own = self.seat.rules
                return (*scores(rules, self.told, own).items(), *winner_of(rules, self.told, own))
            if not self.first:
                answer = answer_told(rules, self.told)
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


class Positions:
    """The positions that were looked at last, each read once for every law."""

    def __init__(self, most: int) -> None:
        self.most, self.lock = most, Lock()
        self.known: dict[tuple[Seat, str, str], Draft] = {}

    def keep(self, draft: Draft) -> None:
        """Keep a position that was made up, if its case tells just what was at hand."""
        if not draft.first:
            return
        try:
            if draft.facts is None or draft.bound == draft.facts:
                self.put((draft.seat, draft.asked, draft.told), draft)
        except (MissingFact, TutorError):
            return

    def of(self, seat: Seat, asked: str, case: Mapping[str, Any], told: str) -> Draft:
        """A position by its case, and that in writing."""
        key = (seat, asked, told)
        return self.known.get(key) or self.put(key, Draft(seat, asked, case))

    def put(self, key: tuple[Seat, str, str], draft: Draft) -> Draft:
        """The same draft, kept in the place of the oldest."""
        with self.lock:
            self.known[key] = draft
            if len(self.known) > self.most:
                del self.known[next(iter(self.known))]
        return draft


POSITIONS = Positions(64)


def open_item(item: Item, rules: Ruleset, asked: str = "") -> Opened | None:
    """The decision that an item opens under a law, for what it asks or for another part of a move.

    What cannot lie on its own table raises TutorError; another law is asked about what lies there as that table reads it.
    """
    position = POSITIONS.of(item.seat, asked or item.asked, item.case, item.told)
    return position.here if rules is item.seat.rules else position.open(rules, sure=False)


def winner_in(court: Court, facts: Mapping[str, Any]) -> int:
    """The card that wins a trick."""
    tricks = court.law.tricks
    assert tricks is not None
    return tricks.read(facts[tricks.zone], [facts[name] for name in tricks.won_by if name != "led"]).best
