"""A position like one that is known: other suits, and other cards in the place of those that no rule tells apart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutor.cards import CARDS, SLUGS, SUITS, Card, bits, parse_card
from tutor.learn.items.chance import Chance
from tutor.learn.items.draft import Draft
from tutor.learn.items.samples.choices import facts_of, telling
from tutor.learn.items.tables import Seat
from tutor.play.deal import plan_deal


@dataclass(frozen=True, eq=False)
class Like:
    """A position in which something was declared, and of about which size it is."""

    case: Mapping[str, Any]
    size: int


def declared_like(chance: Chance, seat: Seat, asked: str, like: Like) -> Draft:
    """Another position of the same structure."""
    law, case = seat.law, like.case
    decision = next(each for each in law.decisions.values() if asked in each.choose)
    strong = {int(SLUGS[value]) for value in case.values() if isinstance(value, str) and value in SLUGS}
    strong |= {int(parse_card(value)) // 12 for value in case.values() if is_card(value)}
    told = telling(law, decision.id) | sum(0xFFF << 12 * suit for suit in strong)
    plain = [card for card in bits(plan_deal(law, case["players"]).pack) if not told >> card & 1]
    lying = {
        int(parse_card(card)) for value in case.values() if isinstance(value, list) for card in value if is_card(card)
    }
    given = sorted(lying & {*plain})
    cards = dict(zip(given, chance.some(plain, len(given)), strict=True))
    suits = chance.some(range(4), 4)

    def other(value: Any) -> Any:
        if isinstance(value, list):
            found = [other(one) for one in value]
            return sorted(found, key=parse_card) if found and all(map(is_card, found)) else found
        if is_card(value):
            card = CARDS[cards.get(int(parse_card(value)), int(parse_card(value)))]
            return str(Card(suits[int(card) // 12] * 12 + int(card) % 12))
        return SUITS[suits[SLUGS[value]]].slug if isinstance(value, str) and value in SLUGS else value

    new = {name: other(value) for name, value in case.items()}
    return Draft(seat, asked, new, like.size, facts_of(law, new), like)


def is_card(value: Any) -> bool:
    """Whether this is a card in writing."""
    return isinstance(value, str) and value[:-1].isdigit()
