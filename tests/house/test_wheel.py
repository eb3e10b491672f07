"""The law and the lessons are found by whoever installs the package, from a built wheel and in editable form.

The wheel is built from the sdist, so what the sdist forgets is missing here too.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PIP = ["-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-index", "--no-deps"]

# One worker builds once, and the others do something else meanwhile.
pytestmark = pytest.mark.xdist_group("wheel")


def python(*arguments: str, cwd: Path, **environment: str) -> str:
    """What a new interpreter prints; its errors, should it fail, become those of the test."""
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | environment
    run = subprocess.run([sys.executable, *arguments], cwd=cwd, env=settings, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def asked_of(target: Path, expression: str) -> object:
    """``expression``, worked out where ``target`` is the only `tutor` in reach."""
    code = f"""
import json, site, sys
sys.path[:] = [place for place in sys.path if place not in ("", {str(ROOT)!r})]
before = list(sys.path)
site.addsitedir({str(target)!r})
sys.path[:] = [place for place in sys.path if place not in before] + before
import tutor, tutor.places as places
print(json.dumps({expression}))
"""
    return json.loads(python("-I", "-c", code, cwd=target))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel built from it."""
    folder = tmp_path_factory.mktemp("built")
    python("-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT), cwd=folder)
    return folder


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the wheel is installed, alone."""
    (wheel,) = built.glob("*.whl")
    folder = tmp_path_factory.mktemp("installed")
    python(*PIP, "--target", str(folder), str(wheel), cwd=folder)
    return folder


@pytest.fixture(scope="module")
def editable(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the checkout is installed in editable form."""
    folder = tmp_path_factory.mktemp("editable")
    python(*PIP, "--no-build-isolation", "--target", str(folder), "--editable", str(ROOT), cwd=folder)
    return folder


def names_below(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def test_the_wheel_is_what_is_imported(installed: Path) -> None:
    assert asked_of(installed, "tutor.__file__") == str(installed / "tutor" / "__init__.py")


@pytest.mark.parametrize("name", ["rules", "lessons"])
def test_the_wheel_holds_every_file_of(name: str, installed: Path) -> None:
    folder = Path(str(asked_of(installed, f"str(places.{name}_dir())")))
    assert folder.is_relative_to(installed)
    assert names_below(folder) == names_below(ROOT / name)


def test_the_wheel_brings_the_settings_of_the_app(installed: Path) -> None:
    assert (installed / "tutor" / "web" / ".streamlit" / "config.toml").is_file()


def test_the_wheel_brings_the_table_and_says_where_it_lies(installed: Path) -> None:
    front = Path("tutor", "tabletop", "front")
    assert names_below(installed / front) == names_below(ROOT / front)
    said = tomllib.loads((installed / "tutor" / "pyproject.toml").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert said["project"] == {name: project[name] for name in ("name", "version")}
    (component,) = said["tool"]["streamlit"]["component"]["components"]
    assert installed / "tutor" / component["asset_dir"] == installed / front


def test_the_wheel_takes_no_name_but_its_own(installed: Path) -> None:
    assert {entry.name for entry in installed.iterdir() if entry.suffix != ".dist-info"} == {"tutor", "bin"}


def test_the_wheel_answers(installed: Path) -> None:
    question = """[(answer.verdict, answer.rule) for answer in [tutor.load("pocha", variant="completa").explain(
        trump="espadas", trick="12c 10c", hand="1c 6c 3e 2b", play="6c")]]"""
    assert asked_of(installed, question) == [["illegal", "montar"]]


@pytest.mark.parametrize("command", ["tutor", "sin-renuncio"])
def test_the_command_prints_the_law_of_the_wheel(command: str, installed: Path) -> None:
    printed = python(f"bin/{command}", "rules", "pocha", cwd=installed, PYTHONPATH=str(installed))
    assert "montar" in printed


@pytest.mark.parametrize("name", ["rules", "lessons"])
def test_an_editable_install_reads_the_checkout(name: str, editable: Path) -> None:
    assert asked_of(editable, f"str(places.{name}_dir())") == str(ROOT / name)


def test_an_editable_install_copies_no_law(editable: Path) -> None:
    assert not (editable / "tutor").exists()
