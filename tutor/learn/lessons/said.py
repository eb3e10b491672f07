"""Answers to exercises in words."""

from __future__ import annotations

from typing import Any

from tutor.ask.answer import VERDICT_WORDS
from tutor.cards import CARDS, SLUGS, parse_card
from tutor.faults import TutorError
from tutor.learn.items import Item, kind_of
from tutor.words import listing, name_card, name_cards, name_suit

NONE = {"es": "ninguna", "en": "none"}


def answer_text(given: Any, lang: str) -> str:
    """An answer as it is spoken.

    >>> answer_text(("1c", "6c"), "es"), answer_text((), "es"), answer_text("illegal", "en"), answer_text(3, "es")
    ('el as y el seis de copas', 'ninguna', 'illegal', '3')
    >>> answer_text((("7o",), ("2c", "5e")), "es"), answer_text(("10e", ("7o",)), "es")
    ('el siete de oros; el dos de copas y el cinco de espadas', 'la sota de espadas con el siete de oros')
    """
    if isinstance(given, bool):
        return {"es": ("no", "sí"), "en": ("no", "yes")}[lang][given]
    if isinstance(given, tuple | list):
        return several_text(tuple(given), lang)
    if given in VERDICT_WORDS:
        return VERDICT_WORDS[given][0 if lang == "es" else 1].lower()
    if given in SLUGS:
        return name_suit(SLUGS[given], lang).bare
    if isinstance(given, int):
        return str(given).replace("-", "−")
    return name_card(card_of(given), lang).the if card_of(given) >= 0 else str(given)


def said_of(item: Item, given: Any, lang: str) -> str:
    """The same of an answer to an exercise whose kind has names for what is answered there."""
    kind = kind_of(item)
    if kind.way(item).ordered:
        return listing([answer_text(one, lang) for one in given], lang)
    known = kind.names(item, lang)
    if isinstance(given, str | int | tuple) and given in known:
        return known[given]
    if isinstance(given, tuple) and given and all(isinstance(one, str | int) and one in known for one in given):
        return listing([known[one] for one in given], lang)
    return answer_text(given, lang)


def several_text(given: tuple[Any, ...], lang: str) -> str:
    """Several of them: cards, sets of cards, a card with what it takes."""
    if not given:
        return NONE[lang]
    if len(given) == 2 and card_of(given[0]) >= 0 and isinstance(given[1], tuple | list):
        if not given[1]:
            return name_card(card_of(given[0]), lang).the
        return f"{name_card(card_of(given[0]), lang).the} {'con' if lang == 'es' else 'with'} {answer_text(given[1], lang)}"
    if len(given) == 2 and isinstance(given[0], str) and type(given[1]) is int:  # who, and how much
        return f"{given[0]}, {given[1]}"
    if all(card_of(one) >= 0 for one in given):
        return name_cards([CARDS[card_of(one)] for one in given], lang)
    said = [answer_text(one, lang) for one in given]
    return "; ".join(said) if any(isinstance(one, tuple | list) for one in given) else listing(said, lang)


def card_of(given: Any) -> int:
    """The index of a card in writing; -1 for anything else."""
    if not isinstance(given, str) or not given[:1].isdigit():
        return -1
    try:
        return int(parse_card(given))
    except TutorError:
        return -1
