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
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    code = FORMAT + base64.urlsafe_b64encode(zlib.compress(text.encode("utf-8"), 9)).decode("ascii").rstrip("=")
    if len(code) > LONGEST:
        raise refuse("link-case-too-long", limit=LONGEST)
    return code


def unpack(code: str) -> dict[str, Any]:
    """The data of a code. TutorError for whatever `pack` does not write."""
    if len(code) > LONGEST:
        raise refuse("link-too-long", limit=LONGEST)
    if not code.startswith(FORMAT):
        raise refuse("link-format", found=code[:20], known=FORMAT)
    body = code.removeprefix(FORMAT)
    try:
        squeezed = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
        found = json.loads(zlib.decompressobj().decompress(squeezed, LARGEST).decode("utf-8"))
    except (ValueError, zlib.error, RecursionError):
        raise refuse("link-unreadable", found=code[:60]) from None
    if not isinstance(found, dict):
        raise refuse("link-unreadable", found=code[:60])
    return found
