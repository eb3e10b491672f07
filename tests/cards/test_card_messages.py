"""Every fault of this room and of the words has its sentence, which asks for no parameter that it is not given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tutor.messages import MESSAGES

ROOT = Path(__file__).resolve().parents[2]
GIVEN_LATER = {"text"}


def faults_made() -> Iterator[tuple[str, set[str]]]:
    """Code and parameter names of each ``Fault("code", {…})`` and ``refuse("code", …)``."""
    for room in ("cards", "words"):
        for file in (ROOT / "tutor" / room).glob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                match node:
                    case ast.Call(
                        func=ast.Name("Fault"), args=[ast.Constant(value=str(code)), ast.Dict(keys=keys), *_]
                    ):
                        yield code, {key.value for key in keys if isinstance(key, ast.Constant)}
                    case ast.Call(func=ast.Name("Fault" | "refuse"), args=[ast.Constant(value=str(code)), *_]):
                        yield code, {keyword.arg or "" for keyword in node.keywords}


def test_every_fault_has_a_sentence_that_its_parameters_fill() -> None:
    made = list(faults_made())
    assert len({code for code, _ in made}) > 25
    missing = {
        code: wanted
        for code, given in made
        if (wanted := set(re.findall(r"\{(\w+)\}", "".join(MESSAGES[code]))) - given - GIVEN_LATER)
    }
    assert missing == {}


def test_both_languages_name_the_same_parameters() -> None:
    for code, _ in faults_made():
        spanish, english = (set(re.findall(r"\{(\w+)\}", text)) for text in MESSAGES[code])
        assert spanish == english, code
