"""Questions with a value: who has won the match, what the deal is, who names, what lies there before and after."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.ask.matches import target
from tutor.ask.told import LETTERS
from tutor.cards import bits
from tutor.law.model import Law
from tutor.learn.items.chance import Chance
from tutor.learn.items.draft import Draft
from tutor.learn.items.samples.counts import FEW
from tutor.learn.items.samples.tricks import card_texts
from tutor.learn.items.tables import Seat
from tutor.play.course import fixed_deal
from tutor.play.opening import opening_of

DRAWS, NEAR = 25, 0.6


# ── the match, the deal ───────────────────────────────────────────────────────────────────────────


def ended(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """Totals about the target of a match."""
    owners = 2 if seat.law.pairs else chance.pick([number for number in seat.law.players if number <= FEW] or [2])
    goal = target(seat.court)
    near = [chance.odds(NEAR) for _ in range(owners)]
    near[chance.below(owners)] = True
    totals = {
        name: max(goal + chance.between(-4, 3), 0) if about else chance.below(goal + 4)
        for name, about in zip(LETTERS, near, strict=False)
    }
    tallies = {name: {key: chance.below(4) for key in seat.law.result.tallied} for name in totals}
    return Draft(seat, asked, {asked: totals, **({"tallies": tallies} if seat.law.result.tallied else {})}, size)


def dealt(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """So many players, perhaps with another deck."""
    decks = {"deck": size_} if (size_ := chance.pick((0, *seat.law.deck.also))) else {}
    return Draft(seat, asked, {"players": chance.pick(seat.law.players), **decks, asked: True}, size)


def named(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """What everybody has said, of which the highest decides."""
    law = seat.law
    players = chance.pick([number for number in law.players if number <= FEW + size])
    bids = [chance.between(0, 2 + size) for _ in range(players)]
    return Draft(seat, asked, {"players": players, law.registers[asked].most: bids, asked: True}, size)


# ── what lies there ───────────────────────────────────────────────────────────────────────────────


def opened_table(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """The opening table: one of which something is taken more often than not."""
    law, fixed = seat.law, fixed_deal(seat.law)
    if fixed is None or not fixed[1]:
        return None
    wanted, pack = chance.odds(0.75), bits(seat.court.deck)
    cards: list[int] = []
    for _ in range(DRAWS):
        cards = chance.some(pack, fixed[1])
        taken, _added = opening_of(seat.court, {asked: tuple(cards), "deck": seat.court.deck})
        if bool(taken) == wanted:
            break
    return Draft(seat, asked, {asked: card_texts(cards)}, size) if law.opening else None


def left_over(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """What is left at the end, and what everybody's pile comes to, where somebody may have erred."""
    law, deck = seat.law, seat.court.deck
    scale = next(iter(law.deck.scales.values()), None)
    if scale is None:
        return None
    cards = chance.some(bits(deck), chance.between(1, 3 + 2 * size))
    case: dict[str, Any] = {asked: card_texts(cards)}
    if chance.odds(0.6):
        owners, rest = 2, scale.total(deck) - sum(scale.by_card[card] for card in cards)
        goal = chance.pick(list(numbers_of(law)) or [10])
        first = goal * chance.between(1, max(rest // goal - 1, 1)) + (chance.between(1, 3) if chance.odds(0.5) else 0)
        piles = next(name for name, zone in law.zones.items() if zone.of and zone.seen_by == "nobody")
        case[piles] = dict(zip(LETTERS[:owners], (first, rest - first), strict=True))
    return Draft(seat, asked, case, size)


def numbers_of(law: Law) -> Iterator[int]:
    """The numbers by which records are counted."""
    for check in law.checks:
        by = getattr(check.must, "counting_by", 0)
        if by:
            yield int(by)
