"""What stands beside a component in its file is proved like the rest of the law."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tutor.ask.check import Findings, check_components
from tutor.faults import TutorError
from tutor.kinds import vocabulary
from tutor.law.load import Library
from tutor.places import rules_dir


def library_with(folder: Path, old: str, new: str) -> Library:
    """The shipped games with one change in the components of Pocha."""
    copy = folder / "rules"
    shutil.copytree(rules_dir(), copy)
    file = copy / "pocha" / "components.yaml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    return Library(copy, vocabulary())


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("{tricks.won_by: [led]}", "{tricks.won_bye: [led]}", "won_bye"),
        ("without: [M14]", "without: [M99]", "M99"),
        ("pairs: [FOLLOW]", "pairs: [OVER]", "OVER"),
        ("without: [M14]", "wihout: [M14]", "wihout"),
        ("asks: [turn]", "asks: [turm]", "turm"),
    ],
)
def test_a_slip_in_it_is_told_with_its_place(tmp_path: Path, old: str, new: str, told: str) -> None:
    library, found = library_with(tmp_path, old, new), Findings()
    try:
        check_components(library, "pocha", found)
    except TutorError as error:
        found.blame(error)
    assert told in found.text("es") and "rules/pocha/components.yaml" in found.text("es")


def test_what_is_shipped_is_sound(tmp_path: Path) -> None:
    found = Findings()
    for game in ("pocha", "escoba", "tute"):
        check_components(Library(rules_dir(), vocabulary()), game, found)
    assert found.sound, found.text("es")
