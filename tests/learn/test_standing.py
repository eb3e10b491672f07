"""How somebody stands, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.learn.answers import COURSE, answer, day, learnt
from tutor.ask import load
from tutor.learn.diagnosis import diagnose
from tutor.learn.log import Prediction
from tutor.learn.progress import progress
from tutor.learn.standing import day_name, due_text, ideas, next_text, sessions, slips_text, summary
from tutor.learn.today import today, what_next

LABELS = {name: f"lo de {name}" for name in "ABCD"}
LESSONS = {name: f"Lección {name}" for name in "ABCD"}
FALLEN = Prediction(15, (False, 1), {"M1": (True, 1)})
SHOWN = Prediction(15, (True, 1), {"M1": (False, 1)})


def test_how_much_is_known() -> None:
    assert summary(progress([], COURSE), "es") == "Hay 4 reglas por aprender."
    entries = [*learnt(0, "AB"), answer(1, True, "A", "mixed")]
    assert summary(progress(entries, COURSE), "es") == "Sabes 2 de 4 reglas, y una la dominas."
    assert summary(progress([answer(1, True, "A", "mixed"), *learnt(0, "A")], COURSE), "es") == "Dominas 1 de 4 reglas."


def test_what_comes_next_is_said() -> None:
    def told(entries: list, number: int, lang: str = "es") -> str:
        left = sum(not slot.done for slot in today(entries, COURSE, day(number)))
        return next_text(what_next(entries, COURSE, day(number)), left, LABELS, LESSONS, day(number), lang)

    assert told([], 0) == "Hoy quedan por hacer: 9 ejercicios."
    first = today(learnt(0, "A"), COURSE, day(5))
    done = [answer(5, True, slot.component, slot.kind, slot=slot.id, minute=n) for n, slot in enumerate(first)]
    assert told([*learnt(0, "A"), *done[:-1]], 5).startswith("Hoy quedan por hacer: un ejercicio. Lo siguiente: lo de")
    after = told([*learnt(0, "A"), *done], 5, "en")
    assert after.startswith("Today's set is done. If you feel like more, go on with the lesson “Lección")
    assert "The next review is on " in after
    everything = learnt(0, "ABCD")
    assert due_text(progress(everything, COURSE), LABELS, day(0), "es") == ""
    assert due_text(progress(everything, COURSE), LABELS, day(80), "es").startswith("Toca repasar: lo de ")


def test_an_idea_comes_and_goes() -> None:
    wrong = [answer(0, False, seen=FALLEN, minute=n) for n in range(3)]
    right = [answer(n, True, seen=SHOWN, minute=m) for n in range(1, 4) for m in range(3)]
    assert ideas(progress([], COURSE)) == []
    (idea,) = ideas(progress(wrong, COURSE))
    assert (idea.id, idea.now, [day for day, _ in idea.past]) == ("M1", True, [day(0)])
    (idea,) = ideas(progress([*wrong, *right], COURSE))
    assert not idea.now and len(idea.past) == 4 and idea.past[0][1] > 0.6 > idea.past[-1][1]
    law = load("pocha", variant="completa").court().law
    for lang, begun in (("es", "Ya no parece que pienses que "), ("en", "You do not seem to think any more that ")):
        assert replace(idea, id="M2").text(law, lang).startswith(begun)
        assert not replace(idea, id="M2", now=True).text(law, lang).startswith(begun)


def test_the_sessions_end_where_the_diagnosis_does() -> None:
    entries = [answer(n, n % 2 == 0, seen=(FALLEN, SHOWN)[n % 2 == 0], minute=m) for n in range(3) for m in range(2)]
    found = sessions(entries, COURSE.misconceptions)
    assert [day for day, _ in found] == [day(0), day(1), day(2)]
    last, whole = found[-1][1], diagnose(entries, COURSE.misconceptions)
    assert dict(last.chance) == pytest.approx(dict(whole.chance))


def test_what_was_left_out_and_what_was_put_in_stand_apart() -> None:
    entries = [replace(answer(0, False), omitted=1), replace(answer(0, False, minute=1), wrong=2)]
    assert slips_text(progress(entries, COURSE), "es") == [
        "Se te ha escapado algo una vez.",
        "Has puesto algo de más 2 veces.",
    ]
    assert slips_text(progress(entries[1:], COURSE), "en") == ["You have put in what is not right 2 times."]


def test_a_day_is_named() -> None:
    assert day_name(day(0), "es") == "el domingo 1 de marzo"
    assert day_name(day(0), "en", day(0)) == "today"
