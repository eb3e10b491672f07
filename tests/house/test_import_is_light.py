"""`import tutor` is quick because it brings nothing with it; every heavy thing comes when it is first needed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SLOW_STANDARD = {"asyncio", "http", "multiprocessing", "sqlite3", "unittest"}
FOR_THE_APP = {
    "cryptography",
    "fsrs",
    "numpy",
    "pandas",
    "platformdirs",
    "plotly",
    "pyarrow",
    "sqlalchemy",
    "streamlit",
}


EXPLAIN = "tutor explain --game pocha --variant completa --trump espadas --trick 12c,10c --hand 1c,6c,3e,2b --play 6c"


def run(code: str) -> str:
    """What a new interpreter prints for ``code``."""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def brought_in_by(statement: str) -> set[str]:
    """Top-level modules that a new interpreter loads for ``statement`` alone."""
    names = "{name.partition('.')[0] for name in set(sys.modules) - before}"
    printed = run(f"import sys; before = set(sys.modules)\n{statement}\nprint(); print(*{names})")
    return set(printed.splitlines()[-1].split())


def test_what_comes_in_is_seen() -> None:
    assert "yaml" in brought_in_by("import yaml")


def test_import_tutor_brings_only_itself_and_the_standard_library() -> None:
    assert brought_in_by("import tutor") - sys.stdlib_module_names == {"tutor"}


def test_import_tutor_brings_nothing_slow_of_the_standard_library() -> None:
    assert brought_in_by("import tutor") & SLOW_STANDARD == set()


def test_an_answer_on_the_command_line_brings_nothing_that_only_the_app_needs() -> None:
    ask = f"""
from tutor.cli import main
sys.argv = {EXPLAIN!r}.split()
try:
    main()
except SystemExit as stop:
    assert stop.code == 1, stop.code
"""
    assert brought_in_by(ask) & FOR_THE_APP == set()
