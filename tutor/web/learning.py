"""What the pages on which somebody learns have in common: the game, which the address holds, and its words."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlencode

import streamlit as st

from tutor.ask import the_library
from tutor.ask.components import components_of
from tutor.learn.home import Home
from tutor.learn.lessons import the_shelf
from tutor.web.frame import kept
from tutor.web.learner import the_learner
from tutor.web.pages import pages, screens_found
from tutor.web.parted import form_name, game_name
from tutor.web.session import bound, lang
from tutor.web.texts import text

GAME = "game"
"""The parameter of the address."""


def chosen_game() -> str:
    """The game that somebody is learning: that of the address, or the last one."""
    games = the_library().games()
    asked = st.query_params.get(GAME)
    if asked in games and asked != st.session_state.get("learn_game_written"):
        st.session_state["learn_game"] = asked
    chosen = last_game()
    st.session_state["learn_game"] = st.session_state["learn_game_written"] = chosen if chosen in games else games[0]
    if asked != st.session_state["learn_game"]:
        st.query_params[GAME] = st.session_state["learn_game"]
    return str(st.session_state["learn_game"])


def last_game() -> str:
    """The game that was chosen last; before that, of the last answer that is known of whoever is here. "" for somebody new."""
    if "learn_game" in st.session_state:
        return str(st.session_state["learn_game"])
    entries = the_learner().entries()
    return entries[-1].game if entries else ""


def choose_game(game: str) -> None:
    """The control with the games."""

    def keep(chosen: str) -> None:
        st.session_state["learn_game"] = chosen

    ties = bound("learn_game_of", game, keep)
    st.segmented_control(
        text("learn_game", lang()),
        the_library().games(),
        format_func=game_name,
        required=True,
        label_visibility="collapsed",
        **ties,
    )


def labels_of(game: str) -> dict[str, str]:
    """What the components of a game are called."""
    return {name: each.labels[lang()] for name, each in components_of(the_library(), game).items()}


def lessons_of(game: str) -> dict[str, str]:
    """What its lessons are called."""
    shelf = the_shelf()
    return {name: each.title[lang()] for name, each in shelf.lessons(game).items()} if game in shelf.games() else {}


def home_name(home: Home) -> str:
    """The table of somebody's house: its form, and what is the rule there beside it."""
    form = form_name(home.game)(home.variant)
    law = home.seat.law
    rules = "; ".join(
        (said := law.misconceptions[name].says[lang()].rstrip("."))[:1].lower() + said[1:]
        for name in home.house
        if name in law.misconceptions
    )
    return text("progress_home_house", lang(), form=form, rules=rules) if rules else form


def page_link(name: str, **asked: str) -> None:
    """A link to another page, which opens what is asked; nothing where there is no such page."""
    if name in screens_found():
        icon = screens_found()[name].ICON
        st.page_link(pages(lang())[name], icon=icon, query_params={**kept(), **asked})


def address_of(name: str, asked: Mapping[str, str]) -> str:
    """The address of the same; nothing where there is no such page."""
    return f"{name}?{urlencode({**kept(), **asked})}" if name in screens_found() else ""
