"""No name that a game's files choose stands in the code, but for those that are words of the language as well.

It reads every text constant of `tutor/`, docstrings apart. It cannot see a name that is put together at run time, nor
whether a word is used as the name or as the word: the renamed games of `test_rename` see what comes of it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.rename.renamed import Renamer
from tutor.ask import the_library

CODE = Path(__file__).parents[2] / "tutor"
NAMES = {name for game in the_library().games() for name in Renamer(game).names}
LANGUAGE = {
    "keys and words of the rule language": ["tricks", "trick", "opening", "take", "mano", "cards", "name", "value"],
    "a side of the table, and which of several": ["left", "primero"],
    "a question of the language": ["renuncio"],
    "suits": ["oros"],
    "words of sentences": ["carta", "cartas", "tomar", "dejar", "nunca"],
}
# A view that somebody writes by hand is of no game, and the page still asks the questions of one game field by field.
APART = ("draw/legend.py", "web/")
ONLY_THERE = {"hand": "law/read_table.py"}  # `keeps: hand`, how long something is remembered


def constants(path: Path) -> Iterator[tuple[int, str]]:
    """Text constants with their lines, docstrings apart."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.lineno, node.value


def found() -> Iterator[tuple[str, int, str]]:
    """Every name of a game that stands in the code: file, line, name."""
    for path in sorted(CODE.rglob("*.py")):
        place = path.relative_to(CODE).as_posix()
        for line, text in constants(path):
            if text in NAMES and ONLY_THERE.get(text) != place:
                yield place, line, text


def test_no_name_of_a_game_stands_in_the_code() -> None:
    words = {word for words in LANGUAGE.values() for word in words}
    assert [hit for hit in found() if hit[2] not in words and not hit[0].startswith(APART)] == []


def test_what_is_let_through_is_there() -> None:
    """A word or a place that nothing needs any more is a hole in the net."""
    hits = [*found()]
    assert {word for words in LANGUAGE.values() for word in words} <= {text for _, _, text in hits}
    assert all(any(place.startswith(apart) for place, _, _ in hits) for apart in APART)


def test_no_game_is_called_by_name() -> None:
    """Not as a part of a longer text either; the examples that people are shown in messages and help are of some game."""
    games = re.compile(rf"\b({'|'.join(the_library().games())})\b")
    named = {
        f"{path.relative_to(CODE).as_posix()}: {text}"
        for path in sorted(CODE.rglob("*.py"))
        for _, text in constants(path)
        if games.search(text) and not path.relative_to(CODE).as_posix().startswith(("messages/", "cli/", *APART))
    }
    assert named == set()
