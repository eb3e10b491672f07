"""Upright rectangles on a card, by which the layout is held apart."""

from __future__ import annotations

from dataclasses import dataclass

WIDTH, HEIGHT = 100, 156
"""The size of a card, in the units of every drawing here."""


@dataclass(frozen=True, slots=True)
class Box:
    """From ``left`` to ``right`` and, downwards, from ``top`` to ``bottom``."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Box:
        """The box of that size with its middle at a point.

        >>> Box.around(50, 78, 20, 30)
        Box(left=40.0, top=63.0, right=60.0, bottom=93.0)
        """
        return cls(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    def touches(self, other: Box) -> bool:
        """Whether they have a point in common.

        >>> Box(0, 0, 2, 2).touches(Box(2, 2, 3, 3)), Box(0, 0, 2, 2).touches(Box(3, 0, 4, 2))
        (True, False)
        """
        across = self.left <= other.right and other.left <= self.right
        return across and self.top <= other.bottom and other.top <= self.bottom

    def turned(self) -> Box:
        """The same box on a card turned upside down."""
        return Box(WIDTH - self.right, HEIGHT - self.bottom, WIDTH - self.left, HEIGHT - self.top)
