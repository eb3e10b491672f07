"""A horse that looks to the left, the middle of its barrel at 0,0; the ground is some 37 below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, hypot, radians, sin

from tutor.draw.colours import INK, RED
from tutor.draw.deck.shapes import Joint, disc, limb, oval, path, placed, short, smooth

Gait = tuple[Sequence[Joint], Sequence[Joint], Sequence[Joint], Sequence[Joint]]
"""Near and far fore leg, near and far hind leg."""

WALK: Gait = (
    ((-15, 5, 11), (-22, 14, 7), (-17.6, 22, 4.6), (-17, 27, 4.4)),
    ((-16, 6, 10), (-17, 18, 6), (-19, 30, 4.2), (-20, 35, 4.2)),
    ((16, 2, 15), (14.6, 12, 9.6), (18.6, 20, 6), (15, 32, 4.4), (13.6, 35, 4.4)),
    ((17, 4, 13), (20, 13, 8), (25.6, 20, 5.6), (24, 31, 4.2), (23, 35, 4.2)),
)
STAND: Gait = (
    ((-15, 5, 11), (-15.6, 18, 6.4), (-15.6, 30, 4.4), (-16.4, 35, 4.4)),
    ((-18, 6, 10), (-20.4, 18, 6), (-21.4, 30, 4.2), (-22.4, 35, 4.2)),
    ((16, 2, 15), (14.6, 12, 9.6), (19, 20, 6), (17, 31, 4.4), (16, 35, 4.4)),
    ((15, 4, 13), (11, 13, 8), (13, 21, 5.6), (9.6, 31, 4.2), (8.4, 35, 4.2)),
)
REAR: Gait = (
    ((-17, -2, 11), (-26, 2, 7), (-24.6, 11, 4.8), (-22, 14, 4.6)),
    ((-18, -4, 10), (-30, -6, 6.4), (-30, 3, 4.6), (-28, 6.4, 4.4)),
    ((15, 8, 15), (8, 18, 10), (15, 24, 6), (11, 33, 4.6), (10, 36, 4.6)),
    ((17, 9, 13), (15, 20, 8.4), (22, 25, 5.6), (20, 33, 4.4), (19, 36, 4.4)),
)
TROT: Gait = (
    ((-15, 4, 11), (-25, 11, 7), (-31, 19, 4.8), (-35, 22, 4.6)),
    ((-16, 5, 10), (-18, 16, 6), (-12, 22, 4.4), (-9, 23.6, 4.2)),
    ((16, 2, 15), (19, 12, 9.6), (26, 19, 6), (26, 29, 4.6), (25, 33, 4.6)),
    ((15, 4, 13), (9.6, 13, 8), (12, 22, 5.6), (6.6, 31, 4.2), (5, 34, 4.2)),
)

_BODY = [
    (-23, 0),
    (-20, -9),
    (-11, -12),
    (2, -9.5),
    (14, -12.5),
    (22, -8),
    (24, 2),
    (18, 10),
    (6, 9),
    (-6, 11.5),
    (-17, 11),
]
_CREST = [(-9, -11), (-15, -22), (-22, -33), (-27.5, -38.6), (-33, -34.6), (-41, -23.6), (-44.4, -18.4)]
_THROAT = [(-42, -14.8), (-37.4, -16), (-31.6, -22), (-28, -23), (-25.6, -15), (-24, -2), (-16, 4)]
_FORELOCK = [(-26, -39.6), (-29.6, -32), (-25.6, -30), (-20.6, -27), (-18.4, -19), (-12.6, -16), (-8, -10)]
_MANE = [*_FORELOCK, (-8.6, -17), (-13, -27), (-19, -36)]
_TAIL = [(21, -9), (28, -9), (32, 2), (30.6, 16), (33, 26), (26, 20), (25, 8), (22, -2)]
_BIT = (-34.4, -19.4)


@dataclass(frozen=True, slots=True)
class Horse:
    """Its colours (``shade`` on the far side) and gait; degrees by which it rears, and by which it lifts its head."""

    coat: str
    shade: str
    mane: str
    gait: Gait
    tilt: float = 0
    neck: float = 0

    def drawn(self, saddle: str, trim: str) -> str:
        """The horse with its saddle cloth."""
        near_fore, far_fore, near_hind, far_hind = self.gait
        far = _leg(far_fore, self.shade) + _leg(far_hind, self.shade)
        near = _leg(near_fore, self.coat) + _leg(near_hind, self.coat)
        trunk = path(smooth(_TAIL), self.mane) + path(smooth(_BODY), self.coat)
        seam = oval(-14.6, -1.6, 7, 8, self.coat, "none")
        front = placed(self.head(), 0, 0, 1, self.neck) + seam + _saddlery(saddle, trim)
        return far + placed(trunk, 0, 0, 1, self.tilt) + near + placed(front, 0, 0, 1, self.tilt)

    def head(self) -> str:
        """Head and neck, bridled."""
        ear = path("M-27 -37.6L-28.4 -45L-23.4 -38.4Z", self.coat)
        eye = disc(-33, -29.8, 1.2, INK, "none")
        marks = path("M-35 -32.2q2 -1.4 3.8 -.4M-42.6 -19.4l1.2 .8M-43.2 -16.6q2.6 .6 4.6 -1", width=0.8)
        bridle = path("M-38.2 -27.4L-34.4 -19.4M-30.4 -37L-30.2 -22.6M-36.4 -23.4L-30.2 -27.4", stroke=RED, width=1.5)
        return ear + path(smooth(_CREST + _THROAT), self.coat) + path(smooth(_MANE), self.mane) + eye + marks + bridle

    def rein(self, x: float, y: float) -> str:
        """A rein from the bit to a hand at that point."""
        turn = radians(self.tilt + self.neck)
        bit_x = _BIT[0] * cos(turn) - _BIT[1] * sin(turn)
        bit_y = _BIT[0] * sin(turn) + _BIT[1] * cos(turn)
        sag = f"{short((x + bit_x) / 2)} {short((y + bit_y) / 2 + 5)}"
        return path(f"M{short(bit_x)} {short(bit_y)}Q{sag} {short(x)} {short(y)}", stroke=RED, width=1.5)


def _saddlery(cloth: str, trim: str) -> str:
    straps = path("M-9.4 -3Q-17 -2 -23 -1M14.6 -5Q20 -4 23.6 -1", stroke=trim, width=2)
    edge = path("M-9 2Q3 5 14.8 0L15 3Q3 8 -9 5Z", trim, width=0.8)
    return straps + path("M-9 -12.4Q2 -8.4 13 -13L15 3Q3 8 -9 5Z", cloth) + edge


def _leg(joints: Sequence[Joint], colour: str) -> str:
    """A leg and its hoof, which goes on in the direction of the pastern."""
    (x0, y0, _), (x, y, width) = joints[-2], joints[-1]
    length = hypot(x - x0, y - y0)
    on_x, on_y = (x - x0) / length, (y - y0) / length
    hoof = ((x - on_x, y - on_y, width + 0.4), (x + 2 * on_x, y + 2 * on_y, width + 2.2))
    return path(limb(joints), colour) + path(limb(hoof), INK)
