"""The printed rulebook of a table with a house rule says that rule, in both languages."""

from __future__ import annotations

import pytest

import tutor
from tests.house_rules.tables import HERE, NAMES, table
from tutor.ask.rulebook import rulebook
from tutor.law.yamltext import plain, read_yaml_file

LANGUAGES = ("es", "en")


def added_names(name: str, lang: str) -> list[str]:
    """What the rules that a house adds are called."""
    overlay = plain(read_yaml_file(HERE / f"{name}.yaml"))
    assert isinstance(overlay, dict)
    return [item["rule"][lang] for item in overlay.get("insert", []) if "rule" in item]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_rule_is_printed(name: str, lang: str) -> None:
    """The sentence of the house stands in its book, with the rules it adds by name; without it the book is another."""
    overlay = plain(read_yaml_file(HERE / f"{name}.yaml"))
    assert isinstance(overlay, dict)
    book, base = rulebook(table(name, "completa"), lang), rulebook(tutor.load("pocha", variant="completa"), lang)
    assert overlay[lang].rstrip(".").lower() in book.lower()
    assert overlay[lang].rstrip(".").lower() not in base.lower() or name.startswith("06")
    for words in added_names(name, lang):
        assert words.lower() in book.lower(), words
        assert words.lower() not in base.lower(), words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_house_takes_out_is_not_printed(lang: str) -> None:
    """No duty to beat: what the base says of it is gone."""
    words = {"es": "**Montar.**", "en": "**Head the suit led.**"}[lang]
    book, base = rulebook(table("05_no_duty_to_beat", "completa"), lang), rulebook(tutor.load("pocha", variant="completa"), lang)
    said = [line.partition(words)[2] for line in base.splitlines() if words in line]
    assert said
    assert not any(text in book for text in said)
