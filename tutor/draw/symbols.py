"""The four suit symbols as SVG paths, each centred on 0,0 and some 20 wide and 34 high at most."""

from __future__ import annotations

from tutor.cards import Suit
from tutor.draw.colours import CREAM, GOLD, SUIT_SHADES, WOOD


def path(d: str, fill: str, stroke: str = "", width: float = 1.0) -> str:
    """One path; without ``stroke`` it has no outline."""
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{line}/>'


def circle(x: float, y: float, radius: float, fill: str, stroke: str = "", width: float = 1.0) -> str:
    """One circle; without ``stroke`` it has no outline."""
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{line}/>'


def placed(body: str, x: float, y: float, scale: float = 1.0) -> str:
    """``body`` moved to a point and scaled."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{body}</g>'


def symbol(suit: int) -> str:
    """The symbol of a suit.

    >>> symbol(Suit.OROS).startswith("<circle")
    True
    """
    return _SYMBOLS[suit]


def _oro() -> str:
    shades = SUIT_SHADES[Suit.OROS]
    star = "M0 -6.2L1.5 -1.5L6.2 0L1.5 1.5L0 6.2L-1.5 1.5L-6.2 0L-1.5 -1.5Z"
    rays = "M-3.4 -3.4L3.4 3.4M-3.4 3.4L3.4 -3.4"
    return (
        circle(0, 0, 11, shades.main, shades.dark, 1.3)
        + circle(0, 0, 8.2, shades.light, shades.dark, 0.9)
        + path(rays, "none", shades.dark, 1.1)
        + path(star, shades.main, shades.dark, 0.8)
        + circle(0, 0, 1.9, CREAM, shades.dark, 0.8)
    )


def _copa() -> str:
    shades = SUIT_SHADES[Suit.COPAS]
    return (
        path("M-6.6 13C-6.6 10 -3.4 9.4 -1.5 8V4H1.5V8C3.4 9.4 6.6 10 6.6 13Z", GOLD, shades.dark, 1.1)
        + path("M-9 -10.4C-9.2 -1.8 -5.8 4.6 0 4.8C5.8 4.6 9.2 -1.8 9 -10.4Z", shades.main, shades.dark, 1.2)
        + path("M-8.7 -5.4C-3 -3.2 3 -3.2 8.7 -5.4L8 -2C3 0 -3 0 -8 -2Z", GOLD, shades.dark, 0.7)
        + f'<ellipse cy="-10.4" rx="9" ry="2.6" fill="{shades.light}" stroke="{shades.dark}" stroke-width="1.1"/>'
        + circle(0, 6.2, 2.1, shades.main, shades.dark, 0.9)
    )


def _espada() -> str:
    shades = SUIT_SHADES[Suit.ESPADAS]
    guard = "M-7.8 3.4C-7.8 6.6 -5 6.8 0 6.4C5 6.8 7.8 6.6 7.8 3.4L6 3.2C4.6 4.6 3 4.4 0 4.4S-4.6 4.6 -6 3.2Z"
    return (
        path("M0 -17L3 -12V5H-3V-12Z", shades.light, shades.dark, 1.1)
        + path("M0 -14V4", "none", shades.main, 1.2)
        + path("M-1.6 6H1.6V12.4H-1.6Z", SUIT_SHADES[Suit.COPAS].main, shades.dark, 0.9)
        + circle(0, 14, 2.5, GOLD, shades.dark)
        + path(guard, GOLD, shades.dark)
    )


def _basto() -> str:
    """A cudgel: thick above, lopped branches to both sides, a bound grip below."""
    shades = SUIT_SHADES[Suit.BASTOS]
    trunk = "M-2 16.6L-3 4C-3.4 0 -5.6 -4 -6 -9C-6.4 -14.4 -3.6 -17 0 -17S6.4 -14.4 6 -9C5.6 -4 3.4 0 3 4L2 16.6Z"
    return (
        path("M-4.6 -3L-9 -6.6L-7.2 -9.2L-5.4 -8Z", shades.main, shades.dark)
        + path("M4.2 1.4L8.4 -2L6.8 -4.6L4.9 -3.2Z", shades.main, shades.dark)
        + path(trunk, shades.main, shades.dark, 1.2)
        + path("M-3 -12.4C-3.2 -8 -1.8 -4 -1 1", "none", shades.light, 1.6)
        + circle(1.8, -9.6, 1.7, WOOD, shades.dark, 0.9)
        + circle(0.6, -2.2, 1.3, WOOD, shades.dark, 0.9)
        + path("M-2.9 6.4H2.9M-2.6 9.4H2.6M-2.4 12.4H2.4", "none", CREAM, 1.4)
    )


_SYMBOLS = (_oro(), _copa(), _espada(), _basto())
