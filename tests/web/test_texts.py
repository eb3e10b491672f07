"""Every word of the pages stands in both languages, and every word that is asked for is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tutor.web
from tutor.law.compile import STATES
from tutor.web.pages import screens_found
from tutor.web.texts import TEXTS, text

WEB = Path(tutor.web.__file__).parent
SOURCE = "\n".join(file.read_text("utf-8") for file in sorted(WEB.rglob("*.py")) if not file.name.startswith("texts"))
SLOT = re.compile(r"\{\w+\}")
SAME_IN_BOTH = {"language", "no"}


@pytest.mark.parametrize("key", list(TEXTS))
def test_a_text_stands_in_both_languages(key: str) -> None:
    spanish, english = TEXTS[key]
    assert "" not in (spanish.strip(), english.strip())
    assert (spanish != english) == (key not in SAME_IN_BOTH)
    assert SLOT.findall(spanish) == SLOT.findall(english)


def test_every_text_asked_for_by_name_is_there() -> None:
    asked = set(re.findall(r'\btext\(\s*"(\w+)"', SOURCE))
    assert asked
    assert asked <= set(TEXTS)


def test_every_state_of_a_rule_has_its_words() -> None:
    assert set(STATES) <= set(TEXTS)


def test_no_text_is_left_over() -> None:
    made = ("scale_", "theme_", *re.findall(r'f"(\w+_)\{', SOURCE))
    loose = {key for key in TEXTS if not key.startswith(made) and not re.search(f"[\"']{key}[\"']", SOURCE)}
    named_by_the_law = {*STATES, "most"}
    assert loose <= {*named_by_the_law, *screens_found(), *(f"{name}_door" for name in screens_found())}


def test_placeholders_are_filled() -> None:
    assert text("usual", "en", value="no") == "no (as usual)"
    with pytest.raises(KeyError):
        text("nothing of the kind", "es")
