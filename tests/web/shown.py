"""What the pages show where all of them are looked at: an address for each that fills it, and the sign that it is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import tutor
from tests.game.tables import begun
from tests.web.asked import DISPUTED
from tutor.ask.link import encode_case
from tutor.ask.packed import pack
from tutor.ask.scoresheet import Scoresheet
from tutor.web.pages import screens_found

if TYPE_CHECKING:
    from playwright.sync_api import Page

SETTLED = """!document.querySelector('[data-testid=stSkeleton], [data-stale=true]')
  && [...document.querySelectorAll('[data-testid^=stBidiComponent]')].every(drawn => drawn.getBoundingClientRect().height)"""
"""Nothing of the page is still to come, tables included: their module arrives after the page."""
NAMES = ("Ana", "Luis", "Eva")
HOSTILE = ("<b>Ana</b> $x$ **y**", ":material/home: a -> b", "www.evil.com &lt; :streamlit:")
"""Names in which a page could read more than a name."""
HANDS = (
    {"bids": {"Ana": 1, "Luis": 1, "Eva": 0}, "tricks": {"Ana": 0, "Luis": 1, "Eva": 0}},
    {"bids": {"Ana": 1, "Luis": 1, "Eva": 1}, "tricks": {"Ana": 1, "Luis": 0, "Eva": 1}},
)
SHOWN = {
    "inicio": ("", ".sr-hero"),
    "hoy": ("game=pocha", ".sr-table[data-deck] .exercise"),
    "aprender": ("game=pocha", ".st-key-lesson_17 a"),
    "practicar": ("game=escoba&about=SUM3", ".sr-table[data-deck] .exercise"),
    "progreso": ("game=pocha", ".sr-map"),
    "arbitro": (f"c={encode_case(DISPUTED)}", ".sr-panel .sr-verdict"),
    "anotador": (f"s={pack(Scoresheet(tutor.load('pocha', variant='sencilla'), NAMES, 0, HANDS).data())}", ".sr-sheet"),
    "jugar": (f"p={pack(begun('pocha', 'completa', 4, 3, first=14, hands=1).deal().to_data())}", ".sr-hand"),
    "reglas": ("game=tute", ".sr-book"),
}
"""A page that is not here shows its usual."""


def addresses(server: str, lang: str) -> Iterator[tuple[str, str, str]]:
    """Every page by name, its address, and what is on it once it is there."""
    for place, name in enumerate(screens_found()):
        asked, sign = SHOWN.get(name, ("", "h1"))
        yield name, f"{server}{name if place else ''}?lang={lang}&{asked}", sign


def settled(page: Page, sign: str, lang: str) -> None:
    """Waits until a page is drawn whole."""
    page.locator(sign).first.wait_for()
    page.wait_for_function(SETTLED)
    page.wait_for_function(f"document.documentElement.lang === '{lang}'")
