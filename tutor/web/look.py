"""The style of the pages: their own, the boards' of the book, and the suits on what is tapped."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tutor.cards import SUITS, Suit
from tutor.draw import board_style, data_address, suit_svg
from tutor.draw.colours import SUIT_SHADES


@cache
def page_style() -> str:
    """One style sheet for everything.

    >>> "[class*=st-key-suit_oros] button" in page_style()
    True
    """
    own = "\n".join((Path(__file__).parent / name).read_text("utf-8") for name in ("look.css", "book.css"))
    sun = f':root {{ --sr-sun: url("{data_address(suit_svg(Suit.OROS))}") }}'
    return "\n".join([board_style(), sun, own, *map(_suit_rules, SUITS)])


def _suit_rules(suit: Suit) -> str:
    """The symbol on each card of the grid, and before the name of the suit where trumps are chosen."""
    drawn, ink = f'url("{data_address(suit_svg(suit))}")', SUIT_SHADES[suit].dark
    trump = f"[class*=st-key-trump_] button:nth-of-type({suit + 1})"
    return (
        f"[class*=st-key-suit_{suit.slug}] button {{ background-image: {drawn} !important; color: {ink} !important }}\n"
        f"{trump} {{ padding-left: 2.2rem; background-image: {drawn}; background-repeat: no-repeat; "
        "background-position: .55rem center; background-size: 1.4rem }"
    )
