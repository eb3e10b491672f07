"""Laws and their faults for tests: shipped files, overlays written on the spot, copies of the files with changes."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from tutor.faults import Fault, TutorError
from tutor.kinds import vocabulary
from tutor.law.compile import CompiledDecision
from tutor.law.load import Library, Table
from tutor.law.model import Decision, Duty, Law
from tutor.law.yamltext import Node, read_yaml
from tutor.places import rules_dir


@cache
def shipped() -> Library:
    """The games as they are."""
    return Library(rules_dir(), vocabulary())


def table(*house: str, variant: str = "completa", kind: str = "", believing: str = "", **options: Any) -> Table:
    """A table of Pocha; ``house`` are overlays as text, ``believing`` misconceptions."""
    return Table("pocha", variant, kind, options, tuple(map(overlay, house)), tuple(believing.split()))


def overlay(text: str) -> Node:
    """A person's own file."""
    return read_yaml(dedent(text), "mine.yaml")


def law(*house: str, library: Library | None = None, **about: Any) -> Law:
    """The law of a table."""
    return (library or shipped()).law(table(*house, **about))


def faults(*house: str, library: Library | None = None, **about: Any) -> tuple[Fault, ...]:
    """What is wrong with a table; a test fails where nothing is."""
    with pytest.raises(TutorError) as caught:
        (library or shipped()).law(table(*house, **about))
    return caught.value.faults


def said(*house: str, library: Library | None = None, **about: Any) -> list[str]:
    """The same in English, each with its place."""
    return [fault.text("en") for fault in faults(*house, library=library, **about)]


def copied(folder: Path, changes: Mapping[str, Mapping[str, str]] | None = None) -> Library:
    """A library of a copy of the shipped files; ``changes``: file → old text, which stands there once → new text."""
    shutil.copytree(rules_dir(), folder, dirs_exist_ok=True)
    for name, pairs in (changes or {}).items():
        text = (folder / name).read_text("utf-8")
        for old, new in pairs.items():
            assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
            text = text.replace(old, new)
        (folder / name).write_text(text, "utf-8")
    return Library(folder, vocabulary())


def spot(library: Library, name: str, needle: str) -> str:
    """Where a text stands in a file of a library, as faults say it."""
    text = (library.folder / name).read_text("utf-8")
    assert text.count(needle) == 1, f"{needle!r} stands {text.count(needle)} times in {name}"
    before = text[: text.index(needle)]
    return f"rules/{name}:{before.count(chr(10)) + 1}:{len(before) - before.rfind(chr(10))}"


def decision(read: Law, name: str = "jugar") -> Decision:
    return read.decisions[name]


def duties(read: Law, name: str = "jugar") -> list[str]:
    """The ids of the duties of a decision, in order."""
    return [duty.id for duty in read.decisions[name].duties]


def duty(read: Law, wanted: str) -> Duty:
    return next(one for each in read.decisions.values() for one in each.duties if one.id == wanted)


def compiled(read: Law) -> None:
    """Every function that can be generated from it."""
    for each in read.decisions.values():
        functions = CompiledDecision(each)
        assert all((functions.flat, functions.trace, functions.applies))
        for one in each.duties:
            for release in one.unless:
                assert functions.without(release.id)
