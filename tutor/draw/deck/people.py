"""People in parts: face, hair, collar, arms, legs, and what a hand holds.

A person stands on 0,0 and is some 107 high: the chin is at -88, the shoulders at -80, the waist at -58, the knees at -26.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, radians, sin
from typing import Literal

from tutor.cards import Suit
from tutor.draw.colours import INK, LIPS, SKIN
from tutor.draw.deck.emblems import GRIPS, emblem_id
from tutor.draw.deck.shapes import Joint, disc, limb, oval, path, short, smooth, use

Look = Literal["left", "ahead", "right"]
_TURNS: dict[Look, float] = {"left": -0.9, "ahead": 0, "right": 0.9}
SLEEVE, HOSE = (8.4, 7.0, 5.0), (9.5, 7.6, 4.8)
"""How wide an arm is at shoulder, elbow and wrist, a leg at hip, knee and ankle."""


def faces() -> dict[str, str]:
    """Neck and face by their ids, looking each way."""
    return {face_id(look): f'<g id="{face_id(look)}">{_face(turn)}</g>' for look, turn in _TURNS.items()}


def face_id(look: Look) -> str:
    """The id of a face that looks that way.

    >>> face_id("left")
    'sr-face-left'
    """
    return f"sr-face-{look}"


def _face(turn: float) -> str:
    x, side = 2.6 * turn, 1 if turn >= 0 else -1
    neck, skin = path("M-3.6 -91V-82H3.6V-91Z", SKIN), oval(0, -96.6, 7.9, 9.2, SKIN)
    eyes = disc(x - 3, -97, 1.05, INK, "none") + disc(x + 3, -97, 1.05, INK, "none")
    brows = f"M{short(x - 4.8)} -100.2q1.8 -1.2 3.4 -.3M{short(x + 1.4)} -100.5q1.6 -.9 3.4 .3"
    nose = f"M{short(x + 0.2 * side)} -97.4l{short(1.5 * side)} 3.4l{short(-1.6 * side)} .5"
    mouth = path(f"M{short(x - 1.8)} -91q1.9 1.3 3.8 -.1", stroke=LIPS, width=1.1)
    return neck + skin + eyes + path(brows + nose, width=0.8) + mouth


def bob(colour: str) -> tuple[str, str]:
    """Hair down to the chin: what lies behind the face, and what lies before it."""
    behind = [
        (0, -108),
        (8, -105),
        (11, -96),
        (10.6, -87),
        (5, -85.4),
        (-5, -85.4),
        (-10.6, -87),
        (-11, -96),
        (-8, -105),
    ]
    fringe = "M-8.4 -96C-8.8 -107 8.8 -107 8.4 -96C6.6 -99 5.4 -101 4 -102.4C0 -100.6 -5 -101 -8.4 -96Z"
    return path(smooth(behind), colour), path(fringe, colour)


def tresses(colour: str) -> tuple[str, str]:
    """Hair down to the shoulders, parted in the middle: behind the face, and before it."""
    behind = [(0, -108), (9, -105), (12, -94), (14, -80), (9, -74), (-9, -74), (-14, -80), (-12, -94), (-9, -105)]
    parted = "M0 -106C-9 -107 -10 -99 -8.6 -92C-7 -99 -4 -102 0 -103.6C4 -102 7 -99 8.6 -92C10 -99 9 -107 0 -106Z"
    return path(smooth(behind), colour), path(parted, colour)


def beard(colour: str, length: float) -> str:
    """A moustache, and a beard that falls so far below the chin."""
    end = length - 86.5
    high, low = short(end - 4), short(end)
    outline = f"M-8.2 -98C-8.6 -90 -7.6 {high} 0 {low}C7.6 {high} 8.6 -90 8.2 -98C6.6 -92.6 4 -93.4 0 -93.4S-6.6 -92.6 -8.2 -98Z"
    locks = f"M-3 -86Q-2.4 {short(end - 5)} -.6 {short(end - 3)}M3 -86Q3 {short(end - 6)} 1.8 {short(end - 4)}"
    mouth = path("M-2.2 -90.6Q0 -89.6 2.2 -90.6", stroke=LIPS, width=1.1)
    return path(outline, colour) + path(locks, width=0.7) + mouth


def ruff(colour: str) -> str:
    """A round collar."""
    return path("M-9 -84.6C-6 -89 6 -89 9 -84.6C6 -79.4 -6 -79.4 -9 -84.6Z", colour)


def belt(colour: str) -> str:
    """A belt at the waist."""
    return path("M-9.6 -60.4Q0 -57 9.6 -60.4L9.2 -55.7Q0 -52.5 -9.2 -55.7Z", colour)


def arm(joints: Sequence[tuple[float, float]], colour: str, cuff: str, widths: Sequence[float] = SLEEVE) -> str:
    """A sleeve with its cuff through shoulder, elbow and wrist. The hand is drawn with what it holds."""
    (x0, y0), (x, y) = joints[-2], joints[-1]
    back = 2.6 / hypot(x - x0, y - y0)
    end = ((x, y, widths[-1] + 1), (x + (x0 - x) * back, y + (y0 - y) * back, widths[-1] + 1.4))
    return path(limb(_jointed(joints, widths)), colour) + path(limb(end), cuff)


def puff(x: float, y: float, colour: str, slit: str) -> str:
    """A puffed shoulder with two slits."""
    low = short(y - 4.6)
    return oval(x, y, 6.4, 6.8, colour) + path(
        f"M{short(x - 2.4)} {low}q-1.4 4.4 0 8.6M{short(x + 2.4)} {low}q1.4 4.4 0 8.6", stroke=slit, width=1.6
    )


def leg(joints: Sequence[tuple[float, float]], colour: str, shoe: str, toe: float) -> str:
    """A leg in hose through hip, knee and ankle; its pointed shoe is so long, to the left if negative."""
    x, y = joints[-1]
    heel = -2.6 if toe > 0 else 2.6
    sole = (
        f"M{short(x + heel)} {short(y - 3)}L{short(x - heel)} {short(y - 3.4)}Q{short(x + toe / 2)} {short(y)} "
        f"{short(x + toe)} {short(y + 2.6)}Q{short(x)} {short(y + 4.4)} {short(x + heel)} {short(y + 3.4)}Z"
    )
    return path(limb(_jointed(joints, HOSE)), colour) + path(sole, shoe)


def held(suit: Suit, x: float, y: float, scale: float, turn: float = 0) -> str:
    """The symbol of a suit, turned about the hand that holds it at that point."""
    return carried(suit, x, y, scale, turn) + hand(x, y)


def carried(suit: Suit, x: float, y: float, scale: float, turn: float = 0) -> str:
    """As `held`, without the hand."""
    grip_x, grip_y = (part * scale for part in GRIPS[suit])
    across, down = cos(radians(turn)), sin(radians(turn))
    at = (x - grip_x * across + grip_y * down, y - grip_x * down - grip_y * across)
    return use(emblem_id(suit), *at, scale, turn)


def hand(x: float, y: float) -> str:
    """A closed hand."""
    return disc(x, y, 3.1, SKIN)


def _jointed(points: Sequence[tuple[float, float]], widths: Sequence[float]) -> list[Joint]:
    return [(x, y, width) for (x, y), width in zip(points, widths, strict=True)]
