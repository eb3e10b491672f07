"""The router: settings, frame, and the page that is open. Streamlit runs it, or calls `main`."""

from __future__ import annotations

from collections.abc import Mapping

import streamlit as st

from tutor.cards import Suit
from tutor.draw import suit_svg
from tutor.web.astray import astray
from tutor.web.frame import settle, show_frame
from tutor.web.learner import keep_device
from tutor.web.look import page_style
from tutor.web.pages import pages, screens_found


def main() -> None:
    """One run of the app."""
    lang = settle()
    found = pages(lang)
    page = st.navigation([*found.values(), *astray(set(found), lang)], position="hidden")
    name = next((name for name, each in found.items() if each == page), "")
    if page == next(iter(found.values())):
        forward(found)
    title = NAME if page == next(iter(found.values())) else f"{page.title} · {NAME}"
    st.set_page_config(page_title=title, page_icon=suit_svg(Suit.OROS), layout="wide")
    st.html(f"<style>{page_style()}</style>")
    show_frame(found, name, lang)
    if getattr(screens_found().get(name), "LEARNS", False):
        keep_device()
    page.run()


def forward(found: Mapping[str, st.Page]) -> None:
    """A link to the bare address that holds what a page opens goes on to that page: once it was the first there was."""
    for name, screen in screens_found().items():
        if getattr(screen, "OPENS", "") in st.query_params:
            st.switch_page(found[name], query_params=dict(st.query_params))


NAME = "Sin Renuncio"

if __name__ == "__main__":
    main()
