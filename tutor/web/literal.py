"""What people have typed, in labels and lines that Streamlit reads as Markdown: shown to the letter."""

from __future__ import annotations

import re

_READ = re.compile(r"([\\`*_{}\[\]()#+.!|~:$<>&=@-])")
_REPLACED = re.compile(r"(?<=[:@])|(?<=[-<])(?=[-<>])|(?<=www)(?=\.)", re.IGNORECASE)
_JOINER = "\u2060"
"""No sign at all. Icons, arrows and addresses are looked for once escapes have been read: this stands in their midst."""


def literal(typed: str) -> str:
    """The text, with whatever Markdown would read taken at its letter.

    >>> literal("**Luis** [x](y)")
    '\\\\*\\\\*Luis\\\\*\\\\* \\\\[x\\\\]\\\\(y\\\\)'
    >>> literal(":streamlit:") == f"\\\\:{_JOINER}streamlit\\\\:{_JOINER}"
    True
    """
    return _READ.sub(r"\\\1", _REPLACED.sub(_JOINER, typed))
