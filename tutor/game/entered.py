"""A deal that somebody enters: the cards of each, as far as they are told, and the rest by chance."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace

from tutor.ask.typed import cards_typed
from tutor.cards import CARDS, bits
from tutor.faults import Place, refuse
from tutor.game.seats import Seats
from tutor.game.session import begin
from tutor.play.position import union
from tutor.play.setting import Setting
from tutor.play.table import deal_hand

TABLE = "table"
"""What lies open beside the hands is entered under this name."""


def with_cards(seats: Seats, told: Sequence[str], table: str = "", places: Sequence[str] = ()) -> Seats:
    """The same table with the cards of its first hand as told: a text for each seat, in order, "" for any cards;
    ``table``: those that are turned up, or laid out, for all. ``places``: what it is called where each is entered, the table
    last. TutorError for what cannot be dealt.
    """
    if not any(text.strip() for text in (*told, table)):
        return seats
    names = [*(places or (*seats.names, TABLE))]
    if len(told) > seats.players:
        raise refuse("entered_seats", Place(path="cards"), found=len(told), known=seats.players)
    texts = [*told, *[""] * (seats.players - len(told)), table]
    held = [
        [int(card) for card in cards_typed(text, Place(path=name))] if text.strip() else []
        for name, text in zip(names, texts, strict=True)
    ]
    match = begin(seats).match
    return replace(seats, packs={**seats.packs, match.number: pack_with(match.setting(), names, held, seats.seed)})


def pack_with(setting: Setting, names: Sequence[str], held: Sequence[Sequence[int]], seed: int) -> tuple[int, ...]:
    """A pack that deals these cards: to each seat, and last to the table."""
    places, pack = places_of(setting), {}
    seen: dict[int, str] = {}
    for name, cards, own in zip(names, held, places, strict=True):
        if len(cards) > len(own):
            raise refuse("entered_too_many", Place(path=name), found=len(cards), most=len(own))
        for card, place in zip(cards, own, strict=False):
            if card in seen:
                raise refuse("card_in_two_places", Place(path=name), card=str(CARDS[card]), other=seen[card])
            if not setting.plan.pack >> card & 1:
                raise refuse("entered_not_in_pack", Place(path=name), card=str(CARDS[card]))
            seen[card], pack[place] = name, card
    return filled(setting, pack, seed)


def filled(setting: Setting, pack: Mapping[int, int], seed: int) -> tuple[int, ...]:
    """The whole pack: what is left, by chance, in the places that are free."""
    chance, used = random.Random(f"{seed} entered"), set(pack.values())
    left = [card for card in bits(setting.plan.pack) if card not in used]
    order = [chance.random() for _ in left]
    rest = iter([left[place] for place in sorted(range(len(left)), key=order.__getitem__)])
    return tuple(pack[place] if place in pack else next(rest) for place in range(setting.plan.pack.bit_count()))


def places_of(setting: Setting) -> list[list[int]]:
    """Which places of a pack come to each seat, and last, which to the table: read off a deal."""
    cards = bits(setting.plan.pack)
    position = deal_hand(setting, cards)
    places = {card: place for place, card in enumerate(cards)}
    found: list[list[int]] = [[] for _ in range(setting.players)]
    hands = 0
    for name, zone in setting.law.zones.items():
        if zone.of == "seat" and not zone.copy_of and zone.seen_by in ("owner", "others"):
            for seat, mask in enumerate(position.zones[name]):
                found[seat] += [places[card] for card in bits(union((mask,)))]
                hands |= union((mask,))
    lying = 0
    for name, zone in setting.law.zones.items():
        value = position.zones[name]
        if zone.size == 1 and zone.seen_by == "all":
            lying |= 1 << value if value >= 0 else 0
        elif not zone.copy_of and not zone.ordered and not (zone.of == "seat" and zone.seen_by in ("owner", "others")):
            lying |= union(value) if zone.of else union((value,))
    found.append([places[card] for card in bits(lying & ~hands)])
    return found
