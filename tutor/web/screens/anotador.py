"""The score sheet: a hand of a real table is filled in, counted, explained and added to the totals."""

from __future__ import annotations

import streamlit as st

from tutor.faults import TutorError
from tutor.web.ruling import problem_html
from tutor.web.session import lang
from tutor.web.sheet import Started, open_sheet, sheet, show_share_of_sheet, start_again
from tutor.web.sheet_hand import enter_hand
from tutor.web.sheet_start import begin
from tutor.web.sheet_table import show_end, show_hands, show_race
from tutor.web.texts import text

ICON, ORDER = ":material/scoreboard:", 60


def show() -> None:
    """The page."""
    fault = open_sheet()
    st.title(text("anotador", lang()), anchor=False)
    if fault is not None:
        st.html(problem_html("bad_link", fault))
    started = sheet()
    if started is None:
        st.markdown(text("sheet_intro", lang()))
        begin()
    else:
        _show(started)


def _show(started: Started) -> None:
    """A sheet that has been begun: the hand to be entered, and what has been written down."""
    entry, written = st.columns([11, 10], gap="medium")
    with entry:
        try:
            if started.over:
                show_end(started)
            else:
                enter_hand(started)
        except TutorError as error:
            st.html(problem_html("count_bad", error))
    with written:
        show_hands(started)
        show_race(started)
        show_share_of_sheet(started)
        st.button(text("sheet_new", lang()), icon=":material/note_add:", on_click=start_again)
