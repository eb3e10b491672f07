"""Today: some ten exercises, and what to do next. Nobody needs an account, and the first tap begins."""

from __future__ import annotations

import streamlit as st

from tutor.cards import SUITS, Card
from tutor.draw import card_svg, data_address
from tutor.learn.lessons import the_shelf
from tutor.web.learning import GAME, choose_game, chosen_game, last_game
from tutor.web.parted import game_name
from tutor.web.session import lang
from tutor.web.texts import text
from tutor.web.today import show_day
from tutor.web.who import show_trouble, show_who

ICON, ORDER, LEARNS = ":material/today:", 10, True


def show() -> None:
    """The page: the set of the day, or for somebody new which game it is to be of."""
    here = lang()
    st.title(text("hoy", here), anchor=False)
    if GAME in st.query_params or last_game():
        game = chosen_game()
        work(game)
        with st.container(horizontal=True, vertical_alignment="center", key="learning"):
            choose_game(game)
            show_who()
        return
    games = the_shelf().games()
    st.markdown(text("today_intro", here))
    with st.container(key="games"):
        for name in games:
            label = text("today_begin", here, game=game_name(name))
            st.button(label, key=f"begin_{name}", on_click=begin, args=(name,))
    st.html(f"<style>{''.join(map(_face, range(len(games))))}</style>")


def begin(game: str) -> None:
    """The game of today; the address keeps it."""
    st.query_params[GAME] = game


def _face(place: int) -> str:
    """Style that lays an ace on a button."""
    picture = data_address(card_svg(Card.of(1, SUITS[place % 4]), "es"))
    return f'.st-key-games > :nth-child({place + 1}) button::before {{ background-image: url("{picture}") }}'


@st.fragment
def work(game: str) -> None:
    """The set; only this is drawn again at a tap."""
    show_trouble()
    show_day(game)
