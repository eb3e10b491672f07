"""When to see something again: from the day it is known, once a day, never later than in ninety days."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.learn.answers import answer, day, learnt
from tutor.learn.log import Entry
from tutor.learn.retention import LONGEST_INTERVAL, Memory, memories, scheduler
from tutor.learn.tracing import trace


def of(*entries: Entry) -> dict[str, Memory]:
    return memories(entries, trace(entries))


def reviewed(times: int) -> list[Memory]:
    """Seen again each time on the day it is due, and right."""
    entries, found = learnt(0, "A"), list[Memory]()
    for _ in range(times):
        found.append(of(*entries)["A"])
        entries.append(answer((found[-1].due - day(0)).days, True, kind="review"))
    return found


def test_nothing_is_reviewed_before_it_is_known() -> None:
    assert of(*learnt(0, "A")[:2]) == {}
    assert of(answer(0, False), answer(1, True)) == {}


def test_a_card_begins_on_the_day_its_component_is_known() -> None:
    memory = of(*learnt(0, "A"))["A"]
    assert memory.last == day(0) and memory.due == day(2)
    assert of(answer(0, False), *learnt(3, "A"))["A"].last == day(3)


def test_intervals_grow_to_ninety_days_and_no_further() -> None:
    waits = [(memory.due - memory.last).days for memory in reviewed(9)]
    assert waits == sorted(waits) and waits[-1] == LONGEST_INTERVAL == max(waits)


def test_the_first_answer_of_a_day_is_the_grade() -> None:
    """Wrong, then right once the answer has been shown: it was forgotten."""
    base = [*learnt(0, "A"), answer(2, False, minute=0)]
    assert of(*base)["A"].due == day(3)
    assert of(*base, answer(2, True, minute=1))["A"] == of(*base)["A"]


def test_a_right_answer_waits_longer_than_a_helped_one_and_that_than_a_wrong_one() -> None:
    base = learnt(0, "A")
    grades = (answer(3, False), answer(3, True, hints=1), answer(3, True))
    waits = [of(*base, grade)["A"].due for grade in grades]
    assert waits[0] < waits[1] < waits[2]


def test_what_does_not_decide_is_no_review() -> None:
    assert of(*learnt(0, "A"), answer(5, False, decisive=False)) == of(*learnt(0, "A"))


def test_nine_in_ten_remember_when_it_is_due() -> None:
    memory = reviewed(2)[-1]
    assert memory.recalled(memory.last) == 1
    assert memory.recalled(memory.due) == pytest.approx(0.9, abs=0.01)
    days = [memory.recalled(day(number)) for number in range(0, 200, 20)]
    assert all(one >= other for one, other in pairwise(days))


def test_there_is_no_chance_in_it() -> None:
    assert not scheduler().enable_fuzzing
    assert of(*learnt(0, "AB")) == of(*learnt(0, "AB"))
