"""Every fault that a position, a case or a command line may have has its sentence, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tutor.messages import MESSAGES

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("ask", "judge", "play", "cli")


def codes_in(node: ast.expr) -> Iterator[str]:
    """The codes that an argument may be: a text, or one of two."""
    match node:
        case ast.Constant(value=str(code)):
            yield code
        case ast.IfExp(body=one, orelse=other):
            yield from (*codes_in(one), *codes_in(other))


def faults_made() -> Iterator[tuple[str, set[str], str]]:
    """Code, names of parameters and place of each ``refuse("code", …)``."""
    for room in ROOMS:
        for file in sorted((ROOT / "tutor" / room).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                match node:
                    case ast.Call(func=ast.Name("refuse") | ast.Attribute(attr="fault"), args=[code, *_]):
                        given = {keyword.arg or "" for keyword in node.keywords}
                        yield from ((found, given, f"{file.name}:{node.lineno}") for found in codes_in(code))


FAULTS = list(faults_made())


def test_faults_are_found() -> None:
    assert len({code for code, _, _ in FAULTS}) > 40


@pytest.mark.parametrize(
    ("code", "given"), [pytest.param(code, given, id=f"{code}-{at}") for code, given, at in FAULTS]
)
def test_a_fault_has_a_sentence_that_its_parameters_fill(code: str, given: set[str]) -> None:
    spanish, english = (set(re.findall(r"\{(\w+)\}", text)) for text in MESSAGES[code])
    assert spanish == english
    assert spanish <= given


def test_the_two_languages_differ() -> None:
    assert [code for code, (spanish, english) in MESSAGES.items() if spanish == english] == []
