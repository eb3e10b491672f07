"""The back, the same turned either way: a lattice within a border, the star of the coin in the middle."""

from __future__ import annotations

from tutor.draw.colours import GOLD, INK, PAPER, STRAW, SUIT_SHADES
from tutor.draw.deck.frame import PAPER_ID
from tutor.draw.deck.shapes import disc, laid, path, polygon, star

_LEFT, _RIGHT, _TOP, _BOTTOM = 10, 90, 10, 146
_FIELD = SUIT_SHADES[1].dark
_STEP = 16


def back() -> str:
    """The back of a card."""
    field = f'<rect x="6" y="6" width="88" height="144" rx="5" fill="{_FIELD}" stroke="{INK}" stroke-width="1"/>'
    border = (
        f'<rect x="{_LEFT}" y="{_TOP}" width="80" height="136" rx="2" fill="none" stroke="{GOLD}" stroke-width="1.2"/>'
    )
    medal = (
        disc(0, 0, 20, _FIELD, GOLD, 1.4)
        + disc(0, 0, 16.6, PAPER, INK, 1)
        + path(polygon(star(8, 15, 6.6)), GOLD, INK, 0.9)
        + path(polygon(star(8, 8.6, 4)), STRAW, INK, 0.8)
        + disc(0, 0, 2.6, _FIELD, INK, 0.8)
    )
    return (
        laid(PAPER_ID)
        + field
        + path(_lattice(), "none", GOLD, 0.8)
        + border
        + f'<g transform="translate(50 78)">{medal}</g>'
    )


def _lattice() -> str:
    """Lines aslant in both directions, cut off at the border, and a dot in each of their meshes."""
    lines = ""
    for offset in range(_LEFT - _BOTTOM, _RIGHT - _TOP, _STEP):
        start, end = max(_LEFT, _TOP + offset), min(_RIGHT, _BOTTOM + offset)
        lines += (
            f"M{start} {start - offset}L{end} {end - offset}M{100 - start} {start - offset}L{100 - end} {end - offset}"
        )
    return lines
