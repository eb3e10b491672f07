"""The names of cards, ranks and suits, as they are spoken."""

from __future__ import annotations

from functools import cache

from tutor.cards import CARDS
from tutor.cards.vocabulary import RANKS_EN, RANKS_ES, SUITS_EN, SUITS_ES
from tutor.words.noun import Gender, Noun

SOTA = 10


@cache
def name_card(card: int, lang: str) -> Noun:
    """The name of a card (or of its index).

    >>> from tutor.cards import parse_card
    >>> name_card(parse_card("10c"), "es").the, name_card(parse_card("1o"), "es").of
    ('la sota de copas', 'del as de oros')
    >>> name_card(parse_card("10c"), "en").the
    'the jack of cups'
    """
    rank, suit = name_rank(CARDS[card].rank, lang), name_suit(CARDS[card].suit, lang)
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
