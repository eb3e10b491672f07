"""The style of the pages: their own, and that of the boards of the book."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tutor.cards import Suit
from tutor.draw import board_style, data_address, suit_svg


@cache
def page_style() -> str:
    """One style sheet for everything.

    >>> "--sr-sun" in page_style()
    True
    """
    own = "\n".join((Path(__file__).parent / name).read_text("utf-8") for name in ("look.css", "book.css"))
    sun = f':root {{ --sr-sun: url("{data_address(suit_svg(Suit.OROS))}") }}'
    return "\n".join([board_style(), sun, own])
