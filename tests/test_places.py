"""The folders of the law and of the lessons, in each place where the project can stand (`tests/house/test_wheel.py`
installs it for real)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tutor.faults import TutorError
from tutor.places import find, lessons_dir, rules_dir

ROOT = Path(__file__).resolve().parents[1]


def test_a_checkout_has_them_at_the_top_level() -> None:
    assert (rules_dir(), lessons_dir()) == (ROOT / "rules", ROOT / "lessons")


def test_an_installed_package_has_them_inside(tmp_path: Path) -> None:
    (tmp_path / "tutor" / "data" / "rules").mkdir(parents=True)
    (tmp_path / "rules").mkdir()  # somebody else's
    assert find("rules", tmp_path / "tutor") == tmp_path / "tutor" / "data" / "rules"


@pytest.mark.parametrize(("lang", "word"), [("es", "falta la carpeta «rules»"), ("en", "folder “rules” is missing")])
def test_a_missing_folder_is_named_with_the_places_looked_at(tmp_path: Path, lang: str, word: str) -> None:
    with pytest.raises(TutorError) as caught:
        find("rules", tmp_path / "tutor")
    text = caught.value.text(lang)
    assert word in text
    assert str(tmp_path / "rules") in text
