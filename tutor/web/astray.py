"""An address that no page has: said in the language of the page, with the ways to those that there are.

Streamlit tells of it in English, in a box over the first screen; unless a page is there. So one is made, at that address.
"""

from __future__ import annotations

from functools import partial

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

from tutor.web.doors import show_doors
from tutor.web.literal import literal
from tutor.web.texts import text


def astray(known: set[str], lang: str) -> list[st.Page]:
    """The page for the address that was asked for and is none; it is kept, for only the first run is told of it."""
    context = get_script_run_ctx()
    asked = (context.pages_manager.intended_page_name or "") if context else ""
    if asked and asked not in known:
        st.session_state["astray"] = asked
    lost = str(st.session_state.get("astray", ""))
    if not lost or "/" in lost:  # of those below another Streamlit makes none
        return []
    return [st.Page(partial(show, lost, lang), title=text("astray", lang), url_path=lost)]


def show(asked: str, lang: str) -> None:
    """What is wrong, and where to go on."""
    st.title(text("astray", lang), anchor=False)
    st.markdown(text("astray_says", lang, asked=literal(asked)))
    show_doors(lang)
