"""Nobody masters a rule that they have wrong; whoever has it right gets to the end."""

from __future__ import annotations

import os
import random
from datetime import UTC, date, datetime, timedelta

import pytest

from benchmarks.mastery import SLIP, TABLES, School
from tests.learn.answers import FIRST_DAY
from tutor.ask import the_library
from tutor.ask.components import components_of
from tutor.learn.log import Entry, Evidence
from tutor.learn.progress import Course, course_of, progress
from tutor.learn.today import today

THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"
LEARNERS = 2000 if THOROUGH else 24


@pytest.mark.xdist_group("diagnosis")
@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_of_many_learners_with_a_wrong_rule_none_masters_it(game: str, variant: str) -> None:
    """Of two thousand, in the thorough run and in `python -m benchmarks.mastery`."""
    school = School(game, variant)
    assert len(school.spoilt) >= 6
    assert school.masters(LEARNERS) == {}


def whole_day(entries: list[Entry], course: Course, day: date, rng: random.Random | None = None) -> list[Entry]:
    """The answers to a day's set: all right, or one in ten wrong."""
    start, found = datetime.combine(day, datetime.min.time(), UTC), list[Entry]()
    for slot in today(entries, course, day):
        evidence = (Evidence(slot.component, True, 1 / 7),) if slot.component else ()
        right = rng is None or rng.random() > SLIP
        when = start + timedelta(minutes=len(found))
        found.append(Entry(when, course.game, str(day), slot.kind, {}, None, right, evidence, slot=slot.id))
    return found


@pytest.mark.parametrize("game", ["pocha", "escoba", "tute"])
def test_whoever_answers_right_masters_everything(game: str) -> None:
    """Day after day what is asked, answered right: every component is mastered in the end, and nothing is left out."""
    after = {name: each.after for name, each in components_of(the_library(), game).items()}
    course, entries = course_of(game, after, ("M1",)), list[Entry]()
    for number in range(60):
        day = FIRST_DAY + timedelta(days=number)
        entries += whole_day(entries, course, day)
        if set(progress(entries, course).map.values()) == {"mastered"}:
            break
    assert progress(entries, course).map == dict.fromkeys(after, "mastered")


def test_a_learner_who_slips_gets_there_too() -> None:
    after = {name: each.after for name, each in components_of(the_library(), "escoba").items()}
    course, entries, rng = course_of("escoba", after, ("E1",)), list[Entry](), random.Random(1)
    for number in range(80):
        day = FIRST_DAY + timedelta(days=number)
        entries += whole_day(entries, course, day, rng)
    states = list(progress(entries, course).map.values())
    assert states.count("mastered") >= 0.8 * len(states)
