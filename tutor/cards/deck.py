"""Decks and groups of cards as 48-bit masks: bit ``i`` is ``CARDS[i]``."""

from __future__ import annotations

from functools import lru_cache

from tutor.cards.card import CARDS, RANKS, Card
from tutor.cards.suit import SUITS
from tutor.faults import refuse

SUIT_MASK: tuple[int, ...] = tuple(0xFFF << 12 * suit for suit in SUITS)
RANK_MASK: tuple[int, ...] = (0, *(0x001001001001 << rank - 1 for rank in RANKS))
"""By rank, 1 to 12; there is no rank 0, so its mask is empty."""

FULL_DECK = (1 << 48) - 1
_DECKS = {48: FULL_DECK, 40: FULL_DECK & ~(RANK_MASK[8] | RANK_MASK[9])}


def deck_mask(size: int) -> int:
    """The deck of 40 cards (no eights, no nines) or of 48; `TutorError` for any other size.

    >>> deck_mask(48).bit_count(), deck_mask(40) & RANK_MASK[8]
    (48, 0)
    """
    if type(size) is not int or size not in _DECKS:
        raise refuse("deck-size", size=size)
    return _DECKS[size]


@lru_cache(maxsize=1 << 14)
def bits(mask: int) -> tuple[int, ...]:
    """The indices in a mask, ascending: suit by suit, rank 1 to 12. Remembered by mask.

    >>> bits(0b1001)
    (0, 3)
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def cards_in(mask: int) -> tuple[Card, ...]:
    """As `bits`, but `Card` objects.

    >>> cards_in(RANK_MASK[7])
    (Card('7o'), Card('7c'), Card('7e'), Card('7b'))
    """
    return tuple(CARDS[index] for index in bits(mask))
