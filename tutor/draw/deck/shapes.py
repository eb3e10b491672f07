"""Shapes as SVG text. Lengths are units of a card, 100 wide and 156 high; a point is ``(x, y)``, y downwards.

An outline is inherited from the drawing around (`drawing`), so that it need not be said each time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, sin

from tutor.draw.colours import INK

Point = tuple[float, float]
Joint = tuple[float, float, float]
"""A point of a limb and the limb's width there."""


def drawing(body: str, width: float = 1.1, name: str = "") -> str:
    """``body`` outlined in ink, under an id if it is to be used again."""
    known = f' id="{name}"' if name else ""
    return f'<g{known} fill="none" stroke="{INK}" stroke-width="{short(width)}">{body}</g>'


def path(d: str, fill: str = "", stroke: str = "", width: float = 0) -> str:
    """One path. What is not given is inherited; ``stroke="none"`` has no outline."""
    return f'<path d="{d.replace(" -", "-")}"{_paint(fill, stroke, width)}/>'


def disc(x: float, y: float, radius: float, fill: str = "", stroke: str = "", width: float = 0) -> str:
    """One circle, painted as `path` is."""
    return f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(radius)}"{_paint(fill, stroke, width)}/>'


def oval(x: float, y: float, across: float, down: float, fill: str = "", stroke: str = "", width: float = 0) -> str:
    """One ellipse with its two radii, painted as `path` is."""
    radii = f'rx="{short(across)}" ry="{short(down)}"'
    return f'<ellipse cx="{short(x)}" cy="{short(y)}" {radii}{_paint(fill, stroke, width)}/>'


def placed(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """``body`` scaled, turned by so many degrees clockwise, and moved to a point."""
    made = moved(x, y, scale, turn)
    return f'<g transform="{made}">{body}</g>' if made else body


def use(name: str, x: float, y: float, scale: float, turn: float = 0, line: float = 1.2) -> str:
    """The drawing of that id, as `placed`; its outline will be ``line`` wide, whatever the scale."""
    width = f' stroke-width="{short(line / scale)}"' if line else ""
    return f'<use href="#{name}" transform="{moved(x, y, scale, turn)}"{width}/>'


def laid(name: str) -> str:
    """The drawing of that id, as it is."""
    return f'<use href="#{name}"/>'


def mirrored(body: str) -> str:
    """``body`` with left and right exchanged."""
    return f'<g transform="scale(-1 1)">{body}</g>'


def polygon(points: Iterable[Point]) -> str:
    """The path through the points and back, straight from one to the next."""
    return "M" + "L".join(_pair(*point) for point in points) + "Z"


def smooth(points: Sequence[Point], closed: bool = True) -> str:
    """The path through the points, bent as little as it can be (Catmull and Rom's spline, as cubic curves)."""
    count, points = len(points), [(round(x, 1), round(y, 1)) for x, y in points]
    run = [points[-1], *points, *points[:2]] if closed else [points[0], *points, points[-1]]
    d = f"M{_pair(*points[0])}"
    for place in range(count if closed else count - 1):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = run[place : place + 4]
        start, end = ((x2 - x0) / 6, (y2 - y0) / 6), (x2 - x1 - (x3 - x1) / 6, y2 - y1 - (y3 - y1) / 6)
        bends = (end,) if place else (start, end)  # where one curve ends, the next starts in the same direction
        d += "sc"[not place] + " ".join(_pair(*step) for step in (*bends, (x2 - x1, y2 - y1)))
    return d + ("z" if closed else "")


def limb(joints: Sequence[Joint]) -> str:
    """The outline of an arm, a leg, a tail: as wide at each joint as the joint says, round at both ends."""
    left, right = [], []
    for place, (x, y, width) in enumerate(joints):
        x0, y0, _ = joints[max(place - 1, 0)]
        x1, y1, _ = joints[min(place + 1, len(joints) - 1)]
        length = hypot(x1 - x0, y1 - y0)
        across = (-(y1 - y0) / length * width / 2, (x1 - x0) / length * width / 2)
        left.append((x + across[0], y + across[1]))
        right.append((x - across[0], y - across[1]))
    return smooth([*left, *reversed(right)])


def star(rays: int, outer: float, inner: float, start: float = -pi / 2) -> list[Point]:
    """The points of a star around 0,0, the first ray upwards."""
    turns = [start + pi * place / rays for place in range(2 * rays)]
    return [((outer, inner)[n % 2] * cos(turn), (outer, inner)[n % 2] * sin(turn)) for n, turn in enumerate(turns)]


def short(number: float) -> str:
    """A number as a drawing needs it: to a tenth, below one to a hundredth.

    >>> short(12.34), short(-0.456), short(3.0), short(0)
    ('12.3', '-.46', '3', '0')
    """
    text = f"{number:.{1 if abs(number) >= 1 else 2}f}".rstrip("0").rstrip(".")
    return text if abs(number) >= 1 else text.replace("-0.", "-.").replace("0.", ".").replace("-0", "0")


def moved(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The transformation of what is `placed`."""
    shift = f"translate({short(x)} {short(y)})" if x or y else ""
    turned = f"rotate({short(turn)})" if turn else ""
    return shift + turned + (f"scale({scale:.3g})" if scale != 1 else "")


def _pair(x: float, y: float) -> str:
    return f"{short(x)} {short(y)}"


def _paint(fill: str, stroke: str, width: float) -> str:
    given = (("fill", fill), ("stroke", stroke), ("stroke-width", short(width) if width else ""))
    return "".join(f' {name}="{value}"' for name, value in given if value)
