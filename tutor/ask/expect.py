"""``expect`` beside a question makes a case a test: only the fields given are compared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.ask.answer import Answer

Mismatch = tuple[str, Any, Any]


def mismatches(answer: Answer, expect: Mapping[str, Any]) -> list[Mismatch]:
    """What differs: (field, expected, found)."""
    found: list[Mismatch] = []
    for name, wanted in expect.items():
        actual = answer.flags[name] if name in answer.flags else getattr(answer, name, None)
        if name == "legal":
            if _set(wanted) != _set(actual):
                found.append((name, wanted, _listed(actual)))
        elif isinstance(wanted, Mapping) and name in ("value", "by_variant"):
            actual = actual if isinstance(actual, Mapping) else {}
            for key, value in wanted.items():
                if _comparable(value, in_order(answer)) != _comparable(actual.get(key), in_order(answer)):
                    found.append((f"{name}.{key}", value, actual.get(key)))
        elif actual != wanted:
            found.append((name, wanted, actual))
    return found


def _set(value: Any) -> Any:
    if value is None:
        return None
    return sorted(str(sorted(map(str, item))) if isinstance(item, list | tuple) else str(item) for item in value)


def _listed(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def in_order(answer: Answer) -> bool:
    """Whether the question looks at cards that lie in an order."""
    zone = answer.show[0].law.zones.get(answer.question) if answer.show else None
    return zone is not None and bool(zone.ordered)


def _comparable(value: Any, ordered: bool) -> Any:
    if isinstance(value, list) and not ordered:
        return sorted(map(str, value))
    return value
