"""Cards as plain strings ("1c", "10o", "12b") and what they are worth.

Sources: escoba-wiki-es, opening; escoba-wiki-en and escova, values; escoba-mas, opening.
"""

from collections.abc import Iterable

SUITS = ["o", "c", "e", "b"]
RANKS = ["1", "2", "3", "4", "5", "6", "7", "10", "11", "12"]

# What each rank is worth: "escoba" is the law, the others are what somebody may wrongly believe.
SCALES = {
    "escoba": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "as_printed": [1, 2, 3, 4, 5, 6, 7, 10, 11, 12],
    "figures_ten": [1, 2, 3, 4, 5, 6, 7, 10, 10, 10],
    "figures_nothing": [1, 2, 3, 4, 5, 6, 7, 0, 0, 0],
    "ace_eleven": [11, 2, 3, 4, 5, 6, 7, 8, 9, 10],
}


WORTH = {scale: dict(zip(RANKS, values, strict=True)) for scale, values in SCALES.items()}


def rank_of(card: str) -> str:
    """The printed number of a card: rank_of("10o") is "10"."""
    return card[:-1]


def suit_of(card: str) -> str:
    """The letter of the suit: suit_of("10o") is "o"."""
    return card[-1]


def is_figure(card: str) -> bool:
    """Whether it is a sota, a caballo or a rey."""
    return rank_of(card) in ("10", "11", "12")


def full_deck() -> list[str]:
    """The 40 cards."""
    return [rank + suit for suit in SUITS for rank in RANKS]


def value(card: str, scale: str = "escoba") -> int:
    """What a card is worth: 1 to 7 as printed, sota 8, caballo 9, rey 10."""
    return WORTH[scale][rank_of(card)]


def total(cards: Iterable[str], scale: str = "escoba") -> int:
    """What several cards are worth together."""
    return sum(value(card, scale) for card in cards)


def same_cards(some: list[str], others: list[str]) -> bool:
    """Whether two lists hold the same cards, in whatever order."""
    return sorted(some) == sorted(others)


def check_cards(cards: list[str]) -> None:
    """Refuse what is not a card of the deck, and a card named twice."""
    for card in cards:
        if card not in full_deck():
            raise ValueError(f"{card!r} is not a card of the deck of 40")
        if cards.count(card) > 1:
            raise ValueError(f"{card!r} is named twice")
