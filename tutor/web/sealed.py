"""Plain data as a code that says nothing to whoever lacks the key, and that nobody else can have written.

By AES-SIV (RFC 5297), which needs no number that is used once: the same data make the same code.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESSIV

from tutor.ask.packed import bytes_of, code_of, squeezed, unsqueezed
from tutor.faults import refuse

SEALED = "2"
KEY = 32
"""Bytes of a key."""


def seal(data: Mapping[str, Any], key: bytes) -> str:
    """The code of a mapping. TutorError where it is too long for an address.

    >>> unseal(seal({"seed": 7}, bytes(KEY)), bytes(KEY))
    {'seed': 7}
    """
    return code_of(SEALED, AESSIV(key).encrypt(squeezed(data), None))


def unseal(code: str, key: bytes) -> dict[str, Any]:
    """The data of such a code. TutorError for whatever `seal` has not written with this key."""
    try:
        return unsqueezed(AESSIV(key).decrypt(bytes_of(SEALED, code), None), code)
    except InvalidTag:
        raise refuse("link-sealed", found=code[:20]) from None
