"""The face of one card: index, symbol, its name where the number does not tell it, and a frame.

The breaks of the frame tell the suit without colour.
"""

from __future__ import annotations

from functools import cache
from html import escape

from tutor.cards import CARDS, Suit
from tutor.draw.colours import EDGE, PAPER, SUIT_SHADES
from tutor.draw.symbols import path, placed, symbol
from tutor.words import name_card, name_rank

WIDTH, HEIGHT = 100, 156
BREAKS = {Suit.OROS: 0, Suit.COPAS: 1, Suit.ESPADAS: 2, Suit.BASTOS: 3}
"""The *pinta*: how often the frame is broken above and below."""

NAMED = (1, 10, 11, 12)
"""Ranks whose name stands on the card: nobody can tell from the number that 10 is the sota."""

_NUMERALS = {
    "0": "M5 1.5C1.6 1.5 1.5 14.5 5 14.5S8.4 1.5 5 1.5Z",
    "1": "M2 4.6L5.6 1.5V14.5M2.4 14.5H8.4",
    "2": "M1.6 4.6C1.9 .4 8.4 .4 8.3 4.7C8.2 7.8 3 10.6 1.5 14.5H8.7",
    "3": "M1.7 3.2C3.4 .7 8 1.1 7.9 4.5C7.8 6.9 5.8 7.5 4.2 7.5C6.6 7.5 8.6 8.6 8.5 11C8.4 14.9 3 15.4 1.3 12.6",
    "4": "M6.6 14.5V1.5L1.2 10.6H9",
    "5": "M8 1.5H2.8L2.2 7.2C4.6 5.7 8.6 6.6 8.5 10.3C8.4 14.7 3.2 15.5 1.3 12.6",
    "6": "M7.6 2.2C3.6 1 1.5 6 1.6 10.2C1.7 16 8.5 15.8 8.5 10.6C8.5 6 2.6 6 1.8 10",
    "7": "M1.4 1.5H8.6C6 5.6 4.6 9.4 4.2 14.5",
    "8": "M5 7.4C1.2 7.2 1.2 1.5 5 1.5S8.8 7.2 5 7.4C.2 7.6 .2 14.5 5 14.5S9.8 7.6 5 7.4Z",
    "9": "M2.4 13.8C6.4 15 8.5 10 8.4 5.8C8.3 0 1.5 .2 1.5 5.4C1.5 10 7.4 10 8.2 6",
}
_PAPER = f'<rect x=".6" y=".6" width="98.8" height="154.8" rx="8" fill="{PAPER}" stroke="{EDGE}"/>'
_SCALE = {Suit.OROS: 2.5, Suit.COPAS: 2.35, Suit.ESPADAS: 2.2, Suit.BASTOS: 2.15}


@cache
def card_svg(card: int, lang: str) -> str:
    """A card as a whole SVG document, its spoken name as title; the same text for the same card.

    >>> from tutor.cards import Card
    >>> "<title>rey de copas</title>" in card_svg(Card.of(12, Suit.COPAS), "es")
    True
    """
    name = escape(name_card(card, lang).bare)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'stroke-linejoin="round" stroke-linecap="round"><title>{name}</title>{card_face(card, lang)}</svg>'
    )


def card_face(card: int, lang: str) -> str:
    """What lies inside the SVG of a card, to be placed in a larger drawing."""
    suit, rank = CARDS[card].suit, CARDS[card].rank
    index = placed(_numeral(rank, suit), 11, 12, 1.75 if rank < 10 else 1.5)
    small = placed(symbol(suit), 81, 26, 0.72)
    written = _name_below(rank, suit, lang) if rank in NAMED else ""
    large = placed(symbol(suit), 50, 84 if written else 92, _SCALE[suit])
    return _PAPER + _frame(suit) + index + small + large + written


def _numeral(rank: int, suit: Suit) -> str:
    """The number, its left upper corner at 0,0."""
    found, x = "", 0.0
    for digit in str(rank):
        found += placed(path(_NUMERALS[digit], "none", SUIT_SHADES[suit].dark, 2.7), x, 0)
        x += 9 if digit == "1" else 10.2
    return found


def _name_below(rank: int, suit: Suit, lang: str) -> str:
    name = escape(name_rank(rank, lang).bare.upper())
    return (
        '<text x="50" y="142" text-anchor="middle" font-family="system-ui, sans-serif" font-size="13" '
        f'font-weight="700" letter-spacing="1" fill="{SUIT_SHADES[suit].dark}">{name}</text>'
    )


def _frame(suit: Suit) -> str:
    """A rounded frame; its breaks stand in the middle of the upper and the lower side, 15 apart."""
    left, right, top, bottom, gap = 5, 95, 5, 151, 7.5
    cuts = [50 + 15 * (place - (BREAKS[suit] - 1) / 2) for place in range(BREAKS[suit])]
    ends = [left + 3.0, *(edge for cut in cuts for edge in (cut - gap / 2, cut + gap / 2)), right - 3.0]
    sides = "".join(f"M{a:g} {y}H{b:g}" for y in (top, bottom) for a, b in zip(ends[::2], ends[1::2], strict=True))
    uprights = f"M{left} {top + 3}V{bottom - 3}M{right} {top + 3}V{bottom - 3}"
    corners = (
        f"M{left} {top + 3}a3 3 0 0 1 3 -3M{right - 3} {top}a3 3 0 0 1 3 3"
        f"M{left} {bottom - 3}a3 3 0 0 0 3 3M{right - 3} {bottom}a3 3 0 0 0 3 -3"
    )
    return path(uprights + sides + corners, "none", SUIT_SHADES[suit].dark, 1.6)
