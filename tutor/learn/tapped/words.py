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
    "none_f": ("Ninguna", "None"),
    "none_m": ("Ninguno", "None"),
    "nothing": ("No hay ninguna", "There is none"),
    "nobody": ("De nadie", "Nobody’s"),
    "no_winner": ("Nadie", "Nobody"),
    "no_revoke": ("No hay ninguno", "There is none"),
    "legal": ("Es legal", "It is legal"),
    "illegal": ("Es ilegal", "It is illegal"),
    "proved": ("Está probado que sí", "It is proved"),
    "not_one": ("Es seguro que no", "Certainly not"),
    "unknown": ("No se puede saber", "It cannot be known"),
    "yes": ("Sí", "Yes"),
    "no": ("No", "No"),
    "in_first": ("Solo en la 1", "Only in 1"),
    "in_second": ("Solo en la 2", "Only in 2"),
    "in_both": ("En las dos", "In both"),
    "in_none": ("En ninguna", "In none"),
    "second": ("En la 2", "In 2"),
    "play_on": ("Nadie todavía", "Nobody yet"),
    "cards": ("Las cartas", "The cards"),
    "pack": ("La baraja", "The deck"),
    "yours": ("tu respuesta", "your answer"),
    "right_one": ("la buena", "the right one"),
    "not_this": ("sobra", "not this one"),
    "missing": ("falta", "missing"),
    "decides": ("decide", "decides"),
}


def word(key: str, lang: str) -> str:
    """A word.

    >>> word("check", "es"), word("check", "en")
    ('Comprobar', 'Check')
    """
    return WORDS[key][0 if lang == "es" else 1]
