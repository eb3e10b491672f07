"""Two rule players of Escoba: a greedy one, and one that also minds what it leaves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Move = tuple[int, int]
SEVEN_OF_COINS = 6


def cards_of(mask: int) -> list[int]:
    return [card for card in range(48) if mask >> card & 1]


def value(card: int) -> int:
    rank = card % 12 + 1
    return rank if rank < 8 else rank - 2


def gain(cards: Iterable[int]) -> float:
    """What cards are worth, a hundred for a point."""
    return sum(
        4.0 + 12.0 * (card // 12 == 0) + 25.0 * (card % 12 == 6) + 100.0 * (card == SEVEN_OF_COINS) for card in cards
    )


def worth(move: Move, table: int, unseen: Sequence[int], careful: bool) -> float:
    card, taken = move
    if taken:
        found = gain([card, *cards_of(taken)]) + (100.0 if taken == table else 0.0)
        left = table & ~taken
    else:
        found = -0.5 * (gain([card]) - 4.0) - 1.0
        left = table | 1 << card
    if careful and left:
        need = 15 - sum(value(lying) for lying in cards_of(left))
        sweeping = sum(value(hidden) == need for hidden in unseen)
        miss = 1.0
        for drawn in range(3):
            miss *= max(0.0, len(unseen) - sweeping - drawn) / max(1, len(unseen) - drawn)
        found -= 100.0 * (1.0 - miss)
    return found


def choose(moves: Sequence[Move], table: int, unseen: Sequence[int], careful: bool) -> Move:
    return max(moves, key=lambda move: worth(move, table, unseen, careful))
