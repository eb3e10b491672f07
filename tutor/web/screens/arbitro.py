"""The referee: a position is entered, and the ruling on it is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from tutor.faults import TutorError
from tutor.law.yamltext import Node
from tutor.web.asking import choose_game, choose_question, choose_variant
from tutor.web.draft import case_of
from tutor.web.house import set_house_rules
from tutor.web.law import law_of, showable
from tutor.web.pasted import data_of, read_pasted
from tutor.web.questions import forms_of
from tutor.web.ruling import problem_html, show_ruling
from tutor.web.session import bound, draft, lang, open_address, write_address
from tutor.web.share import show_share
from tutor.web.texts import text

ICON, ORDER = ":material/gavel:", 40
LONGEST = 20_000


def show() -> None:
    """The page."""
    fault = open_address(showable)
    st.title(text("arbitro", lang()), anchor=False)
    st.markdown(text("intro", lang()))
    if fault is not None:
        st.html(problem_html("bad_link", fault))
    entry, ruling = st.columns([11, 10], gap="medium")
    with entry:
        choose_game()
        choose_question()
        case = _paste() if draft()["question"] == "yaml" else _enter()
    with ruling, st.container(key="ruling"):
        if case is not None:
            _rule(case)


def _enter() -> dict[str, Any]:
    """The form of the question."""
    law = law_of(draft()["game"], draft()["variant"])
    choose_variant()
    with st.container(key="form"):
        forms_of(draft()["game"])[draft()["question"]](law)
    set_house_rules(law, bool(draft()["variant"]))
    return case_of(draft())


def _paste() -> Node | None:
    """A case somebody has written down."""
    st.text_area(text("yaml", lang()), help=text("yaml_help", lang()), height=240, max_chars=LONGEST, **bound("yaml"))
    if not draft()["yaml"].strip():
        return None
    try:
        return read_pasted(draft()["yaml"])
    except TutorError as error:
        st.html(problem_html("problem", error))
        return None


def _rule(case: Mapping[str, Any] | Node) -> None:
    """The ruling, with the position put into the address."""
    data = data_of(case) if isinstance(case, Node) else case
    entered = any(value not in ([], True) for name, value in data.items() if name not in ("game", "variant", "options"))
    write_address(data if entered else None, draft()["question"])
    show_ruling(case)
    show_share(data if entered else None)
