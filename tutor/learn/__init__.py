"""Learning: exercises made from the law, marked by it, and explained by it.

>>> item = generate("mark_all", "pocha", "completa", "BEAT", seed=1)
>>> marked = mark(item, mark(item, []).expected[0])
>>> marked.right, "BEAT" in marked.components
(True, True)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.learn.items import (
    Item,
    Marked,
    ask_text,
    foil_of,
    generate,
    items_for,
    kinds_for,
    mark,
    still_holds,
    twin_of,
)

if TYPE_CHECKING:
    from tutor.learn.lessons import Session


def lesson(game: str, name: str, lang: str = "es", seed: int = 0) -> Session:
    """A lesson to work through, by its id or its number: ``.text``, ``.answer(…)``, ``.hint()``, ``.go_on()``.

    >>> lesson("escoba", "valores", lang="en").done
    False
    """
    from tutor.learn.lessons import Session

    return Session(game, name, lang, seed)


__all__ = [
    "Item",
    "Marked",
    "ask_text",
    "foil_of",
    "generate",
    "items_for",
    "kinds_for",
    "lesson",
    "mark",
    "still_holds",
    "twin_of",
]
