"""Today: some ten exercises, and what to do next. Nobody needs an account, and the first tap begins."""

from __future__ import annotations

import streamlit as st

from tutor.cards import SUITS, Card
from tutor.draw import card_svg, data_address
from tutor.learn.lessons import the_shelf
from tutor.web.learner import the_learner
from tutor.web.parted import game_name
from tutor.web.session import lang, widget
from tutor.web.texts import text
from tutor.web.today import show_day

ICON, ORDER, LEARNS = ":material/today:", 10, True
GAME = "game"


def show() -> None:
    """The page: the set of the day, or for somebody new which game it is to be of."""
    here, games = lang(), the_shelf().games()
    st.title(text("hoy", here), anchor=False)
    game = st.query_params.get(GAME) or last_game()
    if game in games:
        work(str(game))
        choose(str(game), games)
    else:
        st.markdown(text("today_intro", here))
        with st.container(key="games"):
            for name in games:
                label = text("today_begin", here, game=game_name(name))
                st.button(label, key=f"begin_{name}", on_click=begin, args=(name,))
        st.html(f"<style>{''.join(map(_face, range(len(games))))}</style>")


def last_game() -> str:
    """The game of the last answer; "" for somebody new."""
    entries = the_learner().entries()
    return entries[-1].game if entries else ""


def begin(game: str) -> None:
    """The game of today; the address keeps it."""
    st.query_params[GAME] = game


def choose(game: str, games: list[str]) -> None:
    """Another game."""
    key = widget("today_game")
    if st.session_state.get(key) != game:
        st.session_state[key] = game

    def chosen() -> None:
        begin(str(st.session_state[key]))

    st.segmented_control(
        text("which_game", lang()),
        games,
        format_func=game_name,
        required=True,
        key=key,
        on_change=chosen,
    )


def _face(place: int) -> str:
    """Style that lays an ace on a button."""
    picture = data_address(card_svg(Card.of(1, SUITS[place % 4]), "es"))
    return f'.st-key-games > :nth-child({place + 1}) button::before {{ background-image: url("{picture}") }}'


@st.fragment
def work(game: str) -> None:
    """The set; only this is drawn again at a tap."""
    show_day(game)
