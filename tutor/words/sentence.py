"""The outside of a sentence: its capital letter, its spaces and its full stop."""

from __future__ import annotations

import re

_SPACE_BEFORE = re.compile(r" +([.,;:])")
_OPENING = re.compile(r"[¿¡(\[]*")


def sentence(text: str) -> str:
    """The text as a sentence; empty text stays empty.

    >>> sentence("el as  gana"), sentence("¿por qué?"), sentence("the ace wins..")
    ('El as gana.', '¿Por qué?', 'The ace wins.')
    """
    text = text.strip()
    if "  " in text or " ," in text or " ." in text or " ;" in text or " :" in text or not text.isprintable():
        text = _SPACE_BEFORE.sub(r"\1", " ".join(text.split()))
    if not text:
        return ""
    if text[0].isalnum():
        return (
            text[0].upper() + text[1:] + ("" if text[-1] in ".?!…" else ".")
            if text[-2:] != ".."
            else text[0].upper() + text[1:].rstrip(".") + "."
        )
    start = _OPENING.match(text)
    first = start.end() if start else 0
    text = text[:first] + text[first : first + 1].upper() + text[first + 1 :]
    return text if text[-1] in "?!…" else text.rstrip(".") + "."


def capital(text: str) -> str:
    """The text with a capital, as a title has it.

    >>> capital("el triunfo")
    'El triunfo'
    """
    return text[:1].upper() + text[1:]
