"""Draws the pictures of this folder anew, and the deck that the table is drawn with; takes those of the pages: ``make pictures``."""

from __future__ import annotations

from pathlib import Path

from docs import screens
from tutor.cards import SUITS, Card
from tutor.draw import sprite
from tutor.draw.deck.sheet import Place, sheet
from tutor.tabletop.bundle import DECK

RANKS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)


def deck() -> str:
    """The Spanish deck; below it some compact faces, some of the French deck, and the back."""
    full: list[list[Place]] = [[(Card.of(rank, suit), "full") for rank in RANKS] for suit in SUITS]
    compact: list[Place] = [
        (Card.of(rank, suit), "compact") for rank, suit in zip((1, 7, 10, 11, 12), (2, 0, 3, 2, 1), strict=True)
    ]
    french: list[Place] = [
        (Card.of(rank, suit), "french") for rank, suit in zip((1, 7, 5, 10, 11, 12), (2, 0, 3, 2, 1, 0), strict=True)
    ]
    return sheet([*full, [*compact, None, *french]], "La baraja de Sin Renuncio")


PICTURES = {"baraja.svg": deck}
"""By file name."""

if __name__ == "__main__":
    for name, draw in PICTURES.items():
        (Path(__file__).parent / name).write_text(draw() + "\n", "utf-8")
    DECK.write_text(sprite() + "\n", "utf-8")
    screens.take()
