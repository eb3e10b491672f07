"""The files of lessons: what is wrong in one is found, with its file and line."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tutor.ask import the_library
from tutor.faults import TutorError
from tutor.kinds import vocabulary
from tutor.law.schema import schema
from tutor.law.yamltext import plain, read_yaml_file
from tutor.learn.lessons import LESSON_SHAPES, Lesson, Proof, Shelf
from tutor.learn.lessons.positions import prove_beside
from tutor.learn.lessons.proof import prove_lesson
from tutor.places import lessons_dir

FILES = sorted(lessons_dir().rglob("*.yaml"))
MONTAR = "pocha/05-montar.yaml"


@pytest.fixture
def shelf(tmp_path: Path) -> Callable[..., Shelf]:
    """A copy of the lessons of one game in which one text is replaced by another."""

    def changed(file: str, old: str, new: str) -> Shelf:
        game = file.split("/")[0]
        shutil.copytree(lessons_dir() / game, tmp_path / "lessons" / game)
        path = tmp_path / "lessons" / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")
        return Shelf(tmp_path / "lessons", the_library())

    return changed


def line_of(file: str, text: str) -> int:
    """The line of a text in a shipped lesson."""
    lines = (lessons_dir() / file).read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


@pytest.mark.parametrize(
    ("file", "old", "new", "code", "near"),
    [
        (MONTAR, '    es: "Asistir no', '    # "Asistir no', "missing_key", "id: idea"),
        (MONTAR, "  es: Ver que", "  # Ver que", "missing_key", "  en: To see"),
        (MONTAR, "{order}", "{ordr}", "lesson_placeholder", "To follow suit"),
        (MONTAR, "{rule:montar}", "{rule:mentar}", "lesson_placeholder", "To follow suit"),
        (MONTAR, "do: mark_all", "do: mark_al", "unknown_word_near", "do: mark_all"),
        (MONTAR, "teaches: [BEAT]", "teaches: [BEET]", "unknown_word_near", "teaches:"),
        (MONTAR, "  - id: elige\n", "  - id: elige\n    after_error_in: mas\n", "lesson_unreachable", "id: elige"),
        (MONTAR, "  - id: elige\n", "  - id: elige\n    after_error_in: idea\n", "lesson_unreachable", "id: elige"),
        (MONTAR, "  - id: elige", "  - id: rey", "id_twice", "id: elige"),
        (MONTAR, "leave: {right: 4, foils: 1}", "leave: {foils: 1}", "lesson_leave", "leave:"),
        (MONTAR, "after: [asistir]", "after: [pisar]", "lesson_after", "after:"),
        (MONTAR, "after: [asistir]", "after: []", "lesson_piece_unprepared", "teaches:"),
        (MONTAR, "lesson: montar", "lesson: subir", "lesson_file_name", ""),
        ("pocha/10-triunfos.yaml", "teaches: [TLED]", "teaches: []", "lesson_piece_untaught", ""),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_its_line(
    file: str, old: str, new: str, code: str, near: str, shelf: Callable[..., Shelf]
) -> None:
    if code == "lesson_piece_untaught":  # the examination teaches it too
        path = lessons_dir() / "pocha" / "11-examen.yaml"
        assert "TLED]\nvariant" in path.read_text("utf-8")
    found = shelf(file, old, new)
    if code == "lesson_piece_untaught":
        exam = found.folder / "pocha" / "11-examen.yaml"
        exam.write_text(exam.read_text("utf-8").replace(", TLED]\nvariant", "]\nvariant"), "utf-8")
    with pytest.raises(TutorError) as raised:
        found.lessons("pocha")
    fault = next(fault for fault in raised.value.faults if fault.code == code)
    assert fault.place is not None
    assert fault.place.file.startswith("lessons/pocha")
    if near:
        shift = old.count("\n") and 1
        assert fault.place.line in (line_of(file, near), line_of(file, near) + shift)
    assert all(
        fault.said(lang) and "{" not in fault.said(lang).replace(str(fault.params), "")[:1] for lang in ("es", "en")
    )


@cache
def montar() -> str:
    """The lesson without its requests: its positions alone."""
    text = (lessons_dir() / MONTAR).read_text("utf-8")
    begin, end = text.index("  - id: mas\n"), text.index("  - id: no_se_puede")
    return text[:begin] + text[end:]


@pytest.fixture
def lesson(tmp_path: Path) -> Callable[..., Lesson]:
    """That lesson with one text replaced by another."""

    def changed(old: str, new: str) -> Lesson:
        assert old in montar()
        folder = tmp_path / "pocha"
        folder.mkdir()
        path = folder / "05-montar.yaml"
        path.write_text(montar().replace(old, new, 1), "utf-8")
        return Shelf(tmp_path, the_library()).read("pocha", path)

    return changed


def test_its_positions_hold(lesson: Callable[..., Lesson]) -> None:
    proof = Proof()
    assert [fault.text("en") for fault in prove_lesson(lesson("right: 4", "right: 4"), proof)] == []
    assert proof.items == 6


@pytest.mark.parametrize(
    ("old", "new", "code", "near"),
    [
        ("expect: [1c]", "expect: [1c, 6c]", "lesson_key_wrong", "expect: [1c"),
        ("expect: [3c, 6c]", "expect: [3c]", "lesson_key_wrong", "expect: [3c"),
        ("hand: [1c, 6c, 3e, 2b]", "hand: [4c, 6c, 3e, 2b]", "lesson_not_decisive", "hand: [4c"),
        ("hand: [3c, 6c, 7o]", "hand: [3c, 6c, 3c]", "card-twice", "hand: [3c, 6c, 3c"),
        ("trick: [1c, 12c]", "trick: [4c, 12c]", "lesson_foil_decisive", "trick: [4c, 12c"),
        ("hand: [12o, 3o, 7o, 6c]", "hand: []", "lesson_not_decisive", "hand: []"),
        ("do: play_one", "do: lacking", "lesson_no_answer", "hand: [12o"),
        ("right: 4", "right: 5", "lesson_too_hard", "leave:"),
        ("right: 4", "right: 1", "lesson_too_easy", "leave:"),
        ("foils: 1", "foils: 3", "lesson_too_hard", "leave:"),
        ("  - id: rey\n", "  - id: rey\n    sum: true\n", "lesson_no_sum", "sum: true"),
    ],
)
def test_a_lesson_that_does_not_hold_is_blamed_with_its_line(
    old: str, new: str, code: str, near: str, lesson: Callable[..., Lesson]
) -> None:
    changed = lesson(old, new)
    found = list(prove_lesson(changed, Proof()))
    text = montar().replace(old, new, 1).splitlines()
    line = next(number for number, each in enumerate(text, 1) if near in each)
    assert code in [fault.code for fault in found]
    assert any(
        fault.place and (fault.place.file, fault.place.line) == ("lessons/pocha/05-montar.yaml", line)
        for fault in found
    )


def test_what_is_taught_is_exercised(lesson: Callable[..., Lesson]) -> None:
    told = replace(lesson("right: 4", "right: 4"), teaches=("BEAT", "RUFF"))
    found = {fault.code: fault for fault in prove_lesson(told, Proof())}
    assert found["lesson_piece_unexercised"].params == {"word": "RUFF"}


POSITION = '{"asked": "play", "case": {"trump": "oros", "trick": ["12c", "10c"], "hand": ["1c", "6c", "3e"]}}'
WINNER = (
    '{"kind": "order", "asked": "winner", "case": {"trump": "oros", "trick": ["3c", "12c", "11c"], "winner": true}}'
)
POINTS = (
    '{"kind": "points", "asked": "score", "case": {"tricks": [2, 1, 3, 1], "trump": "copas", "bids": [3, 1, 4, 0],'
    ' "score": true}, "more": {"of": "D"}}'
)


@pytest.mark.parametrize(
    ("file", "line", "old", "new", "code"),
    [
        ("positions", POSITION, "", "", ""),
        ("positions", POSITION, '"1c", "6c"', '"1c", "1c"', "card-twice"),
        ("positions", POSITION, '"play"', '"plei"', "position_shape"),
        ("positions", POSITION, '"hand": ["1c", "6c", "3e"]', '"hand": ["1c"]', "position_tells_nothing"),
        ("positions", POSITION, '"completa": [', '"complete": [', "unknown_variant"),
        ("positions", POSITION, "]}}", "]}", "yaml-open-bracket"),
        ("doubts", WINNER, "", "", ""),
        ("doubts", WINNER, '"3c", "12c"', '"3c", "3c"', "card-twice"),
        ("doubts", WINNER, '"11c"', '"8c"', "card-not-in-deck"),
        ("doubts", WINNER, '"3c", "12c"', '"5c", "12c"', "exercise_shows_nothing"),
        ("doubts", WINNER, '"order"', '"ordre"', "exercise_shape"),
        ("doubts", WINNER, '"asked": "winner"', '"asked": "winer"', "exercise_shape"),
        ("doubts", WINNER, '"trick"', '"track"', "not_in_variant"),
        ("doubts", POINTS, "", "", ""),
        ("doubts", POINTS, '"of"', '"off"', "exercise_lacks"),
        ("doubts", POINTS, '"bids"', '"first"', "fact_of_another_question"),
        ("doubts", POINTS, '"trump": "copas", ', "", "missing_fact"),
        ("doubts", POINTS, '"completa": [', '"complete": [', "unknown_variant"),
    ],
)
def test_what_lies_beside_the_lessons_and_does_not_hold_is_told_with_its_line(
    file: str, line: str, old: str, new: str, code: str, tmp_path: Path
) -> None:
    (tmp_path / "pocha").mkdir()
    text = f'{{"completa": [\n{line},\n{line}\n]}}\n'
    before, _, after = text.rpartition(old) if old else (text, "", "")
    (tmp_path / "pocha" / f"{file}.json").write_text(before + new + after, "utf-8")
    found = list(prove_beside(Shelf(tmp_path, the_library()), "pocha"))
    assert [fault.code for fault in found] == ([code] if code else [])
    assert all(str(fault.place).startswith(f"lessons/pocha/{file}.json:") for fault in found)
    if found and code not in ("unknown_variant", "yaml-open-bracket"):
        assert found[0].place is not None and found[0].place.line == 3
    assert not any("…" in fault.said("es") for fault in found)  # what may stand there is told to its end


# ── the schema ────────────────────────────────────────────────────────────────────────────────────


@cache
def validator() -> Draft202012Validator:
    return Draft202012Validator(schema(vocabulary(), LESSON_SHAPES))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_lesson_is_valid_for_an_editor(file: Path) -> None:
    assert [error.message for error in validator().iter_errors(plain(read_yaml_file(file)))] == []


@pytest.mark.parametrize(("old", "new"), [("do:", "does:"), ("right: 4", "right: four"), ("aim:", "goal:")])
def test_what_is_no_lesson_is_not_valid(old: str, new: str, tmp_path: Path) -> None:
    path = tmp_path / "lesson.yaml"
    path.write_text(montar().replace(old, new, 1), "utf-8")
    assert not validator().is_valid(plain(read_yaml_file(path)))
