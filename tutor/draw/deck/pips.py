"""Where the symbols of a number card lie, one to nine of them, and how large they are.

Of the arrangements there are for a number, the one that leaves room for the largest symbols is taken: coins stand in a
column of three, swords do not. No symbol comes nearer than `GAP` to another, to the index in its corner or to the frame.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from math import floor
from operator import itemgetter

from tutor.draw.deck.boxes import Box
from tutor.draw.deck.shapes import Point, short

GAP = 3.0
INSIDE = Box(7, 7, 93, 149)
"""Within the frame."""

LARGEST = (2.75, 1.8, 1.5, 1.35)
"""The scale with one symbol, two, three, and more, where there is room for it."""

_Places = tuple[Point, ...]


def _rows(columns: Sequence[float], *heights: float) -> _Places:
    return tuple((x, y) for y in heights for x in columns)


_PAIR, _FAR, _THREE, _WIDE = (35.5, 64.5), (30, 70), (32, 50, 68), (24, 50, 76)
_ARRANGEMENTS: dict[int, tuple[_Places, ...]] = {
    1: (_rows((50,), 78),),
    2: (_rows((50,), 45, 111),),
    3: (_rows((50,), 36, 78, 120), (*_rows((50,), 45), *_rows((36, 64), 110))),
    4: (_rows(_FAR, 51, 105), _rows(_PAIR, 45, 111)),
    5: (_rows(_FAR, 47, 109) + _rows((50,), 78), _rows(_PAIR, 37, 119) + _rows((50,), 78)),
    6: (_rows(_FAR, 46, 78, 110), _rows(_PAIR, 36, 78, 120)),
    7: (_rows(_PAIR, 36, 120) + _rows((22.5, 50, 77.5), 78),),
    8: (
        _rows(_PAIR, 30, 62, 94, 126),
        _rows(_THREE, 36, 120) + _rows((39, 61), 78),
        _rows(_WIDE, 46, 110) + _rows((37, 63), 78),
    ),
    9: (_rows(_THREE, 36, 78, 120), _rows(_WIDE, 46, 78, 110)),
}
"""By number of symbols: the middle of each."""


@cache
def lay_out(count: int, size: tuple[float, float], index: Box) -> tuple[float, _Places]:
    """The scale of so many symbols of that size, and the middle of each, beside an index that stands in two corners.

    >>> scale, places = lay_out(3, (22.8, 22.8), Box(8, 9, 21, 30))
    >>> scale, places
    (1.5, ((50, 36), (50, 78), (50, 120)))
    """
    cap = LARGEST[min(count, len(LARGEST)) - 1]
    room = ((min(cap, *_limits(places, size, index)), places) for places in _ARRANGEMENTS[count])
    scale, places = max(room, key=itemgetter(0))
    return floor(scale * 100) / 100, places


def strewn(name: str, scale: float, places: Sequence[Point], line: float) -> str:
    """The drawing of that id at each of the places, with an outline ``line`` wide."""
    signs = "".join(f'<use href="#{name}" x="{short(x / scale)}" y="{short(y / scale)}"/>' for x, y in places)
    width = f' stroke-width="{short(line / scale)}"' if line else ""
    return f'<g transform="scale({scale:.3g})"{width}>{signs}</g>'


def _limits(places: _Places, size: tuple[float, float], index: Box) -> Iterator[float]:
    """The scales at which a symbol would come too near to something."""
    width, height = size
    for (x, y), (x2, y2) in combinations(places, 2):
        yield max((abs(x - x2) - GAP) / width, (abs(y - y2) - GAP) / height)
    for x, y in places:
        yield 2 * (min(x - INSIDE.left, INSIDE.right - x) - GAP) / width
        yield 2 * (min(y - INSIDE.top, INSIDE.bottom - y) - GAP) / height
        for corner in (index, index.turned()):
            yield 2 * max(_away(x, corner.left, corner.right) / width, _away(y, corner.top, corner.bottom) / height)


def _away(at: float, start: float, end: float) -> float:
    """How far a symbol may reach from a point without coming too near to what lies from ``start`` to ``end``."""
    return max(start - at, at - end) - GAP
