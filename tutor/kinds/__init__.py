"""The words of the rule language, one folder a mechanism; each word with all its faces in one place."""

from __future__ import annotations

from functools import cache

from tutor.law.vocabulary import Vocabulary, gather


@cache
def vocabulary() -> Vocabulary:
    """Every word there is."""
    from tutor import kinds

    return gather([kinds])
