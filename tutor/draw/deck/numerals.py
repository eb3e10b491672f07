"""The index of a card: the number of a Spanish one, the number or letter of a French one. No font is needed."""

from __future__ import annotations

from tutor.draw.deck.boxes import Box
from tutor.draw.deck.shapes import moved, short

HIGH, WEIGHT = 16.0, 2.7
"""Height of a sign, its line included, and how thick that line is."""

_STROKES = {
    "0": "M5 1.5C1.6 1.5 1.5 14.5 5 14.5S8.4 1.5 5 1.5Z",
    "1": "M2 4.4L5.4 1.5V14.5M3 14.5H7.6",
    "2": "M1.6 4.6C1.9 .4 8.4 .4 8.3 4.7C8.2 7.8 3 10.6 1.5 14.5H8.7",
    "3": "M1.7 3.2C3.4 .7 8 1.1 7.9 4.5C7.8 6.9 5.8 7.5 4.2 7.5C6.6 7.5 8.6 8.6 8.5 11C8.4 14.9 3 15.4 1.3 12.6",
    "4": "M6.6 14.5V1.5L1.2 10.6H9",
    "5": "M8 1.5H2.8L2.2 7.2C4.6 5.7 8.6 6.6 8.5 10.3C8.4 14.7 3.2 15.5 1.3 12.6",
    "6": "M7.6 2.2C3.6 1 1.5 6 1.6 10.2C1.7 16 8.5 15.8 8.5 10.6C8.5 6 2.6 6 1.8 10",
    "7": "M1.4 1.5H8.6C6 5.6 4.6 9.4 4.2 14.5",
    "8": "M5 7.4C1.2 7.2 1.2 1.5 5 1.5S8.8 7.2 5 7.4C.2 7.6 .2 14.5 5 14.5S9.8 7.6 5 7.4Z",
    "9": "M2.4 13.8C6.4 15 8.5 10 8.4 5.8C8.3 0 1.5 .2 1.5 5.4C1.5 10 7.4 10 8.2 6",
    "A": "M1.2 14.5L5.2 1.5L9.2 14.5M2.7 10.2H7.7",
    "J": "M7.8 1.5V10.4C7.8 15.9 1.8 15.9 1.5 11",
    "Q": "M5 1.5C1 1.5 1 14.5 5 14.5S9 1.5 5 1.5ZM5.8 10.8L9 14.8",
    "K": "M1.8 1.5V14.5M8.6 1.5L1.8 9.2M4.4 6.6L9 14.5",
}
_STEP = 9.0
"""From one sign to the next."""
SIGNS = {
    f"sr-sign-{sign}": f'<path id="sr-sign-{sign}" d="{strokes}" fill="none" stroke-width="{WEIGHT}"/>'
    for sign, strokes in _STROKES.items()
}
"""The signs by their ids, without a colour."""


def numeral(text: str, colour: str, x: float, y: float, scale: float) -> str:
    """The signs of ``text`` side by side, their left upper corner at that point.

    >>> numeral("12", "#000000", 0, 0, 1).count("<use")
    2
    """
    steps = ("", *(f' x="{short(place * _STEP)}"' for place in range(1, len(text))))
    signs = "".join(f'<use href="#sr-sign-{sign}"{step}/>' for sign, step in zip(text, steps, strict=True))
    return f'<g transform="{moved(x, y, scale)}" stroke="{colour}">{signs}</g>'


def numeral_box(text: str, x: float, y: float, scale: float) -> Box:
    """What `numeral` covers at most."""
    return Box(x, y, x + (_STEP * (len(text) - 1) + 10.4) * scale, y + HIGH * scale)
