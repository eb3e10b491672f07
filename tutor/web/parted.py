"""The differences of two tables on a page."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from tutor.web.compared import changes_html
from tutor.web.faces import share_pictures
from tutor.web.session import lang
from tutor.web.shelf import Table, changes_of, rules_of, variants_of
from tutor.web.texts import text
from tutor.words import capital


def game_name(game: str) -> str:
    """A game by name."""
    return rules_of((game, variants_of(game)[0], "")).court().law.labels[lang()]


def form_name(game: str) -> Callable[[str], str]:
    """What names the forms of a game."""
    forms, here = rules_of((game, variants_of(game)[0], "")).court().law.variants, lang()

    def named(variant: str) -> str:
        name = forms[variant].name(here)
        return capital(name)

    return named


def show_changes(one: Table, other: Table, names: tuple[str, str]) -> None:
    """How many differences there are, and each."""
    here = lang()
    changes = changes_of(one, other, names, here)
    key = "no_differences" if not changes else "difference_one" if len(changes) == 1 else "differences"
    st.markdown(text(key, here, count=len(changes), one=names[0], other=names[1]))
    if changes:
        show_page(*share_pictures(changes_html(changes, names, here)))


def show_page(page: str, pictures: str) -> None:
    """A page with the pictures on it (`tutor.web.faces`)."""
    if pictures:
        st.html(pictures)
    st.html(page)
