"""The router: frame, language, and the pages found in `tutor.web.screens`. Streamlit runs it, or calls `main`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import streamlit as st

from tutor.web import screens
from tutor.web.frame import show_frame
from tutor.web.look import page_style
from tutor.web.texts import text


def main() -> None:
    """One run of the app."""
    st.set_page_config(page_title="Sin Renuncio", page_icon=":material/playing_cards:", layout="wide")
    st.html(f"<style>{page_style()}</style>")
    lang = show_frame()
    found = [import_module(f"{screens.__name__}.{module.name}") for module in iter_modules(screens.__path__)]
    pages = [
        st.Page(page.show, title=text(name, lang), icon=page.ICON, url_path=name, default=place == 0)
        for place, page in enumerate(sorted(found, key=lambda page: page.ORDER))
        for name in [page.__name__.rpartition(".")[2]]
    ]
    st.navigation(pages, position="top").run()


if __name__ == "__main__":
    main()
