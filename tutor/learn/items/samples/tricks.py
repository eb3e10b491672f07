"""Tricks: how many follow, ruff or discard, and of what the hand has some, are drawn first, and the cards then.

Drawn like this, every way in which a hand can stand to a trick comes up often, and so do the rules that bind in few of
the hands that are really dealt.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tutor.cards import CARDS, SUIT_MASK, SUITS, bits
from tutor.law.model import Law
from tutor.learn.items.chance import Chance
from tutor.learn.items.draft import Draft
from tutor.learn.items.tables import Seat
from tutor.play.course import fixed_deal
from tutor.play.deal import plan_deal, stock_of, stock_sizes
from tutor.play.facts import Unseen

LEADS = 0.08
FEW_PLAYERS = 5
HELD = ((0.35, 0), (0.25, 1), (0.25, 2), (0.15, 3))  # of the suit led, and of trumps
OF_LED, STRONG, OTHER = "led", "strong", "other"


@dataclass(frozen=True, slots=True)
class Shape:
    """How a hand stands to a trick: of which suit each card of the trick is, and how many cards of each the hand has.

    ``same``: the suit led is the one that wins over others; ``stock``: some cards are left to draw.
    """

    players: int
    trick: tuple[str, ...]
    same: bool
    held: tuple[int, int, int]
    stock: bool
    size: int


def shape_of(chance: Chance, seat: Seat, size: int) -> Shape:
    """A shape at random, in which everything that can meet meets often."""
    players = some_players(chance, seat, size)
    length = 0 if chance.odds(LEADS) else chance.between(1, max(players - 1, 1))
    held = chance.weighed(HELD), chance.weighed(HELD), chance.between(0, 2 + size)
    return Shape(players, suits_of(chance, length), chance.odds(0.2), held, chance.odds(0.5), size)


def suits_of(chance: Chance, length: int) -> tuple[str, ...]:
    """Of which suit each card of a trick is."""
    ruffs = chance.pick((0.0, 0.35, 0.6))
    rest = [OF_LED if chance.odds(0.55) else STRONG if chance.odds(ruffs) else OTHER for _ in range(1, length)]
    return (OF_LED, *rest) if length else ()


def played(chance: Chance, seat: Seat, asked: str, size: int, shape: Shape | None = None) -> Draft | None:
    """A card is to be played to a trick, in a shape if one is given."""
    shape = shape or shape_of(chance, seat, size)
    facts, strong, led, left = trick_of(chance, seat, shape.players, shape.trick, shape.same)
    zone, most = held_in(seat, asked)
    hand: list[int] = []
    for suit, many in {led: shape.held[0], strong: shape.held[1]}.items():
        hand += chance.some(bits(left & SUIT_MASK[suit]), many)
    hand += chance.some(bits(left & ~SUIT_MASK[led] & ~SUIT_MASK[strong]), shape.held[2])
    if len(hand) < 2:
        return None
    most = min(most, 3 + 2 * shape.size)
    hand = hand if len(hand) <= most else chance.some(hand, most)
    facts |= {zone: sum([1 << card for card in hand]), **stock(chance, seat.law, shape)}
    return drafted(seat, asked, facts, shape.size, shape)


def won(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """A trick that is complete: who wins it?"""
    players = some_players(chance, seat, size)
    facts, *_ = trick_of(chance, seat, players, suits_of(chance, players), chance.odds(0.2))
    return drafted(seat, asked, facts, size)


def shown(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """A trick that is complete, where a card lies turned that says which suit is trumps."""
    draft = won(chance, seat, "winner", size)
    if draft is None or draft.facts is None or seat.law.tricks is None:
        return None
    gone, turned = sum(1 << card for card in draft.facts[seat.law.tricks.zone]), dict[str, str]()
    for register in seat.law.registers.values():
        if register.suit_of and register.name in draft.case:
            able = bits(packs(seat.law, draft.case["players"]) & SUIT_MASK[draft.facts[register.name]] & ~gone)
            turned[register.name] = str(CARDS[chance.pick(able)])
    return Draft(seat, "winner", {**draft.case, **turned}, size, draft.facts) if turned else None


def drafted(seat: Seat, asked: str, facts: dict[str, Any], size: int, shape: Shape | None = None) -> Draft:
    """The facts of rules as a case, and themselves."""
    law, case = seat.law, dict[str, Any]()
    for name, value in facts.items():
        if name in law.zones and not isinstance(value, Unseen):
            case[name] = card_texts(sorted(bits(value)) if isinstance(value, int) else value)
        elif name in law.registers and law.registers[name].type == "suit":
            case[name] = SUITS[value].slug
        else:
            case[name] = int(value)
    return Draft(seat, asked, case if asked != "winner" else {**case, asked: True}, size, facts, shape)


def some_players(chance: Chance, seat: Seat, size: int) -> int:
    """So many players: more in larger positions, and never more than are easily seen."""
    able = [number for number in seat.law.players if number <= FEW_PLAYERS] or [min(seat.law.players)]
    return able[min(chance.between(size - 1, size), len(able) - 1)] if size else able[0]


def trick_of(
    chance: Chance, seat: Seat, players: int, trick: tuple[str, ...], same: bool
) -> tuple[dict[str, Any], int, int, int]:
    """The facts of a trick, the suit that wins over others, the suit led, and the cards that are left."""
    law = seat.law
    assert law.tricks is not None
    left = packs(law, players)
    named = [name for name in law.tricks.won_by if name != "led"]
    suits = [chance.below(4) for _ in named]
    strong = suits[0] if suits else chance.below(4)
    led = strong if same else (strong + 1 + chance.below(3)) % 4
    order: list[int] = []
    for of in trick:
        suit = led if of == OF_LED else strong if of == STRONG else chance.below(4)
        order.append(chance.pick(bits(left & SUIT_MASK[suit]) or bits(left)))
        left &= ~(1 << order[-1])
    facts = {"players": players, **dict(zip(named, suits, strict=True)), law.tricks.zone: tuple(order)}
    return facts, strong, led, left


@lru_cache(maxsize=256)
def packs(law: Law, players: int) -> int:
    """The cards with which so many play."""
    return plan_deal(law, players).pack


@lru_cache(maxsize=256)
def held_in(seat: Seat, asked: str) -> tuple[str, int]:
    """The zone from which a card is played, and the most that a hand holds."""
    decision = next(each for each in seat.law.decisions.values() if asked in each.choose)
    fixed = fixed_deal(seat.law)
    return decision.choose[asked].zone.name, fixed[0] if fixed else 12  # type: ignore[attr-defined]


def stock(chance: Chance, law: Law, shape: Shape) -> dict[str, int]:
    """How many cards are left to draw, where any are drawn."""
    sizes = stock_sizes(law, shape.players)
    if sizes is None or len(sizes) < 2:
        return {}
    return {stock_of(law): Unseen(chance.pick(sizes[:-1]) if shape.stock else 0, stock_of(law))}


def card_texts(cards: Iterable[int]) -> list[str]:
    """Cards in writing."""
    return [str(CARDS[card]) for card in cards]
