"""How a board looks."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def board_style() -> str:
    """The style sheet of `tutor.draw.board`.

    >>> ".sr-card" in board_style()
    True
    """
    return (Path(__file__).parent / "board.css").read_text("utf-8")


def styled(board: str) -> str:
    """A board with its style, for a page that is not ours."""
    return f"<div><style>{board_style()}</style>{board}</div>"
