"""What answers speak against: how often is enough, what slips cost, and what becomes of a rule until then."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tests.learn.answers import AFTER, answer, day, learnt
from tutor.ask import load
from tutor.learn.diagnosis import Borne
from tutor.learn.log import Entry, Prediction
from tutor.learn.progress import Progress, course_of, progress
from tutor.learn.refuting import ENOUGH, Refuting
from tutor.learn.standing import still_text
from tutor.learn.today import LOOKING, set_of

AGAINST = Prediction(7, (True, 1), {"M1": (False, 1)})
BOTH = Prediction(7, (True, 1), {"M1": (True, 3)})
FALLEN = Prediction(7, (False, 1), {"M1": (True, 1)})
ELSE = Prediction(7, (False, 1), {"M1": (False, 1)})
COURSE = course_of("game", AFTER, ("M1", "M2", "M5", "M6"), about=lambda name: ("M1", "M2") if name == "A" else ())


def said(told: Iterable[Prediction], number: int = 0, first: int = 0, hints: int = 0) -> list[Entry]:
    """Answers on a day, each to another exercise."""
    return [
        replace(
            answer(number, seen.law[0], "B", seen=seen, minute=first + place, hints=hints),
            item={"case": first + place},
        )
        for place, seen in enumerate(told)
    ]


def test_a_misconception_is_refuted_by_enough_right_answers_that_it_does_not_accept() -> None:
    assert not Refuting(said([AGAINST] * (ENOUGH - 1))).refuted
    assert Refuting(said([AGAINST] * ENOUGH)).refuted == {"M1"}
    assert not Refuting(said([BOTH] * 20)).score
    assert not Refuting(said([AGAINST] * ENOUGH, hints=1)).score
    assert Refuting([replace(each, item={"case": 1}) for each in said([AGAINST] * 9)]).score == {"M1": 1}


def test_a_wrong_answer_that_it_foretells_takes_one_away_and_another_none() -> None:
    assert Refuting(said([AGAINST, AGAINST, FALLEN, ELSE])).score == {"M1": 1}
    assert Refuting(said([FALLEN] * 30)).score == {"M1": -ENOUGH}
    cured = said([FALLEN] * 30) + said([AGAINST] * 2 * ENOUGH, first=30)
    assert not Refuting(cured[:-1]).refuted and Refuting(cured).refuted == {"M1"}
    assert Refuting(said([AGAINST] * ENOUGH) + said([FALLEN] * 3, first=ENOUGH)).refuted == {"M1"}


def test_what_law_and_misconception_both_accept_bears_out_neither() -> None:
    assert Borne().after("M1", BOTH) == Borne(as_law=1)
    assert Borne().after("M1", FALLEN) == Borne(1, 1, 0)


def known(*more: Entry) -> Progress:
    """Somebody to whom A and B are known, and who has proved both."""
    proved = [answer(1, True, name, "mixed", minute=40) for name in "AB"]
    return progress([*learnt(0, "AB"), *proved, *more], COURSE)


def test_a_rule_is_mastered_once_every_misconception_about_it_is_refuted() -> None:
    assert known().map == {"A": "known", "B": "mastered", "C": "learning", "D": "learning"}
    assert known().waiting_for("A") == ("M1", "M2") and known().waiting_for("B") == ()
    both = replace(AGAINST, by={"M1": (False, 1), "M2": (False, 1)})
    assert known(*said([AGAINST] * ENOUGH, 2)).waiting_for("A") == ("M2",)
    assert known(*said([both] * ENOUGH, 2)).map["A"] == "mastered"
    assert progress(learnt(0, "A"), COURSE).waiting_for("A") == ()  # there is more to show than that


def test_what_is_known_is_asked_so_that_it_can_be_seen_each_in_turn() -> None:
    slots = [slot for slot in set_of(known(*said([AGAINST] * 2, 2)), day(9)) if slot.role in LOOKING]
    assert [slot.doubt for slot in slots if slot.component == "A"][:2] == ["M2", "M2"]
    assert {slot.doubt for slot in slots if slot.component != "A"} == {""}
    assert {slot.doubt for slot in set_of(known(), day(9)) if slot.component == "A"} == {"M1", "M2"}


def test_what_is_still_to_be_seen_is_said() -> None:
    law = load("pocha", variant="completa").court().law
    one, two = known(*said([AGAINST] * ENOUGH, 2)), known()
    assert still_text(one, "A", law, "es") == "Falta ver que no te lleva a error esta idea: «No hace falta montar»."
    assert still_text(two, "A", law, "en").startswith(
        "It is still to be seen that these ideas do not mislead you: “Void means free” and “"
    )
    assert still_text(two, "B", law, "es") == ""
    many = replace(COURSE, about=lambda name: COURSE.misconceptions)
    assert still_text(replace(two, course=many), "A", law, "es").endswith("» y otras 2.")
