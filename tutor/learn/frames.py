"""Answers and progress as pandas DataFrames."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import TYPE_CHECKING

from tutor.learn.log import Entry, canonical
from tutor.learn.progress import Progress
from tutor.learn.tracing import Knowledge

if TYPE_CHECKING:
    import pandas as pd

LOG = (
    "when",
    "day",
    "game",
    "session",
    "kind",
    "lesson",
    "exercise",
    "components",
    "given",
    "right",
    "omitted",
    "wrong",
    "hints",
    "seconds",
)
MAP = ("component", "state", "chance", "answers", "successes", "last", "due", "recalled")
BELIEFS = ("misconception", "chance")
CALENDAR = ("day", "answers", "right")
DAYS = ("component", "day", "answers", "right")
SLIPS = ("day", "omitted", "wrong")


def log_frame(entries: Iterable[Entry]) -> pd.DataFrame:
    """A row for each answer; ``given`` as JSON, ``components`` those that decided."""
    import pandas as pd

    rows = [
        (
            entry.when,
            entry.day,
            entry.game,
            entry.session,
            entry.kind,
            entry.lesson,
            entry.item.get("kind", ""),
            " ".join(piece.component for piece in entry.decisive),
            canonical(entry.given),
            entry.right,
            entry.omitted,
            entry.wrong,
            entry.hints,
            entry.ms / 1000,
        )
        for entry in entries
    ]
    return pd.DataFrame(rows, columns=list(LOG))


def map_frame(found: Progress, day: date) -> pd.DataFrame:
    """A row for each component: its state, how likely it is known, when it is to be seen again, and remembered today."""
    import pandas as pd

    rows = []
    for name in found.course.components:
        known, memory = found.knowledge.get(name, Knowledge()), found.memory.get(name)
        due, recalled = (memory.due, memory.recalled(day)) if memory else (None, None)
        rows.append((name, found.state(name), known.chance, known.answers, known.successes, known.last, due, recalled))
    return pd.DataFrame(rows, columns=list(MAP))


def beliefs_frame(found: Progress) -> pd.DataFrame:
    """The probability of the right rules (""), of each misconception, and of something else ("?"), the likeliest first."""
    import pandas as pd

    rows = [(name, found.beliefs.holds(name)) for name in found.beliefs.names]
    rows += [("", found.beliefs.right), ("?", found.beliefs.unlisted)]
    return pd.DataFrame(sorted(rows, key=lambda row: -row[1]), columns=list(BELIEFS))


def calendar_frame(found: Progress) -> pd.DataFrame:
    """A row for each day with answers."""
    import pandas as pd

    right = dict.fromkeys(found.answered_on(), 0)
    for entry in found.entries:
        right[entry.day] += entry.right
    return pd.DataFrame(
        [(day, count, right[day]) for day, count in found.answered_on().items()], columns=list(CALENDAR)
    )


def days_frame(found: Progress) -> pd.DataFrame:
    """A row for each component and day on which it decided: how often, and how many answers were right."""
    import pandas as pd

    counted: dict[tuple[str, date], list[int]] = {}
    for entry in found.entries:
        for piece in entry.decisive:
            cell = counted.setdefault((piece.component, entry.day), [0, 0])
            cell[0], cell[1] = cell[0] + 1, cell[1] + entry.right
    return pd.DataFrame([(*where, *cell) for where, cell in counted.items()], columns=list(DAYS))


def slips_frame(found: Progress) -> pd.DataFrame:
    """A row for each day with answers: how much was left out, and how much put in that is not right."""
    import pandas as pd

    rows = [(entry.day, entry.omitted, entry.wrong) for entry in found.entries]
    return pd.DataFrame(rows, columns=list(SLIPS)).groupby("day", as_index=False, sort=False).sum()
