"""The colours of the cards. What they tell is told by shape or word too."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shades:
    """The three shades a suit is drawn in. ``dark`` on paper has a contrast of at least 7 to 1."""

    main: str
    light: str
    dark: str


SUIT_SHADES = (
    Shades("#e0a21a", "#fbdc74", "#6b4700"),
    Shades("#c22f3d", "#f0968c", "#7a1622"),
    Shades("#2d66ad", "#bcd8f2", "#173a66"),
    Shades("#3d8b46", "#a9d597", "#1f4d2a"),
)
"""By suit: oros, copas, espadas, bastos."""

PAPER, EDGE, GOLD, CREAM, WOOD = "#fffdf5", "#b9b3a2", "#e9b12c", "#fff4d6", "#a8672c"
