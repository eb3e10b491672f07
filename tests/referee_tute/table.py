"""The table during a hand: what lies where, and the facts that a question needs."""

from dataclasses import dataclass, field

from tests.referee_tute.cards import cantes_in, trump_suit
from tests.referee_tute.deal import deal_out
from tests.referee_tute.facts import Facts
from tests.referee_tute.law import Law, side_of, sides

NAMES = ["A", "B", "C", "D"]


@dataclass
class Table:
    """Seats are counted from 0, the mano of the first trick. Piles and tricks belong to sides (pairs or seats).

    `stock` lies face down; `upcard` is the turned card, the last to be drawn, or in the forms
    without stock the card turned or shown. `announced` is the card that a player has laid beside
    the turned one; it still belongs to the hand. `log` tells what happened, in order.
    """

    law: Law
    hands: list[list[str]]
    dealt: list[list[str]]
    upcard: str | None
    stock: list[str]
    trump: str
    piles: list[list[str]]
    tricks_won: list[int]
    sung: list[list[str]]
    sung_this_trick: list[list[str]]
    announced: list[str | None]
    cantes_at_first_trick: list[list[str]]
    leader: int = 0
    tricks: list[list[tuple[str, str]]] = field(default_factory=list)
    capote: str | None = None
    capote_lost: bool = False
    kings: str | None = None
    log: list[tuple[str, ...]] = field(default_factory=list)


def new_table(deck_order: list[str], law: Law) -> Table:
    """The table after the deal."""
    hands, upcard, stock = deal_out(deck_order, law)
    number = len(sides(law))
    return Table(
        law=law,
        hands=hands,
        dealt=[list(hand) for hand in hands],
        upcard=upcard,
        stock=stock,
        trump=trump_suit(upcard),
        piles=[[] for _ in range(number)],
        tricks_won=[0] * number,
        sung=[[] for _ in hands],
        sung_this_trick=[[] for _ in hands],
        announced=[None for _ in hands],
        cantes_at_first_trick=[[] for _ in hands],
    )


def stock_left(table: Table) -> int:
    """The cards left to draw, the turned one included."""
    if not table.law.has_stock or table.upcard is None:
        return 0
    return len(table.stock) + 1


def facts_of(seat: int, table: Table, first_round: bool = False) -> Facts:
    """What the questions about cantes and exchanges ask for.

    `cantes_at_first_trick` is no fact of the case format: only who saw the whole hand knows it.
    """
    facts: Facts = {
        "hand": list(table.hands[seat]),
        "dealt": list(table.dealt[seat]),
        "trump": table.trump,
        "upcard": table.upcard,
        "tricks_won": table.tricks_won[side_of(seat, table.law)],
        "sung": list(table.sung[seat]),
        "sung_this_trick": list(table.sung_this_trick[seat]),
        "cantes_at_first_trick": table.cantes_at_first_trick[seat],
        "first_round": first_round,
    }
    if table.law.has_stock:
        facts["stock"] = stock_left(table)
    return facts


def take_trick(table: Table, trick: list[str], winner: int) -> None:
    """The cards go to the winner's pile; on the first trick of a side its cantes are noted."""
    side = side_of(winner, table.law)
    table.piles[side].extend(trick)
    table.tricks_won[side] += 1
    table.leader = winner
    table.sung_this_trick = [[] for _ in table.hands]
    table.log.append(("trick", NAMES[winner]))
    if table.tricks_won[side] == 1:
        for seat, hand in enumerate(table.hands):
            if side_of(seat, table.law) == side:
                table.cantes_at_first_trick[seat] = cantes_in(hand)


def draw(table: Table) -> None:
    """The winner of the trick draws first, then the other; the turned card is the last to go."""
    for place in range(table.law.players):
        seat = (table.leader + place) % table.law.players
        if table.stock:
            card = table.stock.pop(0)
        elif table.upcard is not None:
            card, table.upcard = table.upcard, None
        else:
            raise ValueError("there is nothing to draw")
        table.hands[seat].append(card)
        table.log.append(("draw", NAMES[seat], card))


def change(table: Table, seat: int, card: str) -> None:
    """The card is laid down in the place of the turned one, which goes to the hand."""
    taken = table.upcard
    if taken is None:
        raise ValueError("no card is turned")
    table.hands[seat].remove(card)
    table.hands[seat].append(taken)
    table.upcard = card
    table.announced[seat] = None
    table.log.append(("exchange", NAMES[seat], card, taken))
