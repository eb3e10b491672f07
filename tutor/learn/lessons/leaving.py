"""When a lesson is done."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from tutor.learn.lessons.model import Leave, Lesson
from tutor.learn.lessons.state import Answered

RECALLED = 5  # exercises over which what was found is counted, where a lesson does not say


def window(lesson: Lesson) -> int:
    """The last so many decisive answers count: as many as the steps put, unless the lesson says."""
    leave = lesson.leave
    planned = sum(
        step.tasks
        for step in lesson.steps
        if not step.foil and not step.after_error_in and not step.hand and not step.diagnose
    )
    return leave.of or max(leave.right, planned if leave.right else RECALLED)


def wanted(leave: Leave, size: int) -> int:
    """How many of a window have to be right; of a share, about as many as that."""
    return leave.right or ceil(leave.recall * size / 100)


def met(lesson: Lesson, log: Sequence[Answered]) -> bool:
    """Whether what was answered is enough. What somebody believes is settled by whoever knows it, not here."""
    leave, size = lesson.leave, window(lesson)
    if leave.posterior:
        return bool(leave.at_most) and len(log) >= leave.at_most
    decisive = [each for each in log if each.decisive][-size:]
    foils = sum(each.right for each in log if each.foil)
    if foils < leave.foils:
        return False
    if leave.recall:
        whole = sum(each.of for each in decisive)
        return len(decisive) == size and 100 * sum(each.found for each in decisive) >= leave.recall * whole
    return sum(each.right for each in decisive) >= leave.right


def share(lesson: Lesson, log: Sequence[Answered]) -> tuple[int, int]:
    """How many are right of how many that are asked for."""
    size = window(lesson)
    decisive = [each for each in log if each.decisive][-size:]
    return sum(each.right for each in decisive), wanted(lesson.leave, size)
