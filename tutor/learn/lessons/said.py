"""Answers to exercises in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.ask.answer import VERDICT_WORDS
from tutor.cards import CARDS, SUITS, parse_card
from tutor.faults import TutorError
from tutor.learn.items import Item
from tutor.learn.items.tasks import listed
from tutor.words import listing, name_card, name_cards, name_suit

NONE = {"es": "ninguna", "en": "none"}
SLUGS = [suit.slug for suit in SUITS]


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
        return name_suit(SLUGS.index(given), lang).bare
    return name_card(card_of(given), lang).the if card_of(given) >= 0 else str(given)


def said_of(item: Item, given: Any, lang: str) -> str:
    """The same of an answer to an exercise that lists what there is to choose from, or asks about two positions or several forms."""
    known = names_in(item, lang)
    if isinstance(given, tuple) and given and all(one in known for one in given if isinstance(one, str | int)):
        return listing([known.get(one, "") or answer_text(one, lang) for one in given], lang)
    if isinstance(given, str | int) and given in known:
        return known[given]
    return answer_text(given, lang)


def names_in(item: Item, lang: str) -> Mapping[Any, str]:
    """What the answers of an exercise are called there; nothing where they are called by themselves."""
    if item.kind == "which_table":
        return {form: item.seat.law.variants[form].name(lang) for form in item.more["forms"]}
    if item.kind == "twins":
        return {place: f"la {place}" if lang == "es" else str(place) for place in (1, 2)}
    answers = item.more.get("ideas") or range(1, len(listed(item, lang)) + 1)
    opening, closing = ("«", "»") if lang == "es" else ("“", "”")
    return {
        answer: f"{opening}{said.rstrip('.')}{closing}"
        for answer, said in zip(answers, listed(item, lang), strict=False)
    }


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
