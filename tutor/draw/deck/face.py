"""The faces of the Spanish deck: the full one, as cards are printed, and the compact one, for small screens."""

from __future__ import annotations

from math import sqrt

from tutor.cards import Card, Suit
from tutor.draw.colours import SUIT_SHADES
from tutor.draw.deck.boxes import Box
from tutor.draw.deck.busts import bust_id
from tutor.draw.deck.emblems import SIZES, emblem_id
from tutor.draw.deck.frame import sheet_id, twice
from tutor.draw.deck.kings import king
from tutor.draw.deck.knights import knight
from tutor.draw.deck.numerals import numeral, numeral_box
from tutor.draw.deck.pages import page
from tutor.draw.deck.pips import lay_out, strewn
from tutor.draw.deck.shapes import Point, laid, placed, use

SOTA, CABALLO, REY = 10, 11, 12
_FIGURES = {SOTA: page, CABALLO: knight, REY: king}
_LARGE = {Suit.OROS: 2.7, Suit.COPAS: 2.5, Suit.ESPADAS: 2.25, Suit.BASTOS: 2.25}
_BUSTS = {SOTA: ("page", (59, 251.5, 1.6)), CABALLO: ("horse", (86, 142, 1.75)), REY: ("king", (50, 260, 1.72))}
_CORNER: Point = (8.6, 9.4)


def full_face(card: Card) -> str:
    """A card with its number in two corners; its symbols, or its figure.

    >>> from tutor.cards import parse_card
    >>> full_face(parse_card("7o")).count("#sr-oros")
    7
    """
    inside = _FIGURES[card.rank](card.suit) if card.rank in _FIGURES else pips(card)
    return laid(sheet_id(card.suit)) + inside + twice(_index(card))


def pips(card: Card) -> str:
    """The symbols of a number card."""
    scale, places = lay_out(card.rank, SIZES[card.suit], index_box(card))
    return strewn(emblem_id(card.suit), scale, places, 1.2 * sqrt(scale))


def index_box(card: Card) -> Box:
    """What the number in the upper corner covers."""
    return numeral_box(str(card.rank), *_CORNER, _index_scale(card))


def _index(card: Card) -> str:
    return numeral(str(card.rank), SUIT_SHADES[card.suit].dark, *_CORNER, _index_scale(card))


def _index_scale(card: Card) -> float:
    return 1.25 if card.rank < SOTA else 1.1


def compact_face(card: Card) -> str:
    """A card with one large number, and one large symbol or a bust with a smaller symbol."""
    suit, colour = card.suit, SUIT_SHADES[card.suit].dark
    if card.rank < SOTA:
        sign = numeral(str(card.rank), colour, 11, 12, 2.6) + use(emblem_id(suit), 61, 100, _LARGE[suit], line=2.2)
    else:
        name, place = _BUSTS[card.rank]
        small = use(emblem_id(suit), 74, 32, _LARGE[suit] * 0.47, line=1.3)
        sign = placed(laid(bust_id(name, suit)), *place) + numeral(str(card.rank), colour, 10, 12, 2.05) + small
    return laid(sheet_id(suit)) + sign
