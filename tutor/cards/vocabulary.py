"""The words that name ranks and suits when a card is read, Spanish deck and French deck apart.

All are written small and without accents, as `tutor.cards.reading` leaves the text of a person.
"""

from __future__ import annotations

from tutor.cards.card import Card
from tutor.cards.suit import LETTERS, SUITS, Suit

RANKS_ES = ("as", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "sota", "caballo", "rey")
RANKS_EN = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "jack", "knight", "king")
SUITS_ES = ("oros", "copas", "espadas", "bastos")
SUITS_EN = ("coins", "cups", "swords", "clubs")

ARTICLES = frozenset({"el", "la", "the"})
SUIT_ARTICLES = frozenset({"los", "las", "the"})
LINKS = frozenset({"de", "of"})
CONJUNCTIONS = frozenset({"y", "and"})

_PIPS = {word: rank for names in (RANKS_ES, RANKS_EN) for rank, word in enumerate(names[:7], 1)} | {"uno": 1, "one": 1}
_COURTS = {"sota": 10, "jack": 10, "knave": 10, "caballo": 11, "knight": 11, "horse": 11, "rey": 12, "king": 12}

FRENCH_COURTS = {"j": 10, "jota": 10, "q": 11, "queen": 11, "dama": 11, "reina": 11, "k": 12}
"""The names that only a French deck has."""

SPANISH_RANKS = {
    **{str(rank): rank for rank in range(1, 13)},
    **_PIPS,
    **_COURTS,
    **{"ocho": 8, "eight": 8, "nueve": 9, "nine": 9},
    **{"diez": 10, "ten": 10, "once": 11, "eleven": 11, "doce": 12, "twelve": 12},
    **{"a": 1, "s": 10, "c": 11, "r": 12},
}
"""A number is the one printed on the card: 10 is the sota."""

FRENCH_TEN = 0
"""The rank of the French ten, which no Spanish card has."""

FRENCH_RANKS = {
    **{str(rank): rank for rank in range(1, 10)},
    **_PIPS,
    **_COURTS,
    **FRENCH_COURTS,
    **{"ocho": 8, "eight": 8, "nueve": 9, "nine": 9, "a": 1},
    **{"10": FRENCH_TEN, "diez": FRENCH_TEN, "ten": FRENCH_TEN},
}
"""A number is a number of pips: 10 is a ten, and 11 and 12 are nothing."""

_SPANISH_WORDS = {
    Suit.OROS: "oro oros coin coins",
    Suit.COPAS: "copa copas cup cups",
    Suit.ESPADAS: "espada espadas sword swords",
    Suit.BASTOS: "basto bastos club clubs baton batons",
}
_FRENCH_WORDS = {
    Suit.OROS: "diamante diamantes diamond diamonds ♦ ♢",
    Suit.COPAS: "corazon corazones heart hearts ♥ ♡",
    Suit.ESPADAS: "pica picas spade spades ♠ ♤",
    Suit.BASTOS: "trebol treboles club clubs ♣ ♧",
}
FRENCH_LETTERS = {"d": Suit.OROS, "h": Suit.COPAS, "s": Suit.ESPADAS, "c": Suit.BASTOS}
SPANISH_SUITS = {word: suit for suit, words in _SPANISH_WORDS.items() for word in words.split()} | dict(
    zip(LETTERS, SUITS, strict=True)
)
FRENCH_SUITS = {word: suit for suit, words in _FRENCH_WORDS.items() for word in words.split()} | FRENCH_LETTERS


def french_writing(rank: int, suit: Suit) -> str:
    """A card as the French deck prints it.

    >>> french_writing(12, Suit.BASTOS), french_writing(FRENCH_TEN, Suit.COPAS)
    ('K♣', '10♥')
    """
    return {1: "A", FRENCH_TEN: "10", 10: "J", 11: "Q", 12: "K"}.get(rank, str(rank)) + "♦♥♠♣"[suit]


def writings(card: Card) -> tuple[str, str]:
    """A card in Spanish and in English words: what a slip of the pen may have been meant for.

    >>> writings(Card.of(1, Suit.OROS))
    ('as de oros', 'ace of coins')
    """
    rank, suit = card.rank - 1, card.suit
    return f"{RANKS_ES[rank]} de {SUITS_ES[suit]}", f"{RANKS_EN[rank]} of {SUITS_EN[suit]}"


SUIT_WRITINGS = SUITS_ES + SUITS_EN
