"""The card itself: its paper, its two ends, and the frame whose breaks tell the suit without colour."""

from __future__ import annotations

from tutor.cards import SUITS, Suit
from tutor.draw.colours import EDGE, PAPER, SUIT_SHADES
from tutor.draw.deck.boxes import HEIGHT, WIDTH
from tutor.draw.deck.shapes import laid, path

BREAKS = {Suit.OROS: 0, Suit.COPAS: 1, Suit.ESPADAS: 2, Suit.BASTOS: 3}
"""The *pinta*: how often the frame is broken above and below."""

PAPER_ID = "sr-paper"
_SHEET = f'<rect id="{PAPER_ID}" x=".6" y=".6" width="98.8" height="154.8" rx="8" fill="{PAPER}" stroke="{EDGE}" stroke-width="1.2"/>'
_LEFT, _RIGHT, _TOP, _BOTTOM, _ROUND, _GAP, _APART = 5, 95, 5, 151, 4, 7.5, 15


def sheet_id(suit: Suit) -> str:
    """The id of the empty card of a suit.

    >>> sheet_id(Suit.COPAS)
    'sr-sheet-copas'
    """
    return f"sr-sheet-{suit.slug}"


def sheets() -> dict[str, str]:
    """Paper without a frame, and with the frame of each suit, by their ids."""
    return {PAPER_ID: _SHEET} | {
        sheet_id(suit): f'<g id="{sheet_id(suit)}">{laid(PAPER_ID)}{_frame(suit)}</g>' for suit in SUITS
    }


def twice(corner: str) -> str:
    """A corner as it is, and turned in the corner opposite."""
    return corner + half_turned(corner)


def half_turned(body: str) -> str:
    """``body`` on a card turned upside down."""
    return f'<g transform="rotate(180 {WIDTH // 2} {HEIGHT // 2})">{body}</g>'


def _frame(suit: Suit) -> str:
    """Its breaks stand in the middle of the upper and of the lower side."""
    return path(frame_line(BREAKS[suit]), "none", SUIT_SHADES[suit].dark, 1.6)


def frame_line(breaks: int) -> str:
    """The line of a frame that is broken so often above and below.

    >>> frame_line(0).count("H"), frame_line(3).count("H")
    (2, 8)
    """
    cuts = [50 + _APART * (place - (breaks - 1) / 2) for place in range(breaks)]
    ends = [_LEFT + _ROUND, *(edge for cut in cuts for edge in (cut - _GAP / 2, cut + _GAP / 2)), _RIGHT - _ROUND]
    sides = "".join(f"M{a:g} {y}H{b:g}" for y in (_TOP, _BOTTOM) for a, b in zip(ends[::2], ends[1::2], strict=True))
    corner = f"a{_ROUND} {_ROUND} 0 0 1"
    left = f"M{_LEFT + _ROUND} {_BOTTOM}{corner} -{_ROUND} -{_ROUND}V{_TOP + _ROUND}{corner} {_ROUND} -{_ROUND}"
    right = f"M{_RIGHT - _ROUND} {_TOP}{corner} {_ROUND} {_ROUND}V{_BOTTOM - _ROUND}{corner} -{_ROUND} {_ROUND}"
    return left + right + sides
