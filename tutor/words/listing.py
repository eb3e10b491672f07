"""Lists as they are spoken, with the Spanish conjunctions that change before their own sound."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from tutor.cards.reading import plain

Last = Literal["and", "or"]

_LIKE_Y = re.compile(r"\W*h?i(?!e)")
_LIKE_O = re.compile(r"\W*(?:h?o|8|11(?:\d{3})*(?!\w))")


def listing(items: Sequence[str], lang: str, last: Last = "and") -> str:
    """The items one after another; nothing at all gives an empty text.

    >>> listing(["oros", "copas", "bastos"], "es"), listing(["sumar", "igualar"], "es")
    ('oros, copas y bastos', 'sumar e igualar')
    >>> listing(["copas", "oros"], "es", "or"), listing(["7", "8"], "es", "or")
    ('copas u oros', '7 u 8')
    >>> listing(["coins", "cups", "clubs"], "en", "or")
    'coins, cups or clubs'
    """
    return join_with(items, lang, last, ", ", " ")


@dataclass(frozen=True, slots=True)
class OneOf:
    """What may be written instead, to be put into words once the language is known: a parameter of a fault.

    >>> OneOf.of([2, 3, 8]).said("es"), OneOf.of([2, 3, 8]).said("en")
    ('2, 3 u 8', '2, 3 or 8')
    """

    items: tuple[str, ...]

    @classmethod
    def of(cls, items: Iterable[object]) -> OneOf:
        """Of numbers or words."""
        return cls(tuple(map(str, items)))

    def said(self, lang: str) -> str:
        """The list in a language."""
        return listing(self.items, lang, "or")


class AllOf(OneOf):
    """Several that are meant together.

    >>> AllOf.of(["A", "Inés"]).said("es"), AllOf.of(["A", "Inés"]).said("en")
    ('A e Inés', 'A and Inés')
    """

    def said(self, lang: str) -> str:
        """The list in a language."""
        return listing(self.items, lang)


@dataclass(frozen=True, slots=True)
class Keys:
    """Keys that may be written, each with what it is for: a parameter of a fault.

    >>> Keys({"by": {"es": "quien baraja", "en": "who shuffles"}}).said("es")
    '«by» (quien baraja)'
    """

    meant: Mapping[str, Mapping[str, str]]

    def said(self, lang: str) -> str:
        """The keys in a language."""
        opening, closing = ("«", "»") if lang == "es" else ("“", "”")
        told = [f"{opening}{key}{closing} ({said[lang]})" for key, said in self.meant.items()]
        return listing(told, lang, "or")


def join_with(items: Sequence[str], lang: str, last: Last, comma: str, pause: str) -> str:
    """As `listing`: ``comma`` stands between items, ``pause`` and a conjunction before the last.

    >>> join_with(["a", "b", "c"], "en", "and", "; ", "; ")
    'a; b; and c'
    """
    if len(items) < 2:
        return "".join(items)
    return f"{comma.join(items[:-1])}{pause}{conjunction(items[-1], lang, last)} {items[-1]}"


@lru_cache(maxsize=1 << 12)
def conjunction(following: str, lang: str, last: Last = "and") -> str:
    """The word before ``following``: y, but e before the sound i (not in hie-); o, but u before the sound o.

    >>> conjunction("iglesias", "es"), conjunction("hierro", "es"), conjunction("ocho", "es", "or")
    ('e', 'y', 'u')
    >>> conjunction("ocho", "en", "or")
    'or'
    """
    if lang == "en":
        return last
    sound = plain(following)
    if last == "or":
        return "u" if _LIKE_O.match(sound) else "o"
    return "e" if _LIKE_Y.match(sound) else "y"
