"""What stands round every page: the name of the house, the language, how large everything is, light or dark."""

from __future__ import annotations

from collections.abc import Mapping

import streamlit as st

from tutor.cards import Suit
from tutor.draw import suit_image
from tutor.web.texts import text

LANGUAGES = {"es": "Español", "en": "English"}
USUAL = "usual"
SCALES = {"usual": "", "large": "125%", "huge": "160%", "wall": "220%"}
"""The size of letters and cards; the largest is for the projector of a class."""
THEMES = {"usual": "System", "light": "Light", "dark": "Dark"}
"""The names by which Streamlit remembers a theme in the browser, for each address of its own."""
WANTED = "THEME"
THEME_SCRIPT = """{
  const key = `stActiveTheme-${location.pathname}-v2`, wanted = JSON.stringify("THEME");
  if ((localStorage.getItem(key) ?? JSON.stringify("System")) !== wanted) {
    localStorage.setItem(key, wanted);
    location.reload();
  }
}"""


def show_frame() -> str:
    """Draws it; the language chosen. The address keeps all three, so that a link opens as it was sent."""
    _take_language()
    for name, known in (("scale", SCALES), ("theme", THEMES)):
        _take(name, known)
    with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute", key="frame"):
        brand = st.empty()
        with st.container(horizontal=True, vertical_alignment="center", width="content", key="settings"):
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
            with st.popover(text("look", lang), icon=":material/contrast:", key="look"):
                _choose("scale", SCALES, lang)
                _choose("theme", THEMES, lang)
    brand.html(
        f'<div class="sr-brand" lang="{lang}">{suit_image(Suit.OROS, lang)} <b>Sin Renuncio</b> '
        f"<span>{text('motto', lang)}</span></div>"
    )
    scale, theme = str(st.session_state["scale"]), str(st.session_state["theme"])
    if scale != USUAL:
        st.html(f"<style>html {{ font-size: {SCALES[scale]} !important }}</style>")
    script = f'document.documentElement.lang = "{lang}"; {THEME_SCRIPT.replace(WANTED, THEMES[theme])}'
    st.html(f"<script>{script}</script>", unsafe_allow_javascript=True)
    return lang


def _choose(name: str, known: Mapping[str, str], lang: str) -> None:
    """One of the settings of the look; Streamlit knows a choice by the words it is shown in, so each language has its own."""
    key = f"{name}_{lang}"
    if st.session_state.get(key) != st.session_state[name]:
        st.session_state[key] = st.session_state[name]
    st.segmented_control(
        text(name, lang),
        list(known),
        format_func=lambda value: text(f"{name}_{value}", lang),
        required=True,
        key=key,
        on_change=lambda: st.session_state.update({name: st.session_state[key]}),
    )


def _take(name: str, known: Mapping[str, str]) -> None:
    """A setting of the address, where it is not the one we wrote; what is chosen is written there."""
    asked, ours = st.query_params.get(name), st.session_state.get(name, USUAL)
    chosen = str(asked if asked in known and asked != st.session_state.get(f"{name}_written") else ours)
    st.session_state[name] = st.session_state[f"{name}_written"] = chosen
    if chosen != (asked or USUAL):
        st.query_params[name] = chosen


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
