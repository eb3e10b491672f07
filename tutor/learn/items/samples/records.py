"""Records of tricks, as nobody's hands were seen: played by the law, but for one play perhaps."""

from __future__ import annotations

from typing import Any

from tutor.ask.told import LETTERS
from tutor.cards import CARDS, SUITS, bits
from tutor.learn.items.chance import Chance
from tutor.learn.items.draft import Draft
from tutor.learn.items.samples.tricks import held_in, packs
from tutor.learn.items.tables import Seat
from tutor.play.facts import complete

CLEAN = 0.15


def recorded(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """A whole hand of a few tricks, in which somebody has played a card that the law refuses, or nobody has.

    ``facts``: how many tricks, and where the wrong play stands.
    """
    law, tricks = seat.law, seat.law.tricks
    assert tricks is not None
    players = chance.pick([number for number in law.players if number <= 3 + min(size, 1)] or [min(law.players)])
    length = 2 + chance.below(1 + size) if size else 2
    deal = chance.some(bits(packs(law, players)), players * length)
    hands = [sum(1 << card for card in deal[seat_ * length : (seat_ + 1) * length]) for seat_ in range(players)]
    named = {name: chance.below(4) for name in tricks.won_by if name != "led"}
    decision = next(name for name, each in law.decisions.items() if tricks.zone in seat.court.decision(name).flat.facts)
    zone, _ = held_in(seat, law.decisions[decision].part)
    flat, leader, lines = seat.court.decision(decision).flat, chance.below(players), []
    wrong: tuple[int, int] | None = None
    place = chance.below(players * (length - 1))  # where the first wrong play may stand, at the earliest
    clean = chance.odds(CLEAN)
    for number in range(length):
        order: list[int] = []
        for turn in range(players):
            player = (leader + turn) % players
            facts = complete(
                law, {**named, tricks.zone: tuple(order), zone: hands[player], "players": players}, decision
            )
            legal = int(flat(facts))
            refused = hands[player] & ~legal
            if refused and wrong is None and not clean and number * players + turn >= place:
                wrong, card = (player, number), chance.pick(bits(refused))
            else:
                card = chance.pick(bits(legal))
            hands[player] &= ~(1 << card)
            order.append(card)
        lines.append([{LETTERS[(leader + turn) % players]: str(CARDS[card])} for turn, card in enumerate(order)])
        leader = (leader + order.index(tricks.read(order, list(named.values())).best)) % players
    if wrong is None and not clean:
        return None
    case: dict[str, Any] = {
        **{name: SUITS[suit].slug for name, suit in named.items()},
        "cards": length,
        "tricks": lines,
    }
    told = {} if wrong is None else {"player": LETTERS[wrong[0]], "trick": wrong[1] + 1}
    return Draft(seat, asked, case, size, {"wrong": told})
