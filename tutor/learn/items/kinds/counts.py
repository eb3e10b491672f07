"""Numbers: what somebody scores, which line of a score sheet is wrong, which number is forbidden, what cards come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tutor.ask import Answer, Ruleset
from tutor.cards import parse_card
from tutor.faults import refuse
from tutor.learn.items.draft import open_item
from tutor.learn.items.item import Given, Item
from tutor.learn.items.kinds.base import Kind, ask_about, choices_of, legal_of
from tutor.learn.items.kinds.worths import goal_words, worth_words
from tutor.learn.items.samples.drills import drilled, goal_of
from tutor.learn.items.scores import scores
from tutor.learn.items.tasks import points_asked
from tutor.learn.items.way import Way, by_name, choices_in

if TYPE_CHECKING:
    from tutor.learn.items.chance import Chance
    from tutor.learn.items.draft import Draft
    from tutor.learn.items.tables import Seat
    from tutor.learn.items.targets import Aim

NONE = "none"


def read_number(answer: Any) -> int:
    """A whole number."""
    if isinstance(answer, str) and answer.strip().replace("−", "-").lstrip("-").isdigit():
        answer = int(answer.strip().replace("−", "-"))
    if isinstance(answer, bool) or not isinstance(answer, int):
        raise refuse("item_answer", found=answer, known="0, 1, 2 …")
    return answer


def scores_of(item: Item, rules: Ruleset) -> dict[str, int]:
    """What everybody scores, by name."""
    return dict(scores(rules, item.told, item.seat.rules))


def points_decide(seat: Seat, aim: Aim) -> bool:
    """Whether what is exercised changes points, and not only who wins the hand by them."""
    lines = {line.id for line in seat.law.tally} | {"deck"}
    return not seat.law.hand_won or not aim.rules or bool(aim.rules & lines)


class Points(Kind):
    """What somebody scores."""

    id = "points"
    single = True
    of = ("score",)

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        item = draft.item(self.id)
        sheet = scores_of(item, draft.seat.rules)
        laws = [*aim.apart, *(rules for group in aim.parts for rules in group)]
        apart = sorted(
            {name for rules in laws for name, number in scores_of(item, rules).items() if sheet.get(name) != number}
        )
        return replace(item, more={"of": chance.pick(apart)}) if sheet and apart else None

    def fits(self, seat: Seat, asked: str, aim: Aim) -> bool:
        return super().fits(seat, asked, aim) and points_decide(seat, aim)

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        found = scores_of(item, rules)
        return (found[item.more["of"]],) if item.more["of"] in found else ()

    def way(self, item: Item) -> Way:
        return Way(number=True)

    def question(self, item: Item, lang: str) -> str:
        return points_asked(item, lang)

    def read(self, item: Item, answer: Any) -> Given:
        return read_number(answer)

    def guess(self, item: Item) -> float:
        return 0.1

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        return rules.explain(item.full_case())


class WrongLine(Kind):
    """A score sheet in which one line is wrong as a misconception would have it, or none is."""

    id = "wrong_line"
    of = ("score",)

    def fits(self, seat: Seat, asked: str, aim: Aim) -> bool:
        return super().fits(seat, asked, aim) and points_decide(seat, aim)

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        item = draft.item(self.id)
        sheet = scores_of(item, draft.seat.rules)
        laws = [*aim.apart, *(rules for group in aim.parts for rules in group)]
        told = [
            (name, points)
            for rules in laws
            for name, points in scores_of(item, rules).items()
            if sheet.get(name, points) != points
        ]
        if not told:
            return None
        name, points = chance.pick(told)
        if chance.odds(0.85):
            sheet[name] = points
        return replace(item, more={"sheet": sheet})

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        true = scores_of(item, rules)
        if not true:
            return ()
        wrong = tuple(name for name, points in item.more["sheet"].items() if true[name] != points)
        return wrong or (NONE,)

    def sound(self, item: Item, right: tuple[Given, ...]) -> bool:
        return len(right) == 1

    def way(self, item: Item) -> Way:
        return Way(choices=by_name([*item.more["sheet"]]), nothing="nobody", none=NONE)

    def read(self, item: Item, answer: Any) -> Given:
        known = [*item.more["sheet"], NONE]
        if answer not in known:
            raise refuse("item_answer", found=answer, known=", ".join(known))
        return answer

    def guess(self, item: Item) -> float:
        return 1 / (len(item.more["sheet"]) + 1)

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        return rules.explain(item.full_case())


class Forbidden(Kind):
    """The one number that may not be said, or that there is none."""

    id = "forbidden"
    of = ("number",)

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        legal = legal_of(item, rules)
        return tuple(number for number in choices_of(item) if number not in legal) or (NONE,)

    def sound(self, item: Item, right: tuple[Given, ...]) -> bool:
        return len(right) == 1

    def way(self, item: Item) -> Way:
        found = open_item(item, item.seat.rules)
        return Way(choices=choices_in(found) if found else (), nothing="none_m", none=NONE)

    def read(self, item: Item, answer: Any) -> Given:
        return answer if answer == NONE else read_number(answer)

    def guess(self, item: Item) -> float:
        return 1 / (len(choices_of(item)) + 1)

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        asked = next((one for one in (*expected, given, *choices_of(item)) if one in choices_of(item)), 0)
        return ask_about(item, rules, asked)


class Worth(Kind):
    """What a card is worth, or several cards come to."""

    id = "worth"
    of = ("worth",)

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        scale = next(iter(draft.seat.law.deck.scales))
        return draft.item(self.id, "", cards=drilled(draft), scale=scale)

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        scale = rules.court().law.deck.scales[item.more["scale"]]
        return (sum(scale.by_card[parse_card(card)] for card in item.more["cards"]),)

    def way(self, item: Item) -> Way:
        return Way(number=True)

    def read(self, item: Item, answer: Any) -> Given:
        return read_number(answer)

    def guess(self, item: Item) -> float:
        return 0.1

    def exercises(self, item: Item) -> str:
        return self.id

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        return worth_words(rules.court().law, item.more["scale"], item.more["cards"])


class Lacking(Worth):
    """What some cards lack up to the sum with which cards are taken."""

    id = "lacking"
    of = ("lacking",)

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        found = goal_of(rules.court().law)
        return (found[1] - sum(found[0].by_card[parse_card(card)] for card in item.more["cards"]),) if found else ()

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        return goal_words(rules.court().law, item.more["scale"], item.more["cards"], expected[0])
