"""Learning in a notebook: lessons and exercises, on the table too, are kept, and come back as DataFrames."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.learn.tapping import taps
from tutor.faults import TutorError
from tutor.learn.items import kind_of
from tutor.notebook import learner


def test_what_is_answered_is_kept_and_comes_as_frames(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'answers.sqlite'}"
    ana = learner("Ana", "1234", url)
    lesson = ana.lesson("pocha", "montar", "en")
    lesson.go_on()
    assert lesson.answer("1c 6c").startswith("Not yet.")
    quiz = ana.quiz("pocha", "BEAT", kinds=["mark_all"], lang="en")
    table = quiz.table()
    first = quiz.item
    assert table.data["exercise"]["task"] and not table.data["exercise"]["answered"]
    right = kind_of(first).right(first, first.seat.rules)[0]
    table.acted({**taps(first, right), "v": 0})
    assert table.data["exercise"]["answered"] and "Yes." in quiz.text
    table.acted({"kind": "act", "act": "go", "v": 0})  # of an older table
    assert quiz.item == first
    table.acted({"kind": "act", "act": "go", "v": 1})
    assert quiz.item != first and table.data["v"] == 2
    assert "Not yet." in quiz.answer([]) and len(quiz.hint()) > len(quiz.text) - 1
    with pytest.raises(TutorError):
        quiz.answer([])
    assert ana.ideas("pocha")["M2"] == "no hace falta montar"
    assert ana.quiz("pocha", "FOLLOW", against="No hace falta montar").item.target == ("FOLLOW", "M2")
    again = learner("ana", "1234", url)
    assert list(again.log("pocha").right) == [False, True, False]
    assert set(again.map("pocha").component) >= {"BEAT", "RANK"}
    assert again.calendar("pocha").answers.sum() == 3 and again.days("pocha").answers.sum() >= 3
    assert {"M2", ""} <= set(again.beliefs("pocha").misconception)
    with pytest.raises(TutorError):
        learner("Ana", "4321", url)
    assert learner(url=url).log().empty and repr(again) == "<Learner Ana>"
