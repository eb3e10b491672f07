"""Turns: whose it is among people in a circle, and the last ones of a hand, after which something is left on the table."""

from __future__ import annotations

from tutor.ask.told import LETTERS
from tutor.cards import CARDS, bits
from tutor.learn.items.chance import Chance
from tutor.learn.items.draft import Draft
from tutor.learn.items.played import asked_by_turns, leaving, seated, set_decision, to_trick
from tutor.learn.items.samples.tricks import card_texts
from tutor.learn.items.tables import Seat
from tutor.play.course import fixed_deal

FEWEST = 3  # of two, the other is the next, whichever way round
LED = 0.4
LYING, DRAWS = (3, 6), 40
TAKES = 0.7


def in_turn(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """So many in a circle, and who deals: whose turn is it to do this first, second, third …?"""
    law = seat.law
    able = [number for number in law.players if number >= FEWEST]
    players = chance.pick([number for number in able if number <= FEWEST + 1 + 2 * size] or able)
    decision = chance.pick(asked_by_turns(law))
    names = LETTERS[:players]
    led = {"leader": chance.pick(names)} if to_trick(law, decision) and chance.odds(LED) else {}
    place = chance.between(2 if led else 1, players)
    told = {"about": asked, "dealer": chance.pick(names), "decision": decision, "place": place, **led}
    return Draft(seat, asked, {"players": players}, size, told)


def last_turns(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """The last card of everybody, of which one takes something at least, and what is left on the table."""
    court, law = seat.court, seat.law
    step = leaving(law)
    assert step is not None
    table, decision = step.name, law.decisions[set_decision(court)]
    hand = decision.choose[decision.part].zone.name  # type: ignore[attr-defined]
    fixed = fixed_deal(law)
    players = chance.pick([number for number in law.players if number <= 2 + size] or [min(law.players)])
    cards = drawn(chance, seat, table, chance.between(*LYING) + players)
    if cards is None or fixed is None:
        return None
    held, lying = cards[:players], cards[players:]
    position = seated(court, players, {table: mask_of(lying), hand: tuple(1 << card for card in held)})
    turns = []
    for place in range(players):
        moves = position.with_changes(turn=place).moves()
        taking = [move for move in moves if move[-1]]
        move = chance.pick(taking if taking and chance.odds(TAKES) else moves)
        card, taken = move[0], move[-1]
        rest = position.zones[table] & ~taken if taken else position.zones[table] | 1 << card
        position = position.with_changes(zones={**position.zones, table: rest})
        turns.append([LETTERS[place], str(CARDS[card]), card_texts(bits(taken))])
    left = position.zones[table]
    if not left or not any(turn[-1] for turn in turns):
        return None
    return Draft(
        seat, asked, {"players": players, table: card_texts(bits(left))}, size, {"about": asked, "turns": turns}
    )


def drawn(chance: Chance, seat: Seat, table: str, many: int) -> list[int] | None:
    """So many cards of the deck such that what will be left can be, where captures take away a known sum."""
    law, deck = seat.law, seat.court.deck
    by = next((getattr(check.must, "counting_by", 0) for check in law.checks if copies(seat, check.of, table)), 0)
    scale = next(iter(law.deck.scales.values()), None)
    for _ in range(DRAWS):
        cards = chance.some(bits(deck), many)
        if not by or scale is None or (scale.total(mask_of(cards)) - scale.total(deck)) % by == 0:
            return cards
    return None


def copies(seat: Seat, zone: str, table: str) -> bool:
    """Whether a zone is a copy of what lies on the table."""
    return zone in seat.law.zones and seat.law.zones[zone].copy_of == table


def mask_of(cards: list[int]) -> int:
    """Cards as a mask."""
    return sum(1 << card for card in cards)
