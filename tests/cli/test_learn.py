"""`tutor learn` and `tutor quiz`: lessons and exercises at a terminal."""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.places import lessons_dir


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """What is typed, a line for each."""
    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_lessons_are_listed(tutor: Callable) -> None:
    ran = tutor("learn escoba --lang en")
    assert ran.status == 0
    assert "escoba 4. With two of the table [con_dos] (after que_le_falta): To find two cards" in ran.out
    assert "that make fifteen with the one played." in ran.out


def test_a_lesson_is_left_and_taken_up_again(tutor: Callable, typed: Callable, tmp_path: Path) -> None:
    place = str(tmp_path / "place.json")
    typed("\n1c 6c\np\n\n")
    ran = tutor("learn", "pocha", "montar", "--state", place)
    assert ran.status == 1
    assert "Sobra el seis de copas." in ran.out
    assert "¿Cuál es la mejor carta de la baza?" in ran.out
    assert "Queda guardado en" in ran.out
    typed("")
    again = tutor("learn", "pocha", "montar", "--state", place, "--lang", "en")
    assert "Another one with the same rule." in again.out


def test_what_cannot_be_read_is_asked_again(tutor: Callable, typed: Callable) -> None:
    typed("\nzz\n\n1c\n")
    ran = tutor("learn pocha montar")
    assert ran.out.count("Tu respuesta:") >= 3
    assert "Sí. Debes echar una carta que gane al rey de copas" in ran.out


def test_the_data_are_an_object_a_line(tutor: Callable, typed: Callable) -> None:
    typed("\n1c\n")
    events = [json.loads(line) for line in tutor("learn pocha montar --json").out.splitlines()]
    assert [event["event"] for event in events][:4] == ["title", "show", "ask", "verdict"]
    assert events[2]["item"]["case"]["hand"] == ["1c", "6c", "3e", "2b"]


def test_where_a_lesson_adds_up_the_terminal_does_so_too_before_the_answer_counts(
    tutor: Callable, typed: Callable
) -> None:
    typed("\n4e 7b\nn\n6c 4e\n\n")
    ran = tutor("learn escoba con_dos")
    assert "Lo que suma cada carta: el seis de copas, 6;" in ran.out and "Hay que llegar a 15." in ran.out
    assert ran.out.index("5 + 4 + 7 = 16.") < ran.out.index("5 + 6 + 4 = 15.") < ran.out.index("Sí.")
    assert "Todavía no" not in ran.out


def test_a_quiz_against_an_idea(tutor: Callable, typed: Callable) -> None:
    ran = tutor("quiz pocha --against list --lang en")
    assert "M2: there is no need to head the suit led" in ran.out.splitlines() and ran.status == 0
    typed("1o\n" * 9)
    events = tutor("quiz pocha --against M2 --component TLED --count 1 --kind mark_all --json").out.splitlines()
    assert json.loads(events[0])["item"]["target"] == ["TLED", "M2"]


def test_a_quiz_of_one(tutor: Callable, typed: Callable) -> None:
    typed("\n-\n\n")
    ran = tutor("quiz pocha --variant completa --component BEAT --kind twins --count 1 --seed 1")
    assert "Se escribe así" in ran.out
    assert ran.status == 1
    assert ran.out.rstrip().endswith("Aciertos: 0 de 1.")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("learn oca", "oca"),
        ("learn pocha nada", "nada"),
        ("learn pocha montar --seed x", "«x»"),
        ("quiz", "pocha"),
        ("quiz pocha --kind nada", "nada"),
        ("quiz pocha --component NADA", "NADA"),
        ("quiz pocha --against nada", "M2 (no hace falta montar)"),
        ("quiz pocha --against probable", "elige tú una de la lista"),
        ("check --lessons nowhere", "nowhere"),
    ],
)
def test_bad_input_is_told(words: str, said: str, tutor: Callable) -> None:
    ran = tutor(words)
    assert ran.status == 2
    assert said in ran.err


def test_a_lesson_that_is_wrong_makes_the_check_fail_with_file_and_line(tutor: Callable, tmp_path: Path) -> None:
    shutil.copytree(lessons_dir() / "pocha", tmp_path / "pocha")
    path = tmp_path / "pocha" / "05-montar.yaml"
    path.write_text(path.read_text("utf-8").replace("  es: Ver que", "  # Ver que", 1), "utf-8")
    ran = tutor("check", "--lessons", str(tmp_path), "--lang", "en")
    assert ran.status == 1
    assert ran.out.startswith("lessons/pocha/05-montar.yaml:6:3: ")
    assert ran.out.endswith("faults: 1\n")
