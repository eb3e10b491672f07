"""The French deck, with which some games are played too: diamonds for oros, hearts for copas, spades for espadas,
clubs for bastos; jack, queen and king for sota, caballo and rey.
"""

from __future__ import annotations

from tutor.cards import SUITS, Card, Suit
from tutor.cards.vocabulary import french_writing
from tutor.draw.colours import INK, RED
from tutor.draw.deck.boxes import HEIGHT, WIDTH, Box
from tutor.draw.deck.busts import SHOULDERS, bust_id
from tutor.draw.deck.face import CABALLO, REY, SOTA
from tutor.draw.deck.frame import PAPER_ID, half_turned, twice
from tutor.draw.deck.numerals import numeral, numeral_box
from tutor.draw.deck.pips import lay_out, strewn
from tutor.draw.deck.shapes import laid, path, placed, use

SIZE = (21.0, 22.0)
"""Width and height of a symbol at most."""

_OUTLINES = {
    Suit.OROS: "M0 -11Q4 -4.6 8.4 0Q4 4.6 0 11Q-4 4.6 -8.4 0Q-4 -4.6 0 -11Z",
    Suit.COPAS: "M0 11C-3 6.2 -10 1.4 -10 -4.4C-10 -8.4 -7.4 -10.4 -4.8 -10.4C-2.2 -10.4 -.6 -8.4 0 -6.4"
    "C.6 -8.4 2.2 -10.4 4.8 -10.4C7.4 -10.4 10 -8.4 10 -4.4C10 1.4 3 6.2 0 11Z",
    Suit.ESPADAS: "M0 -11C2 -6.4 9.4 -2.4 9.4 3C9.4 6 7 7.6 4.8 7.6C3 7.6 1.6 6.8 1 5.4Q1.6 9.4 4 11H-4Q-1.6 9.4 -1 5.4"
    "C-1.6 6.8 -3 7.6 -4.8 7.6C-7 7.6 -9.4 6 -9.4 3C-9.4 -2.4 -2 -6.4 0 -11Z",
    Suit.BASTOS: "M1.2 2.4Q1.6 9 4.4 11H-4.4Q-1.6 9 -1.2 2.4A4.7 4.7 0 1 1 -3.4 -2.6A4.7 4.7 0 1 1 3.4 -2.6"
    "A4.7 4.7 0 1 1 1.2 2.4Z",
}
_NAMES = {Suit.OROS: "diamonds", Suit.COPAS: "hearts", Suit.ESPADAS: "spades", Suit.BASTOS: "clubs"}
COLOURS = {Suit.OROS: RED, Suit.COPAS: RED, Suit.ESPADAS: INK, Suit.BASTOS: INK}
_FIGURES = {SOTA: ("page", 1.05), CABALLO: ("queen", 1.13), REY: ("king", 1.05)}
"""Whose bust, and its scale."""
_CORNER, _INDEX_SCALE = (7.0, 8.0), 1.25
_CORNER_SUIT = (13.6, 37.0, 0.56)


def french_id(suit: Suit) -> str:
    """The id under which the French symbol of a suit is defined.

    >>> french_id(Suit.ESPADAS)
    'sr-spades'
    """
    return f"sr-{_NAMES[suit]}"


def french_emblems() -> dict[str, str]:
    """The French symbols by their ids."""
    return {
        french_id(suit): f'<path id="{french_id(suit)}" d="{_OUTLINES[suit]}" fill="{COLOURS[suit]}"/>'
        for suit in SUITS
    }


def french_face(card: Card) -> str:
    """A card as the French deck prints it; the figures have two heads.

    >>> from tutor.cards import parse_card
    >>> french_face(parse_card("7c")).count("#sr-hearts")
    9
    """
    inside = _court(card) if card.rank in _FIGURES else _pips(card)
    x, y, scale = _CORNER_SUIT
    index = numeral(french_writing(card.rank, card.suit)[:-1], COLOURS[card.suit], *_CORNER, _INDEX_SCALE)
    return laid(PAPER_ID) + inside + twice(index + use(french_id(card.suit), x, y, scale, line=0))


def corner_box(card: Card) -> Box:
    """What the index and the symbol under it cover."""
    index = numeral_box(french_writing(card.rank, card.suit)[:-1], *_CORNER, _INDEX_SCALE)
    x, y, scale = _CORNER_SUIT
    small = Box.around(x, y, SIZE[0] * scale, SIZE[1] * scale)
    return Box(min(index.left, small.left), index.top, max(index.right, small.right), small.bottom)


def _pips(card: Card) -> str:
    """The symbols; those of the lower half stand on their heads."""
    name, (scale, places) = french_id(card.suit), lay_out(card.rank, SIZE, corner_box(card))
    upright = [(x, y) for x, y in places if y <= HEIGHT / 2]
    turned = [(WIDTH - x, HEIGHT - y) for x, y in places if y > HEIGHT / 2]
    return strewn(name, scale, upright, 0) + half_turned(strewn(name, scale, turned, 0))


def _court(card: Card) -> str:
    """Two busts, head to foot, in a frame with the symbol in two of its corners."""
    whose, scale = _FIGURES[card.rank]
    bust = placed(laid(bust_id(whose, card.suit)), WIDTH / 2, HEIGHT / 2 - SHOULDERS * scale, scale)
    line = path("M22.5 13H77.5V143H22.5ZM22.5 78H77.5", "none", COLOURS[card.suit], 1.1)
    return twice(bust + use(french_id(card.suit), 30.5, 22.5, 0.62, line=0)) + line
