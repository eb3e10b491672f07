"""What the answers given in a lesson say of what somebody believes, and when that is named."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tutor.learn.asked import candidate_of
from tutor.learn.diagnosis import Posterior, anybody
from tutor.learn.items import Item
from tutor.learn.lessons.state import Answered
from tutor.learn.log import Prediction
from tutor.learn.pool import FEWEST_ANSWERS

FEWEST_ERRORS, OF_FEW = 2, 0.7


def thought(log: Sequence[Answered], names: Sequence[str]) -> Posterior:
    """What somebody who has answered like this seems to believe."""
    found = anybody(names)
    for each in log:
        if each.seen:
            answers, law, by = each.seen
            told = {name: (bool(hit), size) for name, (hit, size) in by if name in names}
            found = found.after(Prediction(answers, (bool(law[0]), law[1]), told))
    return found


def leading(log: Sequence[Answered], names: Sequence[str], proved: bool = False) -> str:
    """The misconception to be named after the last answer: likely enough, behind two errors or more, and behind this one.

    ``proved``: and borne out.
    """
    if not log or log[-1].right or sum(not each.right for each in log) < FEWEST_ERRORS or not names:
        return ""
    found = thought(log, names)
    name = found.named() if proved else found.likely()
    behind = sum(weight(each) for each in log if name in fallen_for(each))
    return name if behind >= FEWEST_ERRORS and name in fallen_for(log[-1]) else ""


def weight(each: Answered) -> float:
    """What an error counts for: less where there are few answers, so that a slip comes to the same as a belief."""
    return 1.0 if each.seen[0] >= FEWEST_ANSWERS else OF_FEW


@lru_cache(maxsize=1024)
def shown_by(item: Item) -> frozenset[str]:
    """The misconceptions that go wrong in an exercise."""
    found = candidate_of(item)
    return found.apart if found else frozenset()


def shown_in(each: Answered) -> frozenset[str]:
    """The misconceptions that show in an exercise."""
    return frozenset(name for name, _ in each.seen[2]) if each.seen else frozenset()


def fallen_for(each: Answered) -> frozenset[str]:
    """The misconceptions that foretell a wrong answer."""
    if each.right or not each.seen:
        return frozenset()
    return frozenset(name for name, (hit, _) in each.seen[2] if hit)
