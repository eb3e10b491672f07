"""Who is learning in a tab: kept through reloads and faults of the store, one person in two tabs, nobody else's."""

from __future__ import annotations

from pathlib import Path

import pytest
import streamlit as st
from sqlalchemy import text

from tests.store.answers import answer
from tutor.faults import TutorError
from tutor.learn.home import Home
from tutor.store import open_store
from tutor.store.device import new_token
from tutor.store.place import SETTING, SHARED
from tutor.web import learner
from tutor.web.learner import Learner


@pytest.fixture(autouse=True)
def shared(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SHARED, "1")


def refused(error: pytest.ExceptionInfo[TutorError]) -> str:
    return error.value.faults[0].code


def test_a_guest_is_the_same_after_a_reload_and_nobody_elsewhere() -> None:
    token = new_token()
    mine = Learner(token)
    assert mine.entries() == [] and mine.name == ""
    assert mine.record(answer(0))
    st.cache_resource.clear()  # the server begins anew
    again = Learner(token)
    assert again.entries("pocha") == [answer(0)] and again.entries("escoba") == []
    assert again.record(answer(1)) and mine.entries() == [answer(0), answer(1)]
    assert not mine.record(answer(2, slot=answer(1).slot, right=True))
    assert Learner(new_token()).entries() == []
    assert mine.fault is None and again.fault is None


def test_one_person_in_two_tabs() -> None:
    token = new_token()
    one, other = Learner(token), Learner(token)
    assert one.record(answer(0)) and other.record(answer(1))
    one.enrol("Ana", "1234")
    assert other.name == "Ana" and other.record(answer(2))
    assert one.entries() == [answer(0), answer(1), answer(2)]
    other.leave()
    assert one.name == "" and one.entries() == []


def test_nobody_opens_or_erases_what_is_anothers() -> None:
    ana, luis = Learner(new_token()), Learner(new_token())
    ana.record(answer(0))
    ana.enrol("Ana", "1234")
    for attempt in (
        lambda: luis.enter("ana", "4321"),
        lambda: luis.enrol("ANA", "4321"),
        lambda: luis.enter("ana", ""),
    ):
        with pytest.raises(TutorError):
            attempt()
    assert luis.entries() == [] and luis.others() == []
    with pytest.raises(TutorError) as error:
        ana.erase("4321")  # somebody at her device
    assert refused(error) == "pin-wrong" and ana.entries() == [answer(0)]
    luis.enter("Ana", "1234")
    with pytest.raises(TutorError):
        luis.change_pin("0000", "5678")
    luis.change_pin("1234", "5678")
    luis.erase("5678")
    assert ana.entries() == luis.entries() == [] and ana.name == ""
    luis.enrol("Ana", "1111")


def test_progress_follows_the_answers_and_the_house() -> None:
    mine = Learner(new_token())
    first = mine.progress("pocha")
    assert first is mine.progress("pocha") and first.entries == ()
    mine.record(answer(0))
    assert mine.progress("pocha").entries == (answer(0),)
    assert mine.home("pocha").variant == "completa"
    mine.play_at(Home("pocha", "sencilla"))
    assert Learner(mine.token).home("pocha") == Home("pocha", "sencilla")
    assert "MULT" not in mine.progress("pocha").course.components
    mine.choose("home/pocha", {"game": "pocha", "variant": "gone"})
    assert mine.home("pocha").variant == "completa"


def test_a_store_that_cannot_write_loses_no_answer(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = Learner(new_token())
    mine.record(answer(0))
    with open_store(url).writing() as connection:
        connection.execute(text("CREATE TRIGGER full BEFORE INSERT ON answers BEGIN SELECT RAISE(ABORT, 'full'); END"))
    assert mine.record(answer(1)) and not mine.record(answer(1))
    assert mine.fault is not None and mine.fault.faults[0].code == "store-failed"
    assert mine.entries() == [answer(0), answer(1)] and mine.fault is not None
    assert '"ms":4200' in mine.export()
    with open_store(url).writing() as connection:
        connection.execute(text("DROP TRIGGER full"))
    monkeypatch.setattr(learner, "AGAIN", -1)
    assert mine.entries() == [answer(0), answer(1)] and mine.fault is None
    assert Learner(mine.token).entries() == [answer(0), answer(1)]


def test_a_store_that_is_not_there_is_told_and_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "gone"
    monkeypatch.setenv(SETTING, f"sqlite:///{gone / 'answers.sqlite'}")
    mine = Learner(new_token())
    assert mine.record(answer(0)) and mine.entries() == [answer(0)] and mine.name == ""
    assert mine.fault is not None and mine.fault.faults[0].code == "store-folder"
    mine.play_at(Home("pocha", "sencilla"))
    assert mine.home("pocha").variant == "sencilla"
    with pytest.raises(TutorError):
        mine.enrol("Ana", "1234")
    gone.mkdir()
    assert Learner(new_token()).fault is None
    monkeypatch.setattr(learner, "AGAIN", -1)
    assert mine.entries() == [answer(0)] and mine.fault is None
    assert Learner(mine.token).entries() == [answer(0)]
    assert Learner(mine.token).home("pocha").variant == "sencilla"


def test_what_is_exported_comes_back() -> None:
    mine, other = Learner(new_token()), Learner(new_token())
    mine.record(answer(0))
    mine.play_at(Home("pocha", "sencilla"))
    assert other.take_in(mine.export()) == 1 and other.take_in(mine.export()) == 0
    assert other.entries() == [answer(0)] and other.home("pocha").variant == "sencilla"
    with pytest.raises(TutorError) as error:
        other.take_in("{")
    assert refused(error) == "export-unreadable"
    mine.erase()
    assert mine.entries() == [] and other.entries() == [answer(0)]
