"""Who: whose turn it is, and who takes what is left on the table. Told by the course of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.ask import Answer, Ruleset
from tutor.ask.phrases import voice_of
from tutor.ask.rulebook.course import never_counted
from tutor.ask.rulebook.setting import direction
from tutor.ask.told import LETTERS
from tutor.faults import refuse
from tutor.learn.items.item import Given, Item
from tutor.learn.items.kinds.base import Kind
from tutor.learn.items.played import leaving, leaving_step, order_of, taker_of_rest
from tutor.learn.items.way import Way, by_name
from tutor.words import listing, sentence

if TYPE_CHECKING:
    from tutor.learn.items.chance import Chance
    from tutor.learn.items.draft import Draft
    from tutor.learn.items.targets import Aim

NOBODY = "none"


class Who(Kind):
    """A player, or nobody."""

    id = "who"
    foretold = False
    of = ("turn", "rest")

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        assert draft.facts is not None
        return draft.item(self.id, "", **draft.facts)

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        more, law = item.more, rules.court().law
        if more["about"] == "turn":
            there = {more["dealer"], more.get("leader", more["dealer"])} <= {*people(item)}
            return order_in(item, rules)[more["place"] - 1 : more["place"]] if there else ()
        step = leaving(law) or leaving(item.seat.law)
        assert step is not None
        table = step.name
        turns = [(who, card, tuple(taken)) for who, card, taken in more["turns"]]
        return (taker_of_rest(rules.court(), item.case["players"], table, item.case[table], turns) or NOBODY,)

    def sound(self, item: Item, right: tuple[Given, ...]) -> bool:
        return len(right) == 1

    def way(self, item: Item) -> Way:
        if item.more["about"] == "rest":
            return Way(choices=by_name(people(item)), nothing="no_winner", none=NOBODY)
        return Way(choices=by_name(people(item)))

    def read(self, item: Item, answer: Any) -> Given:
        known = [*people(item), *([NOBODY] if item.more["about"] == "rest" else [])]
        if answer not in known:
            raise refuse("item_answer", found=answer, known=", ".join(known))
        return answer

    def guess(self, item: Item) -> float:
        return 1 / len(people(item))

    def exercises(self, item: Item) -> str:
        return str(item.more["about"])

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        law = rules.court().law

        def speak(lang: str) -> str:
            voice = voice_of(law, lang)
            if item.more["about"] == "turn":
                named = listing(list(order_in(item, rules)), lang)
                order = voice.pick(f"aquí el orden es {named}", f"here the order is {named}")
                return f"{direction(law, voice)} {sentence(order)}"
            step = leaving_step(law)
            assert step is not None
            here = voice.pick(f"aquí ha sido {expected[0]}", f"here that is {expected[0]}")
            return f"{sentence(step.phrase(voice) + never_counted(law, step, voice))} {sentence(here)}"

        return Answer(law.game, "", "answered", value=expected[0], speak=speak)


def order_in(item: Item, rules: Ruleset) -> tuple[str, ...]:
    """Everybody in the order in which they are asked."""
    more = item.more
    return order_of(rules.court(), item.case["players"], more["dealer"], more["decision"], more.get("leader", ""))


def people(item: Item) -> list[str]:
    """Everybody at the table."""
    return list(LETTERS[: item.case["players"]])
