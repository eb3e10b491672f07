"""Which misconceptions somebody's own answers speak against, often enough that neither slips nor luck explain it.

Of each misconception a score is kept: one more for a right answer, given without help, that it does not accept; one less
for a wrong answer that it foretells. At `ENOUGH` it is refuted. To whoever holds it, and slips in a share *s* of the answers
however the slips fall, the score is a walk that goes down more readily than up: it ever gets so far with a probability of
no more than (s / (1 − s)) ** `ENOUGH` (the ruin of a gambler), which for one slip in ten is one in 59 049. It falls no lower
than −`ENOUGH`, so that whoever has learnt better has twice as much to show, and no more; from down there it takes a holder
(s / (1 − s)) ** (2 · `ENOUGH`) at each answer, which is nothing. The same exercise counts once.

What is refuted stays so. Whether a misconception has come back is for the diagnosis to say (`progress.Progress.held_back`).
"""

from __future__ import annotations

from collections.abc import Iterable

from tutor.learn.log import Entry, canonical

ENOUGH = 5


class Refuting:
    """What answers, one after another, speak against. ``score``: by misconception. ``refuted``: those that are."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.score: dict[str, int] = {}
        self.refuted: set[str] = set()
        self._seen: set[str] = set()
        for entry in entries:
            self.take(entry)

    def take(self, entry: Entry) -> None:
        """One more answer, given after those before it."""
        if entry.prediction is None or not entry.prediction.by:
            return
        if entry.right:
            spoken = {name for name, (accepted, _) in entry.prediction.by.items() if not accepted}
            if entry.hints or spoken <= self.refuted or not self.is_new(entry):
                return
            for name in spoken - self.refuted:
                self.score[name] = self.score.get(name, 0) + 1
                if self.score[name] >= ENOUGH:
                    self.refuted.add(name)
            return
        for name, (foretold, _) in entry.prediction.by.items():
            if foretold and name not in self.refuted:
                self.score[name] = max(-ENOUGH, self.score.get(name, 0) - 1)

    def is_new(self, entry: Entry) -> bool:
        """Whether its exercise has not been counted before."""
        told = canonical({name: entry.item.get(name) for name in ("kind", "asked", "case", "more")})
        new = told not in self._seen
        self._seen.add(told)
        return new
