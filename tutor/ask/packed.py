"""Plain data as a short code for an address, and back: for what is too long to be read there, such as a score sheet."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping
from typing import Any

from tutor.faults import refuse

FORMAT = "1"
LONGEST = 6_000
LARGEST = 200_000


def pack(data: Mapping[str, Any]) -> str:
    """The code of a mapping of plain data. TutorError where it is too long for an address.

    >>> unpack(pack({"names": ["Ana", "Íñigo"], "hands": []}))
    {'names': ['Ana', 'Íñigo'], 'hands': []}
    """
    return code_of(FORMAT, squeezed(data))


def unpack(code: str) -> dict[str, Any]:
    """The data of a code. TutorError for whatever `pack` does not write."""
    return unsqueezed(bytes_of(FORMAT, code), code)


def squeezed(data: Mapping[str, Any]) -> bytes:
    """Data in few bytes."""
    return zlib.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode("utf-8"), 9)


def unsqueezed(squeezed: bytes, code: str) -> dict[str, Any]:
    """The data of few bytes, which stood in a code."""
    try:
        found = json.loads(zlib.decompressobj().decompress(squeezed, LARGEST).decode("utf-8"))
    except (ValueError, zlib.error, RecursionError):
        raise refuse("link-unreadable", found=code[:60]) from None
    if not isinstance(found, dict):
        raise refuse("link-unreadable", found=code[:60])
    return found


def code_of(form: str, body: bytes) -> str:
    """Bytes as a code."""
    code = form + base64.urlsafe_b64encode(body).decode("ascii").rstrip("=")
    if len(code) > LONGEST:
        raise refuse("link-case-too-long", limit=LONGEST)
    return code


def bytes_of(form: str, code: str) -> bytes:
    """The bytes of a code of this form."""
    if len(code) > LONGEST:
        raise refuse("link-too-long", limit=LONGEST)
    if not code.startswith(form):
        raise refuse("link-format", found=code[:20], known=form)
    body = code.removeprefix(form)
    try:
        return base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
    except ValueError:
        raise refuse("link-unreadable", found=code[:60]) from None
