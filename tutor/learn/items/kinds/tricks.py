"""Who wins the trick, and in which order cards rank."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.ask import Answer, Ruleset
from tutor.cards import SLUGS, SUITS, parse_card, parse_cards
from tutor.faults import refuse
from tutor.learn.items.answers import answer_told
from tutor.learn.items.item import Given, Item
from tutor.learn.items.kinds.base import Kind
from tutor.learn.items.tasks import winner_asked
from tutor.learn.items.way import Way
from tutor.words import name_card, sentence

if TYPE_CHECKING:
    from tutor.learn.items.chance import Chance
    from tutor.learn.items.draft import Draft
    from tutor.learn.items.tables import Seat
    from tutor.learn.items.targets import Aim

FOUR = 4


def cards_lying(item: Item) -> list[str]:
    """The cards of the trick, in order."""
    tricks = item.seat.law.tricks
    assert tricks is not None
    return list(item.case[tricks.zone])


class Winner(Kind):
    """The card that takes the trick."""

    id = "winner"
    of = ("winner", "shown")

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        return (cards_lying(item)[answer_told(rules, item.told).value - 1],)

    def way(self, item: Item) -> Way:
        assert item.seat.law.tricks is not None
        return Way((item.seat.law.tricks.zone,))

    def question(self, item: Item, lang: str) -> str:
        return sentence(winner_asked(lang))

    def read(self, item: Item, answer: Any) -> Given:
        lying = cards_lying(item)
        card = str(parse_card(answer)) if isinstance(answer, str) else answer
        if card not in lying:
            raise refuse("item_answer", found=answer, known=", ".join(lying))
        return card

    def guess(self, item: Item) -> float:
        return 1 / len(cards_lying(item))

    def exercises(self, item: Item) -> str:
        law = item.seat.law
        turned = [each.name for each in law.registers.values() if each.suit_of]
        return "shown" if any(str(item.case.get(name, ""))[:1].isdigit() for name in turned) else item.asked

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        return draft.item(self.id, "winner")

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        return rules.explain(item.full_case())


class Order(Kind):
    """Some cards of one suit, to be put in order from the one that wins to the one that loses against all."""

    id = "order"
    of = ("winner",)
    of_trick = False

    def fits(self, seat: Seat, asked: str, aim: Aim) -> bool:
        others = [*aim.apart, *(rules for group in aim.parts for rules in group)]
        ranked = {rules.court().law.deck.strength for rules in others}
        return super().fits(seat, asked, aim) and bool(ranked - {seat.law.deck.strength})

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        tricks = draft.seat.law.tricks
        assert tricks is not None
        suit = cards_lying(draft.item(self.id))[0][-1]
        ranks = chance.some(sorted(tricks.strength), FOUR)
        pack = [str(card) for card in parse_cards([f"{rank}{suit}" for rank in ranks if rank <= 12])]
        held = [card for card in pack if draft.seat.court.deck >> int(parse_card(card)) & 1]
        if len(held) < FOUR:
            return None
        others = [each for each in SUITS if each.slug[0] != suit]
        trumps = {name: chance.pick(others).slug for name in tricks.won_by if name in draft.case}
        item = draft.item(self.id)
        return Item(
            self.id, item.game, item.variant, {**trumps, tricks.zone: held}, "winner", (), item.options, item.house
        )

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        cards = cards_lying(item)
        beaten = {card: sum(self.wins(item, rules, card, other) for other in cards if other != card) for card in cards}
        return (tuple(sorted(cards, key=lambda card: -beaten[card])),)

    def wins(self, item: Item, rules: Ruleset, one: str, other: str) -> bool:
        """Whether a card wins that another follows to; read off how tricks are won where the case tells all of that."""
        tricks = rules.court().law.tricks
        assert tricks is not None
        named = [item.case.get(name) for name in tricks.won_by if name != "led"]
        if not all(isinstance(suit, str) and suit in SLUGS for suit in named):
            return bool(self.between(item, rules, one, other).value == 1)
        played = [int(parse_card(card)) for card in (one, other)]
        return tricks.read(played, [int(SLUGS[suit]) for suit in named if suit]).best == played[0]

    def between(self, item: Item, rules: Ruleset, one: str, other: str) -> Answer:
        """Which of two cards wins."""
        tricks = item.seat.law.tricks
        assert tricks is not None
        return rules.explain({**item.full_case(True), tricks.zone: [one, other]})

    def way(self, item: Item) -> Way:
        assert item.seat.law.tricks is not None
        zone = item.seat.law.tricks.zone
        return Way((zone,), ordered=True, least=len(item.case[zone]))

    def read(self, item: Item, answer: Any) -> Given:
        cards = tuple(str(card) for card in parse_cards(answer))
        if sorted(cards) != sorted(cards_lying(item)):
            raise refuse("item_order", found=" ".join(cards), known=", ".join(cards_lying(item)))
        return cards

    def guess(self, item: Item) -> float:
        return 1 / 24

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        """The first place at which the order goes wrong: which of the two cards wins that are taken for each other."""
        return self.between(item, rules, *self.parting(given, expected))

    def parting(self, given: Given, expected: Sequence[Given]) -> tuple[str, str]:
        """The two cards at the first place at which the order goes wrong; those at its head where it does nowhere."""
        wrong = [(one, other) for one, other in zip(given, expected[0], strict=True) if one != other]
        return wrong[0] if wrong else expected[0][:2]

    def reason(self, item: Item, given: Given, expected: Sequence[Given], answer: Answer, lang: str) -> str:
        """No trick is laid out, and nothing led: of the two cards one wins over the other."""
        two = self.parting(given, expected)
        wins, loses = (name_card(parse_card(card), lang) for card in (two if answer.value == 1 else two[::-1]))
        return sentence(f"{wins.the} gana {loses.to}" if lang == "es" else f"{wins.the} beats {loses.the}")
