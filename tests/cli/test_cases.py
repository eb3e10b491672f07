"""`tutor cases`: what fails is named with its place, what was expected and what was found."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

GOOD = "{id: buena, game: pocha, deal: true, players: 5, expect: {value: {cards_each: 8}}}"
BAD = "{id: mala, game: pocha, deal: true, players: 5, expect: {verdict: legal, value: {cards_each: 9}}}"
UNREAD = "{id: rota, game: pocha, deal: true, players: 50, expect: {value: {cards_each: 8}}}"
ASKED = "{id: sola, game: pocha, deal: true, players: 5}"


@pytest.fixture
def file(tmp_path: Path) -> Callable[..., Path]:
    def write(*cases: str, name: str = "casos.yaml") -> Path:
        path = tmp_path / name
        path.write_text("".join(f"- {case}\n" for case in cases))
        return path

    return write


def test_all_green(file: Callable, tutor: Callable) -> None:
    path = file(GOOD, GOOD)
    assert tutor(f"cases {path}") == (0, "2 casos, 0 fallan\n", "")
    assert tutor(f"cases {path} --lang en") == (0, "2 cases, 0 failed\n", "")


def test_one_that_fails(file: Callable, tutor: Callable) -> None:
    path = file(GOOD, BAD)
    assert tutor(f"cases {path} --lang en") == (
        1,
        f"{path}:2:3: mala: verdict: expected legal, found answered\n"
        f"{path}:2:3: mala: value.cards_each: expected 9, found 8\n"
        "2 cases, 1 failed\n",
        "",
    )
    assert f"{path}:2:3: mala: verdict: se esperaba legal y ha salido answered\n" in tutor(f"cases {path}").out


def test_one_that_cannot_be_asked_fails_and_the_rest_go_on(file: Callable, tutor: Callable) -> None:
    path = file(UNREAD, BAD, GOOD)
    ran = tutor(f"cases {path} --lang en")
    assert ran.status == 2
    assert ran.out.startswith(f"{path}:1:39 players: rota: in this form (completa) the number of players may be ")
    assert ran.out.endswith("mala: value.cards_each: expected 9, found 8\n3 cases, 2 failed\n")


def test_a_file_that_cannot_be_read_does_not_stop_the_others(file: Callable, tutor: Callable) -> None:
    broken, good = file("{", name="roto.yaml"), file(GOOD)
    ran = tutor(f"cases {broken} {good}")
    assert (ran.status, ran.out) == (2, "1 caso, 0 fallan\n")
    assert ran.err.startswith(f"{broken}:")


def test_standard_input(file: Callable, tutor: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(f"- {BAD}\n".encode())))
    ran = tutor(f"cases {file(GOOD)} -")
    assert ran.status == 1
    assert ran.out.startswith("<stdin>:1:3: mala: ")
    assert ran.out.endswith("2 casos, 1 falla\n")


@pytest.mark.parametrize("where", ["--game {}", "--house {}", "--game pocha --house {}"])
def test_at_somebody_s_own_table(where: str, file: Callable, tmp_path: Path, tutor: Callable) -> None:
    house = tmp_path / "casa.yaml"
    house.write_text("format: 1\nextends: pocha\nremove: [montar]\n")
    path = file("{game: pocha, trump: oros, trick: [12c], hand: [1c, 6c], play: 6c, expect: {verdict: legal}}")
    assert tutor(f"cases {path} {where.format(house)}").status == 0
    assert tutor(f"cases {path}").status == 1


def test_a_case_without_expectations_is_only_answered(file: Callable, tutor: Callable) -> None:
    assert tutor(f"cases {file(ASKED, GOOD)}").out == "2 casos, 0 fallan; sin nada que comprobar: 1\n"


def test_files_may_stand_on_both_sides_of_an_option(file: Callable, tutor: Callable) -> None:
    path = file(GOOD)
    assert tutor(f"cases {path} --lang en {path}").out == "2 cases, 0 failed\n"
