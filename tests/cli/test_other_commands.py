"""`tutor rules`, `tutor schema`, `tutor app`."""

from __future__ import annotations

import json
import socket
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from tutor.cli.commands import app


def test_the_rulebook_is_printed(tutor: Callable) -> None:
    spanish, english = tutor("rules pocha"), tutor("rules pocha --lang en")
    assert (spanish.status, english.status) == (0, 0)
    assert "montar" in spanish.out
    assert spanish.out != english.out
    assert len(tutor("rules pocha montar").out) < len(spanish.out)
    assert tutor("rules pocha --variant completa montar").out == tutor("rules pocha montar --variant completa").out


def test_the_rulebook_of_somebody_s_own_file(tutor: Callable, tmp_path: Path) -> None:
    house = tmp_path / "casa.yaml"
    house.write_text("format: 1\nextends: pocha\nvariant: completa\nremove: [montar]\n")
    ran = tutor(f"rules {house}")
    assert ran.status == 0
    assert ran.out != tutor("rules pocha --variant completa").out


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_rule_that_is_none(lang: str, tutor: Callable) -> None:
    ran = tutor(f"rules pocha mentar --lang {lang}")
    assert (ran.status, ran.out) == (2, "")
    assert "mentar" in ran.err


def test_the_schema_is_json(tutor: Callable) -> None:
    ran = tutor("schema")
    assert ran.status == 0
    assert "$schema" in json.loads(ran.out)


def test_a_folder_of_laws_is_checked(tutor: Callable, tmp_path: Path) -> None:
    (tmp_path / "rules" / "mus").mkdir(parents=True)
    (tmp_path / "rules" / "mus" / "game.yaml").write_text("format: 1\ngame: mus\n")
    ran = tutor(f"check {tmp_path / 'rules'}")
    assert ran.status == 1
    empty = tutor(f"check {tmp_path / 'none'}")
    assert (empty.status, empty.out) == (2, "")
    assert str(tmp_path) in empty.err


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The processes that were started, which are not."""
    found: list[list[str]] = []

    def run(command: list[str], check: bool) -> SimpleNamespace:
        found.append(command)
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(subprocess, "run", run)
    return found


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def test_the_app_is_a_process_of_its_own(tutor: Callable, started: list[list[str]]) -> None:
    port = free_port()
    assert tutor(f"app --port {port} --address 127.0.0.1").status == 0
    ((_, *words),) = started
    assert words[:3] == ["-m", "streamlit", "run"]
    assert Path(words[3]).is_file()
    assert words[4:] == ["--server.address", "127.0.0.1", "--server.port", str(port)]


def test_a_port_that_is_taken(tutor: Callable, started: list[list[str]]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        for lang in ("es", "en"):
            ran = tutor(f"app --port {port} --address 127.0.0.1 --lang {lang}")
            assert (ran.status, str(port) in ran.err) == (2, True)
    assert started == []


def test_an_address_that_is_not_ours(tutor: Callable, started: list[list[str]]) -> None:
    assert tutor(f"app --port {free_port()} --address 192.0.2.1").status == 2
    assert tutor("app --port 70000").status == 2
    assert started == []


@pytest.mark.parametrize(("settings", "found"), [(True, "tutor/web/app.py"), (False, "streamlit_app.py")])
def test_where_the_script_lies(settings: bool, found: str, tmp_path: Path) -> None:
    package = tmp_path / "tutor"
    (package / "web").mkdir(parents=True)
    (package / "web" / "app.py").touch()
    (tmp_path / "streamlit_app.py").touch()
    if settings:
        (package / "web" / ".streamlit").mkdir()
    assert app.app_script(package) == tmp_path / found
