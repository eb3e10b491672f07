"""Who learns at a terminal: what is answered is kept, told by `tutor progress`, taken along and erased."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tutor.learn.course import HOME, usual_home
from tutor.learn.home import Home
from tutor.learn.log import Entry, Evidence
from tutor.store import open_store
from tutor.store.place import SETTING, SHARED

QUIZ = "quiz pocha --component BEAT --kind mark_all --count 1 --seed 2"


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """What is typed, a line for each."""
    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


@pytest.fixture(autouse=True)
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    found = f"sqlite:///{tmp_path / 'answers.sqlite'}"
    monkeypatch.setenv(SETTING, found)
    return found


def answers(tutor: Callable, *who: str) -> int:
    told = json.loads(tutor("progress", "pocha", "--json", *who).out)
    return int(told["games"]["pocha"]["answers"])


def test_the_guest_of_a_machine_is_known_again(tutor: Callable, typed: Callable, tmp_path: Path) -> None:
    typed("7b\n\n")
    assert tutor(QUIZ).status == 1
    typed("\n1c 6c\n\n")
    tutor("learn pocha montar")
    assert answers(tutor) == 2
    shown = tutor("progress pocha")
    assert "Hay 23 reglas por aprender." in shown.out and "Se te ha escapado algo" in shown.out
    assert "○ montar: por aprender" in shown.out and shown.status == 0
    assert "There are 23 rules to learn." in tutor("progress pocha --lang en").out
    assert (tmp_path / "terminal.token").stat().st_mode & 0o077 == 0
    (entry, lesson) = open_store().device((tmp_path / "terminal.token").read_text()).here().entries()
    assert (entry.kind, entry.lesson, lesson.kind, lesson.lesson) == ("lesson", "", "lesson", "montar")


def test_what_is_known_is_asked_for_the_ideas_that_are_still_to_be_ruled_out(
    tutor: Callable, typed: Callable, url: str
) -> None:
    """The same seed and the same answers give the same exercises."""
    when = datetime(2026, 3, 1, 18, tzinfo=UTC)
    for name in ("Ana", "Bea"):
        learner = open_store(url).enrol(name, "")
        for minute in range(3):
            told = (Evidence("BEAT", True, 1 / 15),)
            learner.add(Entry(when + timedelta(minutes=minute), "pocha", "1", "lesson", {}, None, True, told))

    def asked(name: str, more: str = "") -> list[dict[str, Any]]:
        typed("")
        line = f"quiz pocha --component BEAT {more} --json --as {name} --seed"
        runs = [tutor(f"{line} {seed}").out.splitlines() for seed in range(2)]
        return [next(json.loads(event)["item"] for event in run if '"ask"' in event) for run in runs]

    mine = asked("Ana")
    assert any(item["target"][1:] for item in mine)
    assert mine == asked("Bea")
    assert all(item["target"] == ["BEAT"] for item in [*asked("Eva"), *asked("Ana", "--kind mark_all")])


def test_exercises_are_those_of_the_table_at_which_somebody_plays(tutor: Callable, typed: Callable, url: str) -> None:
    own = Home("tute", "habanero", {}, ("T1",))
    open_store(url).enrol("Ana", "").choose(HOME.format(game="tute"), own.to_data())

    def asked(more: str) -> dict[str, Any]:
        typed("")
        told = tutor(f"quiz tute --json --count 1 {more}").out.splitlines()
        return next(json.loads(event)["item"] for event in told if '"ask"' in event)

    assert [asked("--as Ana")[name] for name in ("variant", "house")] == ["habanero", ["T1"]]
    assert asked("--as Ana --variant individual")["variant"] == "individual"
    assert asked("")["variant"] == usual_home("tute").variant


def test_a_nickname_asks_for_its_pin_where_it_has_one(
    tutor: Callable, typed: Callable, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_store(url).enrol("Ana", "1234")
    typed("1234\n7b\n\n")
    assert tutor(f"{QUIZ} --as ana").err == ""
    typed("1234\n")
    assert answers(tutor, "--as", "Ana") == 1
    typed("4321\n")
    wrong = tutor("progress --as Ana")
    assert (wrong.status, wrong.out) == (2, "") and "PIN" in wrong.err
    typed("7b\n\n")
    assert "Empieza un apodo nuevo: Luis." in tutor(f"{QUIZ} --as Luis").err
    assert answers(tutor, "--as", "Luis") == 1 and answers(tutor) == 0
    monkeypatch.setenv(SHARED, "1")
    typed("\n")
    assert "PIN" in tutor("progress --as Eva").err


def test_all_of_it_is_taken_along_and_erased(tutor: Callable, typed: Callable, tmp_path: Path) -> None:
    file = str(tmp_path / "ana.json")
    typed("7b\n\n")
    tutor(f"{QUIZ} --as Ana")
    assert tutor("progress", "--as", "Ana", "--export", file).status == 0
    assert "Respuestas nuevas: 1." in tutor("progress", "--import", file).out
    assert "Respuestas nuevas: 0." in tutor("progress", "--import", file).out
    typed("no\n")
    assert tutor("progress --erase").status == 1 and answers(tutor) == 1
    typed("sí\n")
    assert tutor("progress --erase").status == 0 and answers(tutor) == 0
    assert answers(tutor, "--as", "Ana") == 1
    (tmp_path / "ana.json").write_text("{")
    for words in (("--import", file), ("--import", "nowhere.json"), ("--export", str(tmp_path)), ("oca",)):
        assert tutor("progress", *words).status == 2


def test_a_store_out_of_reach_keeps_nobody_from_learning(
    tutor: Callable, typed: Callable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SETTING, f"sqlite:///{tmp_path / 'gone' / 'answers.sqlite'}")
    typed("7b\n\n")
    ran = tutor(QUIZ)
    assert (ran.status, ran.err.count(SETTING)) == (1, 1) and "Aciertos: 0 de 1." in ran.out
    assert tutor("progress").status == 1
    assert tutor("progress --as Ana").status == 2
