"""What is said to somebody, said of somebody else by name: "debes echar un triunfo" → "B debe echar un triunfo"."""

from __future__ import annotations

import re
from collections.abc import Callable

_VERBS = {
    "es": {
        **{"debes": "debe", "tienes": "tiene", "puedes": "puede", "quieras": "quiera", "eres": "es"},
        **{"juegas": "juega", "te llevas": "se lleva"},
    },
    "en": {"have": "has", "are": "is", "lead": "leads", "do": "does", "play": "plays", "take": "takes"},
}
_SPOKEN_TO = {
    "es": re.compile(
        rf"\bsales tú\b|\btu (?=\w)|(?P<no>\bno )?\b(?P<verb>{'|'.join(_VERBS['es'])})\b(?P<do> (?:que )?\w+[aei]r)?(?P<te>(?<=r)te\b)?",
        re.IGNORECASE,
    ),
    "en": re.compile(r"\byour\b|\byou(?: (\w+))?", re.IGNORECASE),
}


def of_another(text: str, name: str, lang: str) -> str:
    """Sentences that speak to "you", as they are said of ``name``; in Spanish the name is said once.

    >>> of_another("No tienes ninguna carta de oros: puedes echar la carta que quieras.", "B", "es")
    'B no tiene ninguna carta de oros: puede echar la carta que quiera.'
    >>> of_another("Sales tú: puedes echar la carta que quieras.", "B", "es")
    'Sale B: puede echar la carta que quiera.'
    >>> of_another("La carta que juegas y las cartas que te llevas tienen que sumar 15.", "B", "es")
    'La carta que B juega y las cartas que se lleva tienen que sumar 15.'
    >>> of_another("No puedes llevarte nada, y debes dejar una parte.", "B", "es")
    'B no puede llevarse nada, y debe dejar una parte.'
    >>> of_another("You must play a trump, and you have the three of coins.", "B", "en")
    'B must play a trump, and B has the three of coins.'
    >>> of_another("The card of your partner wins.", "B", "en"), of_another("El as gana al rey.", "B", "es")
    ("The card of B's partner wins.", 'El as gana al rey.')
    """
    speak: Callable[[re.Match[str]], str] = _Spanish(name).said if lang == "es" else _English(name).said
    return _SPOKEN_TO[lang].sub(speak, text)


class _Spanish:
    """The name stands before the first verb."""

    def __init__(self, name: str) -> None:
        self.name, self.named = name, False

    def said(self, found: re.Match[str]) -> str:
        text = found[0]
        if text.lower() == "tu ":
            return "Su " if text[0] == "T" else "su "
        first, self.named = not self.named, True
        if text.lower() == "sales tú":
            return f"{text[0]}ale {self.name}"
        other = (
            (found["no"] or "")
            + _VERBS["es"][found["verb"].lower()]
            + (found["do"] or "")
            + ("se" if found["te"] else "")
        )
        return f"{self.name} {other[0].lower()}{other[1:]}" if first else other


class _English:
    """The name stands for every "you"."""

    def __init__(self, name: str) -> None:
        self.name = name

    def said(self, found: re.Match[str]) -> str:
        if found[0].lower() == "your":
            return f"{self.name}'s"
        verb = found[1]
        return f"{self.name} {_VERBS['en'].get(verb, verb)}" if verb else self.name
