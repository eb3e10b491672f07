"""A case as a code for the address of a page, and back: short enough for a QR, readable, the same one for ever.

A code is ``1`` (the format) and a mapping, key after value, in tokens between dots::

    1.game.pocha.trump.espadas.trick.~l.12c.10c.~e.hand.~l.1c.6c.~e.play.6c

``~l`` opens a list and ``~m`` a mapping, ``~e`` closes either; ``~t``, ``~f`` and ``~n`` are true, false and null.
Digits are a number. Anything else is text; where it holds what an address may not, or would be taken for something
else, it begins with ``~s`` and writes those bytes as ``~`` and two hexadecimal digits. Each case has one code, and each
code one case: any other spelling is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tutor.cards import Card, Suit
from tutor.faults import TutorError, refuse, shorten

FORMAT = "1"
LONGEST = 4000
DEEPEST = 6
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_BYTE = re.compile(r"~([0-9a-f]{2})")
_WORDS = {"~t": True, "~f": False, "~n": None}


def encode_case(case: Mapping[str, Any]) -> str:
    """The code of a case: mappings, lists, texts, whole numbers, true, false and null. TutorError for anything else.

    >>> encode_case({"game": "pocha", "hand": ["1c", "6c"], "play": "6c"})
    '1.game.pocha.hand.~l.1c.6c.~e.play.6c'
    """
    code = ".".join([FORMAT, *_pairs(case, 0)])
    if len(code) > LONGEST:
        raise refuse("link-case-too-long", limit=LONGEST)
    return code


def decode_case(code: str) -> dict[str, Any]:
    """The case of a code. TutorError for whatever `encode_case` does not write.

    >>> decode_case("1.game.pocha.hand.~l.1c.6c.~e.play.6c")
    {'game': 'pocha', 'hand': ['1c', '6c'], 'play': '6c'}
    """
    if len(code) > LONGEST:
        raise refuse("link-too-long", limit=LONGEST)
    version, *tokens = code.split(".")
    if version != FORMAT:
        raise refuse("link-format", found=shorten(version, 20), known=FORMAT)
    try:
        case = _Reader(tokens).mapping(closed=False)
        if encode_case(case) == code:
            return case
    except (ValueError, IndexError, RecursionError, TutorError):
        pass
    raise refuse("link-unreadable", found=shorten(code, 60))


# ── writing ───────────────────────────────────────────────────────────────────────────────────────


def _pairs(case: Mapping[str, Any], depth: int) -> Iterator[str]:
    for key, value in case.items():
        if not isinstance(key, str):
            raise refuse("link-value", value=shorten(key, 40))
        yield _text(key)
        yield from _value(value, depth)


def _value(value: Any, depth: int) -> Iterator[str]:
    if depth == DEEPEST:
        raise refuse("link-too-deep", limit=DEEPEST)
    if value is None or isinstance(value, bool):
        yield "~n" if value is None else "~t" if value else "~f"
    elif isinstance(value, str | Card | Suit):
        yield _text(str(value))
    elif isinstance(value, int) and _NUMBER.fullmatch(str(value)):
        yield str(value)
    elif isinstance(value, Mapping):
        yield from ("~m", *_pairs(value, depth + 1), "~e")
    elif isinstance(value, list | tuple):
        yield from ("~l", *(token for item in value for token in _value(item, depth + 1)), "~e")
    else:
        raise refuse("link-value", value=shorten(value, 40))


def _text(text: str) -> str:
    if _BARE.fullmatch(text) and not _NUMBER.fullmatch(text):
        return text
    if _NUMBER.fullmatch(text):
        return f"~s{text}"
    try:
        data = text.encode("utf-8")
    except UnicodeEncodeError:
        raise refuse("link-value", value=shorten(text, 40)) from None
    return "~s" + "".join(chr(byte) if _BARE.fullmatch(chr(byte)) else f"~{byte:02x}" for byte in data)


# ── reading ───────────────────────────────────────────────────────────────────────────────────────


class _Reader:
    """Tokens read from the first to the last; ValueError or IndexError for what is no code."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens, self.at = tokens, 0

    def next(self) -> str:
        token = self.tokens[self.at]
        self.at += 1
        return token

    def ended(self, closed: bool) -> bool:
        """Whether the mapping or list ends here; the outermost ends with the code."""
        if not closed:
            return self.at == len(self.tokens)
        ends = self.tokens[self.at] == "~e"
        self.at += ends
        return ends

    def mapping(self, closed: bool = True) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while not self.ended(closed):
            key = _read_text(self.next())
            if key in found:
                raise ValueError(key)
            found[key] = self.value()
        return found

    def items(self) -> list[Any]:
        found = []
        while not self.ended(closed=True):
            found.append(self.value())
        return found

    def value(self) -> Any:
        token = self.next()
        if token in _WORDS:
            return _WORDS[token]
        if token == "~m":
            return self.mapping()
        if token == "~l":
            return self.items()
        return int(token) if _NUMBER.fullmatch(token) else _read_text(token)


def _read_text(token: str) -> str:
    if not token.startswith("~s"):
        if not _BARE.fullmatch(token):
            raise ValueError(token)
        return token
    data = _BYTE.sub(lambda byte: chr(int(byte[1], 16)), token[2:])
    return data.encode("latin-1").decode("utf-8")
