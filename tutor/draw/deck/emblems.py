"""The four suit symbols, each centred on 0,0: coin, cup, sword, club."""

from __future__ import annotations

from math import pi

from tutor.cards import Suit
from tutor.draw.colours import BLUE, CREAM, GOLD, GREEN, INK, LEAF, RED, SKY, STRAW, SUIT_SHADES
from tutor.draw.deck.shapes import disc, oval, path, placed, polygon, short, smooth, star

SIZES = {Suit.OROS: (22.8, 22.8), Suit.COPAS: (20.6, 29.8), Suit.ESPADAS: (19.2, 39.2), Suit.BASTOS: (19.2, 39.8)}
"""Width and height of each, outline included."""

GRIPS = {Suit.OROS: (0.0, 10.4), Suit.COPAS: (0.0, 7.0), Suit.ESPADAS: (0.0, 11.5), Suit.BASTOS: (0.0, 12.0)}
"""Where a hand holds each."""


def emblem_id(suit: Suit) -> str:
    """The id under which the symbol of a suit is defined.

    >>> emblem_id(Suit.OROS)
    'sr-oros'
    """
    return f"sr-{suit.slug}"


def emblems() -> dict[str, str]:
    """The symbols by their ids. Whoever uses one says how wide the outline is."""
    drawn = {Suit.OROS: _coin(), Suit.COPAS: _cup(), Suit.ESPADAS: _sword(), Suit.BASTOS: _club()}
    names = {emblem_id(suit): shape for suit, shape in drawn.items()}
    return {name: f'<g id="{name}" fill="none" stroke="{INK}">{shape}</g>' for name, shape in names.items()}


def _coin() -> str:
    """A beaded edge, a star of eight rays, a boss."""
    beads = f'<circle r="9.4" stroke="{SUIT_SHADES[0].dark}" stroke-width=".9" stroke-dasharray="0 {short(2 * pi * 9.4 / 24)}"/>'
    rays = path(polygon(star(8, 6.9, 3.1)), GOLD, width=0.7)
    return disc(0, 0, 10.8, GOLD) + beads + disc(0, 0, 7.9, STRAW, width=0.9) + rays + disc(0, 0, 2.4, RED, width=0.8)


def _cup() -> str:
    """Foot, stem and knop; a bowl with a gold band; its mouth."""
    foot = path("M-7.4 14.2C-7.4 11 -2.2 11.4 -1.7 7H1.7C2.2 11.4 7.4 11 7.4 14.2Z", GOLD)
    bowl = path("M-9.6 -11.6C-9.8 -2.6 -6.4 4.6 0 4.6S9.8 -2.6 9.6 -11.6Z", RED)
    band = path("M-9.3 -7.2C-4 -4.8 4 -4.8 9.3 -7.2L8.5 -3.2C4 -1.2 -4 -1.2 -8.5 -3.2Z", GOLD, width=0.8)
    gems = "".join(disc(x, y, 1.1, BLUE, width=0.5) for x, y in ((-5, -4.5), (0, -3.8), (5, -4.5)))
    mouth = oval(0, -11.6, 9.6, 2.7, SUIT_SHADES[Suit.COPAS].dark)
    return foot + bowl + band + gems + mouth + disc(0, 6.8, 2.5, RED, width=0.9)


def _sword() -> str:
    """A blade with a ridge, a cross guard, a bound grip, a pommel."""
    outline = "M0 -19L2.7 -13.4L3 6H-3L-2.7 -13.4Z"
    blade = path(outline, SKY, "none") + path("M0 -19L2.7 -13.4L3 6H0Z", BLUE, "none") + path(f"{outline}M0 -18V6")
    grip = path("M-1.7 8H1.7V15H-1.7Z", RED) + path("M-1.7 12.2L1.7 9.8M-1.7 14.8L1.7 12.4", width=0.7)
    guard = path("M-7.6 5C-5 7.2 -3 5.6 0 5.6S5 7.2 7.6 5L7.2 8C5 9.8 3 8.7 0 8.7S-5 9.8 -7.2 8Z", GOLD)
    ends = disc(-7.4, 6.4, 1.7, GOLD, width=0.9) + disc(7.4, 6.4, 1.7, GOLD, width=0.9)
    return blade + grip + guard + ends + disc(0, 16.7, 2.3, GOLD)


def _club() -> str:
    """A cudgel, wide above and narrow below, cut flat at the top, with three branches lopped short."""
    knots = _knot(-4.6, -7.8, -58) + _knot(3.8, -2.6, 56) + _knot(-2.6, 4, -58)
    right = [(5.8, -16.6), (5.6, -11), (4.4, -4), (3.2, 4), (2.5, 12), (2.9, 18.4)]
    left = [(-2.9, 18.4), (-2.5, 12), (-3.2, 4), (-4.4, -4), (-5.6, -11), (-5.8, -16.6)]
    trunk = path(smooth([*right, *left]), GREEN)
    bark = path("M-3.2 -12.4C-3 -8 -1.6 -3 -.9 2M3 -11.6C2.9 -9 2.3 -7 1.7 -5.4M.4 7V13", stroke=LEAF, width=1.1)
    top = oval(0, -16.6, 5.9, 2.4, CREAM) + oval(0, -16.6, 2.7, 1, width=0.6)
    return knots + trunk + bark + top


def _knot(x: float, y: float, turn: float) -> str:
    """What is left of a branch, and the face of the cut."""
    return placed(path("M-2.4 3L-2 -3.6H2L2.4 3Z", GREEN) + oval(0, -3.6, 2.1, 1.1, CREAM, width=0.9), x, y, 1, turn)
