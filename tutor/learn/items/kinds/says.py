"""Questions whose answer is a value: what the dealer takes, whether a rest can be, how is dealt, who names, who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.ask import Answer, Ruleset
from tutor.ask.told import LETTERS
from tutor.cards import parse_cards
from tutor.faults import refuse
from tutor.learn.items.answers import answer_told
from tutor.learn.items.item import Given, Item
from tutor.learn.items.kinds.base import Kind
from tutor.learn.items.kinds.counts import read_number
from tutor.learn.items.scores import winner_of
from tutor.learn.items.tables import Seat
from tutor.learn.items.targets import Aim
from tutor.learn.items.way import Way, by_name, spoken

MEANT = ("taken", "possible", "hands", "cards_each")  # of a value with several fields, the one that is asked for
PLAY_ON = "play_on"


class SayValue(Kind):
    """The value itself: cards, yes or no, a number, or a name."""

    id = "say_value"
    of = ("named", "opening", "checked", "deal", "match", "score")

    def fits(self, seat: Seat, asked: str, aim: Aim) -> bool:
        """Of a count it is asked who wins the hand, where that is more than who has most points."""
        ways = {prize.id for prize in seat.law.hand_won}
        return super().fits(seat, asked, aim) and (asked != "score" or bool(aim.rules & ways))

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        if asked_value(item) == "score":
            return (winner_of(rules, item.told, item.seat.rules),)
        answer = answer_told(rules, item.told)
        return (meant(item, answer.value),) if answer.verdict == "answered" else ()

    def sound(self, item: Item, right: tuple[Given, ...]) -> bool:
        return len(right) == 1

    def way(self, item: Item) -> Way:
        asked, law = asked_value(item), item.seat.law
        if asked == "score":
            return Way(choices=by_name(sides_in(item)), number=True, pair=True, nothing="no_winner", none=())
        if asked == "match":
            return Way(choices=(*by_name(players_in(item)[:-1]), spoken(PLAY_ON, "play_on")))
        if any(check.of == asked for check in law.checks):
            return Way(choices=(spoken(True, "yes"), spoken(False, "no")))
        if asked in law.registers:
            return Way(choices=by_name(players_in(item)))
        if asked in law.zones:
            return Way((asked,), many=True, nothing="none_f", none=())
        return Way(number=True)

    def read(self, item: Item, answer: Any) -> Given:
        if asked_value(item) == "score":
            return read_winners(answer)
        wanted = self.right(item, item.seat.rules)[0]
        if isinstance(wanted, tuple):
            return tuple(str(card) for card in sorted(parse_cards(answer)))
        if isinstance(wanted, bool):
            if not isinstance(answer, bool):
                raise refuse("item_answer", found=answer, known="true, false")
            return answer
        if isinstance(wanted, int):
            return read_number(answer)
        known = players_in(item)
        if answer not in known:
            raise refuse("item_answer", found=answer, known=", ".join(known))
        return answer

    def guess(self, item: Item) -> float:
        wanted = self.right(item, item.seat.rules)[0]
        if isinstance(wanted, tuple):
            return 1 / 16
        return 0.5 if isinstance(wanted, bool) else 0.1 if isinstance(wanted, int) else 1 / len(players_in(item))

    def exercises(self, item: Item) -> str:
        return asked_value(item)

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        return rules.explain(item.full_case())


def read_winners(answer: Any) -> Given:
    """Who wins a hand, with what that brings: ``[["A", 2]]``, or the one pair alone; an empty list where nobody does."""
    if isinstance(answer, list | tuple) and answer and isinstance(answer[0], str):
        answer = [answer]
    listed = answer if isinstance(answer, list | tuple) else ()
    if not isinstance(answer, list | tuple) or not all(
        isinstance(one, list | tuple) and len(one) == 2 for one in listed
    ):
        raise refuse("item_answer", found=answer, known='[["A", 1]], []')
    return tuple((str(who), read_number(number)) for who, number in listed)


def meant(item: Item, value: Any) -> Given:
    """Of a value, what is asked for; of a place at the table, its letter."""
    asked = asked_value(item)
    if asked in item.seat.law.registers:
        return LETTERS[value - 1]
    if isinstance(value, Mapping):
        value = next(value[key] for key in MEANT if key in value)
    return tuple(str(card) for card in sorted(parse_cards(value))) if isinstance(value, list) else value


def players_in(item: Item) -> list[str]:
    """Who may have won the match, or that play goes on; or everybody at the table."""
    if "match" not in item.case:
        return list(LETTERS[: item.case["players"]])
    return [*next((value for value in item.case.values() if isinstance(value, Mapping)), {}), PLAY_ON]


def sides_in(item: Item) -> list[str]:
    """Everybody, or every side, at a table whose hand is counted."""
    named = [list(value) for value in item.case.values() if isinstance(value, Mapping) and len(value) > 1]
    counted = [len(value) for value in item.case.values() if isinstance(value, list)]
    return named[0] if named else list(LETTERS[: max(counted, default=2)])


def asked_value(item: Item) -> str:
    """The key that is the question."""
    law = item.seat.law
    if item.case.get("score") is True:
        return "score"
    known = [*(check.of for check in law.checks), *law.registers, *law.zones, "deal", "match"]
    asked = [key for key in known if key in item.case]
    return next((key for key in asked if item.case[key] is True or key == "match"), asked[0] if asked else "")
