"""The colours of the cards. What they tell is told by shape or word too."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shades:
    """The shades of a suit: its colour, a light and a dark one. ``dark`` on paper has a contrast of at least 7 to 1."""

    main: str
    light: str
    dark: str


INK, PAPER, EDGE = "#1b1a20", "#fdf7e7", "#857c68"
"""Outlines; ivory; the edge of a card, that is seen on a white table as on a green one."""

GOLD, STRAW, RED, BLUE, SKY, GREEN, LEAF = "#e3a31f", "#fadb7c", "#c22f35", "#2a5ca8", "#c3dbf0", "#2f7d43", "#a6d18b"
WOOD, CREAM, SKIN, WHITE, UMBER = "#9b6232", "#fff1cf", "#f5d0ac", "#fffdf8", "#5a3720"
FAIR, RUSSET, SILVER, LIPS = "#c98a2b", "#7a4a22", "#cfd0d6", "#a2242c"

SUIT_SHADES = (
    Shades(GOLD, STRAW, "#6b4700"),
    Shades(RED, "#f0968c", "#7a1622"),
    Shades(BLUE, SKY, "#173a66"),
    Shades(GREEN, LEAF, "#1f4d2a"),
)
"""By suit: oros, copas, espadas, bastos."""
