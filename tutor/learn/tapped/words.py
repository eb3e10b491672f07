"""The words of an exercise on the table that no law brings, as (Spanish, English)."""

from __future__ import annotations

WORDS: dict[str, tuple[str, str]] = {
    "check": ("Comprobar", "Check"),
    "add": ("Apuntar este grupo", "Note this set"),
    "remove": ("Quitar", "Take out"),
    "erase": ("Borrar", "Erase"),
    "minus": ("Menos", "Minus"),
    "number": ("Tu número", "Your number"),
    "sets": ("Tus grupos", "Your sets"),
    "order": ("Tócalas en orden", "Tap them in order"),
    "pick": ("Toca las cartas", "Tap the cards"),
    "second": ("En la 2", "In 2"),
    "cards": ("Las cartas", "The cards"),
    "pack": ("La baraja", "The deck"),
    "yours": ("tu respuesta", "your answer"),
    "right_one": ("la buena", "the right one"),
    "not_this": ("sobra", "not this one"),
    "missing": ("falta", "missing"),
    "place": ("la {}.ª", "no. {}"),
    "decides": ("decide", "decides"),
}


def word(key: str, lang: str) -> str:
    """A word.

    >>> word("check", "es"), word("check", "en")
    ('Comprobar', 'Check')
    """
    return WORDS[key][0 if lang == "es" else 1]
