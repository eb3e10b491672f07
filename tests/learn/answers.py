"""Answers made by hand, day after day."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta

from tutor.learn.log import Entry, Evidence, Prediction, SetKind
from tutor.learn.progress import Course, course_of

FIRST_DAY = date(2026, 3, 1)
AFTER = {"A": (), "B": ("A",), "C": ("A",), "D": ("B", "C")}
COURSE: Course = course_of("game", AFTER, ("M1", "M2"))


def day(number: int) -> date:
    """The first day is 0."""
    return FIRST_DAY + timedelta(days=number)


def answer(
    number: int,
    right: bool,
    components: str = "A",
    kind: SetKind = "lesson",
    *,
    guess: float = 1 / 15,
    decisive: bool = True,
    hints: int = 0,
    seen: Prediction | None = None,
    slot: str = "",
    minute: int = 0,
) -> Entry:
    """An answer on a day; of its components each letter is one."""
    when = datetime.combine(day(number), datetime.min.time(), UTC) + timedelta(hours=18, minutes=minute)
    evidence = tuple(Evidence(name, decisive, guess) for name in components)
    return Entry(when, "game", str(day(number)), kind, {}, None, right, evidence, seen, hints=hints, slot=slot)


def learnt(number: int, components: Iterable[str]) -> list[Entry]:
    """What makes components known on a day."""
    return [answer(number, True, name, minute=minute) for name in components for minute in range(3)]
