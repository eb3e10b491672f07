"""What stands round every page: the way to the others, the language, how large everything is, light or dark."""

from __future__ import annotations

import json
from collections.abc import Mapping
from urllib.parse import urlencode

import streamlit as st

from tutor.web.pages import screens_found
from tutor.web.session import showing
from tutor.web.texts import text

LANGUAGES = {"es": "Español", "en": "English"}
USUAL = "usual"
SCALES = {"usual": "", "large": "125%", "huge": "160%", "wall": "220%"}
"""The size of letters and cards; the largest is for the projector of a class."""
THEMES = {"usual": "System", "light": "Light", "dark": "Dark"}
"""The names by which Streamlit remembers a theme in the browser, for each address of its own."""
SETTINGS = ("lang", "scale", "theme")
"""What the address keeps from page to page."""
SCRIPT = """{
  document.documentElement.lang = LANG;
  if (!window.srPush) {
    const push = (window.srPush = history.pushState);
    let touched = false;
    for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, () => (touched = true), true);
    addEventListener("popstate", () => (touched = false), true);
    history.pushState = function (state, title, url) {
      const here = new URL(url ?? "", location.href).pathname === location.pathname;
      touched &&= here;
      return (here && !touched ? history.replaceState : push).call(this, state, title, url);
    };
  }
  const mark = (window.srMark = () => {
    const links = document.querySelectorAll(".st-key-frame a");
    links.forEach((link, place) => {
      if (!place) link.setAttribute("href", HOME);
      if (place !== PLACE) return link.removeAttribute("aria-current");
      link.setAttribute("aria-current", "page");
      const row = link.closest(".st-key-pages"), box = link.getBoundingClientRect();
      if (row) row.scrollLeft += box.x + box.width / 2 - row.getBoundingClientRect().x - row.clientWidth / 2;
    });
    if (links.length < COUNT && window.srMark === mark) requestAnimationFrame(mark);
  });
  mark();
  const key = `stActiveTheme-${location.pathname}-v2`;
  const kept = JSON.parse(localStorage.getItem(key)) ?? "System";
  window.srTheme ??= kept;
  if (kept !== WANTED) localStorage.setItem(key, JSON.stringify(WANTED));
  if (window.srTheme !== WANTED) location.reload();
}"""
"""The language of the document; what a page writes into its own address before anybody has touched it is no step of its own,
so that "back" leads to the page before; the address of the first page, which Streamlit writes as that of whatever is open, and the
link to the page that is open, in sight; and the theme: that is read as the document loads, so one that shows another is
loaded anew; going from page to page loads none."""


def settle() -> str:
    """Takes over the settings of the address; the language. The address keeps all three, so that a link opens as it was
    sent."""
    _take_language()
    for name, known in (("scale", SCALES), ("theme", THEMES)):
        _take(name, known)
    return str(st.session_state["lang"])


def kept() -> dict[str, str]:
    """What the address says of the settings."""
    return {name: st.query_params[name] for name in SETTINGS if name in st.query_params}


def show_frame(pages: Mapping[str, st.Page], here: str, lang: str) -> None:
    """One row, and on a phone the pages at the lower edge, where the thumb is; ``here`` is the page that is open, "" for
    none of them."""
    home, *others = pages
    with st.container(horizontal=True, vertical_alignment="center", key="frame"):
        st.page_link(pages[home], label="Sin Renuncio", query_params=kept())
        with st.container(horizontal=True, vertical_alignment="center", gap=None, key="pages"):
            for name in others:
                st.page_link(pages[name], icon=screens_found()[name].ICON, query_params=kept())
        with st.container(horizontal=True, vertical_alignment="center", width="content", gap="small", key="settings"):
            st.segmented_control(
                text("language", "es"),
                list(LANGUAGES),
                format_func=LANGUAGES.__getitem__,
                required=True,
                label_visibility="collapsed",
                **showing("lang", lang),
            )
            with st.popover(text("look", lang), icon=":material/contrast:", key="look"):
                _choose("scale", SCALES, lang)
                _choose("theme", THEMES, lang)
    if scale := SCALES[str(st.session_state["scale"])]:
        st.html(f"<style>html {{ font-size: {scale} !important }}</style>")
    theme = THEMES[str(st.session_state["theme"])]
    place, first = [*pages].index(here) if here else -1, f"./?{urlencode(kept())}"
    told = {"LANG": lang, "WANTED": theme, "PLACE": place, "COUNT": len(pages), "HOME": first}
    script = SCRIPT
    for name, value in told.items():
        script = script.replace(name, json.dumps(value))
    st.html(f"<script>{script}</script>", unsafe_allow_javascript=True)


def _choose(name: str, known: Mapping[str, str], lang: str) -> None:
    """One of the settings of the look; Streamlit knows a choice by the words it is shown in, so each language has its own."""
    key = f"{name}_{lang}"
    st.segmented_control(
        text(name, lang),
        list(known),
        format_func=lambda value: text(f"{name}_{value}", lang),
        required=True,
        wrap=True,
        on_change=lambda: st.session_state.update({name: st.session_state[key]}),
        **showing(key, st.session_state[name]),
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
