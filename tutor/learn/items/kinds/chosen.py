"""The kinds in which one chooses as at the table: mark all that may be done, do one thing, say whether it may be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.ask import Answer, Ruleset
from tutor.faults import refuse
from tutor.learn.items.item import Given, Item
from tutor.learn.items.kinds.base import (
    Kind,
    ask_about,
    choices_of,
    in_order,
    legal_of,
    open_item,
    open_sets,
    read_list,
    read_one,
)


class MarkAll(Kind):
    """Mark everything that may be chosen: all legal cards, every capture, every bid."""

    id = "mark_all"
    of = ("card", "sets", "number", "suit", "word")

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        return (in_order(item, legal_of(item, rules)),)

    def read(self, item: Item, answer: Any) -> Given:
        return read_list(item, answer)

    def guess(self, item: Item) -> float:
        return float(1 / max(2 ** len(choices_of(item)) - 1, 2))

    def differs(self, given: Given, expected: Sequence[Given]) -> tuple[tuple[Given, ...], tuple[Given, ...]]:
        wanted = expected[0]
        return tuple(one for one in wanted if one not in given), tuple(one for one in given if one not in wanted)

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        omitted, wrong = self.differs(given, expected)
        refused = [one for one in choices_of(item) if one not in expected[0]] if not open_sets(item) else []
        about = [*wrong, *omitted, *refused, *expected[0]]
        return ask_about(item, rules, about[0]) if about else nothing_to_choose(item, rules)

    def task(self, item: Item, lang: str) -> str:
        from tutor.learn.items.scene import task_of

        return task_of("mark_all", item, lang)


class PlayOne(Kind):
    """Choose one: every legal choice is right."""

    id = "play_one"
    of = ("card", "sets", "number", "suit", "word")

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        return legal_of(item, rules) or (() if not open_sets(item) else ((),))

    def read(self, item: Item, answer: Any) -> Given:
        return read_one(item, answer)

    def guess(self, item: Item) -> float:
        choices = choices_of(item)
        if open_sets(item):
            return float(max(len(legal_of(item, item.seat.rules)), 1) / 2 ** len(choices))
        return len(legal_of(item, item.seat.rules)) / max(len(choices), 1)

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        return ask_about(item, rules, given)

    def task(self, item: Item, lang: str) -> str:
        from tutor.learn.items.scene import task_of

        return task_of("play_one", item, lang)


class LegalOrNot(Kind):
    """Is this move legal? The move stands in the case."""

    id = "legal_or_not"
    of = ("card", "sets", "number", "suit", "word")

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        return (rules.explain(item.full_case()).verdict,)

    def read(self, item: Item, answer: Any) -> Given:
        if answer not in ("legal", "illegal"):
            raise refuse("item_answer", found=answer, known="legal, illegal")
        return answer

    def guess(self, item: Item) -> float:
        return 0.5

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        return rules.explain(item.full_case())

    def task(self, item: Item, lang: str) -> str:
        from tutor.learn.items.scene import task_of

        return task_of("legal_or_not", item, lang)


def nothing_to_choose(item: Item, rules: Ruleset) -> Answer:
    """Why there is nothing at all to choose."""
    found = open_item(item, rules)
    first = next(iter(found.decision.choose)) if found else item.asked
    case = item.full_case()
    return rules.explain({**case, first: case.get(first, "?")})
