"""The router: settings, frame, and the page that is open. Streamlit runs it, or calls `main`."""

from __future__ import annotations

import streamlit as st

from tutor.cards import Suit
from tutor.draw import suit_svg
from tutor.web.frame import settle, show_frame
from tutor.web.look import page_style
from tutor.web.pages import pages


def main() -> None:
    """One run of the app."""
    lang = settle()
    found = pages(lang)
    page = st.navigation(list(found.values()), position="hidden")
    name = next(name for name, each in found.items() if each == page)
    title = NAME if page == next(iter(found.values())) else f"{page.title} · {NAME}"
    st.set_page_config(page_title=title, page_icon=suit_svg(Suit.OROS), layout="wide")
    st.html(f"<style>{page_style()}</style>")
    show_frame(found, name, lang)
    page.run()


NAME = "Sin Renuncio"

if __name__ == "__main__":
    main()
