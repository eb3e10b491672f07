"""What drawings refer to by id, and whole documents that define just what they need of it."""

from __future__ import annotations

import re
from functools import cache

from tutor.draw.deck.busts import busts
from tutor.draw.deck.dress import heads
from tutor.draw.deck.emblems import emblems
from tutor.draw.deck.frame import sheets
from tutor.draw.deck.french import french_emblems
from tutor.draw.deck.kings import crowned_heads
from tutor.draw.deck.numerals import SIGNS
from tutor.draw.deck.people import faces

ROUND = 'stroke-linejoin="round" stroke-linecap="round"'
"""Of every drawing: a symbol says it itself, since it takes nothing over from the document it is defined in."""

_REFERENCE = re.compile(r'href="#([^"]+)"')


@cache
def definitions() -> dict[str, str]:
    """Every drawing that has an id; each stands before those that refer to it."""
    return {
        **SIGNS,
        **emblems(),
        **french_emblems(),
        **sheets(),
        **faces(),
        **heads(),
        **crowned_heads(),
        **busts(),
    }


def document(body: str, head: str = "", attributes: str = "", view: str = "") -> str:
    """An SVG of ``body``, after ``head``, with everything that it refers to, and nothing else.

    >>> document('<use href="#sr-sign-7"/>', view="0 0 10 16").count("id=")
    1
    """
    known, wanted = definitions(), set(_REFERENCE.findall(body))
    for name in reversed(known):
        if name in wanted:
            wanted.update(_REFERENCE.findall(known[name]))
    needed = "".join(drawn for name, drawn in known.items() if name in wanted)
    said = " ".join(part for part in (f'viewBox="{view}"' if view else "", attributes, ROUND) if part)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {said}>{head}<defs>{needed}</defs>{body}</svg>'
