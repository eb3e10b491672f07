"""The proof of a verdict with one false step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from tutor.ask import Answer, Ruleset
from tutor.judge import judge
from tutor.learn.items.answers import answer_told
from tutor.learn.items.item import Given, Item
from tutor.learn.items.kinds.about import one_of
from tutor.learn.items.kinds.base import Kind
from tutor.learn.items.kinds.chosen import LegalOrNot, asked_in, drafted
from tutor.learn.items.way import Way, listed_way
from tutor.learn.items.wording import STATE_WORDS

if TYPE_CHECKING:
    from tutor.learn.items.chance import Chance
    from tutor.learn.items.draft import Draft
    from tutor.learn.items.tables import Seat
    from tutor.learn.items.targets import Aim

TAKEN_FOR = {  # what a step of a proof can be taken for
    "binding": ("void", "inactive"),
    "void": ("binding", "inactive"),
    "inactive": ("binding",),
    "released": ("binding", "inactive"),
    "met": ("failed",),
    "failed": ("met", "inactive"),
}
FEWEST = 2


class FalseStep(Kind):
    """Every rule of a decision with what it does to a move, one of them wrong. It is answered by the number of that one."""

    id = "false_step"
    single = True
    of = ("trick", "number", "declared")

    def fits(self, seat: Seat, asked: str, aim: Aim) -> bool:
        rules = [len(each.rules) for each in seat.law.decisions.values() if asked in each.choose]
        return super().fits(seat, asked, aim) and max(rules, default=0) >= FEWEST

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        item = LegalOrNot().make(draft, chance, aim)
        if item is None:
            return None
        steps = steps_of(item, draft.seat.rules)
        if len(steps) < FEWEST:
            return None
        laws = [*aim.apart, *(rules for group in aim.parts for rules in group)]
        near = [place for rules in laws for place in parted(steps, steps_of(item, rules))]
        place = chance.pick(near or range(len(steps)))
        rule, state = steps[place]
        shown = [*steps[:place], (rule, chance.pick(TAKEN_FOR[state])), *steps[place + 1 :]]
        return replace(item, kind=self.id, more={"steps": [list(step) for step in shown]})

    def basis(self, item: Item) -> tuple[Kind, Item]:
        return LegalOrNot(), replace(item, kind=LegalOrNot.id, more={})

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        shown = [(rule, state) for rule, state in item.more["steps"]]
        return tuple(place + 1 for place in parted(shown, steps_of(item, rules)))

    def sound(self, item: Item, right: tuple[Given, ...]) -> bool:
        return len(right) == 1

    def way(self, item: Item) -> Way:
        return listed_way(partial(self.listed, item), range(1, len(item.more["steps"]) + 1))

    def listed(self, item: Item, lang: str) -> list[str]:
        decisions = item.seat.law.decisions.values()
        labels = {rule.id: rule.labels.get(lang, rule.id) for each in decisions for rule in each.rules}
        return [
            f"{labels.get(rule, rule)}: {STATE_WORDS[state][0 if lang == 'es' else 1]}"
            for rule, state in item.more["steps"]
        ]

    def read(self, item: Item, answer: Any) -> Given:
        return one_of(answer, len(item.more["steps"]))

    def guess(self, item: Item) -> float:
        return 1 / len(item.more["steps"])

    def exercises(self, item: Item) -> str:
        return asked_in(item)

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        return rules.explain(item.full_case())


def steps_of(item: Item, rules: Ruleset) -> list[tuple[str, str]]:
    """What every rule does to the move of an item; of another law than its own, in the position as its own reads it."""
    if rules is item.seat.rules:
        return [(reason["rule"], reason["state"]) for reason in answer_told(rules, item.told).reasons]
    position, move = drafted(item)
    found = position.open(rules)
    if found is None or found.shut:
        return []
    ruling = judge(found.court.decision(found.name), found.facts, found.number(move))
    return [(reason.rule, reason.state) for reason in ruling.reasons()]


def parted(one: list[tuple[str, str]], other: list[tuple[str, str]]) -> list[int]:
    """The places of the steps in which a rule that both laws have does something else."""
    states = dict(other)
    return [place for place, (rule, state) in enumerate(one) if rule in states and states[rule] != state]
