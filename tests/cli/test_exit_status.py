"""Each way in which a command can end has its number."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.cli.status import worst

ROOT = Path(__file__).resolve().parents[2]
POSITION = "explain --game pocha --variant completa --trump espadas --trick 12c 10c --hand 1c 6c 3e 2b"
ONE_CARD = "explain --game pocha --cards 1 --players 4 --bids 0 0 1"


@pytest.mark.parametrize(
    ("words", "status", "verdict"),
    [
        (f"{POSITION} --play 1c", 0, "legal"),
        (f"{POSITION} --play 6c", 1, "illegal"),
        (f"{POSITION} --play 6c --versus 1c", 0, "answered"),
        ("explain --game pocha --deal --players 5", 0, "answered"),
        (f"{ONE_CARD} --bid 0", 3, "depends"),
        (f"{ONE_CARD} --bid 0 --variant completa", 1, "illegal"),
        (f"{ONE_CARD} --bid 0 --variant sencilla", 0, "legal"),
        ("explain --game pocha --variant sencilla --name oros --auction_bids 1 2 3", 3, "not_covered"),
    ],
)
def test_an_answer(words: str, status: int, verdict: str, tutor: Callable) -> None:
    ran = tutor(f"{words} --json")
    assert (ran.status, ran.err) == (status, "")
    assert f'"verdict": "{verdict}"' in ran.out


def test_what_nobody_can_know_is_undecided(tutor: Callable) -> None:
    record = "[[A: 12c, B: 3o, C: 4c, D: 5c]]"
    ran = tutor(
        "explain", "--game", "pocha", "--variant", "completa", "--trump", "oros", "--tricks", record, "--renuncio",
        "player=B", "trick=1", "--json",
    )  # fmt: skip
    assert (ran.status, '"verdict": "undecided"' in ran.out) == (3, True)


@pytest.mark.parametrize("words", ["--help", "-h", "explain --help", "cases --help --lang en", "--lang en --help"])
def test_help_is_no_fault(words: str, tutor: Callable) -> None:
    ran = tutor(words)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("usage: tutor" if "en" in words.split() else "uso: tutor")


def test_version(tutor: Callable) -> None:
    assert tutor("--version").out.startswith("tutor ")


@pytest.mark.parametrize(
    ("statuses", "found"),
    [([], 0), ([0, 0], 0), ([0, 1], 1), ([1, 3, 0], 3), ([3, 2, 1], 2), ([2, 0], 2)],
)
def test_of_several_the_worst_counts(statuses: list[int], found: int) -> None:
    assert worst(statuses) == found


@pytest.mark.parametrize(("lang", "said"), [("es", "fallo nuestro"), ("en", "defect of ours")])
def test_a_defect_is_ours(lang: str, said: str, tutor: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a\nb")

    monkeypatch.setattr("tutor.cli.commands.explain.cases_given", broken)
    ran = tutor(f"{POSITION} --play 6c --lang {lang}")
    assert (ran.status, ran.out) == (4, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    assert "Traceback" in tutor(f"{POSITION} --play 6c --debug").err


def test_ctrl_c_ends_quietly(tutor: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tutor.cli.commands.explain.cases_given", interrupted)
    assert tutor(f"{POSITION} --play 6c") == (130, "", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk to be had")
@pytest.mark.parametrize(("lang", "said"), [("es", "haz sitio"), ("en", "make room")])
def test_a_full_disk_is_told(lang: str, said: str) -> None:
    command = [sys.executable, "-m", "tutor", *POSITION.split(), "--play", "6c", "--lang", lang]
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, check=False)
    assert ran.returncode == 2
    assert said in ran.stderr.decode()
    assert b"Traceback" not in ran.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a POSIX shell")
def test_without_an_output_the_status_still_tells() -> None:
    command = f"{sys.executable} -m tutor {POSITION} --play 6c >&- 2>&-"
    assert subprocess.run(command, cwd=ROOT, shell=True, check=False).returncode == 1


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of a POSIX shell")
def test_a_closed_pipe_ends_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "tutor", *POSITION.split(), "--play", "6c"]
    ran = subprocess.run(command, cwd=ROOT, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (ran.returncode, ran.stderr) == (141, b"")
