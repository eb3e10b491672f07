"""What one has, said of oneself and one's partner: "tienes una baza" → "tu compañero y tú tenéis una baza"."""

from __future__ import annotations

import re

_TOGETHER = {"tienes": "tenéis", "tuvieras": "tuvierais", "puedes": "podéis"}
_VERB = re.compile(rf"\b(?:{'|'.join(_TOGETHER)})\b")


def jointly(clause: str, lang: str) -> str:
    """The clause, which speaks of "you", of two partners.

    >>> jointly("no tienes ninguna baza ganada", "es"), jointly("solo tuvieras una baza ganada", "es")
    ('tu compañero y tú no tenéis ninguna baza ganada', 'tu compañero y tú solo tuvierais una baza ganada')
    >>> jointly("you do not have 2 tricks", "en")
    'you and your partner do not have 2 tricks'
    """
    if lang == "en":
        return re.sub(r"\byou\b", "you and your partner", clause, count=1)
    return f"tu compañero y tú {_VERB.sub(lambda verb: _TOGETHER[verb[0]], clause)}"
