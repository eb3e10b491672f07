"""Data that came from outside, read field by field: every fault with its place, none of them the last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, TypeVar

from tutor.faults import Fault, Place, refuse_all

Word = TypeVar("Word", bound=str)
EARLIEST = datetime.fromisoformat("1970-01-01T00:00:00+00:00")
LONGEST_TEXT = 200
LARGEST = 2**31 - 1


class Fields:
    """The fields of one mapping. ``path`` is where it stands in ``file``; `done` raises TutorError for all faults."""

    def __init__(self, data: Any, path: str = "", file: str = "") -> None:
        self.path, self.file = path, file
        self.faults: list[Fault] = []
        self.read: set[str] = set()
        self.there = isinstance(data, Mapping)
        self.data: Mapping[str, Any] = data if isinstance(data, Mapping) else {}
        if not self.there:
            self.fault("log-not-a-mapping", "", found=data)

    def fault(self, code: str, key: str, **params: object) -> None:
        """Note what is wrong with a field."""
        path = ".".join(part for part in (self.path, key) if part)
        self.faults.append(Fault(code, params, Place(file=self.file, path=path)))

    def done(self) -> None:
        """Raise what was found, and fields that nobody asked for."""
        for key in self.data:
            if key not in self.read:
                self.fault("log-unknown-field", str(key), keys=", ".join(sorted(self.read)))
        if self.faults:
            raise refuse_all(self.faults)

    def value(self, key: str) -> Any:
        """Whatever stands there; nothing is a fault only where the field itself is missing."""
        self.read.add(key)
        if key not in self.data and self.there:
            self.fault("log-missing-field", "", field=key)
        return self.data.get(key)

    def _astray(self, key: str, fits: bool) -> bool:
        """Whether a field is there and is not what it should be."""
        return not fits and key in self.data

    def text(self, key: str, least: int = 0) -> str:
        """A text of at most 200 characters."""
        found = self.value(key)
        fits = isinstance(found, str) and least <= len(found) <= LONGEST_TEXT
        if self._astray(key, fits):
            self.fault("log-text", key, found=found)
        return found if fits else ""

    def flag(self, key: str) -> bool:
        """True or false."""
        found = self.value(key)
        if self._astray(key, fits := isinstance(found, bool)):
            self.fault("log-flag", key, found=found)
        return found if fits else False

    def number(self, key: str) -> int:
        """A whole number from 0 on."""
        found = self.value(key)
        fits = isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= LARGEST
        if self._astray(key, fits):
            self.fault("log-number", key, found=found)
        return found if fits else 0

    def choice(self, key: str, known: Sequence[Word]) -> Word:
        """One of the known words."""
        found = self.value(key)
        if found not in known and key in self.data:
            self.fault("log-choice", key, found=found, known=", ".join(known))
        return known[known.index(found)] if found in known else known[0]

    def mapping(self, key: str) -> dict[str, Any]:
        """A mapping."""
        found = self.value(key)
        if self._astray(key, fits := isinstance(found, dict)):
            self.fault("log-mapping", key, found=found)
        return found if fits else {}

    def items(self, key: str) -> list[Any]:
        """A list."""
        found = self.value(key)
        if self._astray(key, fits := isinstance(found, list)):
            self.fault("log-list", key, found=found)
        return found if fits else []

    def moment(self, key: str) -> datetime:
        """A moment with its time zone, as in ``2026-01-31T18:05:00+01:00``."""
        found = self.value(key)
        try:
            moment = datetime.fromisoformat(found) if isinstance(found, str) else None
        except ValueError:
            moment = None
        fits = moment is not None and moment.tzinfo is not None and moment >= EARLIEST
        if self._astray(key, fits):
            self.fault("log-moment", key, found=found)
        return moment if moment is not None and fits else EARLIEST
