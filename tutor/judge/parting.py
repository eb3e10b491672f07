"""Which rule parts two choices in one position."""

from __future__ import annotations

from tutor.judge.ruling import Ruling
from tutor.law.compile import BINDING


def parting(one: Ruling, two: Ruling) -> str | None:
    """The first rule that lets one of two choices pass and not the other; None where none does.

    Both rulings are about the same facts. Two choices may both be refused and yet be parted: by the rule that refused
    the first of them.
    """
    this, that = 1 << one.choice, 1 << two.choice
    for rule, passes in zip(one.decision.decision.require, one.trace.passes, strict=True):
        if bool(passes & this) != bool(passes & that):
            return rule.id
    for duty, state, left in zip(one.decision.decision.duties, one.trace.states, one.trace.after, strict=True):
        if state == BINDING and bool(left & this) != bool(left & that):
            return duty.id
    return None
