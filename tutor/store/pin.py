"""The PIN of a nickname: only a salted, slow hash of it is kept."""

from __future__ import annotations

import secrets
from hashlib import scrypt
from hmac import compare_digest

SHORTEST, LONGEST = 4, 64
COST = 2**14  # 16 MiB and some hundredths of a second for each try
FREE_TRIES, WAIT = 5, 60  # after so many wrong ones in a row, one try in so many seconds


def guarded(pin: str) -> str:
    """Salt and hash of a PIN, as text."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{hashed(pin, salt).hex()}"


def opens(pin: str, guard: str) -> bool:
    """Whether this is the PIN."""
    salt, _, kept = guard.partition(":")
    return compare_digest(hashed(pin, bytes.fromhex(salt)), bytes.fromhex(kept))


def hashed(pin: str, salt: bytes) -> bytes:
    """The scrypt of a PIN."""
    return scrypt(pin.encode(), salt=salt, n=COST, r=8, p=1, dklen=32)


def seconds_to_wait(failures: int, failed_at: int, now: int) -> int:
    """How long until the next try; ``now`` and ``failed_at`` in seconds since 1970."""
    return max(0, failed_at + WAIT - now) if failures >= FREE_TRIES else 0
