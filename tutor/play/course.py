"""The course of a hand as instructions, and what can be read off it before anything is dealt."""

from __future__ import annotations

from functools import lru_cache

from tutor.law.course import Program
from tutor.law.model import Law
from tutor.law.names import Literal


@lru_cache(maxsize=256)
def compile_course(law: Law) -> Program:
    """The instructions of a hand."""
    program = Program()
    for step in law.course:
        step.compile(program)
    return program


@lru_cache(maxsize=256)
def fixed_deal(law: Law) -> tuple[int, int] | None:
    """Where the course itself says how many cards are dealt: (to each at a time, to the table); else None."""
    steps = [step for step in compile_course(law).code if step.op == "deal"]
    if not steps or not all(isinstance(step.term, Literal) for step in steps):
        return None
    each = [step.term.value for step in steps if step.flag and isinstance(step.term, Literal)]
    common = [step.term.value for step in steps if not step.flag and isinstance(step.term, Literal)]
    return each[0], sum(common)


@lru_cache(maxsize=256)
def dealt_in_rounds(law: Law) -> int:
    """How many cards each are dealt, or drawn, again and again as long as there are some."""
    code = compile_course(law).code
    again: set[int] = set()
    for place, step in enumerate(code):
        if step.op == "jump":
            again |= set(range(step.target, place))
    steps = [code[place] for place in sorted(again) if code[place].op in ("deal", "draw") and code[place].flag]
    return sum(step.term.value for step in steps if isinstance(step.term, Literal))
