"""Answers as somebody types them, written against what an exercise says, not against how a line is read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.cards import parse_card
from tutor.learn.items import Item, kind_of
from tutor.words import name_card

PLAIN = {
    "es": {
        "legal_or_not": {"legal": "legal", "illegal": "ilegal"},
        "decidable": {"illegal": "Está probado que sí", "legal": "es seguro que no", "undecided": "no se sabe"},
        "twins": {(1,): "en la 1", (2,): "2", (1, 2): "las dos", (): "ninguna"},
        "wrong_line": {"none": "de nadie"},
        "forbidden": {"none": "ninguno"},
        "build_hand": {"none": "no hay ninguna"},
        "play_one": {"none": "no hay"},
    },
    "en": {
        "legal_or_not": {"legal": "yes", "illegal": "it is illegal"},
        "decidable": {"illegal": "it is proved", "legal": "no", "undecided": "unknown"},
        "twins": {(1,): "1", (2,): "only in 2", (1, 2): "1 and 2", (): "none"},
        "wrong_line": {"none": "nobody"},
        "forbidden": {"none": "none"},
        "build_hand": {"none": "there is none"},
        "play_one": {"none": "none"},
    },
}


def lines(item: Item, answer: Any, lang: str) -> Iterator[str]:
    """Some of the lines that mean an answer."""
    known = PLAIN[lang].get(item.kind, {})
    if answer == () and item.kind != "twins":
        yield "-"
        yield "ninguna" if lang == "es" else "none"
    elif answer in known:
        yield known[answer]
    elif item.kind in ("which_idea", "which_table"):
        listed, ids = kind_of(item).listed(item, lang), item.more.get("ideas") or item.more["forms"]
        places = [list(ids).index(one) for one in ([answer] if isinstance(answer, str) else answer)]
        yield " ".join(str(place + 1) for place in places)
        yield ", ".join(listed[place].upper() for place in places)
    elif item.kind == "say_value" and isinstance(answer, bool):
        yield {"es": "Sí.", "en": "yes"}[lang] if answer else "no"
    elif item.kind == "say_value" and answer == "play_on":
        yield {"es": "nadie todavía", "en": "nobody yet"}[lang]
    elif item.kind == "say_value" and isinstance(answer, tuple) and isinstance(answer[0], tuple):
        yield f"{answer[0][0].lower()}: {answer[0][1]}"
    elif item.kind == "first_revoke":
        yield f"{answer[0]} {answer[1]}"
        yield f"{answer[0]}, {'baza' if lang == 'es' else 'trick'} {answer[1]}"
    elif isinstance(answer, tuple) and any(isinstance(one, tuple) for one in answer):
        moves = [answer] if isinstance(answer[0], str) else answer
        yield "; ".join(move_line(move, lang) for move in moves)
    elif isinstance(answer, tuple):
        yield ", ".join(spoken(one, lang) for one in answer)
        yield " ".join(map(str, answer))
    else:
        yield str(answer).replace("-", "−")


def move_line(move: tuple[Any, ...], lang: str) -> str:
    """A set of cards, perhaps with the card that takes it."""
    if isinstance(move[-1], tuple):
        return f"{move[0]}: {', '.join(spoken(card, lang) for card in move[-1])}"
    return " ".join(move)


def spoken(value: Any, lang: str) -> str:
    """A card by name, anything else as it is."""
    return (
        name_card(parse_card(value), lang).bare if str(value)[:-1].isdigit() and isinstance(value, str) else str(value)
    )
