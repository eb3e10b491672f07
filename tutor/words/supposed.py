"""A clause as something supposed: "ya has cantado" → "no hubieras cantado", after "sería legal si"."""

from __future__ import annotations

import re

_SUPPOSED = {
    "es": {
        "has": "hubieras",
        "ha": "hubiera",
        "han": "hubieran",
        "estás": "estuvieras",
        "está": "estuviera",
        "están": "estuvieran",
        "eres": "fueras",
        "es": "fuera",
        "son": "fueran",
        "tienes": "tuvieras",
        "tiene": "tuviera",
        "tienen": "tuvieran",
        "hay": "hubiera",
        "queda": "quedara",
        "quedan": "quedaran",
    },
    "en": {"have": "had", "has": "had", "is": "were", "are": "were"},
}
_VERB = {lang: re.compile(rf"\b(?:{'|'.join(verbs)})\b") for lang, verbs in _SUPPOSED.items()}
_ALREADY = {"es": re.compile(r"\bya "), "en": re.compile(r"\balready ")}
_OTHERWISE = {
    "es": ("fuera cierto que {}", "no fuera cierto que {}"),
    "en": ("it were so that {}", "it were not so that {}"),
}


def supposed(clause: str, so: bool, lang: str) -> str:
    """The clause of a condition that is not real; ``so``: whether what it says is supposed, or its opposite.

    >>> supposed("ya has cantado en esta baza", False, "es"), supposed("se está subastando", True, "es")
    ('no hubieras cantado en esta baza', 'se estuviera subastando')
    >>> supposed("you have already sung on this trick", False, "en"), supposed("the auction is on", True, "en")
    ('you had not sung on this trick', 'the auction were on')
    """
    found = _VERB[lang].search(clause)
    if not found:
        return _OTHERWISE[lang][not so].format(clause)
    verb = _SUPPOSED[lang][found[0]]
    changed = f"{clause[: found.start()]}{verb if so or lang == 'es' else f'{verb} not'}{clause[found.end() :]}"
    if so:
        return changed
    changed = _ALREADY[lang].sub("", changed, count=1)
    return f"no {changed}" if lang == "es" else changed
