"""What is asked, and of which form of the game; an example of it, and a clean table."""

from __future__ import annotations

from typing import Any

import streamlit as st

from tutor.web.draft import GAME, NEEDED, blank
from tutor.web.examples import EXAMPLES
from tutor.web.law import law_of, variants
from tutor.web.pasted import yaml_of
from tutor.web.session import bound, draft, enter, lang
from tutor.web.texts import text


def choose_question() -> None:
    """Every question a case can ask, and the box to paste one."""
    here = lang()
    st.selectbox(
        text("question", here), list(NEEDED), format_func=lambda name: text(f"q_{name}", here), **bound("question")
    )
    with st.container(horizontal=True, key="start"):
        st.button(text("example", lang()), icon=":material/lightbulb:", on_click=_show_example)
        st.button(text("clear", lang()), icon=":material/delete:", on_click=_clear)


def choose_variant() -> None:
    """One form of the game, or all of them compared."""
    everything = text("all", lang())
    st.segmented_control(
        text("variant", lang()),
        ["", *variants()],
        required=True,
        wrap=True,
        format_func=lambda name: name.capitalize() or everything,
        **bound("variant"),
    )
    name = draft()["variant"]
    st.caption(law_of(name).variants[name].says[lang()] if name else text("all_says", lang()))


def _kept() -> dict[str, Any]:
    """What stays when the table is cleared: how one plays."""
    return {name: draft()[name] for name in ("variant", "options")}


def _show_example() -> None:
    question, table = draft()["question"], _kept()
    case = {"game": GAME, **EXAMPLES[question]}
    if question == "yaml":
        draft()["yaml"] = yaml_of(case)
    else:
        enter(case)
        draft().update(table)


def _clear() -> None:
    st.session_state["draft"] = blank(draft()["question"]) | _kept()
    st.session_state.pop("typed_fault", None)
