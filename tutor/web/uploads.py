"""A file that somebody opens on a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import streamlit as st

from tutor.faults import TutorError
from tutor.web.ruling import problem_html
from tutor.web.session import lang, widget
from tutor.web.texts import text

NAMED_GROUP = """{
  const name = () => {
    const box = document.querySelector("[data-testid=stFileUploaderDropzone]");
    if (box) box.setAttribute("role", "group");
    return box;
  };
  const watch = new MutationObserver(() => { if (name()) watch.disconnect(); });
  if (!name()) watch.observe(document.body, { childList: true, subtree: true });
}"""
"""Streamlit gives its box for files a name, and says that it is nothing to be named."""


def open_file(
    name: str, title: str, types: Sequence[str], largest: int, bad: str, take: Callable[[bytes, str], None]
) -> None:
    """A box for a file, and all that is wrong with the one that was put there.

    ``title`` and ``bad`` are texts: what the box is for, and what is said of a file that ``take`` refuses by a TutorError.
    ``take`` is given its bytes and its name before the page is drawn again. ``largest``: megabytes.
    """
    here, key, fault = lang(), widget(f"file_{name}"), st.session_state.get(f"fault_of_{name}")

    def taken() -> None:
        given = st.session_state[key]
        st.session_state[f"fault_of_{name}"] = None
        if given is not None:
            try:
                take(given.getvalue(), given.name)
            except TutorError as error:
                st.session_state[f"fault_of_{name}"] = error

    with st.container(key=f"file_{name}"):
        given = st.file_uploader(text(title, here), type=list(types), key=key, max_upload_size=largest, on_change=taken)
        st.html(f"<script>{NAMED_GROUP}</script>", unsafe_allow_javascript=True)
        st.html(f'<style>.st-key-file_{name} {{ --sr-choose: "{text("choose_file", here)}" }}</style>')
    if fault is not None and given:
        st.html(problem_html(bad, fault))
