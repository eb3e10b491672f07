"""The books that the pages have opened, kept while they are in use: what a book says costs a second to find out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from urllib.parse import urlencode

import streamlit as st

from tutor.ask import Ruleset, the_library
from tutor.ask.rulebook import (
    OPTIONS,
    Change,
    Comparison,
    Section,
    Shown,
    bites,
    examples_of,
    sections,
    smallest_example,
    unlike,
)
from tutor.web.book import book_html, sought_words
from tutor.web.faces import share_pictures
from tutor.web.overlay import table_with
from tutor.web.positions import examples_html, shown_html
from tutor.web.texts import text

Table = tuple[str, str, str]
"""Game, variant, and house rules as `tutor.web.overlay.house_line` has them."""


@st.cache_resource(max_entries=128, show_spinner=False)
def rules_of(table: Table) -> Ruleset:
    """The law of a table."""
    game, variant, house = table
    return table_with(game, variant, json.loads(house) if house else {})


@st.cache_resource(max_entries=128, show_spinner=False)
def book_of(table: Table, lang: str) -> list[Section]:
    """Its book."""
    return sections(rules_of(table), lang)


@st.cache_resource(max_entries=128, show_spinner=False)
def unlike_of(table: Table, lang: str) -> dict[str, dict[str, bool]]:
    """What other variants have otherwise."""
    return unlike(rules_of(table), lang)


@st.cache_data(max_entries=256, show_spinner=False)
def page_of(table: Table, lang: str, sought: str) -> tuple[str, str]:
    """Its book as a page: whole, or what is sought in it; and the pictures on it."""
    rules = rules_of(table)

    def examples(rule: str, section: str) -> str:
        return examples_of_rule(table, lang, rule, section == OPTIONS)

    known = {source.id: source.labels[lang] for source in rules.library.sources().values()}
    words, links = sought_words(sought), links_of(table, lang)
    return share_pictures(book_html(book_of(table, lang), lang, known, examples, unlike_of(table, lang), words, links))


def links_of(table: Table, lang: str) -> dict[str, tuple[str, str]]:
    """The forms of a game: the name of each, and the address at which this one is compared with it."""
    game, variant, _ = table
    forms = rules_of((game, variant, "")).court().law.variants
    here = {"lang": lang, "game": game, "variant": variant, "view": "compare"}
    return {name: (form.name(lang), f"?{urlencode({**here, 'against': name})}") for name, form in forms.items()}


@st.cache_data(max_entries=4096, show_spinner=False)
def examples_of_rule(table: Table, lang: str, rule: str, is_option: bool) -> str:
    """The examples of a rule or an option, drawn; nothing where it has none."""
    rules = rules_of(table)
    if is_option:
        drawn = [shown_html(bite, lang, text("bites", lang)) for bite in bites(rules, rule, lang)]
        return "".join(drawn) + examples_html(examples_of(rules, rule, True, lang), None, lang)
    return examples_html(examples_of(rules, rule, False, lang), smallest_example(rules, rule, lang), lang)


@st.cache_resource(max_entries=128, show_spinner=False)
def changes_of(one: Table, other: Table, names: tuple[str, str], lang: str) -> list[tuple[Change, Shown | None]]:
    """The differences of two tables, which are called so, and a question for each."""
    compared = Comparison(rules_of(one), rules_of(other), lang, names)
    return [(change, compared.shown(change)) for change in compared.changes]


def games() -> Sequence[str]:
    """The games that there are."""
    return the_library().games()


def variants_of(game: str) -> Sequence[str]:
    """The forms of a game."""
    return the_library().variants(game)
