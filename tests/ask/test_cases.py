"""Every case of `tests/cases` is answered as it says, through Python and through the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tutor.ask import mismatches, the_library
from tutor.ask.desk import Desk
from tutor.ask.files import cases_in
from tutor.cli import main
from tutor.law.yamltext import Node

FOLDER = Path(__file__).resolve().parents[1] / "cases"
# The games that are law by now; the cases of the others wait.
FILES = sorted(file for file in FOLDER.glob("*.yaml") if file.stem in the_library().games())
CASES = [(file, case) for file in FILES for case in cases_in(file)]


def id_of(case: Node) -> str:
    assert isinstance(case.value, dict)
    return str(case.value["id"].value)


@pytest.fixture(scope="module")
def desk() -> Desk:
    return Desk()


@pytest.mark.parametrize("case", [pytest.param(case, id=id_of(case)) for _, case in CASES])
def test_a_case_is_answered_as_it_says(case: Node, desk: Desk) -> None:
    asked = desk.read(case)
    assert asked.expect
    assert mismatches(desk.ask(asked), asked.expect) == []


def test_every_game_has_its_cases() -> None:
    assert {file.stem for file in FILES} == set(the_library().games())


def test_no_two_cases_share_an_id() -> None:
    ids = [id_of(case) for _, case in CASES]
    assert sorted(set(ids)) == sorted(ids)


def test_the_command_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cases", *map(str, FILES), "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"{len(CASES)} cases, 0 failed\n"
