"""Cards as people say them in one breath, a suit shared by several: "as y seis de copas y tres de espadas"."""

from __future__ import annotations

import re

from tutor.cards import Card, parse_cards
from tutor.faults import Place, TutorError

_BETWEEN = re.compile(r"\s*[,;]\s*|\s+(?:y|and)\s+", re.IGNORECASE)
LONGEST = 1500


def cards_typed(text: str, place: Place | None = None, *, french: bool = False) -> tuple[Card, ...]:
    """The cards of a text, in order; TutorError with every fault. ``french``: they may be called as the French deck does.

    >>> cards_typed("as y seis de copas y tres de espadas"), cards_typed("el rey, la sota de copas; 1o")
    ((Card('1c'), Card('6c'), Card('3e')), (Card('12c'), Card('10c'), Card('1o')))
    >>> cards_typed("reina y siete de tréboles", french=True)
    (Card('11b'), Card('7b'))
    """
    return parse_cards(share_suits(text, french) if len(text) <= LONGEST else text, place=place, french=french)


def share_suits(text: str, french: bool = False) -> str:
    """The text with the suit of the next card given to each rank that stands without one.

    >>> share_suits("ace and six of cups")
    'ace de copas, six of cups'
    """
    parts, suit = _BETWEEN.split(" ".join(text.split())), ""
    for place, part in reversed(list(enumerate(parts))):
        shared = "" if _suit_of(part, french) or not suit else f"{part} de {suit}"
        parts[place] = shared if shared and _suit_of(shared, french) else part
        suit = _suit_of(parts[place], french)
    return ", ".join(parts) if len(parts) > 1 else text


def _suit_of(text: str, french: bool) -> str:
    """The suit of the first card of a text; empty where it is none."""
    try:
        found = parse_cards(text, french=french)
    except TutorError:
        return ""
    return found[0].suit.slug if found else ""
