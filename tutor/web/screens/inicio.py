"""The first screen: what this is, in one sentence, and a door to each of the other pages."""

from __future__ import annotations

from html import escape

import streamlit as st

from tutor.ask import the_library
from tutor.cards import Card
from tutor.draw import card_image
from tutor.web.doors import show_doors
from tutor.web.parted import game_name
from tutor.web.session import lang
from tutor.web.texts import text

ICON, ORDER = ":material/home:", 0

FAN = (Card.of(1, 0), Card.of(12, 1), Card.of(11, 2), Card.of(10, 3), Card.of(7, 0))
"""The cards held up at the top."""


def show() -> None:
    """The page."""
    here = lang()
    st.html(hero_html(here))
    show_doors(here)


def hero_html(here: str) -> str:
    """A fan of cards, the name of the house, and what it does."""
    fan = "".join(card_image(card, here) for card in FAN)
    games = " · ".join(game_name(game) for game in the_library().games())
    return (
        f'<section class="sr-hero" lang="{here}"><div class="sr-fan" aria-hidden="true">{fan}</div>'
        f"<div><h1>Sin Renuncio</h1><p>{escape(text('what_it_is', here))}</p>"
        f'<p class="sr-games">{escape(games)}</p></div></section>'
    )
