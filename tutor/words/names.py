"""The names of cards, ranks and suits, as they are spoken."""

from __future__ import annotations

from functools import cache

from tutor.cards import CARDS, Suit
from tutor.cards.vocabulary import RANKS_EN, RANKS_ES, SUITS_EN, SUITS_ES
from tutor.words.noun import Gender, Noun

SOTA, CABALLO = 10, 11
FRENCH_SUITS_ES, FRENCH_SUITS_EN = (
    ("diamantes", "corazones", "picas", "tréboles"),
    ("diamonds", "hearts", "spades", "clubs"),
)


@cache
def name_card(card: int, lang: str, french: bool = False) -> Noun:
    """The name of a card (or of its index); ``french``: as the French deck calls the one that stands for it.

    >>> from tutor.cards import parse_card
    >>> name_card(parse_card("10c"), "es").the, name_card(parse_card("1o"), "es").of
    ('la sota de copas', 'del as de oros')
    >>> name_card(parse_card("10c"), "en").the
    'the jack of cups'
    >>> name_card(parse_card("11b"), "es", french=True).the, name_card(parse_card("3b"), "en", french=True).the
    ('la reina de tréboles', 'the three of clubs')
    """
    rank_of, suit_of = (name_french_rank, name_french_suit) if french else (name_rank, name_suit)
    rank, suit = rank_of(CARDS[card].rank, lang), suit_of(CARDS[card].suit, lang)
    return Noun(f"{rank.bare} {suit.of}", rank.gender, lang=lang)


@cache
def name_rank(rank: int, lang: str) -> Noun:
    """The name of a rank, 1 to 12. Only the sota is feminine.

    >>> name_rank(1, "es").a, name_rank(10, "es").a, name_rank(12, "es").the, name_rank(11, "en").a
    ('un as', 'una sota', 'el rey', 'a knight')
    """
    if lang == "en":
        return Noun(RANKS_EN[rank - 1], lang="en")
    return Noun(RANKS_ES[rank - 1], "f" if rank == SOTA else "m")


@cache
def name_suit(suit: int, lang: str) -> Noun:
    """The name of a suit, which takes no article.

    >>> name_suit(1, "es").the, name_suit(1, "es").of, name_suit(1, "es").agree("otro"), name_suit(3, "en").of
    ('copas', 'de copas', 'otras', 'of clubs')
    """
    if lang == "en":
        return Noun(SUITS_EN[suit], number="p", lang="en", article="none")
    gender: tuple[Gender, ...] = ("m", "f", "f", "m")
    return Noun(SUITS_ES[suit], gender[suit], "p", article="none")


@cache
def name_french_rank(rank: int, lang: str) -> Noun:
    """The name of a rank as the French deck has it: its jack for the sota, its queen for the caballo.

    >>> name_french_rank(10, "es").the, name_french_rank(11, "es").the, name_french_rank(11, "en").the
    ('la jota', 'la reina', 'the queen')
    """
    if rank == CABALLO:
        return Noun("queen", lang="en") if lang == "en" else Noun("reina", "f")
    return Noun("jota", "f") if rank == SOTA and lang == "es" else name_rank(rank, lang)


@cache
def name_french_suit(suit: int, lang: str) -> Noun:
    """The suit of the French deck that stands for a Spanish one.

    >>> name_french_suit(0, "es").of, name_french_suit(2, "es").agree("otro"), name_french_suit(3, "en").of
    ('de diamantes', 'otras', 'of clubs')
    """
    if lang == "en":
        return Noun(FRENCH_SUITS_EN[suit], number="p", lang="en", article="none")
    return Noun(FRENCH_SUITS_ES[suit], "f" if suit == Suit.ESPADAS else "m", "p", article="none")
