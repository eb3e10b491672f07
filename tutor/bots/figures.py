"""Figures as they are written in hints and in what is told of a hand that is over."""

from __future__ import annotations


def written(value: float, lang: str) -> str:
    """A number with one decimal at most.

    >>> written(3.04, "es"), written(-1.25, "es"), written(0.5, "en")
    ('3', '−1,2', '0.5')
    """
    text = f"{abs(value):.1f}".removesuffix(".0")
    sign = "−" if value < 0 and text != "0" else ""
    return sign + (text.replace(".", ",") if lang == "es" else text)


def points_said(value: float, lang: str) -> str:
    """So many points.

    >>> points_said(1.02, "es"), points_said(2.5, "en")
    ('1 punto', '2.5 points')
    """
    one = round(abs(value), 1) == 1
    noun = ("punto" if one else "puntos") if lang == "es" else "point" if one else "points"
    return f"{written(value, lang)} {noun}"
