"""Plain data as a short code for an address, and back: for what is too long to be read there, such as a score sheet.

What hides something from whoever holds the code is sealed with a key that stays with the server.
"""

from __future__ import annotations

import base64
import hmac
import json
import zlib
from collections.abc import Mapping
from hashlib import sha256, shake_256
from typing import Any

from tutor.faults import refuse

FORMAT, SEALED = "1", "2"
SEAL = 16
"""Bytes of a seal, by which it is known that nobody else has written what it opens to."""
LONGEST = 6_000
LARGEST = 200_000


def pack(data: Mapping[str, Any]) -> str:
    """The code of a mapping of plain data. TutorError where it is too long for an address.

    >>> unpack(pack({"names": ["Ana", "Íñigo"], "hands": []}))
    {'names': ['Ana', 'Íñigo'], 'hands': []}
    """
    return written(FORMAT, squeezed(data))


def unpack(code: str) -> dict[str, Any]:
    """The data of a code. TutorError for whatever `pack` does not write."""
    return unsqueezed(read(FORMAT, code), code)


def seal(data: Mapping[str, Any], key: bytes) -> str:
    """The same as a code that says nothing to whoever lacks the key; the same data make the same code.

    >>> unseal(seal({"seed": 7}, b"key"), b"key")
    {'seed': 7}
    """
    plain = squeezed(data)
    mark = seal_of(plain, key)
    return written(SEALED, mark + mixed(plain, mark, key))


def unseal(code: str, key: bytes) -> dict[str, Any]:
    """The data of such a code. TutorError for whatever `seal` has not written with this key."""
    body = read(SEALED, code)
    mark = body[:SEAL]
    plain = mixed(body[SEAL:], mark, key)
    if not hmac.compare_digest(mark, seal_of(plain, key)):
        raise refuse("link-sealed", found=code[:20])
    return unsqueezed(plain, code)


def seal_of(plain: bytes, key: bytes) -> bytes:
    """What only a holder of the key can make of these bytes."""
    return hmac.digest(key, plain, sha256)[:SEAL]


def mixed(text: bytes, mark: bytes, key: bytes) -> bytes:
    """Bytes under the stream that follows from the key and a seal, or from under it."""
    stream = shake_256(hmac.digest(key, b"stream" + mark, sha256)).digest(len(text))
    return bytes(one ^ other for one, other in zip(text, stream, strict=True))


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


def written(form: str, body: bytes) -> str:
    """Bytes as a code."""
    code = form + base64.urlsafe_b64encode(body).decode("ascii").rstrip("=")
    if len(code) > LONGEST:
        raise refuse("link-case-too-long", limit=LONGEST)
    return code


def read(form: str, code: str) -> bytes:
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
