"""What one word of YAML stands for: nothing, true or false, a whole number, or else text."""

from __future__ import annotations

import re
from typing import TypeAlias

from tutor.faults import Fault, Place

Scalar: TypeAlias = bool | int | str | None

MAX_LENGTH = 10_000
MAX_DIGITS = 12

# Control characters, the line ends only YAML knows, lone surrogates, byte order marks, non-characters.
_UNPRINTABLE = "\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff"
UNREADABLE = re.compile(f"[\t{_UNPRINTABLE}]")  # in a file, where a tab is written \t between double quotes
_UNUSABLE = re.compile(f"[{_UNPRINTABLE}]")  # in a text, however it was written

_CONSTANTS: dict[str, bool | None] = {"": None, "~": None, "null": None, "true": True, "false": False}
_WHOLE = re.compile(r"-?(?:0|[1-9][0-9]*)")
_LOOKALIKE = re.compile(
    r"""[-+]? (?: [0-9][0-9_]*                         # 010, +5, 1_000 (a plain 5 has been read before)
                | 0[xob][0-9a-f_]+                     # 0x1F, 0o7
                | [0-9]+(?::[0-9]+)+(?:\.[0-9]*)?      # 10:25, which YAML 1.1 reads as 625
                | (?:[0-9]+\.[0-9]*|\.[0-9]+)(?:e[-+]?[0-9]+)?    # 1.5, .5, 1.5e3
                | [0-9]+e[-+]?[0-9]+                   # 1e3, but not the card 1e
                | \.inf ) | \.nan""",
    re.VERBOSE | re.IGNORECASE,
)


def parse_scalar(text: str, plain: bool, place: Place) -> Scalar | Fault:
    """The value of ``text``, ``plain`` when it was written without quotes: quoted words are always text.

    The words are those of YAML 1.2 in lower case (``no``, ``True`` and dates are text), the numbers plain decimal
    ones (``3``, ``-15``). What other readers take for a number (``010``, ``1e3``, ``10:25``) is a fault, never a guess.

    >>> [parse_scalar(word, True, Place()) for word in ("true", "no", "-15", "12c", "~")]
    [True, 'no', -15, '12c', None]
    >>> parse_scalar("010", True, Place()).code
    'yaml-number-lookalike'
    """
    if len(text) > MAX_LENGTH:
        return Fault("yaml-long-text", {"length": len(text), "limit": MAX_LENGTH}, place)
    if not plain:
        return _unusable(text, place) or text
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    if text[0] not in "+-.0123456789":
        return text
    if _WHOLE.fullmatch(text):
        return _whole(text, place)
    return Fault("yaml-number-lookalike", {"text": text}, place) if _LOOKALIKE.fullmatch(text) else text


def _whole(text: str, place: Place) -> int | Fault:
    """The number, its digits counted before they are converted."""
    if len(text.lstrip("-")) > MAX_DIGITS:
        return Fault("yaml-long-number", {"limit": MAX_DIGITS}, place)
    return int(text)


def _unusable(text: str, place: Place) -> Fault | None:
    """A fault when an escape such as ``\\0`` has put into the text what nobody can see."""
    found = _UNUSABLE.search(text)
    return Fault("yaml-control-character", {"character": f"U+{ord(found[0]):04X}"}, place) if found else None
