"""Nobody masters a rule that they have wrong; whoever has it right gets to the end."""

from __future__ import annotations

import os
from functools import cache

import pytest

from benchmarks.mastery import DAYS, SLIP, TABLES, Asked, AtHand, Learner, School, finish, teach
from tutor.learn.diagnosis import Candidate
from tutor.learn.doubts import doubts_at
from tutor.learn.items.targets import patched_at
from tutor.learn.refuting import ENOUGH

THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"
LEARNERS, MOST_DAYS = 20, 30


class Plain(AtHand):
    """Exercises in which no misconception shows, but for the places of a day that are to show one."""

    def make(self, asked: Asked) -> list[Candidate]:
        found = super().make(asked)
        return found if asked[2] else found[-1:]


@cache
def school_at(game: str, variant: str) -> School:
    return (School if THOROUGH else AtHand)(game, variant)


@pytest.mark.xdist_group("diagnosis")
@pytest.mark.parametrize(("game", "variant"), TABLES[:3])
def test_of_many_learners_with_a_wrong_rule_none_masters_it(game: str, variant: str) -> None:
    """Each misconception at least once; of two thousand, in the thorough run and in `python -m benchmarks.mastery`."""
    school = school_at(game, variant)
    assert len(school.broken) <= LEARNERS
    told = teach(school, 2000 if THOROUGH else LEARNERS)
    assert told.mastered == {}
    assert told.spared, "without what is to be refuted somebody would have been told so"
    assert max(told.nearest.values()) < ENOUGH


@pytest.mark.xdist_group("diagnosis")
@pytest.mark.parametrize(("game", "variant"), TABLES[:3])
def test_every_misconception_about_a_rule_can_be_refuted(game: str, variant: str) -> None:
    """What changes a rule of this table and is shown by no exercise is named here: it makes no answer wrong."""
    school = school_at(game, variant)
    shown = {name for each in doubts_at(school.home.seat).exercises for name in each.against}
    changed = frozenset().union(*patched_at(school.home.seat).values())
    assert {*school.course.misconceptions} - shown <= {"T17", "T18"}, "nothing is exchanged there for what they say"
    assert {*school.broken} == shown & {*school.broken} >= shown & changed
    for component in school.course.components:
        for name in school.course.about(component):
            assert school.exercises("mixed", component, name), f"nobody can show to know {component} without {name}"


@pytest.mark.xdist_group("diagnosis")
@pytest.mark.parametrize(("game", "variant"), TABLES[:3])
def test_whoever_answers_right_masters_everything(game: str, variant: str) -> None:
    """Day after day what is asked, answered right: every component is mastered within a month, and nothing is left out."""
    ended = finish(school_at(game, variant), "right")
    assert ended is not None and ended[0] <= MOST_DAYS


@pytest.mark.xdist_group("diagnosis")
@pytest.mark.parametrize(("game", "variant"), TABLES[:3])
def test_the_places_of_a_day_alone_show_what_is_to_be_refuted(game: str, variant: str) -> None:
    """*Hoy* does not wait for chance: where nothing else shows a misconception its own places do, and soon enough."""
    ended = finish(Plain(game, variant), "right")
    assert ended is not None and ended[0] <= MOST_DAYS


@pytest.mark.xdist_group("diagnosis")
def test_a_learner_who_slips_gets_there_too() -> None:
    who = Learner(school_at("escoba", "quince-wiki"), "", "slips", SLIP)
    for _ in who.by_day():
        if (who.entries[-1].day - who.entries[0].day).days >= DAYS - 10:
            break
    states = list(who.found.map.values())
    assert states.count("mastered") >= 0.8 * len(states)
