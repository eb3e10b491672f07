"""A hand to be built in which a given card may not be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tutor.ask import Answer, Ruleset
from tutor.cards import CARDS, bits, parse_card, parse_cards
from tutor.faults import refuse
from tutor.learn.items.draft import open_item
from tutor.learn.items.item import Given, Item
from tutor.learn.items.kinds.base import Kind
from tutor.learn.items.samples.tricks import held_in, packs
from tutor.learn.items.way import PACK, Way
from tutor.play.facts import Facts

if TYPE_CHECKING:
    from tutor.learn.items.chance import Chance
    from tutor.learn.items.draft import Draft
    from tutor.learn.items.targets import Aim

MOST_HELD = 5
NONE = "none"


class BuildHand(Kind):
    """A hand of two to five cards, one of them given, in which that one is illegal, or that there is none.

    The right answers that are listed are hands of two cards.
    """

    id = "build_hand"
    single = True
    of = ("trick",)

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        law = draft.seat.law
        zone, _ = held_in(draft.seat, draft.asked)
        if law.tricks is None:
            return None
        card = chance.pick(draft.case[zone])
        item = draft.item(self.id, zone)
        facts = {key: value for key, value in item.case.items() if key != zone}
        part = draft.asked
        return Item(self.id, item.game, item.variant, {**facts, part: card}, zone, (), item.options, item.house)

    def free(self, item: Item) -> list[str]:
        """The cards that may be added."""
        law = item.seat.law
        gone = {*item.case[law.tricks.zone], given_card(item)}  # type: ignore[union-attr]
        return [str(CARDS[card]) for card in bits(packs(law, item.case["players"])) if str(CARDS[card]) not in gone]

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        card, found = int(parse_card(given_card(item))), list[Given]()
        alone = replace(item, case={**item.case, item.asked: [given_card(item)]})
        opened = open_item(alone, rules, asked_card(item))
        if opened is None or opened.shut:
            return ()
        facts, flat = Facts(opened.facts), opened.court.decision(opened.name).flat
        for other in self.free(item):
            hand = 1 << card | parse_card(other).bit
            facts[item.asked] = hand
            if not flat(facts) >> card & 1:
                found.append(tuple(str(CARDS[held]) for held in bits(hand)))
        return tuple(found) or (NONE,)

    def sound(self, item: Item, right: tuple[Given, ...]) -> bool:
        return len(right) < len(self.free(item))

    def accepts(self, item: Item, rules: Ruleset, given: Given, expected: Sequence[Given]) -> bool:
        if given == NONE:
            return NONE in expected
        return rules.explain({**item.full_case(), item.asked: list(given)}).verdict == "illegal"

    def way(self, item: Item) -> Way:
        return Way((PACK,), many=True, most=MOST_HELD - 1, pack=tuple(self.free(item)), nothing="nothing", none=NONE)

    def drawn(self, item: Item) -> Mapping[str, Any]:
        """The given card lies in the hand."""
        facts = {key: value for key, value in item.case.items() if key != asked_card(item)}
        return {**facts, item.asked: [given_card(item)]}

    def read(self, item: Item, answer: Any) -> Given:
        if answer == NONE:
            return NONE
        cards = tuple(str(card) for card in sorted({*parse_cards(answer), parse_card(given_card(item))}))
        if not 2 <= len(cards) <= MOST_HELD:
            raise refuse("item_hand", found=len(cards), most=MOST_HELD)
        for card in {*cards} - {*self.free(item), given_card(item)}:
            raise refuse("item_lying", found=card)
        return cards

    def guess(self, item: Item) -> float:
        return len(self.right(item, item.seat.rules)) / len(self.free(item))

    def exercises(self, item: Item) -> str:
        return asked_card(item)

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        held = given if given != NONE else expected[0] if expected[0] != NONE else (given_card(item),)
        return rules.explain({**item.full_case(), item.asked: list(held)})


def asked_card(item: Item) -> str:
    """The part of the move that is the given card."""
    return next(part for each in item.seat.law.decisions.values() for part in each.choose if part in item.case)


def given_card(item: Item) -> str:
    """The given card."""
    return str(item.case[asked_card(item)])
