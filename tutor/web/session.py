"""What a visitor has entered, kept between runs: widgets are views of the draft, and the address of the page holds it.

A widget is made with ``**bound("cards")``: it shows what the draft says, and its change is written there before the
page is drawn again. So nothing is lost when a widget is not on the page, and a link can fill it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from tutor.ask.link import decode_case, encode_case
from tutor.faults import TutorError
from tutor.web.draft import Draft, blank
from tutor.web.pasted import yaml_of
from tutor.web.reopen import draft_of

ADDRESS, ASKED = "c", "q"
"""Query parameters: the case; and the question, while the case does not tell it."""

_NOTHING = object()


def lang() -> str:
    """The language of the page."""
    return str(st.session_state.get("lang") or "es")


def widget(name: str) -> str:
    """The key of a widget. Streamlit knows a choice by the words it is shown in, so each language has its own."""
    return f"{name}_{lang()}"


def draft() -> Draft:
    """What has been entered so far."""
    if "draft" not in st.session_state:
        st.session_state["draft"] = blank()
    found: Draft = st.session_state["draft"]
    return found


def enter(case: dict[str, Any], shown: Callable[[Draft], bool] = lambda draft: True, question: str = "") -> None:
    """Put a case into its form, or, where none can show it, into the box for pasted ones."""
    found = draft_of(case, question)
    st.session_state["draft"] = found if found and shown(found) else {**blank("yaml"), "yaml": yaml_of(case)}


def bound(
    name: str, show: Callable[[Any], Any] | None = None, read: Callable[[Any], Any] | None = None
) -> dict[str, Any]:
    """What ties a widget to a field of the draft; ``show`` and ``read`` where it holds it in another form."""
    key, value = widget(name), draft()[name]
    wanted = show(value) if show else value
    if st.session_state.get(key, _NOTHING) != wanted:
        st.session_state[key] = wanted
    return {"key": key, "on_change": _keep, "args": (name, key, read)}


def _keep(name: str, key: str, read: Callable[[Any], Any] | None) -> None:
    value = st.session_state[key]
    draft()[name] = read(value) if read else value


# ── the address ───────────────────────────────────────────────────────────────────────────────────


def open_address(shown: Callable[[Draft], bool]) -> TutorError | None:
    """Take over the position of the address where it is not the one we wrote; the error where it cannot be read."""
    address = {name: st.query_params[name] for name in (ADDRESS, ASKED) if name in st.query_params}
    if address == st.session_state.get("written", {}):
        return None
    st.session_state["written"] = address
    try:
        if ADDRESS in address:
            enter(decode_case(address[ADDRESS]), shown, address.get(ASKED, ""))
    except TutorError as error:
        return error
    return None


def write_address(case: Mapping[str, Any] | None, question: str = "") -> None:
    """Put a case into the address, and out of it where there is none that could stand there."""
    try:
        address = {ADDRESS: encode_case(case)} if case else {}
    except TutorError:
        address = {}
    if address and question and question not in (case or {}):
        address[ASKED] = question
    if address != st.session_state.get("written", {}):
        st.session_state["written"] = address
        for name in (ADDRESS, ASKED):
            if name in address:
                st.query_params[name] = address[name]
            else:
                st.query_params.pop(name, None)
