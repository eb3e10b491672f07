"""The command line before it is parsed: the command, the language, the game that decides what else may stand there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tutor.cli.screen import LANGUAGES

WITH_VALUE = ("--lang", "--color")


def values_of(name: str, words: Sequence[str]) -> list[str]:
    """What stands behind an option, each time that it is given.

    >>> values_of("--lang", ["--lang", "en", "explain", "--lang=es", "--lang"])
    ['en', 'es']
    """
    apart = [(place, after) for place, (word, after) in enumerate(pairwise(words)) if word == name]
    joined = [(place, word.partition("=")[2]) for place, word in enumerate(words) if word.startswith(f"{name}=")]
    return [value for _, value in sorted([*apart, *joined])]


def wanted_language(words: Sequence[str]) -> str:
    """The language named by ``--lang`` anywhere on the line (the last one counts), Spanish without it."""
    return next((value for value in reversed(values_of("--lang", words)) if value in LANGUAGES), LANGUAGES[0])


def split(words: Sequence[str]) -> tuple[str, list[str]]:
    """The command, which is the first word that is no option, and everything else.

    >>> split(["--lang", "en", "cases", "a.yaml"])
    ('cases', ['--lang', 'en', 'a.yaml'])
    """
    for place, word in enumerate(words):
        if not word.startswith("-") and (place == 0 or words[place - 1] not in WITH_VALUE):
            return word, [*words[:place], *words[place + 1 :]]
    return "", list(words)
