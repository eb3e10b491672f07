"""The ways from here to the pages, each with a card beside it and what somebody comes to it for."""

from __future__ import annotations

import streamlit as st

from tutor.cards import SUITS, Card
from tutor.draw import card_svg, data_address
from tutor.web.frame import kept
from tutor.web.pages import doors
from tutor.web.texts import text

FIGURES = (1, 12, 11, 10)


def show_doors(here: str) -> None:
    """A door to every page but the first."""
    found = doors(here)
    with st.container(key="doors"):
        for name, page in found.items():
            label = f"**{page.title}** :small[{text(f'{name}_door', here)}]"
            st.page_link(page, label=label, query_params=kept())
    st.html(f"<style>{''.join(map(_face, range(len(found))))}</style>")


def _face(place: int) -> str:
    """Style that lays a card beside a door: the aces first, then the figures."""
    card = Card.of(FIGURES[place // 4 % 4], SUITS[place % 4])
    picture = data_address(card_svg(card, "es"))
    return f'.st-key-doors > :nth-child({place + 1}) a::before {{ background-image: url("{picture}") }}'
