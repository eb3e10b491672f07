"""The day's set: what it is made of, that it stays the same through the day, and what comes next."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tests.learn.answers import COURSE, answer, day, learnt
from tutor.learn.home import Home
from tutor.learn.items import generate
from tutor.learn.log import Entry, Prediction
from tutor.learn.progress import Stage, course_of, progress
from tutor.learn.put import near_to
from tutor.learn.today import AFTER_ERROR, MOST_LESSON, Slot, current, left_over, today, what_next

MANY = course_of("game", dict.fromkeys("ABCDEFGH", ()), ("M1",))


def roles(slots: list[Slot]) -> Counter[str]:
    return Counter(slot.role for slot in slots)


def done(slot: Slot, right: bool = True) -> Entry:
    return replace(answer(0, right, slot.component or "A", slot.kind), slot=slot.id)


def test_the_first_day_asks_what_is_known_and_teaches_one_thing() -> None:
    slots = today([], COURSE, day(0))
    assert roles(slots) == {"probe": 4, "lesson": 5}
    assert {slot.component for slot in slots if slot.role == "lesson"} == {"A"}
    assert [slot.kind for slot in slots] == ["diagnosis"] * 4 + ["lesson"] * 5


def test_what_the_probes_show_to_be_known_is_not_taught() -> None:
    slots = today([], COURSE, day(0))
    entries = [done(slot) for slot in slots[:4]]
    assert {slot.component for slot in today(entries, COURSE, day(0)) if slot.role == "lesson"} == {"B"}


def test_the_set_stays_the_same_through_the_day() -> None:
    entries = [*learnt(0, "AB"), answer(1, False, "C")]
    first = today(entries, MANY, day(4), "Ana")
    for place, slot in enumerate(first):
        entries.append(replace(done(slot), when=answer(4, True, minute=place).when))
        again = today(entries, MANY, day(4), "Ana")
        assert [replace(each, done=False) for each in again] == first
        assert [each.done for each in again] == [other <= place for other in range(len(first))]


def test_after_an_error_come_its_twin_and_a_foil_and_the_day_grows_no_longer() -> None:
    entries, planned = learnt(0, "ABCDE"), today(learnt(0, "ABCDE"), MANY, day(4), "Ana")
    wrong = {planned[0].id, planned[3].id, planned[4].id, planned[-1].id}  # a review, the lesson twice, the arbiter
    seen = list[Slot]()
    while slot := next((slot for slot in today(entries, MANY, day(4), "Ana") if not slot.done), None):
        seen.append(slot)
        entries.append(replace(done(slot, slot.id not in wrong), when=answer(4, True, minute=len(seen)).when))
        whole = today(entries, MANY, day(4), "Ana")
        assert whole[: len(seen)] == [replace(each, done=True) for each in seen] and len(whole) == len(planned)
    assert [(slot.role, slot.component) for slot in seen[:6]] == [
        ("review", planned[0].component),
        ("twin", planned[0].component),
        ("foil", planned[0].component),
        ("review", planned[1].component),
        ("review", planned[2].component),
        ("lesson", "F"),
    ]
    assert [slot.role for slot in seen[6:]] == ["twin", "mixed", "mixed", "arbiter"]
    assert {slot.kind for slot in seen if slot.after} == {"lesson"}
    assert [(slot.role, slot.after) for slot in left_over(entries, MANY, day(4), "Ana")] == [
        ("foil", planned[3].id),
        ("twin", planned[-1].id),
        ("foil", planned[-1].id),
    ]


def test_what_follows_an_error_is_made_of_its_exercise_at_the_same_table_alone() -> None:
    first, home = generate("mark_all", "pocha", "completa", "BEAT", seed=3), Home("pocha", "completa")
    entries = [replace(answer(0, False, slot="s/0"), item=first.to_data())]
    twin, foil = (near_to(Slot(f"s/0/{role}", role, "BEAT", "", 1, after="s/0"), home, entries) for role in AFTER_ERROR)
    assert twin is not None and foil is not None
    assert "BEAT" in twin.components and twin.key != first.key
    assert "BEAT" not in foil.components
    slot = Slot("s/0/twin", "twin", "BEAT", "", 1, after="s/0")
    assert near_to(slot, replace(home, house=("M2",)), entries) is None
    assert near_to(replace(slot, after="s/1"), home, entries) is None


def test_an_error_in_a_probe_is_none() -> None:
    slots = today([], COURSE, day(0))
    entries = [done(slot, right=False) for slot in slots[:4]]
    assert roles(today(entries, COURSE, day(0))) == {"probe": 4, "lesson": 5}


def test_seeds_are_a_learners_own_and_a_days_own() -> None:
    seeds = [
        {slot.seed for slot in today(learnt(0, "A"), COURSE, day(number), who)}
        for number in (4, 5)
        for who in ("Ana", "Luis")
    ]
    assert all(not one & other for one in seeds for other in seeds if one is not other)


def test_a_usual_day_has_reviews_a_lesson_two_mixed_and_one_for_the_arbiter() -> None:
    slots = today(learnt(0, "ABCDE"), MANY, day(4))
    assert roles(slots) == {"review": 3, "lesson": 4, "mixed": 2, "arbiter": 1}
    assert {slot.component for slot in slots if slot.role == "lesson"} == {"F"}
    assert roles(today(learnt(0, "ABC"), MANY, day(1))) == {"lesson": 5, "mixed": 2, "arbiter": 1}
    assert roles(today(learnt(0, "AB"), MANY, day(4))) == {"review": 2, "lesson": 5, "mixed": 2}


@pytest.mark.parametrize("known", ["", "A", "AB", "ABC", "ABCDE", "ABCDEFG", "ABCDEFGH"])
@pytest.mark.parametrize("number", [1, 3, 13, 40])
def test_a_day_is_never_empty_nor_longer_than_ten(known: str, number: int) -> None:
    slots = today([*learnt(0, known), answer(0, False, "H", minute=9)], MANY, day(number))
    assert 5 <= len(slots) <= 10
    assert roles(slots)["lesson"] <= MOST_LESSON
    assert all(slot.component for slot in slots)


def test_after_a_pause_three_easy_ones_come_first() -> None:
    entries = [*learnt(0, "ABC"), answer(0, True, "A", minute=8)]
    before, after = today(entries, MANY, day(13)), today(entries, MANY, day(14))
    assert roles(before)["easy"] == 0
    assert [slot.role for slot in after[:4]] == ["easy", "easy", "easy", "lesson"]
    assert after[0].component == "A"
    assert len(after) == len(before) <= 10


def test_whoever_knows_everything_is_given_a_mixture() -> None:
    slots = today(learnt(0, "ABCDEFGH"), MANY, day(4))
    assert roles(slots) == {"review": 3, "mixed": 6, "arbiter": 1}
    assert len({slot.component for slot in slots if slot.role == "mixed"}) == 6


def test_a_lesson_waits_for_what_comes_before_it() -> None:
    course = course_of("game", {}, (), [Stage("late", ("D",), ("B", "C")), Stage("b", ("B",)), Stage("c", ("C",))])
    stage = [current(progress(learnt(0, known), course)) for known in ("", "B", "BC", "BCD")]
    assert [each and each.id for each in stage] == ["b", "c", "late", None]
    lost = [*learnt(0, "BCD"), answer(1, False, "B"), answer(2, False, "B")]
    assert [each and each.id for each in [current(progress(lost, course))]] == ["b"]


def test_what_comes_next() -> None:
    entries: list[Entry] = []
    while (step := what_next(entries, COURSE, day(0))).what == "go_on":
        assert step.slot is not None
        entries.append(replace(done(step.slot), when=answer(0, True, minute=len(entries)).when))
    assert (len(entries), step.what, step.lesson, step.due) == (9, "more", "C", day(2))
    everything = learnt(0, "ABCDEFGH")
    all_done = [replace(done(slot), when=answer(1, True).when) for slot in today(everything, MANY, day(1))]
    assert what_next([*everything, *all_done], MANY, day(1)).what == "tomorrow"


def test_answers_of_another_game_change_nothing() -> None:
    others = [replace(entry, game="other") for entry in learnt(0, "AB")]
    assert today(others, COURSE, day(1)) == today([], COURSE, day(1))


def test_a_likely_misconception_keeps_back_what_it_has_spoilt() -> None:
    """Right where it makes no difference, wrong where it does: that is not mastered, however likely it is known."""
    wrong = [answer(0, False, "AB", seen=Prediction(7, (False, 1), {"M1": (True, 1)}), minute=n) for n in range(4)]
    right = [*learnt(1, "AB"), answer(2, True, "A", "mixed"), answer(2, True, "B", "mixed")]
    assert progress(right, COURSE).map == {"A": "mastered", "B": "mastered", "C": "learning", "D": "learning"}
    held = progress([*right, *(replace(entry, when=answer(2, True, minute=9).when) for entry in wrong[:2])], COURSE)
    assert held.beliefs.holds("M1") > 0.5 and held.held_back == {"A", "B"}
    assert held.map == dict.fromkeys("ABCD", "learning")
    assert held.repeated(wrong[0].session) == ("M1" if held.beliefs.likely() else "")


def test_a_misconception_is_named_after_two_errors_that_it_explains() -> None:
    wrong = [answer(0, False, seen=Prediction(15, (False, 1), {"M1": (True, 1)}), minute=n) for n in range(2)]
    assert progress(wrong[:1], COURSE).repeated(wrong[0].session) == ""
    assert progress(wrong, COURSE).repeated(wrong[0].session) == "M1"
    assert progress(wrong, COURSE).repeated("another session") == ""
