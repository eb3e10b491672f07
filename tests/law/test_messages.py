"""Every fault of every room has its sentence in both languages, filled by what it is given; none is left over.

Reads the source with `ast`. It cannot see a code that is put together at run time; there are none.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tutor.messages import MESSAGES

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(file for file in (ROOT / "tutor").rglob("*.py") if "messages" not in file.parts)
MAKERS = ("Fault", "refuse", "fault")
GIVEN_LATER = {"cards": {"text"}}  # see tests/cards
NOT_PARAMETERS = {"place", "params", "code"}
PLACEHOLDER = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Made:
    """A fault made somewhere: the codes it may have, and the parameters it is given (None: they cannot be seen)."""

    where: str
    codes: frozenset[str]
    given: frozenset[str] | None


def texts_in(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def names(assignment: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in assignment.targets)


def codes_of(code: ast.expr, function: ast.AST, module: ast.Module) -> frozenset[str]:
    """A literal, a choice of literals, or a name that stands for one in the function, or for one of a table."""
    match code:
        case ast.Constant(value=str(text)):
            return frozenset({text})
        case ast.IfExp(body=yes, orelse=no):
            return codes_of(yes, function, module) | codes_of(no, function, module)
        case ast.Name(id=name):
            own = [node.value for node in ast.walk(function) if isinstance(node, ast.Assign) and names(node, name)]
            tables = [node.value for node in module.body if isinstance(node, ast.Assign)]
            return frozenset(MESSAGES.keys() & set().union(*map(texts_in, own or tables)))
        case _:  # the code of another fault, passed on
            return frozenset()


def given_to(call: ast.Call, function: ast.AST) -> frozenset[str] | None:
    """The names of the parameters, from keywords or from dictionaries of literals."""
    names = {keyword.arg for keyword in call.keywords}
    if None in names:
        return None
    dicts = [arg for arg in call.args[1:] if isinstance(arg, ast.Dict)]
    if len(call.args) > 1 and isinstance(call.args[1], ast.Name) and call.args[1].id == "params":
        dicts = [part for part in ast.walk(function) if isinstance(part, ast.Dict)]
    keys = {key.value for table in dicts for key in table.keys if isinstance(key, ast.Constant)}
    return frozenset({str(name) for name in names | keys} - NOT_PARAMETERS)


def faults_made(source: str, where: str) -> Iterator[Made]:
    module = ast.parse(source)
    functions = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)] or [module]
    for function in functions:
        for call in ast.walk(function):
            if not isinstance(call, ast.Call) or not call.args:
                continue
            name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
            codes = codes_of(call.args[0], function, module) if name in MAKERS else frozenset()
            if codes:
                yield Made(f"{where}:{call.lineno}", codes, given_to(call, function))


def made_in(room: str) -> list[Made]:
    """Those of a room, or of a file beside the rooms."""
    return [
        made
        for file in FILES
        if room_of(file) == room
        for made in faults_made(file.read_text("utf-8"), str(file.relative_to(ROOT)))
    ]


def room_of(file: Path) -> str:
    return file.relative_to(ROOT / "tutor").parts[0].removesuffix(".py")


def test_faults_are_seen_however_they_are_made() -> None:
    source = """
def f(reader, node, near):
    code = "unknown_word"
    reader.fault("missing_key", node, key="a")
    raise refuse("unknown_game_near" if near else "unknown_game", word=near)
    Fault("yaml-key", {"line": 3}, None)
"""
    assert [(sorted(made.codes), sorted(made.given or ())) for made in faults_made(source, "")] == [
        (["missing_key"], ["key"]),
        (["unknown_game", "unknown_game_near"], ["word"]),
        (["yaml-key"], ["line"]),
    ]
    assert len(made_in("law")) > 40


@pytest.mark.parametrize("room", sorted({*map(room_of, FILES)}))
def test_every_fault_has_a_sentence_that_its_parameters_fill(room: str) -> None:
    wrong = []
    for made in made_in(room):
        for code in made.codes:
            wanted = set(PLACEHOLDER.findall("".join(MESSAGES.get(code, ("", ""))))) - GIVEN_LATER.get(room, set())
            if code not in MESSAGES or (made.given is not None and wanted - made.given):
                wrong.append((made.where, code, sorted(wanted - (made.given or set()))))
    assert wrong == []


@pytest.mark.parametrize("code", MESSAGES)
def test_a_sentence_stands_in_both_languages_with_the_same_parameters(code: str) -> None:
    spanish, english = MESSAGES[code]
    assert spanish.strip()
    assert english.strip()
    assert spanish != english
    assert set(PLACEHOLDER.findall(spanish)) == set(PLACEHOLDER.findall(english))
    assert not spanish.endswith(".")
    assert not english.endswith(".")


def test_no_sentence_is_left_over() -> None:
    used = {text for file in FILES for text in texts_in(ast.parse(file.read_text("utf-8")))}
    assert sorted(MESSAGES.keys() - used) == []


def test_no_code_has_two_sentences() -> None:
    keys = [
        key
        for file in (ROOT / "tutor" / "messages").glob("*.py")
        for key in re.findall(r'^    "([a-z0-9_-]+)": \(', file.read_text("utf-8"), re.MULTILINE)
    ]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []
    assert set(keys) == MESSAGES.keys()
