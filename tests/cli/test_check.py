"""`tutor check`: what is shipped is sound, and what is not would be seen."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.ask.check import check, tables
from tutor.kinds import vocabulary
from tutor.law.load import Library, Table
from tutor.places import rules_dir


@pytest.fixture
def library(tmp_path: Path) -> Callable[..., Library]:
    """A copy of the law of one game, in which one text is replaced by another."""

    def changed(file: str, old: str, new: str) -> Library:
        shutil.copytree(rules_dir(), tmp_path / "rules")
        for game in (tmp_path / "rules").iterdir():
            if game.is_dir() and game.name != "pocha":
                shutil.rmtree(game)
        path = tmp_path / "rules" / file
        text = path.read_text("utf-8")
        assert text.count(old) >= 1
        path.write_text(text.replace(old, new, 1), "utf-8")
        return Library(tmp_path / "rules", vocabulary())

    return changed


def test_what_is_shipped_is_sound(tutor: Callable) -> None:
    ran = tutor("check --lang en")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("games: ")
    assert ran.out.endswith("; faults: 0\n")


def test_every_option_kind_and_misconception_is_read() -> None:
    library = Library(rules_dir(), vocabulary())
    law = library.law(Table("pocha", "completa"))
    looked_at = list(tables(law, "completa"))
    assert {table.kind for table in looked_at} == {"", *law.kinds}
    assert {name for table in looked_at for name in table.misconceptions} == {*law.misconceptions}
    assert {name for table in looked_at for name in table.options} == {*law.options}


@pytest.mark.parametrize(
    ("file", "old", "new", "place"),
    [
        ("pocha/rules.yaml", "must: {suit: led}", "must: {suite: led}", "rules/pocha/rules.yaml:"),
        ("pocha/variants.yaml", "renuncio: 0", "renunciar: 0", "rules/pocha/variants.yaml:"),
        ("pocha/misconceptions.yaml", "remove: [montar]", "remove: [mentar]", "rules/pocha/misconceptions.yaml:"),
        ("pocha/game.yaml", "be: oros", "be: ores", "rules/pocha/game.yaml:"),
        ("sources.yaml", "sections:", "section:", "rules/sources.yaml:"),
    ],
)
def test_a_fault_is_seen(file: str, old: str, new: str, place: str, library: Callable) -> None:
    found = check(library(file, old, new))
    assert not found.sound
    for lang in ("es", "en"):
        assert found.text(lang).startswith(place)


def test_an_example_that_is_wrong_is_seen(library: Callable, tmp_path: Path) -> None:
    changed = library("sources.yaml", "format: 1", "format: 1")
    wrong = "{trump: oros, trick: [12c], hand: [1c, 1o], play: 1o, expect: {verdict: legal}}"
    (tmp_path / "rules" / "pocha" / "examples.yaml").write_text(f"format: 1\nexamples:\n  asistir:\n    - {wrong}\n")
    found = check(changed)
    assert [trial.found for trial in found.failed] == [(("verdict", "legal", "illegal"),)]
    assert found.text("en") == "rules/pocha/examples.yaml:4:7: verdict: expected legal, found illegal"
