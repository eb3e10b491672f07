"""One card, or the symbol of one suit, as a whole SVG document with its spoken name as title.

The drawings themselves, and the sprite that holds all of them: `tutor.draw.deck`.
"""

from __future__ import annotations

from functools import cache
from html import escape

from tutor.cards import CARDS, Suit
from tutor.cards.vocabulary import french_writing
from tutor.draw.deck import VIEW, Style, back, document, draw_face, emblem_id
from tutor.draw.labels import label
from tutor.words import name_card

NAMED = (1, 10, 11, 12)
"""Ranks whose name the number does not tell: nobody knows by himself that 10 is the sota."""


@cache
def card_svg(card: int, lang: str, style: Style = "full") -> str:
    """A card; the same text for the same card.

    >>> from tutor.cards import parse_card
    >>> "<title>sota de copas</title>" in card_svg(parse_card("10c"), "es")
    True
    """
    return _titled(draw_face(CARDS[card], style), spoken(card, lang, style))


@cache
def back_svg(lang: str) -> str:
    """The back of every card."""
    return _titled(back(), label("back", lang))


@cache
def suit_svg(suit: int) -> str:
    """The symbol of a suit, alone and without a name."""
    return document(f'<use href="#{emblem_id(Suit(suit))}" stroke-width="1.6"/>', view="-20 -20 40 40")


def spoken(card: int, lang: str, style: Style = "full") -> str:
    """What a face is called. A French one is called as the rules speak of it, and as it is printed.

    >>> spoken(9, "es"), spoken(9, "en", "french")
    ('sota de oros', 'jack of coins (J♦)')
    """
    name = name_card(card, lang).bare
    return f"{name} ({french_writing(CARDS[card].rank, CARDS[card].suit)})" if style == "french" else name


def _titled(body: str, name: str) -> str:
    return document(body, f"<title>{escape(name)}</title>", 'role="img"', VIEW)
