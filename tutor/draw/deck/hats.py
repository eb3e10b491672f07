"""Hats and crowns, for a head with its chin at -88 and its crown at -106 (`tutor.draw.deck.people`)."""

from __future__ import annotations

from tutor.draw.colours import GOLD, WHITE
from tutor.draw.deck.shapes import disc, limb, mirrored, path, placed


def beret(colour: str, band: str, plume: str) -> str:
    """A wide flat hat, its plume lying back to the left."""
    top = path("M-11 -104C-15 -112 -6 -117 1 -116C10 -117 15 -110 10.4 -103.4C4 -106 -4 -106 -11 -104Z", colour)
    rim = path("M-9.6 -102C-4 -105.4 4 -105.4 9.6 -102L9.2 -105.6C4 -108.6 -4 -108.6 -9.4 -105.6Z", band)
    return feather(-8, -106, -92, plume, 0.8) + placed(top + rim, 0, 0, 1, -4)


def cap(colour: str, brim: str, plume: str) -> str:
    """A round cap with a turned-up brim, its plume upright."""
    rim = path("M-10.4 -101C-5 -104.6 5 -104.6 10.4 -101L10 -106.4C5 -109.4 -5 -109.4 -10 -106.4Z", brim)
    return feather(-4, -108, -12, plume) + path("M-8.6 -103C-9 -117 9 -117 8.6 -103Z", colour) + rim


def bycocket(colour: str, brim: str, plume: str) -> str:
    """A hat with a peak before, to the left, a brim turned up behind, and a plume."""
    peak = path("M-18 -102.4Q-6 -108.6 10.6 -108.4L11 -101.6Q0 -105 -18 -102.4Z", brim)
    return feather(6, -107, 50, plume) + path("M-7 -104C-6 -116 6 -117.4 8.6 -104Z", colour) + peak


def chaperon(colour: str, roll: str) -> str:
    """A hat with a rolled rim, its tail hanging to the right."""
    tail = path("M6 -112C14 -112 16 -104 14.6 -92Q13.4 -82 16.6 -76L10 -79C7.6 -88 10 -98 6 -104Z", colour)
    rim = limb([(-9.4, -103, 5), (-4.6, -105.4, 6), (0, -106, 6.2), (4.6, -105.4, 6), (9.4, -103, 5)])
    return tail + path("M-8 -106C-6 -117 6 -117 8 -106Z", colour) + path(rim, roll)


def crown(jewel: str) -> str:
    """A crown of four points with pearls."""
    tops = ((-12, -117), (-4.4, -119), (4.4, -119), (12, -117))
    points = "M-9 -105L-12 -117L-6.4 -110.6L-4.4 -119L0 -111.4L4.4 -119L6.4 -110.6L12 -117L9 -105C4 -107.4 -4 -107.4 -9 -105Z"
    band = "M-9.6 -101C-4 -103.2 4 -103.2 9.6 -101L9 -105.6C4 -107.6 -4 -107.6 -9 -105.6Z"
    pearls = "".join(disc(x, y - 0.5, 1.3, WHITE, width=0.7) for x, y in tops)
    gems = disc(0, -104.4, 1.5, jewel, width=0.6) + "".join(disc(x, -103.9, 1, jewel, width=0.5) for x in (-5.2, 5.2))
    return path(points, GOLD) + path(band, GOLD) + pearls + gems


def coronet(jewel: str) -> str:
    """A low crown of three leaves, on hair that is parted."""
    side = "Q10.6 -110 7.4 -113Q4.6 -110 4 -108Q3.4 -113 0 -116"
    leaf = path(f"M9 -104{side}V-107Q5 -107 9 -104Z", GOLD)
    band = "M-9.4 -101.6Q0 -104.6 9.4 -101.6L9.2 -105.4Q0 -108.4 -9.2 -105.4Z"
    return leaf + mirrored(leaf) + path(band, GOLD) + disc(0, -105, 1.4, jewel, width=0.6)


def feather(x: float, y: float, turn: float, colour: str, scale: float = 1) -> str:
    """A plume that springs from a point, turned from upright."""
    vane = path("M0 0C-6 -5 -7 -14 -1 -21C5 -16 6 -6 0 0Z", colour) + path("M0 0Q-1.6 -9 -1 -18", width=0.7)
    return placed(vane, x, y, scale, turn)
