"""Whole hands: a simulator of the course from the first deal to the points, and a count of the ways to play on."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.referee_escoba.law import Law
from tests.referee_escoba.opening import opening
from tests.referee_escoba.score import score
from tests.referee_escoba.start import laid_out
from tests.referee_escoba.table import Move, Table, is_over, side_of
from tests.referee_escoba.turns import after, moves

NAMES = "ABCDEF"

Choose = Callable[[Table, list[Move]], Move]


@dataclass
class Event:
    """One decision of the hand: whose, what, and whether it emptied the table."""

    seat: int
    move: Move
    escoba: bool


@dataclass
class Record:
    """A hand from beginning to end. Sides are named A, B, … from mano on; with pairs, A has the even seats."""

    opening_table: list[str]
    opening_taken: list[str]
    opening_escobas: int
    events: list[Event] = field(default_factory=list)
    piles_before: dict[str, list[str]] = field(default_factory=dict)  # without the remainder
    remainder: list[str] = field(default_factory=list)
    last: int | None = None  # the seat that took last, and takes the remainder
    piles: dict[str, list[str]] = field(default_factory=dict)
    escobas: dict[str, int] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)


def play_hand(deck_order: list[str], players: int, law: Law, choose: Choose, pairs: bool = False) -> Record:
    """Play a hand with the cards in this order, the top one first; `choose` picks one of the moves it is given.

    A claim or pass is asked for only where there is something to claim. The remainder goes to
    whoever took last and is never an escoba; if nobody took anything it counts for nobody.
    """
    table = laid_out(deck_order, players, law, pairs)
    first = players * law.cards_each
    record = start_record(deck_order[first : first + law.cards_on_table], law)
    while not is_over(table):
        allowed = moves(table, law)
        move = choose(table, allowed)
        if move not in allowed:
            raise ValueError(f"{move} is not among the moves")
        seat = table.turn
        escobas = sum(table.escobas)
        table = after(table, move, law)
        record.events.append(Event(seat, move, sum(table.escobas) > escobas))
    finish(record, table, law)
    return record


def start_record(opening_table: list[str], law: Law) -> Record:
    """A record with what the opening table gave."""
    taken: list[str] = []
    escobas = 0
    if opening_table:
        taken, escobas = opening(opening_table, law)
    return Record(opening_table, taken, escobas)


def finish(record: Record, table: Table, law: Law) -> None:
    """Hand over the remainder and count."""
    record.remainder = list(table.cards)
    record.last = table.last
    for side, pile in enumerate(table.piles):
        record.piles_before[NAMES[side]] = list(pile)
        record.piles[NAMES[side]] = list(pile)
        record.escobas[NAMES[side]] = table.escobas[side]
    if table.last is not None:
        record.piles[NAMES[side_of(table.last, table)]] += record.remainder
    record.points = score(record.piles, record.escobas, law)


def ending(hands: list[list[str]], cards: list[str], law: Law, stock: list[str] | None = None) -> Table:
    """A table in the middle of a hand, each player alone, nothing taken yet; seat 0 is to play."""
    if stock and len(stock) % (law.cards_each * len(hands)) != 0:
        raise ValueError("the stock cannot be dealt out evenly")
    return Table(
        hands=[list(hand) for hand in hands],
        cards=list(cards),
        stock=list(stock or []),
        piles=[[] for _ in hands],
        escobas=[0] * len(hands),
    )


def perft(table: Table, law: Law) -> int:
    """The number of sequences of moves to the end of the hand; a pass counts as a move where a claim could be made."""
    if is_over(table):
        return 1
    return sum(perft(after(table, move, law), law) for move in moves(table, law))
