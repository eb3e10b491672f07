"""The score sheet of a real table: hands entered one after another, each counted and explained, with totals and the end.

A sheet is plain data, so that an address can hold it: names, who deals first, and for each hand what was filled in
(`tutor.ask.blanks`). Everything else is asked of the law.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.blanks import Blank, blanks
from tutor.ask.ruleset import Ruleset
from tutor.faults import Place, refuse
from tutor.law.compile_tally import COUNTER
from tutor.play.court import Court
from tutor.play.deal import DealPlan, HandOf, plan_deal, tie_break
from tutor.play.outcome import Outcome, first_to_arrive, match_outcome, played_on

Filled = Mapping[str, Any]


@dataclass(frozen=True)
class Scoresheet:
    """A match as it is written down. ``names``: whoever has points, round the table; sides where partners share.

    >>> import tutor
    >>> sheet = Scoresheet(tutor.load("pocha", variant="sencilla"), ("Ana", "Luis", "Eva"))
    >>> sheet = sheet.with_hand({"bids": {"Ana": 1, "Luis": 0, "Eva": 1}, "tricks": {"Ana": 1, "Luis": 0, "Eva": 0}})
    >>> sheet.totals, sheet.over, sheet.answers[0].because("es")
    ((15, 10, -5), False, 'Ana: acierto, 10 + 1 × 5 = 15. Luis: acierto, 10 + 0 × 5 = 10. Eva: fallo, 1 × −5 = −5.')
    """

    rules: Ruleset
    names: tuple[str, ...]
    dealer: int = 0
    hands: tuple[Filled, ...] = ()

    # ── the table ─────────────────────────────────────────────────────────────────────────────────

    @cached_property
    def players(self) -> int:
        """How many sit round the table."""
        return 2 * len(self.names) if self.rules.court().law.pairs else len(self.names)

    @cached_property
    def plan(self) -> DealPlan:
        """The deck and the schedule. Raises TutorError where so many cannot play."""
        return plan_deal(self.rules.court().law, self.players)

    def hand(self, number: int) -> HandOf:
        """The cards and the kind of a hand, from 1: of the schedule, a tie-break after it, or always the same."""
        if not self.plan.hands:
            return HandOf(self.plan.most)
        if number <= len(self.plan.hands):
            return self.plan.hands[number - 1]
        return tie_break(self.rules.court().law, self.plan.most)

    def dealer_of(self, number: int) -> int:
        """Who deals a hand, by place among the players."""
        step = -1 if self.rules.court().law.deal_left else 1
        return (self.dealer + step * (number - 1)) % self.players

    def in_turn(self, number: int) -> tuple[str, ...]:
        """The names in the order of turn, from whoever sits beside the dealer; the dealer is last."""
        first = (self.dealer_of(number) + 1) % len(self.names)
        return self.names[first:] + self.names[:first]

    def blanks(self, number: int) -> tuple[Blank, ...]:
        """What has to be filled in for a hand."""
        return blanks(self.rules.court(kind=self.hand(number).kind))

    # ── a hand ────────────────────────────────────────────────────────────────────────────────────

    def case(self, number: int, filled: Filled) -> dict[str, Any]:
        """The question what a hand scores, as a case."""
        hand, law = self.hand(number), self.rules.court().law
        about = {"kind": hand.kind} if hand.kind else {}
        cards = {"cards": hand.cards} if law.schedule else {}
        facts = {key: self.in_order(value) for key, value in filled.items()}
        return {"game": self.rules.game, **about, **cards, **facts, "score": True}

    def in_order(self, value: Any) -> Any:
        """What everybody has, in the order of the sheet; anything else as it is."""
        if not isinstance(value, Mapping) or not set(value) & set(self.names):
            return value
        rest = {name: value[name] for name in value if name not in self.names}
        return {name: value[name] for name in self.names if name in value} | rest

    def count(self, number: int, filled: Filled) -> Answer:
        """What a hand scores, explained. Raises TutorError for what cannot have been."""
        answer = self.rules.explain(self.case(number, filled))
        missing = [name for name in self.names if name not in (answer.value or {})]
        if missing:
            raise refuse("sheet_names", Place(path=f"hands[{number - 1}]"), names=", ".join(missing))
        return answer

    def barred(self, number: int, said: Mapping[str, int], name: str, blank: Blank) -> tuple[int, ...]:
        """The numbers that somebody may not say in a hand after what was ``said`` by those before, mano first."""
        order, hand = self.in_turn(number), self.hand(number)
        before = [said[other] for other in order[: order.index(name)] if other in said]
        decision = self.rules.court(kind=hand.kind).law.decisions[blank.said_in]
        asked = {"game": self.rules.game, "players": self.players, "cards": hand.cards, decision.part: 0}
        kind = {"kind": hand.kind} if hand.kind else {}
        allowed = self.rules.explain({**asked, **kind, blank.key: before}).legal or ()
        return tuple(bid for bid in range(hand.cards + 1) if bid not in allowed)

    # ── the match ─────────────────────────────────────────────────────────────────────────────────

    @cached_property
    def answers(self) -> tuple[Answer, ...]:
        """Every hand counted. Raises TutorError for the first that cannot have been."""
        return tuple(self.count(number, filled) for number, filled in enumerate(self.hands, 1))

    @cached_property
    def race(self) -> tuple[tuple[int, ...], ...]:
        """Everybody's total before the first hand and after each."""
        found = [(0,) * len(self.names)]
        for answer in self.answers:
            found.append(
                tuple(total + self.gained(answer, name) for total, name in zip(found[-1], self.names, strict=True))
            )
        return tuple(found)

    def gained(self, answer: Answer, name: str) -> int:
        """What a hand brings somebody in the match: its points, or what a won hand counts for."""
        unit = self.rules.court().law.result.unit
        if unit is None:
            return int(answer.value[name])
        winners = answer.value["winner"]
        won = name == winners or (isinstance(winners, list | tuple) and name in winners)
        return int(answer.value[unit.name]) if won else 0

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's total."""
        return self.race[-1]

    @cached_property
    def outcome(self) -> Outcome:
        """Who has won, or that the match goes on."""
        totals = dict(zip(self.names, self.totals, strict=True))
        first = self.first_there()
        there = {name: totals[name] for name in first} if first else totals
        return match_outcome(self.rules.court(), there, self.hands_left, self.tallies(), self.played_on)

    @property
    def hands_left(self) -> int:
        """How many hands of the schedule are not written yet."""
        return max(0, len(self.plan.hands) - len(self.hands))

    @property
    def played_on(self) -> bool:
        """Whether the last hand was played because several had made the target in one before it."""
        before = self.race[-2] if self.hands else ()
        return played_on(self.rules.court(), before, max(0, len(self.plan.hands) - len(self.hands) + 1))

    def first_there(self) -> tuple[str, ...]:
        """Who made the target before the others, line by line of the count; nobody where that does not decide."""
        if not self.rules.court().law.result.first_to_arrive:
            return ()
        for before, answer in zip(self.race, self.answers, strict=False):
            assert answer.show is not None
            court, _, counted = answer.show
            first = first_to_arrive(court, before, counted)
            if first:
                return tuple(self.names[owner] for owner in first)
        return ()

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.hands) and self.outcome.winner is not None

    def tallies(self) -> dict[str, dict[str, int]]:
        """What ranks the players beside their totals, over the whole match."""
        court = self.rules.court()
        return {
            name: {key: sum(had(court, hand, key, name) for hand in self.hands) for key in court.law.result.tallied}
            for name in self.names
        }

    # ── writing ───────────────────────────────────────────────────────────────────────────────────

    def with_hand(self, filled: Filled) -> Scoresheet:
        """The sheet with one hand more. Raises TutorError where the match is over, or for what cannot have been."""
        if self.over:
            raise refuse("sheet_is_over", winner=self.outcome.winner)
        self.count(len(self.hands) + 1, filled)
        return replace(self, hands=(*self.hands, filled))

    def without_last(self) -> Scoresheet:
        """The sheet without its last hand."""
        return replace(self, hands=self.hands[:-1])

    def data(self) -> dict[str, Any]:
        """The sheet as plain data."""
        table = self.rules.table
        return {
            "game": table.game,
            "variant": table.variant,
            **({"options": dict(table.options)} if table.options else {}),
            "names": list(self.names),
            "dealer": self.dealer,
            "hands": [dict(hand) for hand in self.hands],
        }


def had(court: Court, hand: Filled, key: str, name: str) -> int:
    """What somebody had in a hand of what ranks a match: a number of their own, or a count."""
    if key in court.law.registers:
        return int(hand.get(key, {}).get(name, 0))
    counter = court.law.declared[key].fact.removeprefix(COUNTER)
    return int(hand.get("counts", {}).get(name, {}).get(counter, 0))


def sheet_of(data: Mapping[str, Any], load: Any) -> Scoresheet:
    """The sheet that plain data describe; ``load`` gives the rules of a table. TutorError for what is none."""
    names, hands, dealer = data.get("names"), data.get("hands", []), data.get("dealer", 0)
    place = Place(path="names")
    if not isinstance(names, list) or not all(isinstance(name, str) and name for name in names):
        raise refuse("sheet_unreadable", place, key="names")
    if len(set(names)) != len(names):
        raise refuse("sheet_name_twice", place, names=", ".join(names))
    if not isinstance(hands, list) or not all(isinstance(hand, Mapping) for hand in hands):
        raise refuse("sheet_unreadable", Place(path="hands"), key="hands")
    if isinstance(dealer, bool) or not isinstance(dealer, int) or not 0 <= dealer < max(len(names), 1):
        raise refuse("sheet_unreadable", Place(path="dealer"), key="dealer")
    options = data.get("options") or {}
    if not isinstance(options, Mapping):
        raise refuse("sheet_unreadable", Place(path="options"), key="options")
    rules = load(str(data.get("game", "")), variant=str(data.get("variant", "")) or None, options=dict(options))
    sheet = Scoresheet(rules, tuple(names), dealer, tuple(hands))
    _ = (sheet.plan, sheet.answers)
    return sheet
