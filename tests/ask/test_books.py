"""The printed rulebooks that are kept: the same as last time.

They lie in ``golden/``. After a change that is meant, ``GOLDEN=write pytest tests/ask/test_books.py`` writes them anew:
read them aloud before they are kept.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.ask.printed import LANGUAGES, book_of
from tutor.ask import the_library

GOLDEN = Path(__file__).parent / "golden"
KEPT = (
    ("pocha", "completa"),
    ("pocha", "sencilla"),
    ("escoba", "quince-wiki"),
    ("escoba", "escova"),
    ("tute", "habanero"),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "variant"), KEPT)
def test_the_book_is_as_it_was(game: str, variant: str, lang: str) -> None:
    file, book = GOLDEN / f"rulebook-{game}-{variant}.{lang}.md", book_of(game, variant, lang)
    if os.environ.get("GOLDEN") == "write":
        file.write_text(book, "utf-8")
    assert book == file.read_text("utf-8"), "GOLDEN=write writes the books anew"


def test_every_game_has_a_book_that_is_kept_and_no_other_lies_there() -> None:
    assert {game for game, _ in KEPT} == {*the_library().games()}
    assert len([*GOLDEN.glob("rulebook-*.md")]) == len(KEPT) * len(LANGUAGES)
