"""Nobody masters a rule that they have wrong; whoever has it right gets to the end."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from functools import cache

import pytest

from tests.learn.answers import FIRST_DAY
from tests.learn.learners import SLIPPED
from tutor.ask import the_library
from tutor.ask.components import components_of
from tutor.learn.asked import candidate_of
from tutor.learn.diagnosis import Candidate
from tutor.learn.items import generate
from tutor.learn.log import Entry, Evidence, SetKind
from tutor.learn.pool import names_in, pool_of
from tutor.learn.progress import Course, course_of, progress
from tutor.learn.today import today
from tutor.learn.tracing import Knowledge, updated

THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"
LEARNERS = 2000 if THOROUGH else 60
ITEMS, A_DAY, SLIP = 100, 10, 0.1
KINDS: tuple[SetKind, ...] = ("lesson", "mixed", "review", "mixed", "lesson")
OF_EACH = 6


@cache
def exercises(component: str) -> list[Candidate]:
    """Exercises that a component decides."""
    made = (candidate_of(generate("mark_all", "pocha", "completa", component, seed=seed)) for seed in range(OF_EACH))
    return [each for each in made if each is not None]


def components() -> list[str]:
    """Those that decide which card may be played."""
    return ["BEAT", "BEST", "FOLLOW", "OVER", "RELEASE", "RUFF", "TLED", "UNDER", "VOID"]


def spoilt_by(name: str) -> list[str]:
    """The components that a misconception gets wrong in two thirds of the exercises or more."""
    return [
        each
        for each in components()
        if sum(name in made.apart for made in exercises(each)) * 3 >= 2 * len(exercises(each))
    ]


def answered(made: Candidate, number: int, given: str) -> Entry:
    """The answer of an exercise as it is kept; ten a day."""
    day, minute = divmod(number, A_DAY)
    when = datetime.combine(FIRST_DAY + timedelta(days=day), datetime.min.time(), UTC) + timedelta(minutes=minute)
    guess = 1 / made.answers
    evidence = tuple(Evidence(name, True, guess) for name in made.item.components)
    return Entry(
        when, "pocha", str(day), KINDS[number % len(KINDS)], {}, given, given in made.law, evidence, made.seen(given)
    )


def life(name: str, spoilt: list[str], rng: random.Random) -> Iterator[Entry]:
    """What somebody with a misconception answers, to nothing but exercises of the rules that it spoils."""
    for number in range(ITEMS):
        made = rng.choice(exercises(rng.choice(spoilt)))
        given = min(made.told(name))
        if rng.random() < SLIP:
            others = [told for told in made.listed() if told != given]
            place = rng.randrange(made.answers - 1)
            given = others[place] if place < len(others) else SLIPPED
        yield answered(made, number, given)


@pytest.mark.xdist_group("diagnosis")
def test_of_many_learners_with_a_wrong_rule_none_masters_it() -> None:
    """Of two thousand, in the thorough run."""
    beliefs = [name for name in names_in(pool_of("pocha", "completa")) if spoilt_by(name)]
    assert len(beliefs) >= 6
    course = course_of("pocha", dict.fromkeys(components(), ()), names_in(pool_of("pocha", "completa")))
    masters = []
    for number in range(LEARNERS):
        name = beliefs[number % len(beliefs)]
        spoilt, known, entries = spoilt_by(name), dict[str, Knowledge](), list[Entry]()
        first = True
        for entry in life(name, spoilt, random.Random(f"{name} {number}")):
            entries.append(entry)
            known |= updated(known, entry)
            likely = [each for each in spoilt if known.get(each, Knowledge()).state == "mastered"]
            if (likely and first) or len(entries) == ITEMS:
                first = False
                found = progress(entries, course)
                masters += [(name, each, len(entries)) for each in spoilt if found.state(each) == "mastered"]
    assert masters == []


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
