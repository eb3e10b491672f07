"""The plan of the house: who may import whom, how long a file may be, and what none may be called.

Reads the source with `ast`, so an import inside a function counts too. It cannot see a name that is put together at
run time.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

FLOOR = ("faults", "messages", "places")
ROOMS = ("cards", "words", "law", "kinds", "play", "judge", "draw", "ask", "tabletop", "bots", "game", "learn", "store")
SHELLS = ("web", "cli", "notebook", "__main__")
FRONT_DOOR = "tutor"
MAY_USE_STREAMLIT = ("tutor/web/", "benchmarks/table.py", "streamlit_app.py")
LONGEST = 400
SAYS_NOTHING = {"utils", "util", "common", "helpers", "helper", "manager", "managers", "misc"}


def python_files(*tops: str) -> list[Path]:
    """Every Python file of the project below ``tops``, relative to the top level."""
    found = (path for top in tops for path in ([ROOT / top] if top.endswith(".py") else (ROOT / top).rglob("*.py")))
    return sorted(path.relative_to(ROOT) for path in found if path.exists())


def room_of(file: Path) -> str:
    """``tutor/cards/card.py`` and ``tutor/cards.py`` stand in ``cards``; ``tutor/__init__.py`` is the front door."""
    name = Path(file.parts[1]).stem
    return FRONT_DOOR if name == "__init__" else name


def imported(source: str) -> Iterator[str]:
    """Dotted names that ``source`` imports, at any depth; ``from a import b`` gives ``a.b``.

    What a value fetches to draw itself, when a notebook asks for `_repr_mimebundle_`, does not count.
    """
    tree = ast.parse(source)
    drawn = {
        id(inner)
        for node in ast.walk(tree)
        if getattr(node, "name", "") == "_repr_mimebundle_"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if id(node) in drawn:
            continue
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), names=names, level=0):
                yield from (f"{module}.{alias.name}" for alias in names)
            case ast.ImportFrom(level=level) if level:
                yield "tutor.<relative>"
            case ast.Call(func=func, args=[ast.Constant(value=str(name)), *_]) if "import" in ast.unparse(func):
                yield name


def entered(name: str) -> str | None:
    """The room of ours that the import ``name`` enters; the front door where it names no room; else nothing."""
    top, *rest = name.split(".")
    if top != "tutor":
        return None
    known = {*FLOOR, *ROOMS, *SHELLS, "<relative>"}
    return rest[0] if rest and rest[0] in known else FRONT_DOOR


def may_enter(here: str, there: str) -> bool:
    """Whether a file in the room ``here`` may import something from the room ``there``."""
    if here in (there, FRONT_DOOR):
        return True
    if here in FLOOR or there in FLOOR:
        return there in FLOOR
    if here == "__main__":
        return there in ("cli", FRONT_DOOR)
    if here in SHELLS:
        return there in ROOMS or there == FRONT_DOOR
    return there in ROOMS and ROOMS.index(there) < ROOMS.index(here)


def trespasses(file: Path, source: str) -> list[str]:
    """The imports of ``source`` that lead from its room into one below it."""
    here = room_of(file)
    entries = ((name, entered(name)) for name in imported(source))
    return [f"{file} imports {name}" for name, there in entries if there and not may_enter(here, there)]


def uses_streamlit(source: str) -> bool:
    return any(name.split(".")[0] == "streamlit" for name in imported(source))


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("tutor/cards/card.py", "from tutor.words import spoken"),
        ("tutor/cards/card.py", "def late():\n    import tutor.web.pages"),
        ("tutor/law/load.py", "from tutor import kinds"),
        ("tutor/law/load.py", "importlib.import_module('tutor.kinds.trick')"),
        ("tutor/judge/ruling.py", "import tutor"),
        ("tutor/faults.py", "from tutor.words import spoken"),
        ("tutor/web/app.py", "from tutor.cli import main"),
        ("tutor/play/deal.py", "from ..learn import lesson"),
    ],
)
def test_a_way_down_is_seen(file: str, line: str) -> None:
    assert len(trespasses(Path(file), line)) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("tutor/words/spoken.py", "from tutor.cards import Card"),
        ("tutor/words/spoken.py", "from tutor.faults import refuse\nfrom tutor.words.lists import join"),
        ("tutor/cli/explain.py", "import tutor\nfrom tutor.ask import case"),
        ("tutor/__init__.py", "def load():\n    from tutor.ask import load"),
        ("tutor/ask/answer.py", "import json\nimport yaml"),
    ],
)
def test_a_way_up_is_free(file: str, line: str) -> None:
    assert trespasses(Path(file), line) == []


def test_a_room_imports_only_from_rooms_above_it() -> None:
    assert [t for file in python_files("tutor") for t in trespasses(file, (ROOT / file).read_text("utf-8"))] == []


def test_every_file_stands_in_a_room_of_the_plan() -> None:
    plan = {*FLOOR, *ROOMS, *SHELLS, FRONT_DOOR}
    assert [str(file) for file in python_files("tutor") if room_of(file) not in plan] == []


def test_streamlit_stays_in_the_web_room() -> None:
    assert uses_streamlit("def late():\n    import streamlit.testing.v1")
    strangers = [
        str(file)
        for file in python_files("tutor", "benchmarks", "streamlit_app.py")
        if not file.as_posix().startswith(MAY_USE_STREAMLIT) and uses_streamlit((ROOT / file).read_text("utf-8"))
    ]
    assert strangers == []


def test_no_file_is_longer_than_one_sitting() -> None:
    files = python_files("tutor", "tests", "benchmarks", "streamlit_app.py")
    lengths = {str(file): len((ROOT / file).read_text("utf-8").splitlines()) for file in files}
    assert {file: lines for file, lines in lengths.items() if lines > LONGEST} == {}


def test_every_name_says_something() -> None:
    files = python_files("tutor", "tests", "benchmarks")
    assert [str(file) for file in files if SAYS_NOTHING & {*file.with_suffix("").parts}] == []
