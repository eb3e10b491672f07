"""A text of the book as HTML: escaped, its *emphasis* kept, what was sought marked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from tutor.cards.reading import plain

_EMPHASIS = re.compile(r"\*([^*\n]+)\*")
_ON, _OFF = "\ue000", "\ue001"


def inline(said: str, sought: Sequence[str] = ()) -> str:
    """One line of HTML.

    >>> inline("echar otra es un *renuncio*, y < 3", ["renuncio"])
    'echar otra es un <em><mark>renuncio</mark></em>, y &lt; 3'
    """
    marked = escape(mark(said, sought)).replace(_ON, "<mark>").replace(_OFF, "</mark>")
    return _EMPHASIS.sub(r"<em>\1</em>", marked)


def mark(said: str, sought: Sequence[str]) -> str:
    """The text with a sign before and after every place where a word stands, whatever its accents and capitals."""
    low = "".join((plain(letter) or " ")[0] for letter in said)
    inside = [False] * len(said)
    for word in sought:
        for found in re.finditer(re.escape(word), low):
            inside[found.start() : found.end()] = [True] * len(word)
    parts, open_ = [], False
    for letter, wanted in zip(said, inside, strict=True):
        if wanted != open_:
            parts.append(_ON if wanted else _OFF)
            open_ = wanted
        parts.append(letter)
    return "".join(parts) + _OFF * open_


def holds(said: str, sought: Sequence[str]) -> bool:
    """Whether every word stands in a text.

    >>> holds("Quien renunció", ["RENUNCIO".lower()])
    True
    """
    low = plain(said)
    return all(word in low for word in sought)
