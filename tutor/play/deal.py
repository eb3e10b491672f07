"""The deck at a table, and the hands of a match: what is taken out, how many cards each, which hands are played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tutor.cards import FULL_DECK, Card, deck_mask
from tutor.faults import refuse
from tutor.law.model import Law
from tutor.play.course import compile_course, dealt_in_rounds, fixed_deal
from tutor.words import OneOf


@dataclass(frozen=True, slots=True)
class HandOf:
    """One hand of the schedule: cards each, and its kind ("" for a plain one)."""

    cards: int
    kind: str = ""


@dataclass(frozen=True, slots=True)
class DealPlan:
    """What a table with so many players plays with."""

    players: int
    removed: tuple[Card, ...]
    pack: int
    most: int
    undealt: int
    hands: tuple[HandOf, ...]


@lru_cache(maxsize=4096)
def plan_deal(law: Law, players: int, deck: int = 0) -> DealPlan:
    """The plan for so many players; ``deck`` is 40 or 48, 0 for the usual one. Raises TutorError where it cannot be."""
    if players not in law.players:
        raise refuse("players_out_of_range", players=players, known=spread(law.players), variant=law.form)
    size = deck or law.deck.cards
    if size != law.deck.cards and size not in law.deck.also:
        raise refuse("deck_not_used", deck=size, known=OneOf.of((law.deck.cards, *law.deck.also)), variant=law.form)
    pack = deck_mask(size)
    fixed = fixed_deal(law)
    if fixed is not None:
        return _dealt_as_said(law, players, pack, *fixed)
    removed = taken_out(law, players, pack)
    for card in removed:
        pack &= ~(1 << card)
    most = pack.bit_count() // players
    undealt = pack.bit_count() - most * players
    if undealt and law.deck.take_out:
        raise refuse(
            "deal_does_not_divide",
            players=players,
            deck=size,
            known=spread(tuple(n for n in law.players if size % n == 0)),
        )
    return DealPlan(players, removed, pack, most, undealt, schedule(law, players, most))


def _dealt_as_said(law: Law, players: int, pack: int, each: int, common: int) -> DealPlan:
    """A deal of as many cards as the course says; what is then dealt or drawn in rounds has to come out even."""

    def left(number: int) -> int:
        return pack.bit_count() - common - number * each

    rounds = dealt_in_rounds(law)
    if left(players) < 0 or (rounds and left(players) % (players * rounds)):
        known = tuple(n for n in law.players if left(n) >= 0 and not (rounds and left(n) % (n * rounds)))
        raise refuse("deal_does_not_divide", players=players, deck=pack.bit_count(), known=spread(known))
    return DealPlan(players, (), pack, each, 0 if rounds else left(players), ())


@lru_cache(maxsize=1024)
def stock_of(law: Law) -> str:
    """The zone from which is dealt: the one in order that nobody sees."""
    return next(name for name, zone in law.zones.items() if zone.ordered and zone.seen_by == "nobody" and not zone.of)


@lru_cache(maxsize=4096)
def stock_sizes(law: Law, players: int) -> range | None:
    """How many cards may be left to deal or to draw, most first, when players choose; None where that is not fixed."""
    fixed = fixed_deal(law)
    if fixed is None:
        return None
    each, common = fixed
    code, rounds = compile_course(law).code, players * dealt_in_rounds(law)
    turned = sum(step.op == "turn" for step in code) - sum(step.op == "lay_under" for step in code)
    most = max(deck_mask(law.deck.cards).bit_count() - players * each - common - turned, 0)
    return range(most, -1, -rounds) if rounds else range(most, most + 1)


def taken_out(law: Law, players: int, pack: int) -> tuple[Card, ...]:
    """The cards that leave, in order, until the rest divides."""
    removed: list[Card] = []
    groups = [[Card.of(rank, suit) for suit in law.deck.suits] for rank in law.deck.take_out]
    queue = groups if law.deck.by_rank else [[card] for group in groups for card in group]
    for group in queue:
        if (pack.bit_count() - len(removed)) % players == 0:
            break
        removed += [card for card in group if FULL_DECK & pack & card.bit]
    return tuple(removed)


def schedule(law: Law, players: int, most: int) -> tuple[HandOf, ...]:
    """The hands of a match in order."""
    words = {"players": players, "most": most}

    def number(value: int | str) -> int:
        return words[value] if isinstance(value, str) else value

    hands: list[HandOf] = []
    for plan in law.schedule:
        start = number(plan.cards)
        if plan.rise_to is not None:
            sizes = list(range(start, number(plan.rise_to)))
        elif plan.fall_to is not None:
            sizes = list(range(start - 1, plan.fall_to - 1, -1))
        else:
            sizes = [min(start, most)] * number(plan.hands)
        hands += [HandOf(size, plan.kind) for size in sizes]
    return tuple(hands)


def tie_break(law: Law, most: int) -> HandOf:
    """The extra hand that a tie brings."""
    cards = law.result.tie_cards
    return HandOf(most if isinstance(cards, str) else min(cards, most), law.result.tie_kind)


def spread(numbers: tuple[int, ...]) -> str | OneOf:
    """ "3–9" for numbers in a row, else one or another of them."""
    if len(numbers) > 2 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return OneOf.of(numbers)
