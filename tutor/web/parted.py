"""The differences of two tables on a page."""

from __future__ import annotations

import streamlit as st

from tutor.web.compared import changes_html
from tutor.web.faces import share_pictures
from tutor.web.session import lang
from tutor.web.shelf import Table, changes_of
from tutor.web.texts import text


def named(variant: str) -> str:
    """A form by name."""
    return variant[:1].upper() + variant[1:]


def show_changes(one: Table, other: Table, names: tuple[str, str]) -> None:
    """How many differences there are, and each."""
    here = lang()
    changes = changes_of(one, other, names, here)
    key = "no_differences" if not changes else "difference_one" if len(changes) == 1 else "differences"
    st.markdown(text(key, here, count=len(changes), one=names[0], other=names[1]))
    if changes:
        st.html(share_pictures(changes_html(changes, names, here)))
