"""The project holds for whoever clones it: no path of one machine, no host of one registry, no file outside itself."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

FOREIGN = re.compile(
    r"""
    (?<![\w.-])/(?:work|root|home|Users)/\w         # a folder of one machine
  | \b(?:pypi|pythonhosted|npmjs|deb[.]debian)[.](?:org|com)\b   # a registry's host
  | \bindex[-]url\b | \bfind[-]links\b              # a registry chosen for everybody
  | [.][.]/shared/                                  # what lies beside the checkout
    """,
    re.VERBOSE,
)


def project_files() -> list[Path]:
    """Files that git keeps or would keep."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def foreign_words(file: Path) -> list[str]:
    """Each foreign word of a text file with its line; of a binary file, none."""
    try:
        lines = file.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        return []
    name = file.relative_to(ROOT)
    return [f"{name}:{number}: {hit[0]}" for number, line in enumerate(lines, 1) for hit in FOREIGN.finditer(line)]


@pytest.mark.parametrize(
    "words",
    [["cd ", "/work", "/main"], ["'", "/root", "/venv'"], ["https://pypi", ".org/simple"], ["..", "/shared/cases"]],
)
def test_a_foreign_word_is_seen(words: list[str]) -> None:
    assert FOREIGN.search("".join(words))


def test_an_address_of_the_web_is_no_folder() -> None:
    assert not FOREIGN.search("https://www.pagat.com/home/tute.html and /usr/bin/chromium")


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout: nobody knows which files are ours")
def test_no_file_speaks_of_one_machine() -> None:
    assert [words for file in project_files() for words in foreign_words(file)] == []
