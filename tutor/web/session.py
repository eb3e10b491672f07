"""What a visitor has entered, kept between runs: widgets are views of the draft, and the address of the page holds it.

A widget is made with ``**bound("cards")``: it shows what the draft says, and its change is written there before the page
is drawn again. So nothing is lost when a widget is not on the page, and a link can fill it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from tutor.ask.link import decode_case, encode_case
from tutor.faults import TutorError
from tutor.web.draft import Draft, blank
from tutor.web.pasted import yaml_of
from tutor.web.reopen import draft_of

ADDRESS = "c"
_NOTHING = object()


def lang() -> str:
    """The language of the page."""
    return str(st.session_state.get("lang") or "es")


def draft() -> Draft:
    """What has been entered so far."""
    found: Draft = st.session_state.setdefault("draft", blank())
    return found


def enter(case: dict[str, Any], shown: Callable[[Draft], bool] = lambda draft: True) -> None:
    """Put a case into its form, or, where none can show it, into the box for pasted ones."""
    found = draft_of(case)
    st.session_state["draft"] = found if found and shown(found) else {**blank("yaml"), "yaml": yaml_of(case)}


def bound(name: str, show: Callable[[Any], Any] | None = None, read: Callable[[Any], Any] | None = None) -> dict[str, Any]:
    """What ties a widget to a field of the draft; ``show`` and ``read`` where it holds it in another form."""
    key, value = f"f_{name}", draft()[name]
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
    code = st.query_params.get(ADDRESS, "")
    if code == st.session_state.get("written", ""):
        fault: TutorError | None = st.session_state.get("bad_link")
        return fault
    st.session_state["written"], st.session_state["bad_link"] = code, None
    if code:
        try:
            enter(decode_case(code), shown)
        except TutorError as error:
            st.session_state["bad_link"] = error
    return st.session_state["bad_link"]


def write_address(case: dict[str, Any] | None) -> str:
    """Put a case into the address, and out of it where there is none to put; its code."""
    try:
        code = encode_case(case) if case else ""
    except TutorError:
        code = ""
    if code != st.session_state.get("written", ""):
        st.session_state["written"], st.session_state["bad_link"] = code, None
        if code:
            st.query_params[ADDRESS] = code
        else:
            st.query_params.pop(ADDRESS, None)
    return code
