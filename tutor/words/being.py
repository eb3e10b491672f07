"""Who somebody is, said as what they did where the name of it already tells that."""

from __future__ import annotations

WHO = {"es": ("quien ",), "en": ("the player who ", "whoever ")}


def being(subject: str, what: str, lang: str) -> str:
    """``subject`` is ``what``; of somebody known by a deed, the deed. In Spanish the subject may be left out.

    >>> being("A", "quien reparte", "es"), being("A", "la mano", "es"), being("", "quien ganó la última baza", "es")
    ('A reparte', 'A es la mano', 'ganó la última baza')
    >>> being("A", "the player who announced capote", "en"), being("A", "the dealer", "en")
    ('A announced capote', 'A is the dealer')
    """
    lead = next((lead for lead in WHO[lang] if what.startswith(lead)), None)
    said = what.removeprefix(lead) if lead else f"{'es' if lang == 'es' else 'is'} {what}"
    return f"{subject} {said}".strip()
