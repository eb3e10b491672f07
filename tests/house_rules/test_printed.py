"""The printed rulebook of a table with a house rule says that rule, in both languages."""

from __future__ import annotations

from functools import cache

import pytest

import tutor
from tests.ask.printed import sections_only
from tests.house_rules.tables import HERE, NAMES, table
from tutor.law.yamltext import plain, read_yaml_file

LANGUAGES = ("es", "en")


@cache
def base_book(lang: str) -> str:
    """The rulebook without any house rule."""
    return sections_only(tutor.load("pocha", variant="completa"), lang)


def added_names(name: str, lang: str) -> list[str]:
    """What the rules that a house adds are called."""
    overlay = plain(read_yaml_file(HERE / f"{name}.yaml"))
    assert isinstance(overlay, dict)
    return [item["rule"][lang] for item in overlay.get("insert", []) if "rule" in item]


@pytest.mark.parametrize("name", NAMES)
def test_the_rule_is_printed(name: str) -> None:
    """The sentence of the house stands in its book, with the rules it adds by name; without it the book is another."""
    overlay = plain(read_yaml_file(HERE / f"{name}.yaml"))
    assert isinstance(overlay, dict)
    for lang in LANGUAGES:
        book, base = sections_only(table(name, "completa"), lang).lower(), base_book(lang).lower()
        sentence = overlay[lang].rstrip(".").lower()
        assert sentence in book
        assert sentence not in base or name.startswith("06")  # which is an option of the game
        for words in added_names(name, lang):
            assert words.lower() in book, words
            assert words.lower() not in base, words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_house_takes_out_is_not_printed(lang: str) -> None:
    """No duty to beat: what the base says of it is gone."""
    words = {"es": "**Montar.**", "en": "**Head the suit led.**"}[lang]
    book = sections_only(table("05_no_duty_to_beat", "completa"), lang)
    said = [line.partition(words)[2] for line in base_book(lang).splitlines() if words in line]
    assert said
    assert not any(text in book for text in said)
