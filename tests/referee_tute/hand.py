"""A whole hand from the deal to the count. `declare` tells what is asked of the players."""

from dataclasses import dataclass
from typing import Any

from tests.referee_tute.capote import capote_is_lost
from tests.referee_tute.declare import (
    Choose,
    announce,
    ask,
    ask_capote,
    declare,
    exchange_in_first_round,
    settle_announced,
)
from tests.referee_tute.law import Law, side_of, sides, tricks_in_hand
from tests.referee_tute.play import legal, winner
from tests.referee_tute.score import score
from tests.referee_tute.table import NAMES, Table, draw, new_table, stock_left, take_trick


@dataclass(frozen=True)
class Played:
    """A hand that is over: the table as it was left, who won the last trick, and the count."""

    table: Table
    piles: dict[str, list[str]]
    cantes: dict[str, list[str]]
    last_trick: str | None
    score: dict[str, Any]


def play_hand(deck_order: list[str], law: Law, choose: Choose) -> Played:
    """Deal these cards and play them out."""
    table = new_table(deck_order, law)
    while len(table.tricks) < tricks_in_hand(law):
        if stock_left(table) > 0:
            announce(table, choose)
        seat = play_trick(table, choose)
        settle_announced(table, seat)
        declare(table, seat, choose)
        if stock_left(table) > 0 and table.kings is None:
            draw(table)
            ask_capote(table, choose)
        elif table.capote is not None:
            table.capote_lost = capote_is_lost(table.capote, [NAMES[seat]])
        if table.kings is not None or table.capote_lost:
            break
    return counted(table)


def play_trick(table: Table, choose: Choose) -> int:
    """Everybody plays a card; the seat that wins the trick."""
    law = table.law
    trick: list[str] = []
    table.tricks.append([])
    for place in range(law.players):
        seat = (table.leader + place) % law.players
        if law.exchange == "primera_vuelta" and len(table.tricks) == 1:
            exchange_in_first_round(table, seat, choose)
        offers = legal(table.hands[seat], trick, table.trump, law, stock_left(table))
        card = str(ask(table, choose, seat, "play", offers))
        table.hands[seat].remove(card)
        trick.append(card)
        if table.announced[seat] == card:
            table.announced[seat] = None
        table.tricks[-1].append((NAMES[seat], card))
        table.log.append(("play", NAMES[seat], card))
    seat = (table.leader + winner(trick, table.trump) - 1) % law.players
    take_trick(table, trick, seat)
    return seat


def counted(table: Table) -> Played:
    """The count of the hand as it was left."""
    law = table.law
    names = sides(law)
    piles = dict(zip(names, table.piles, strict=True))
    cantes: dict[str, list[str]] = {name: [] for name in names}
    for seat, suits in enumerate(table.sung):
        cantes[names[side_of(seat, law)]].extend(suits)
    whole = not any(table.hands)
    last_trick = names[side_of(table.leader, law)] if whole else None
    capote = None if table.capote is None else {"by": table.capote, "lost": table.capote_lost}
    count = score(piles, last_trick, cantes, table.trump, law, capote, table.kings)
    return Played(table, piles, cantes, last_trick, count)
