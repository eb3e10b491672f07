"""The files that the browser is given: they say of the data what Python says, and add no word of their own."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tutor.cards import CARDS, SUITS
from tutor.draw import sprite
from tutor.tabletop import shape
from tutor.tabletop.bundle import DECK, FRONT, bundled, in_order
from tutor.tabletop.words import SENT, SENT_LAYING, WORDS, word

MODULES = sorted(FRONT.rglob("*.js"))
SOURCE = "\n".join(file.read_text("utf-8") for file in MODULES)
PICTURE = ("alt", "pass")  # a picture comes with words of its own
TYPES = (FRONT / "core" / "types.js").read_text("utf-8")


def test_the_deck_is_the_one_that_is_drawn() -> None:
    assert DECK.read_text("utf-8") == sprite() + "\n", "make pictures writes it anew"


def test_everything_that_the_browser_draws_is_in_the_deck() -> None:
    drawn = set(re.findall(r' id="([^"]+)"', DECK.read_text("utf-8")))
    assert {f"sr-{style}-{card}" for style in ("full", "compact", "french") for card in CARDS} <= drawn
    assert {"sr-back", *(f"sr-{suit.slug}" for suit in SUITS)} <= drawn


@pytest.mark.parametrize("name", re.findall(r"\}\} (\w+)$", re.sub(r"\n \* +", " ", TYPES), re.MULTILINE))
def test_both_sides_describe_the_same_data(name: str) -> None:
    told = re.search(rf"@typedef \{{\{{([^@]*)\}}\}} {name}\n", TYPES)
    assert told is not None
    keys = set(re.findall(r"(\w+)(?:\?)?:", re.sub(r"<[^>]*>", "", told[1])))
    assert keys - {"v"} == set(getattr(shape, name).__annotations__) - {"v"}


def test_a_word_that_the_browser_shows_is_sent() -> None:
    used = set(re.findall(r"\bwords\.(\w+)", SOURCE))
    assert used == {*SENT, *SENT_LAYING, *PICTURE}


@pytest.mark.parametrize("key", list(WORDS))
def test_a_word_stands_in_both_languages(key: str) -> None:
    slots = {name: name for name in re.findall(r"\{(\w+)\}", WORDS[key][0])}
    spanish, english = (word(key, lang, **slots) for lang in ("es", "en"))
    assert spanish.strip()
    assert english.strip()
    assert re.findall(r"\{\w+\}", WORDS[key][0]) == re.findall(r"\{\w+\}", WORDS[key][1])


def test_the_modules_go_into_one() -> None:
    tops = Counter(re.findall(r"^(?:async )?(?:function|class|const|let) (\w+)", bundled(), re.MULTILINE))
    assert {name: count for name, count in tops.items() if count > 1} == {}
    assert "import " not in re.sub(
        r"import\(", "", "\n".join(line for line in bundled().splitlines() if line.startswith("import"))
    )
    reached = {*in_order(FRONT / "notebook.js", []), *in_order(FRONT / "streamlit.js", [])}
    assert {file for file in MODULES if file.name != "types.js"} == reached


def test_nothing_is_read_as_html() -> None:
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write", SOURCE)


def test_modules_are_small() -> None:
    assert {file.name: lines for file in MODULES if (lines := len(file.read_text("utf-8").splitlines())) > 260} == {}


def test_the_style_moves_nothing_for_whoever_wants_stillness() -> None:
    assert "prefers-reduced-motion" in (FRONT / "table.css").read_text("utf-8")
    assert "prefers-reduced-motion" in (FRONT / "core" / "motion.js").read_text("utf-8")
    assert Path(FRONT).name == "front"
