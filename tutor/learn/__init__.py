"""Learning: exercises made from the law, marked by it, and explained by it.

>>> item = generate("mark_all", "pocha", "completa", "BEAT", seed=1)
>>> marked = mark(item, mark(item, []).expected[0])
>>> marked.right, item.band
(True, 'dificil')
"""

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

__all__ = [
    "Item",
    "Marked",
    "ask_text",
    "foil_of",
    "generate",
    "items_for",
    "kinds_for",
    "mark",
    "still_holds",
    "twin_of",
]
