"""No name that a game's files choose stands in the code, but for those that are words of the language as well.

It reads every text constant of `tutor/`, docstrings apart. It cannot see a name that is put together at run time, nor
whether a word is used as the name or as the word: the renamed games of `test_rename` see what comes of it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
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
    "words of sentences": ["carta", "cartas", "tomar", "dejar", "nunca", "nada", "suma", "fuera"],
}
WRITTEN_BY_HAND = "a view that somebody writes by hand is of no game"
APART = {
    "draw/legend.py": WRITTEN_BY_HAND,
    "web/screens/reglas.py": "the key of a box in which a table is chosen",
}
# Words of one place, which is not the game's to name.
ONLY_THERE = {
    "learn/items/way.py": ["nadie"],  # how it is said that it is nobody
    "learn/typed.py": ["nadie"],  # how somebody writes it
    "ask/answer.py": ["hand"],  # English says "4 hands"
    "cli/commands/check.py": ["games", "juegos"],  # how many games are read
    "cli/commands/play.py": ["hand", "table"],  # options: one hand of a match alone; the cards for all
    "cli/commands/progress.py": ["games"],  # what is told in the data
    "cli/playing.py": ["table", "hand"],  # what is told in the data; a place of the table on the screen
    "game/entered.py": ["table"],
    "game/others.py": ["play"],
    "game/seen.py": ["hand"],
    "game/seats.py": ["table"],  # where bad input stands
    "game/session.py": ["table", "play"],  # what is saved; a kind of choice of the table on the screen
    "game/told.py": ["play"],
    "game/typed.py": ["claim"],
    "learn/tapped/lay.py": ["hand"],  # what travels to the browser
    "learn/lessons/read.py": ["hand"],  # a step of a lesson that is a whole hand
    "learn/lessons/shapes.py": ["hand"],
    "law/read_table.py": ["hand"],  # `keeps: hand`, how long something is remembered
    "notebook/__init__.py": ["play"],  # a function that the notebook gives
    "web/game_help.py": ["play", "hand"],
    "web/screens/jugar.py": ["jugar"],  # the page
    "web/screens/hoy.py": ["games"],  # the key of a box in which a game is chosen
    "web/table.py": ["table"],  # all that is sent for a table
    "web/texts.py": ["jugar"],
    "words/another.py": ["play"],  # "you play", said of somebody else
    "words/noun.py": ["table"],  # English says "on the table"
    "tabletop/choices.py": ["play", "claim", "hand"],  # what travels to the browser: kinds of choice, keys, places
    "tabletop/lay.py": ["hand"],
    "tabletop/shape.py": ["play", "claim", "hand"],
    "tabletop/table.py": ["claim", "table"],
    "tabletop/words.py": ["table", "hand"],
}


def constants(path: Path) -> Iterator[tuple[int, str]]:
    """Text constants with their lines, docstrings apart."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.lineno, node.value


@cache
def found() -> tuple[tuple[str, int, str], ...]:
    """Every name of a game that stands in the code: file, line, name."""
    return tuple(_found())


def _found() -> Iterator[tuple[str, int, str]]:
    for path in sorted(CODE.rglob("*.py")):
        place = path.relative_to(CODE).as_posix()
        for line, text in constants(path):
            if text in NAMES and text not in ONLY_THERE.get(place, ()):
                yield place, line, text


def test_no_name_of_a_game_stands_in_the_code() -> None:
    words = {word for words in LANGUAGE.values() for word in words}
    assert [hit for hit in found() if hit[2] not in words and hit[0] not in APART] == []


def test_what_is_let_through_is_there() -> None:
    """A word or a place that nothing needs any more is a hole in the net."""
    hits = [*found()]
    assert {word for words in LANGUAGE.values() for word in words} <= {text for _, _, text in hits}
    assert {*APART} <= {place for place, _, _ in hits}
    there = {(place, text) for place in ONLY_THERE for _, text in constants(CODE / place)}
    assert {(place, word) for place, words in ONLY_THERE.items() for word in words} <= there


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
