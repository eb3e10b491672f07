"""What players may say during a hand: cantes, changes of the trump, the capote, four kings.

`choose(seat, question, offers, table)` answers for the players: one of the offers, or None where
it may decline. The questions are
  "play"      the card to play (one must be chosen);
  "declare"   after winning a trick, before drawing: "cante oros", "cambio 7o", "tute";
  "exchange"  in the first trick of `arrastrado`, before each card of it, asked of everybody: "cambio 7o";
  "announce"  in `habanero`, before each trick, asked of who has won none yet: "cambio 7o";
  "capote"    when the stock has ended: "capote".
"""

from collections.abc import Callable

from tests.referee_tute.cante import cante_rule
from tests.referee_tute.capote import has_four_kings, may_announce_capote
from tests.referee_tute.cards import SUITS
from tests.referee_tute.exchange import exchange_rule, takes
from tests.referee_tute.law import side_of, sides
from tests.referee_tute.table import NAMES, Table, change, facts_of, stock_left

Choose = Callable[[int, str, list[str], Table], str | None]


def ask(table: Table, choose: Choose, seat: int, question: str, offers: list[str]) -> str | None:
    """Put a question where there is something to choose, and accept only what was offered."""
    if not offers:
        return None
    answer = choose(seat, question, offers, table)
    if answer not in offers and (answer is not None or question == "play"):
        raise ValueError(f"{answer!r} is none of {offers}")
    return answer


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
        may = table.capote is None and may_announce_capote(stock_left(table), table.hands[seat], table.law)
        if ask(table, choose, seat, "capote", ["capote"] if may else []) is not None:
            table.capote = NAMES[seat]
            table.log.append(("capote", NAMES[seat]))
