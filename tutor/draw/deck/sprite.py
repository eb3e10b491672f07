"""Every face by its id, and all of the deck as one SVG.

The sprite names no language and needs no style sheet: whoever uses a symbol says what it is (`tutor.draw.spoken`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal

from tutor.cards import CARDS, Card
from tutor.draw.deck.back import back
from tutor.draw.deck.boxes import HEIGHT, WIDTH
from tutor.draw.deck.definitions import ROUND, document
from tutor.draw.deck.face import compact_face, full_face
from tutor.draw.deck.french import french_face

Style = Literal["full", "compact", "french"]
_STYLES: dict[Style, Callable[[Card], str]] = {"full": full_face, "compact": compact_face, "french": french_face}
BACK = "sr-back"
"""The id of the back."""

VIEW = f"0 0 {WIDTH} {HEIGHT}"
"""The view box of a card."""


def symbol_id(card: Card, style: Style = "full") -> str:
    """The id of a face; it never changes.

    >>> from tutor.cards import parse_card
    >>> symbol_id(parse_card("10c")), symbol_id(parse_card("1o"), "french")
    ('sr-full-10c', 'sr-french-1o')
    """
    return f"sr-{style}-{card}"


def draw_face(card: Card, style: Style = "full") -> str:
    """What lies inside the drawing of a card; the definitions that it refers to are not with it."""
    return _STYLES[style](card)


@cache
def sprite() -> str:
    """The whole deck, unseen where it stands: ``<use href="#sr-full-1o"/>`` draws a card, 100 wide and 156 high.

    >>> sprite().count("<symbol")
    145
    """
    faces = {symbol_id(card, style): draw_face(card, style) for style in _STYLES for card in CARDS} | {BACK: back()}
    symbols = "".join(f'<symbol id="{name}" viewBox="{VIEW}" {ROUND}>{face}</symbol>' for name, face in faces.items())
    return document(symbols, attributes='width="0" height="0" aria-hidden="true"')
