"""Answers to exercises as they are typed: cards, numbers, yes or no, nothing, cards with what they take."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tutor.faults import TutorError
from tutor.learn.items import Item, kind_of
from tutor.learn.items.kinds.base import open_sets

YES, NO = ("sí", "si", "s", "yes", "y"), ("no", "n")
NOTHING = ("-", "–", "ninguna", "ninguno", "nada", "nadie", "none", "nothing", "nobody")
NOBODY_YET = {"nadie todavía": "play_on", "nobody yet": "play_on"}
VERDICTS = {
    **NOBODY_YET,
    "ilegal": "illegal",
    "no se sabe": "undecided",
    "sin decidir": "undecided",
    "sí lo hubo": "illegal",
}
NOT_READ = (TypeError, ValueError, KeyError, IndexError, AttributeError)


def read_typed(item: Item, line: str) -> Any:
    """The answer that a line gives to an exercise. Raises TutorError for what is none.

    >>> item = Item("mark_all", "escoba", "quince", {"table": ["7o", "2c", "5e"], "hand": ["1c", "6c", "10e"]}, "take")
    >>> read_typed(item, "10e: 7o; 6c: 7o 2c")
    (('10e', ('7o',)), ('6c', ('7o', '2c')))
    >>> read_typed(Item(item.kind, item.game, item.variant, {**item.case, "play": "6c"}, "take"), "7o 2c")
    (('7o', '2c'),)
    >>> read_typed(item, "ninguna")
    ()
    """
    kind, fault = kind_of(item), None
    for candidate in readings(line.strip(), open_sets(item)):
        try:
            return kind.read(item, candidate)
        except TutorError as error:
            fault = error if fault is None or candidate == line.strip() else fault
        except NOT_READ:  # a kind of answer that this exercise does not have
            continue
    raise fault or TutorError(())


def readings(line: str, sets: bool) -> Iterator[Any]:
    """Everything that a line can mean, the likeliest first. ``sets``: whether sets of cards are chosen: what stands together
    is one of them."""
    low = line.lower()
    if low in YES:
        yield from ("legal", True)
    if low in NO:
        yield from ("illegal", False)
    if low in NOTHING:
        yield from ("none", "play_on", [], ())
    yield VERDICTS.get(low, line)
    if re.fullmatch(r"-?\d+", line):
        yield int(line)
    if ":" in line or ";" in line:
        yield [moved(part) for part in line.split(";") if part.strip()]
        yield moved(line)
    words = [int(word) if word.isdigit() else word for word in line.replace(",", " ").split()]
    if words:
        yield from ([words], words) if sets else (words, [words])


def moved(text: str) -> Any:
    """ "10e: 7o 2c": a card with what it takes; without a colon, what is taken."""
    card, colon, taken = text.partition(":")
    return [card.strip(), taken.split()] if colon else text.split()
