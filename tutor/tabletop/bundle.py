"""The modules of ``front/`` as one, for a place that can load one only: a notebook.

The modules keep to a plain form: imports stand in lines that begin with ``import {`` and end with ``;``, what is exported
begins its line with ``export``, and no name is used twice at the top of two modules.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

FRONT = Path(__file__).parent / "front"
DECK = FRONT / "deck.svg"
"""The sprite of `tutor.draw.sprite` in a file, so that the browser fetches it once; ``make pictures`` writes it anew."""

IMPORT = re.compile(r'^import \{[^}]*\} from "(?P<path>\.[^"]+)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=class|const|function|async|let)", re.MULTILINE)


@cache
def bundled(entry: str = "notebook.js") -> str:
    """A module of ``front/`` with all that it imports, in one text.

    >>> "import {" in bundled(), "export default" in bundled()
    (False, True)
    """
    return "\n".join(body_of(file) for file in in_order(FRONT / entry, []))


def in_order(file: Path, found: list[Path]) -> list[Path]:
    """The modules that a file needs, each after those that it needs itself."""
    for match in IMPORT.finditer(file.read_text("utf-8")):
        needed = (file.parent / match["path"]).resolve()
        if needed not in found:
            in_order(needed, found)
    found.append(file.resolve())
    return found


def body_of(file: Path) -> str:
    """A module without its imports, and where others import it, without the word ``export``."""
    return EXPORT.sub("", IMPORT.sub("", file.read_text("utf-8")))


@cache
def style() -> str:
    """The style sheet of the table."""
    return (FRONT / "table.css").read_text("utf-8")
