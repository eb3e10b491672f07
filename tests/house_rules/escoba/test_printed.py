"""The printed rulebook of a table of Escoba with a house rule says that rule, in both languages."""

from __future__ import annotations

from functools import cache

import pytest

import tutor
from tests.ask.printed import sections_only
from tests.house_rules.escoba.tables import HERE, file_of, table
from tests.house_rules.test_explained import LANGUAGES
from tutor.law.yamltext import plain, read_yaml_file

TABLES = [*((number, "quince") for number in range(1, 8)), (4, "limpia"), (1, "mas")]


@cache
def base_book(variant: str, lang: str) -> str:
    """The rulebook without any house rule."""
    return sections_only(tutor.load("escoba", variant=variant), lang)


@pytest.mark.parametrize(("number", "variant"), TABLES)
def test_the_rule_is_printed(number: int, variant: str) -> None:
    """The sentence of the house stands in its book, with the rules it adds by name; without it the book is another."""
    overlay = plain(read_yaml_file(HERE / f"{file_of(number, variant)}.yaml"))
    assert isinstance(overlay, dict)
    for lang in LANGUAGES:
        book, base = sections_only(table((number,), variant), lang), base_book(variant, lang)
        assert overlay[lang].rstrip(".") in book
        assert overlay[lang].rstrip(".") not in base
        assert any(line not in base for line in book.splitlines() if overlay[lang].rstrip(".") not in line)
        for added in overlay.get("insert", []):
            words = added.get("rule", {}).get(lang, "")
            assert words.lower() in book.lower()
            assert not words or words.lower() not in base.lower()


WORDS = {
    (1, "es"): ["Sumar once", "tienen que sumar 11"],
    (1, "en"): ["Make eleven", "must come to 11"],
    (2, "es"): ["Sumar veinte", "tienen que sumar 20"],
    (2, "en"): ["Make twenty", "must come to 20"],
    (3, "es"): ["las cartas que te llevas tienen que ser tantas como se pueda."],
    (3, "en"): ["the cards you take must be as many as there can be."],
    (5, "es"): ["2 puntos por cada escoba"],
    (5, "en"): ["2 points for each escoba"],
    (6, "es"): ["siete de copas"],
    (6, "en"): ["seven of copas"],
    (7, "es"): ["repite turno", "le toca al siguiente"],
    (7, "en"): ["the same player goes on", "it is the next player’s turn"],
}


@pytest.mark.parametrize(("number", "lang"), WORDS)
def test_the_words(number: int, lang: str) -> None:
    book = sections_only(table((number,), "quince"), lang)
    for words in WORDS[number, lang]:
        assert words.lower() in book.lower()
        assert words.lower() not in base_book("quince", lang).lower()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2])
def test_no_fifteen_is_left(number: int, lang: str) -> None:
    """But in what the sources are called, and what others play to."""
    fifteen, options = {"es": ("quince", "sumar 15"), "en": ("fifteen", "come to 15")}[lang], ("puntos", "points")
    for line in sections_only(table((number,), "quince-wiki"), lang).splitlines():
        said = line.split(" *(")[0].lower()
        example = any(mark in line for mark in "✓✗▸")
        if not example and not said.startswith(("# ", "- **escoba")) and not any(word in said for word in options):
            assert not any(word in said for word in fifteen), line
