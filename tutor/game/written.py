"""Choices as a short text, so that a whole game fits into an address: one letter for a card, a number or a pass.

``~`` a card and the cards it takes, ``*`` cards taken alone, both closed by a point; ``/`` a deal; ``_12.`` a large number;
``!0-7.`` an accusation.
"""

from __future__ import annotations

import string
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from tutor.cards import bits
from tutor.faults import refuse
from tutor.play.position import PASS

SIGNS = string.ascii_uppercase + string.ascii_lowercase + string.digits
DEAL = "deal"
"""What is done between two hands: the next one is dealt."""


@dataclass(frozen=True)
class Accusation:
    """Somebody says that a choice was a revoke: ``by`` a seat, ``at`` its place among the choices of the hand."""

    by: int
    at: int


_ALONE = {PASS: "-", DEAL: "/"}


def write_done(done: Iterable[Any]) -> str:
    """Everything that has been done, in order.

    >>> write_done([DEAL, 3, PASS, 47, (6, 1 << 2 | 1 << 20), (1 << 5,)])
    '/D-v~GCU.*F.'
    """
    return "".join(map(_written, done))


def read_done(text: str) -> tuple[Any, ...]:
    """The same read back. TutorError for what nothing writes.

    >>> read_done('/D-v~GCU.*F.')
    ('deal', 3, -1, 47, (6, 1048580), (32,))
    """
    try:
        found = tuple(_read(text))
        if write_done(found) == text:
            return found
    except (ValueError, IndexError, TypeError):
        pass
    raise refuse("game_unreadable")


def _written(one: Any) -> str:
    if isinstance(one, tuple):
        *card, cards = one
        return f"{'~' if card else '*'}{''.join(SIGNS[each] for each in (*card, *bits(cards)))}."
    if isinstance(one, Accusation):
        return f"!{one.by}-{one.at}."
    if one in _ALONE:
        return _ALONE[one]
    return SIGNS[one] if one < len(SIGNS) else f"_{one}."


def _read(text: str) -> Iterator[Any]:
    alone, at = {sign: one for one, sign in _ALONE.items()}, 0
    while at < len(text):
        sign = text[at]
        at += 1
        if sign not in "~*_!":
            yield alone[sign] if sign in alone else SIGNS.index(sign)
            continue
        end = text.index(".", at)
        inner, at = text[at:end], end + 1
        if sign == "_":
            yield int(inner)
            continue
        if sign == "!":
            by, place = map(int, inner.split("-"))
            yield Accusation(by, place)
            continue
        cards = [SIGNS.index(each) for each in inner]
        first = cards[:1] if sign == "~" else []
        yield (*first, sum(1 << card for card in cards[len(first) :]))
