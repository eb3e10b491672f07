"""Whole games against the machine, with the reason for every card at hand."""

from __future__ import annotations

import streamlit as st

from tutor.web.game import game, open_game
from tutor.web.game_start import begin_form
from tutor.web.game_table import show_game
from tutor.web.ruling import problem_html
from tutor.web.session import lang
from tutor.web.texts import text

ICON, ORDER, LEARNS = ":material/playing_cards:", 40, True


def show() -> None:
    """The page."""
    fault = open_game()
    st.title(text("jugar", lang()), anchor=False)
    if fault is not None:
        st.html(problem_html("bad_link", fault))
    if game() is None:
        st.markdown(text("play_intro", lang()))
        with st.container(key="play_form"):
            begin_form()
    else:
        show_game()
