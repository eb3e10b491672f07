"""Records of tricks whose hands nobody has seen: the first wrong play, and whether one can be proved yet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tutor.ask import Answer, Ruleset
from tutor.ask.bind import bind
from tutor.ask.questions import answer_in
from tutor.faults import refuse
from tutor.learn.items.answers import answer_told
from tutor.learn.items.item import Given, Item
from tutor.learn.items.kinds.base import Kind
from tutor.learn.items.way import RECORD, Way, spoken

if TYPE_CHECKING:
    from tutor.learn.items.chance import Chance
    from tutor.learn.items.draft import Draft
    from tutor.learn.items.targets import Aim

VERDICTS = ("legal", "illegal", "undecided")


class FirstRevoke(Kind):
    """The first play of a whole hand that the law refuses: ``[player, trick]``; an empty list where there is none."""

    id = "first_revoke"
    foretold = False
    of = ("record",)

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        verdicts = verdicts_on(item, rules)
        return (next((play for play in plays(item) if next(verdicts) == "illegal"), ()),)

    def way(self, item: Item) -> Way:
        zones = tuple(RECORD.format(number=number) for number in range(1, len(item.case["tricks"]) + 1))
        return Way(zones, pair=True, nothing="no_revoke", none=())

    def names(self, item: Item, lang: str) -> Mapping[Given, str]:
        trick = "en la baza" if lang == "es" else "in trick"
        return {
            **super().names(item, lang),
            **{(who, number): f"{who} {trick} {number}" for who, number in plays(item)},
        }

    def read(self, item: Item, answer: Any) -> Given:
        known = list(plays(item))
        found = tuple(answer) if isinstance(answer, list | tuple) else answer
        if found and found not in known:
            raise refuse("item_answer", found=answer, known=", ".join(f"[{who}, {trick}]" for who, trick in known))
        return found or ()

    def guess(self, item: Item) -> float:
        return 1 / (len(list(plays(item))) + 1)

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        return asked_about(item, rules, expected[0] or given or next(plays(item)))


class Decidable(Kind):
    """Whether a play of an unfinished hand is proved wrong, proved right, or may still be either."""

    id = "decidable"
    foretold = False
    of = ("record",)

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        assert draft.facts is not None
        told, case = draft.facts["wrong"], draft.case
        shown = chance.between(1, len(case["tricks"]))
        able = list(plays(draft.item(self.id)))
        who, trick = (told["player"], told["trick"]) if told and chance.odds(0.7) else chance.pick(able)
        if trick > shown:
            shown = trick
        cut = {"tricks": case["tricks"][:shown], draft.asked: {"player": who, "trick": trick}}
        return replace(draft.item(self.id, ""), case={**case, **cut})

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        return (answer_told(rules, item.told).verdict,)

    def way(self, item: Item) -> Way:
        return Way(choices=(spoken("illegal", "proved"), spoken("legal", "not_one"), spoken("undecided", "unknown")))

    def read(self, item: Item, answer: Any) -> Given:
        if answer not in VERDICTS:
            raise refuse("item_answer", found=answer, known=", ".join(VERDICTS))
        return answer

    def guess(self, item: Item) -> float:
        return 1 / len(VERDICTS)

    def exercises(self, item: Item) -> str:
        return "renuncio"

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        return rules.explain(item.full_case())


def plays(item: Item) -> Iterator[tuple[str, int]]:
    """Every play of a record in order: who, and in which trick."""
    for number, trick in enumerate(item.case["tricks"], 1):
        for play in trick:
            yield next(iter(play)), number


def verdicts_on(item: Item, rules: Ruleset) -> Iterator[str]:
    """What a law says of every play of a record, which is read but once."""
    whole = rules.read({**item.full_case(), item.asked: asked_of(next(plays(item)))})
    court = rules.court_for(whole)
    situation = bind(whole, court.law)
    for play in plays(item):
        case = replace(whole, facts={**whole.facts, item.asked: asked_of(play)})
        yield answer_in(rules, court, case, dict(situation)).verdict


def asked_of(play: tuple[str, int]) -> dict[str, Any]:
    """One play as a case asks about it."""
    return {"player": play[0], "trick": play[1]}


def asked_about(item: Item, rules: Ruleset, play: tuple[str, int]) -> Answer:
    """Whether one play was right."""
    return rules.explain({**item.full_case(), item.asked: asked_of(play)})
