"""One card: an int from 0 to 47, so that the core may work on plain ints and bit masks."""

from __future__ import annotations

from tutor.cards.suit import LETTERS, SUITS, Suit

RANKS = tuple(range(1, 13))


class Card(int):
    """Index ``suit * 12 + rank - 1``. There are 48 objects and no more: ``Card(0) is CARDS[0]``.

    It equals its index, and JSON writes it as a number: write ``str(card)`` where people read.

    >>> Card.of(10, Suit.COPAS), str(Card(0)), Card(0) + 1
    (Card('10c'), '1o', 1)
    """

    __slots__ = ()

    def __new__(cls, index: int) -> Card:
        """`ValueError` outside 0..47: an index is ours, never a person's."""
        if not 0 <= index < 48:
            raise ValueError(f"a card has an index from 0 to 47, not {index}")
        return CARDS[index]

    @classmethod
    def of(cls, rank: int, suit: int) -> Card:
        """The card of that rank (1 to 12) and suit; `ValueError` if there is none.

        >>> Card.of(1, Suit.OROS), Card.of(12, Suit.BASTOS)
        (Card('1o'), Card('12b'))
        """
        if not (1 <= rank <= 12 and 0 <= suit < 4):
            raise ValueError(f"no card has rank {rank} and suit {suit}")
        return CARDS[suit * 12 + rank - 1]

    @property
    def suit(self) -> Suit:
        """Its suit.

        >>> Card.of(7, Suit.OROS).suit.slug
        'oros'
        """
        return _SUIT[self]

    @property
    def rank(self) -> int:
        """1 as … 9 nueve, 10 sota, 11 caballo, 12 rey.

        >>> Card.of(11, Suit.ESPADAS).rank
        11
        """
        return _RANK[self]

    @property
    def bit(self) -> int:
        """The mask that holds this card alone.

        >>> Card.of(3, Suit.OROS).bit
        4
        """
        return _BIT[self]

    def __str__(self) -> str:
        return NOTATION[self]

    def __repr__(self) -> str:
        return f"Card('{NOTATION[self]}')"


_SUIT = tuple(suit for suit in SUITS for _ in RANKS)
_RANK = RANKS * 4
_BIT = tuple(1 << index for index in range(48))
NOTATION = tuple(f"{rank}{letter}" for letter in LETTERS for rank in RANKS)
CARDS: tuple[Card, ...] = tuple(int.__new__(Card, index) for index in range(48))
