"""The words that stand beside what is drawn."""

from __future__ import annotations

LABELS: dict[str, tuple[str, str]] = {
    "position": ("La posición", "The position"),
    "nth_trick": ("Baza", "Trick"),
    "seat": ("Jugador", "Player"),
    "cards": ("Cartas", "Cards"),
    "back": ("carta tapada", "face-down card"),
    "none": ("ninguna carta", "no cards"),
    "asked": ("por esta se pregunta", "asked about"),
}


def label(name: str, lang: str) -> str:
    """A word of the figure itself; what a game has is called as its law calls it (`tutor.draw.legend`).

    >>> label("seat", "es"), label("seat", "en")
    ('Jugador', 'Player')
    """
    return LABELS[name][0 if lang == "es" else 1]
