"""The score sheet of a visitor: kept in the session, and in the address of the page, so that a reload loses nothing."""

from __future__ import annotations

import streamlit as st

import tutor
from tutor.ask.packed import pack, unpack
from tutor.ask.scoresheet import Scoresheet, sheet_of
from tutor.faults import TutorError
from tutor.web.share import folded, show_link

ADDRESS = "s"
"""The query parameter that holds the sheet."""

Started = Scoresheet


def sheet() -> Started | None:
    """The sheet, where one has been begun."""
    found: Started | None = st.session_state.get("sheet")
    return found


def open_sheet() -> TutorError | None:
    """Take over the sheet of the address where it is not the one we wrote; the error where it cannot be read."""
    code = st.query_params.get(ADDRESS)
    if code is None:
        _write(sheet())
        return None
    if code == st.session_state.get("sheet_written"):
        return None
    st.session_state["sheet_written"] = code
    try:
        st.session_state["sheet"] = sheet_of(unpack(code), tutor.load)
    except TutorError as error:
        st.session_state["sheet"] = None
        return error
    return None


def keep(found: Started | None) -> None:
    """Another state of the sheet: it goes into the address before the page is drawn again."""
    st.session_state["sheet"] = found
    st.session_state["sheet_draft"] = {}
    _write(found)


def _write(found: Started | None) -> None:
    try:
        code = pack(found.data()) if found else None
    except TutorError:
        code = None
    st.session_state["sheet_written"] = code
    if code is None:
        st.query_params.pop(ADDRESS, None)
    else:
        st.query_params[ADDRESS] = code


def start_again() -> None:
    """A clean table; the old sheet stays in the history of the browser."""
    keep(None)


def show_share_of_sheet(started: Started) -> None:
    """The sheet for another phone."""
    if started.hands:
        folded("sheet_share", "sheet_share", show_link)
