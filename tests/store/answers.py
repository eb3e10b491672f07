"""Answers to keep, and a store to keep them in."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

from tutor.learn.log import Entry, Evidence, Prediction
from tutor.store import Store, open_store

NOW = datetime(2026, 3, 1, 17, 5, tzinfo=timezone(timedelta(hours=1)))


def answer(place: int = 0, **changes: object) -> Entry:
    """An answer, some minutes after the one before."""
    fields = {
        "when": NOW + timedelta(minutes=place),
        "game": "pocha",
        "session": "2026-03-01",
        "kind": "lesson",
        "item": {"kind": "mark_all", "game": "pocha", "case": {"hand": ["1c", "6c"], "trump": "espadas"}},
        "given": ["6c", "1c"],
        "right": False,
        "evidence": (Evidence("BEAT", True, 1 / 3), Evidence("FOLLOW", False, 1 / 3)),
        "prediction": Prediction(3, (False, 1), {"M2": (True, 1)}),
        "omitted": 0,
        "wrong": 1,
        "hints": 1,
        "ms": 4200,
        "lesson": "montar",
        "slot": f"2026-03-01/{place}",
    }
    return Entry(**(fields | changes))  # type: ignore[arg-type]


def store_in(folder: Path, shared: bool | None = None) -> Store:
    return open_store(f"sqlite:///{folder / 'answers.sqlite'}", shared)


AT = datetime(2026, 3, 1, 12, tzinfo=UTC)
