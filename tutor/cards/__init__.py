"""Cards, suits, sets of cards, decks, and their notation. Everything below this room speaks in these."""

from tutor.cards.card import CARDS, RANKS, Card
from tutor.cards.cardset import CardSet
from tutor.cards.deck import FULL_DECK, RANK_MASK, SUIT_MASK, bits, cards_in, deck_mask
from tutor.cards.notation import format_card, parse_card, parse_suit, parse_suit_or_card
from tutor.cards.several import parse_cards
from tutor.cards.suit import SLUGS, SUITS, Suit

__all__ = [
    "CARDS",
    "FULL_DECK",
    "RANKS",
    "RANK_MASK",
    "SLUGS",
    "SUITS",
    "SUIT_MASK",
    "Card",
    "CardSet",
    "Suit",
    "bits",
    "cards_in",
    "deck_mask",
    "format_card",
    "parse_card",
    "parse_cards",
    "parse_suit",
    "parse_suit_or_card",
]
