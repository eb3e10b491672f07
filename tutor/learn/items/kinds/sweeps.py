"""All captures of a whole hand, those that bring something beside their cards, and what may be left on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tutor.ask import Answer, Ruleset
from tutor.cards import parse_card, parse_cards
from tutor.faults import refuse
from tutor.learn.items.item import Given, Item
from tutor.learn.items.kinds.base import read_cards
from tutor.learn.items.kinds.chosen import MarkAll, ask_about_one, in_hand
from tutor.learn.items.opened import Opened
from tutor.learn.items.way import Way
from tutor.play.trial import gained
from tutor.tabletop.choices import zones_in

if TYPE_CHECKING:
    from tutor.learn.items.chance import Chance
    from tutor.learn.items.draft import Draft
    from tutor.learn.items.tables import Seat
    from tutor.learn.items.targets import Aim


class AllCaptures(MarkAll):
    """Every capture of every card of the hand, against the clock."""

    id = "all_captures"
    of = ("sets",)

    def fits(self, seat: Seat, asked: str, aim: Aim) -> bool:
        return super().fits(seat, asked, aim) and any(
            len(each.choose) > 1 and each.part == asked for each in seat.law.decisions.values()
        )


class Sweeps(MarkAll):
    """The captures that bring what the game shows, or none."""

    id = "sweeps"
    of = ("sweep",)

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        assert draft.facts is not None
        return draft.item(self.id, draft.facts["part"])

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        found = self.open(item, rules)
        return (tuple(move for move in found.legal if brings(found, move)) if found else (),)

    def exercises(self, item: Item) -> str:
        return "sweep"


def brings(found: Opened, move: Given) -> bool:
    """Whether a card with the set that it takes brings something that the game shows."""
    card, taken = move
    choice = (int(parse_card(card)), sum(each.bit for each in parse_cards(list(taken))))
    shown = [register.name for register in found.court.law.registers.values() if register.shown_as]
    return any(gained(found.court, found.facts, found.name, choice, register) > 0 for register in shown)


class Left(MarkAll):
    """The cards of the hand with which nothing has to be taken, or none."""

    id = "left"
    of = ("leave",)

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        return draft.item(self.id, "")

    def part(self, item: Item) -> str:
        return next(each.part for each in item.seat.law.decisions.values() if len(each.choose) > 1)

    def way(self, item: Item) -> Way:
        decision = next(each for each in item.seat.law.decisions.values() if len(each.choose) > 1)
        return Way(tuple(zones_in(decision, "card")), many=True, nothing="none_f", none=())

    def offered(self, found: Opened) -> tuple[Given, ...]:
        return in_hand(found)

    def marked(self, found: Opened) -> tuple[Given, ...]:
        return tuple(card for card in in_hand(found) if (card, ()) in found.moves)

    def read(self, item: Item, answer: Any) -> Given:
        found, cards = self.open(item, item.seat.rules), read_cards(answer)
        held = in_hand(found) if found else ()
        if not {*cards} <= {*held}:
            raise refuse("item_answer", found=" ".join(cards), known=", ".join(held))
        return cards

    def exercises(self, item: Item) -> str:
        return "leave"

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        """The answer about a card that was misjudged; where none was, about one that has to take something."""
        return self.misjudged(item, rules, given, expected)[1]

    def judged(
        self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]
    ) -> tuple[Item, Given] | None:
        return item, self.misjudged(item, rules, given, expected)[0][0]

    def misjudged(
        self, item: Item, rules: Ruleset, given: Given, expected: Sequence[Given]
    ) -> tuple[tuple[Given, Given], Answer]:
        """A card that is left, and the answer about it."""
        omitted, wrong = self.differs(given, expected)
        found = self.open(item, rules)
        refused = [card for card in in_hand(found) if card not in expected[0]] if found else []
        about = [(card, ()) for card in (*wrong, *omitted, *refused, *expected[0])]
        return ask_about_one(replace(item, asked=self.part(item)), rules, about)
