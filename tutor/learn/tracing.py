"""Knowledge tracing: how likely each component is known, from the answers in which it was decisive.

Bayesian knowledge tracing with the answer as a conjunction: right, but for a slip, if every component that decides is
known; else right by a guess. With one component it is the classic model (Corbett and Anderson, 1995).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from math import prod
from typing import Literal

from tutor.learn.log import Entry, in_order

FIRST, LEARN, SLIP = 0.2, 0.15, 0.07
KNOWN, SUCCESSES = 0.95, 3
State = Literal["learning", "known", "mastered"]
STATES: tuple[State, ...] = ("learning", "known", "mastered")


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What is thought of one component.

    ``chance``: that it is known (0 to 1). ``answers`` and ``successes``: decisive answers, and those of them right
    without help. ``known_on``: the first day on which it was known; ``proved_on``: the first later day with a success
    in a mixed set. ``last``: the day of the last decisive answer.
    """

    chance: float = FIRST
    answers: int = 0
    successes: int = 0
    known_on: date | None = None
    proved_on: date | None = None
    last: date | None = None

    @property
    def known(self) -> bool:
        """Likely enough, and seen often enough."""
        return self.chance >= KNOWN and self.successes >= SUCCESSES

    @property
    def state(self) -> State:
        """Being learnt; known; mastered: known, and proved in a mixed set on a later day."""
        if not self.known:
            return "learning"
        return "mastered" if self.proved_on else "known"


def trace(entries: Iterable[Entry]) -> dict[str, Knowledge]:
    """What is thought of every component that has ever decided, from the answers of one game."""
    found: dict[str, Knowledge] = {}
    for entry in in_order(entries):
        found |= updated(found, entry)
    return found


def updated(found: Mapping[str, Knowledge], entry: Entry) -> dict[str, Knowledge]:
    """The components that an answer changes: those that decided, and no others."""
    before = {piece.component: found.get(piece.component, Knowledge()) for piece in entry.decisive}
    return {
        piece.component: learnt(
            before[piece.component],
            entry,
            piece.guess,
            prod(known.chance for other, known in before.items() if other != piece.component),
        )
        for piece in entry.decisive
    }


def learnt(before: Knowledge, entry: Entry, guess: float, rest: float) -> Knowledge:
    """A component after an answer; ``rest``: the probability that all others which decided are known.

    An answer given with help says nothing of what was known; it is still an occasion to learn.
    """
    believed = before.chance
    if not entry.right or not entry.hints:
        believed = given_answer(believed, entry.right, guess, rest)
    success = entry.right and not entry.hints
    after = replace(
        before,
        chance=believed + (1 - believed) * LEARN,
        answers=before.answers + 1,
        successes=before.successes + success,
        last=entry.day,
    )
    if after.known and after.known_on is None:
        return replace(after, known_on=entry.day)
    proves = success and entry.kind == "mixed" and after.known_on is not None and entry.day > after.known_on
    return replace(after, proved_on=entry.day) if proves and after.proved_on is None else after


def given_answer(chance: float, right: bool, guess: float, rest: float = 1.0) -> float:
    """The probability that a component was known, once the answer is.

    >>> round(given_answer(0.2, True, 1 / 15), 3), round(given_answer(0.2, False, 1 / 15), 3)
    (0.777, 0.018)
    """
    if_known = rest * (1 - SLIP) + (1 - rest) * guess
    likely, otherwise = (if_known, guess) if right else (1 - if_known, 1 - guess)
    whole = chance * likely + (1 - chance) * otherwise
    return chance * likely / whole if whole else chance
