"""Cards laid out in rows on a table, as one picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tutor.cards import Card
from tutor.draw.deck.back import back
from tutor.draw.deck.boxes import HEIGHT, WIDTH
from tutor.draw.deck.definitions import document
from tutor.draw.deck.shapes import placed
from tutor.draw.deck.sprite import Style, draw_face

Place = tuple[Card, Style] | None
"""A card in one of its faces, or a back."""

TABLE = "#1f5a43"
_APART = 12


def sheet(rows: Sequence[Sequence[Place]], name: str) -> str:
    """The cards row by row, the rows as long as the longest; ``name`` is what the picture is called.

    >>> from tutor.cards import parse_card
    >>> sheet([[(parse_card("1o"), "full"), None]], "dos cartas").count('href="#sr-paper"')
    2
    """
    across, down = WIDTH + _APART, HEIGHT + _APART
    width, height = max(map(len, rows)) * across + _APART, len(rows) * down + _APART
    laid = "".join(
        placed(back() if place is None else draw_face(*place), column * across + _APART, row * down + _APART)
        for row, places in enumerate(rows)
        for column, place in enumerate(places)
    )
    cloth = f'<rect width="{width}" height="{height}" rx="16" fill="{TABLE}"/>'
    return document(cloth + laid, f"<title>{escape(name)}</title>", 'role="img"', f"0 0 {width} {height}")
