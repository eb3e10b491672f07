"""The first screen: what this is, in one sentence, and a door to each of the other pages."""

from __future__ import annotations

from html import escape

import streamlit as st

from tutor.ask import the_library
from tutor.cards import SUITS, Card
from tutor.draw import card_image, card_svg, data_address
from tutor.web.frame import kept
from tutor.web.pages import doors
from tutor.web.parted import game_name
from tutor.web.session import lang
from tutor.web.texts import text

ICON, ORDER = ":material/home:", 0

FAN = (Card.of(1, 0), Card.of(12, 1), Card.of(11, 2), Card.of(10, 3), Card.of(7, 0))
"""The cards held up at the top."""
FIGURES = (1, 12, 11, 10)


def show() -> None:
    """The page."""
    here = lang()
    st.html(hero_html(here))
    found = doors(here)
    with st.container(key="doors"):
        for name, page in found.items():
            label = f"**{page.title}** :small[{text(f'{name}_door', here)}]"
            st.page_link(page, label=label, query_params=kept())
    st.html(f"<style>{''.join(map(_face, range(len(found))))}</style>")


def hero_html(here: str) -> str:
    """A fan of cards, the name of the house, and what it does."""
    fan = "".join(card_image(card, here) for card in FAN)
    games = " · ".join(game_name(game) for game in the_library().games())
    return (
        f'<section class="sr-hero" lang="{here}"><div class="sr-fan" aria-hidden="true">{fan}</div>'
        f"<div><h1>Sin Renuncio</h1><p>{escape(text('what_it_is', here))}</p>"
        f'<p class="sr-games">{escape(games)}</p></div></section>'
    )


def _face(place: int) -> str:
    """Style that lays a card beside a door: the aces first, then the figures."""
    card = Card.of(FIGURES[place // 4 % 4], SUITS[place % 4])
    picture = data_address(card_svg(card, "es"))
    return f'.st-key-doors > :nth-child({place + 1}) a::before {{ background-image: url("{picture}") }}'
