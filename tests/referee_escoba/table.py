"""The table during a hand: who holds what, what lies open, who has taken what."""

from dataclasses import dataclass
from typing import NamedTuple


class Move(NamedTuple):
    """One decision: "play" a card and take or leave; "claim" what the card just left could take; "pass" the claim."""

    kind: str
    card: str
    take: list[str]


@dataclass
class Table:
    """Seats are numbered in the order of play: seat 0 is mano, the last one deals.

    There is a pile and a number of escobas for each side: for each player, or for the pairs of the
    even and of the odd seats. `last` is the seat that took last; `left` the card that `left_by` has
    just left and that may still be claimed.
    """

    hands: list[list[str]]
    cards: list[str]
    stock: list[str]
    piles: list[list[str]]
    escobas: list[int]
    turn: int = 0
    last: int | None = None
    left: str | None = None
    left_by: int | None = None


def side_of(seat: int, table: Table) -> int:
    """The number of the pile to which a seat's cards go."""
    return seat % len(table.piles)


def take_cards(table: Table, seat: int, taken: list[str]) -> None:
    """Move cards from the table to the pile of a seat."""
    table.cards = [card for card in table.cards if card not in taken]
    table.piles[side_of(seat, table)].extend(taken)
    table.last = seat


def is_over(table: Table) -> bool:
    """Whether all cards have been played."""
    return table.stock == [] and not any(table.hands)
