"""What stands round every page: the name of the house and the language."""

from __future__ import annotations

import streamlit as st

from tutor.cards import Suit
from tutor.draw import suit_image
from tutor.web.texts import text

LANGUAGES = {"es": "Español", "en": "English"}


def show_frame() -> str:
    """Draws it; the language chosen. The address keeps it, so that a link opens in the language it was sent in."""
    _take_language()
    with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute", key="frame"):
        brand = st.empty()
        lang = (
            st.segmented_control(
                text("language", "es"),
                list(LANGUAGES),
                format_func=LANGUAGES.__getitem__,
                key="lang",
                required=True,
                label_visibility="collapsed",
            )
            or "es"
        )
    brand.html(
        f'<div class="sr-brand" lang="{lang}">{suit_image(Suit.OROS, lang)} <b>Sin Renuncio</b> '
        f"<span>{text('motto', lang)}</span></div>"
    )
    st.html(f'<script>document.documentElement.lang = "{lang}"</script>', unsafe_allow_javascript=True)
    return lang


def _take_language() -> None:
    """That of the address where it is not the one we wrote; at first, without one, that of the browser."""
    asked, ours = st.query_params.get("lang"), st.session_state.get("lang")
    if asked in LANGUAGES and asked != st.session_state.get("lang_written"):
        st.session_state["lang"] = asked
    elif ours is None:
        st.session_state["lang"] = "en" if (st.context.locale or "es").lower().startswith("en") else "es"
    st.session_state["lang_written"] = st.session_state["lang"]
    if asked != st.session_state["lang"]:
        st.query_params["lang"] = st.session_state["lang"]
