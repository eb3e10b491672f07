"""Several cards named together, suit by suit, as players say them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from tutor.cards import RANKS, SUITS, Suit, cards_in
from tutor.words.listing import Last, join_with, listing
from tutor.words.names import name_french_rank, name_french_suit, name_rank, name_suit

CardArticle = Literal["the", "a", "none"]

BY_STRENGTH = (1, 3, 12, 11, 10, 9, 8, 7, 6, 5, 4, 2)
"""Ranks as tricks are won, the highest first."""


def name_cards(
    cards: int | Iterable[int],
    lang: str,
    last: Last = "and",
    article: CardArticle = "the",
    order: tuple[int, ...] = BY_STRENGTH,
    french: bool = False,
) -> str:
    """The cards of a mask or of a collection: each suit in the given order of ranks, and the suits as they are printed.

    Ranks that ``order`` leaves out come last; ``french``: by the names of the French deck.

    >>> from tutor.cards import CardSet
    >>> name_cards(CardSet.of("6c 1c"), "es"), name_cards(CardSet.of("6c 4c"), "es", "or")
    ('el as y el seis de copas', 'el seis o el cuatro de copas')
    >>> name_cards(CardSet.of("6c 1c 3e"), "es"), name_cards(CardSet.of("6c 1c 3e"), "en")
    ('el as y el seis de copas, y el tres de espadas', 'the ace and six of cups, and the three of swords')
    >>> name_cards(0, "es"), name_cards(0, "en")
    ('ninguna carta', 'no cards')
    """
    mask = cards if type(cards) is int else _mask_of(cards)
    return _name(mask, lang, last, article, order, french)


def _mask_of(cards: int | Iterable[int]) -> int:
    """A `Card` alone is an int too, but means itself and not a mask."""
    if isinstance(cards, int):
        return 1 << cards
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


@lru_cache(maxsize=1 << 14)
def _name(mask: int, lang: str, last: Last, article: CardArticle, order: tuple[int, ...], french: bool) -> str:
    ranks: dict[Suit, list[int]] = {suit: [] for suit in SUITS}
    for card in cards_in(mask):
        ranks[card.suit].append(card.rank)
    ranked = [*order, *(rank for rank in RANKS if rank not in order)]
    held = {suit: sorted(found, key=ranked.index) for suit, found in ranks.items() if found}
    groups = [_name_group(found, suit, lang, last, article, french) for suit, found in held.items()]
    if not groups:
        return "no cards" if lang == "en" else "ninguna carta"
    match max(len(found) for found in held.values()):
        case 1:
            return listing(groups, lang, last)
        case 2:
            return join_with(groups, lang, last, ", ", ", ")
        case _:
            return join_with(groups, lang, last, "; ", "; ")


def _name_group(ranks: list[int], suit: Suit, lang: str, last: Last, article: CardArticle, french: bool) -> str:
    rank_of, suit_of = (name_french_rank, name_french_suit) if french else (name_rank, name_suit)
    names = [rank_of(rank, lang) for rank in ranks]
    of_suit = suit_of(suit, lang).of
    match article:
        case "a":
            return f"{listing([name.a for name in names], lang, last)} {of_suit}"
        case "the" if lang == "es":
            return f"{listing([name.the for name in names], lang, last)} {of_suit}"
        case "the" | "none":
            text = f"{listing([name.bare for name in names], lang, last)} {of_suit}"
            return f"the {text}" if article == "the" else text
