"""The four suits of the Spanish deck."""

from __future__ import annotations

from enum import IntEnum


class Suit(IntEnum):
    """A suit, numbered as the deck is printed.

    >>> Suit.OROS.slug, Suit.BASTOS.letter, str(Suit.COPAS)
    ('oros', 'b', 'copas')
    """

    OROS = 0
    COPAS = 1
    ESPADAS = 2
    BASTOS = 3

    @property
    def slug(self) -> str:
        """The name in files and addresses.

        >>> Suit.ESPADAS.slug
        'espadas'
        """
        return _SLUGS[self]

    @property
    def letter(self) -> str:
        """The letter in canonical notation.

        >>> Suit.ESPADAS.letter
        'e'
        """
        return LETTERS[self]

    def __str__(self) -> str:
        return _SLUGS[self]


_SLUGS = ("oros", "copas", "espadas", "bastos")
LETTERS = "oceb"
SUITS = tuple(Suit)
SLUGS = dict(zip(_SLUGS, SUITS, strict=True))
"""The suits by the name that they have in files."""
