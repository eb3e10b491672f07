"""What a visitor has entered, kept between runs: widgets are views of the draft, and the address of the page holds it.

A widget is made with ``**bound(key, …)``: it shows what the draft says, and its change is written there before the page
is drawn again. So nothing is lost when a widget is not on the page, and a link can fill it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import streamlit as st

from tutor.ask.link import decode_case, encode_case
from tutor.faults import TutorError
from tutor.web.draft import PASTE, Draft, draft_of

ADDRESS, ASKED = "c", "q"
"""Query parameters: the case; and the question, while the case does not tell it."""

DEFAULT, VALUE, INDEX = "default", "value", "index"
"""What widgets call that with which they begin: choices, fields and switches, a list that unfolds."""

_NOTHING = object()


def lang() -> str:
    """The language of the page."""
    return str(st.session_state.get("lang") or "es")


def widget(name: str) -> str:
    """The key of a widget. Streamlit knows a choice by the words it is shown in, so each language has its own."""
    return f"{name}_{lang()}"


def draft() -> Draft:
    """What has been entered so far; at first nothing, of the game that the address names."""
    if "draft" not in st.session_state:
        st.session_state["draft"] = Draft(st.query_params.get("game", ""))
    found: Draft = st.session_state["draft"]
    return found


def begin(found: Draft) -> None:
    """Put another draft in the place of this one."""
    st.session_state["draft"] = found
    st.session_state.pop("typed_fault", None)


def bound(
    name: str, value: Any, keep: Callable[[Any], None], first: str = DEFAULT, among: Sequence[Any] = ()
) -> dict[str, Any]:
    """What ties a widget to a ``value`` of the draft; ``keep`` takes over what it is changed to. The rest as for `showing`."""
    key = widget(name)
    return {**showing(key, value, first, among), "on_change": lambda: keep(st.session_state[key])}


def showing(key: str, value: Any, first: str = DEFAULT, among: Sequence[Any] = ()) -> dict[str, Any]:
    """What makes a widget show a value, whatever it showed before.

    A browser is told only once that a widget has another value than it began with, and who is quick may have it draw the
    next page at once, without that. It then tells what the widget begins with as if it had been chosen. So it begins with
    the same: ``first`` is what the widget calls that, ``among`` what the list that unfolds chooses from.
    """
    if st.session_state.get(key, _NOTHING) != value:
        st.session_state[key] = value
    if first == INDEX:
        value = among.index(value) if value in among else 0
    return {"key": key, first: value}


# ── the address ───────────────────────────────────────────────────────────────────────────────────


def open_address(fault_of: Callable[[Mapping[str, Any]], TutorError | None]) -> TutorError | None:
    """Take over the position of the address where it is not the one we wrote. What was wrong with it, until something
    else is entered.

    A case that no form holds and that cannot be ruled on (``fault_of``) leaves an empty table as well; it is kept as it is
    written for whoever wants to mend it.
    """
    address = {name: st.query_params[name] for name in (ADDRESS, ASKED) if name in st.query_params}
    if address != st.session_state.get("written", {}):
        st.session_state["written"] = address
        st.session_state["bad_address"] = _opened(address, fault_of) if ADDRESS in address else None
    found: TutorError | None = st.session_state.get("bad_address")
    return found


def _opened(
    address: Mapping[str, str], fault_of: Callable[[Mapping[str, Any]], TutorError | None]
) -> TutorError | None:
    try:
        case = decode_case(address[ADDRESS])
        found = draft_of(case, address.get(ASKED, ""))
    except TutorError as error:
        return error
    pasted = found.question == PASTE and address.get(ASKED) != PASTE
    fault = fault_of(case) if pasted else None
    begin(found if fault is None else Draft(str(case.get("game")), yaml=found.yaml))
    return fault


def write_address(case: Mapping[str, Any] | None, question: str = "") -> None:
    """Put a case into the address, and out of it where there is none that could stand there."""
    try:
        address = {ADDRESS: encode_case(case)} if case else {}
    except TutorError:
        address = {}
    if address:
        st.session_state["bad_address"] = None
    if address and question and question not in (case or {}):
        address[ASKED] = question
    if address != st.session_state.get("written", {}):
        st.session_state["written"] = address
        for name in (ADDRESS, ASKED):
            if name in address:
                st.query_params[name] = address[name]
            else:
                st.query_params.pop(name, None)
