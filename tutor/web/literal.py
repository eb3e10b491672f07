"""What people have typed, in labels and lines that Streamlit reads as Markdown: shown to the letter."""

from __future__ import annotations

import re

_READ = re.compile(r"([\\`*_{}\[\]()#+.!|~:$<>-])")


def literal(typed: str) -> str:
    """The text, with whatever Markdown would read taken at its letter.

    >>> literal("**Luis** [x](y)")
    '\\\\*\\\\*Luis\\\\*\\\\* \\\\[x\\\\]\\\\(y\\\\)'
    """
    return _READ.sub(r"\\\1", typed)
