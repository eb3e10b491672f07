"""A whole hand from the deal to the count.

`choose(seat, question, offers, table)` answers for the players: one of the offers, or None where
it may decline. The questions are
  "play"      the card to play (one must be chosen);
  "declare"   after winning a trick, before drawing: "cante oros", "cambio 7o", "tute";
  "exchange"  in the first trick of `arrastrado`, before each card of it, asked of everybody: "cambio 7o";
  "announce"  in `habanero`, before each trick, asked of who has won none yet: "cambio 7o";
  "capote"    when the stock has ended: "capote".
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.referee_tute.cante import cante_rule
from tests.referee_tute.capote import capote_is_lost, has_four_kings, may_announce_capote
from tests.referee_tute.cards import SUITS
from tests.referee_tute.exchange import exchange_rule, takes
from tests.referee_tute.law import Law, side_of, sides, tricks_in_hand
from tests.referee_tute.play import legal, winner
from tests.referee_tute.score import score
from tests.referee_tute.table import NAMES, Table, change, draw, facts_of, new_table, stock_left, take_trick

Choose = Callable[[int, str, list[str], Table], str | None]


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


def ask(table: Table, choose: Choose, seat: int, question: str, offers: list[str]) -> str | None:
    """Put a question where there is something to choose, and accept only what was offered."""
    if not offers:
        return None
    answer = choose(seat, question, offers, table)
    if answer not in offers and (answer is not None or question == "play"):
        raise ValueError(f"{answer!r} is none of {offers}")
    return answer


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


def exchange_in_first_round(table: Table, first: int, choose: Choose) -> None:
    """Everybody may change, the seat to play first, and again after each change until all decline."""
    for place in range(table.law.players):
        seat = (first + place) % table.law.players
        answer = ask(table, choose, seat, "exchange", changes(table, seat, first_round=True))
        if answer is not None:
            change(table, seat, answer.split()[1])
            exchange_in_first_round(table, first, choose)
            return


def changes(table: Table, seat: int, first_round: bool = False) -> list[str]:
    """The changes that a player may make now."""
    facts = facts_of(seat, table, first_round)
    return [f"cambio {card}" for card in table.hands[seat] if exchange_rule(card, facts, table.law) is None]


def announce(table: Table, choose: Choose) -> None:
    """Whoever has won no trick may lay the card beside the turned one."""
    for seat, hand in enumerate(table.hands):
        if table.tricks_won[seat] == 0 and table.announced[seat] is None and table.upcard is not None:
            upcard = table.upcard
            answer = ask(table, choose, seat, "announce", [f"cambio {card}" for card in hand if takes(card, upcard)])
            if answer is not None:
                table.announced[seat] = answer.split()[1]
                table.log.append(("announce", NAMES[seat], answer.split()[1]))


def settle_announced(table: Table, seat: int) -> None:
    """A change announced before takes effect as soon as its owner has won a trick."""
    card = table.announced[seat]
    if card is not None and exchange_rule(card, facts_of(seat, table), table.law) is None:
        change(table, seat, card)


def declare(table: Table, winner_seat: int, choose: Choose) -> None:
    """Cantes, changes and four kings, one after the other in any order; in pairs the winner's partner too."""
    law = table.law
    speakers = [winner_seat, (winner_seat + 2) % 4] if law.in_pairs else [winner_seat]
    for seat in speakers:
        while table.kings is None:
            facts = facts_of(seat, table)
            offers = [f"cante {suit}" for suit in SUITS if cante_rule(suit, facts, law) is None]
            offers = offers + changes(table, seat)
            if has_four_kings(table.hands[seat], facts["tricks_won"], stock_left(table), law):
                offers.append("tute")
            answer = ask(table, choose, seat, "declare", offers)
            if answer is None:
                break
            if answer == "tute":
                table.kings = sides(law)[side_of(seat, law)]
                table.log.append(("kings", NAMES[seat]))
            elif answer.startswith("cante"):
                table.sung[seat].append(answer.split()[1])
                table.sung_this_trick[seat].append(answer.split()[1])
                table.log.append(("sing", NAMES[seat], answer.split()[1]))
            else:
                change(table, seat, answer.split()[1])


def ask_capote(table: Table, choose: Choose) -> None:
    """When the stock has just ended either player may announce it, the one to lead first."""
    for place in range(table.law.players):
        seat = (table.leader + place) % table.law.players
        if table.capote is None and may_announce_capote(stock_left(table), table.hands[seat], table.law):
            if ask(table, choose, seat, "capote", ["capote"]) is not None:
                table.capote = NAMES[seat]
                table.log.append(("capote", NAMES[seat]))


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
