"""The ruling on what has been entered: asked at once, and shown with the position it is about."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import streamlit as st

from tutor.ask import Answer
from tutor.faults import TutorError
from tutor.law.yamltext import Node
from tutor.tabletop import Action, table_of_view
from tutor.web.draft import missing
from tutor.web.law import rules_for
from tutor.web.panel import fault_lines, notice_html, panel_html, reasons_html
from tutor.web.pasted import data_of
from tutor.web.session import draft, lang
from tutor.web.table import show_table
from tutor.web.texts import text

DRAWN = ("trump", "turned", "trick", "hand", "tricks", "bids", "play")


def show_ruling(case: Mapping[str, Any] | Node) -> None:
    """Table, panel, and every rule folded away. Whatever goes wrong, a sentence is shown and no traceback."""
    data = data_of(case) if isinstance(case, Node) else dict(case)
    try:
        needed = missing(draft())
        answer = None if needed else rules_for(data).explain(case)
        panel = _still(needed) if answer is None else panel_html(answer, rules_for(data).library.sources(), lang())
        reasons = reasons_html(answer, lang()) if answer and answer.reasons else ""
        _show_table(data, answer)
        st.html(panel)
    except TutorError as error:
        _show_table(data, None)
        st.html(problem_html("problem", error))
        return
    except Exception:  # the edge of the process: a person is told, the log keeps the rest
        logging.getLogger(__name__).exception("no ruling on %s", data)
        st.html(notice_html("defect", text("defect", lang()), [text("defect_says", lang())], lang()))
        return
    if reasons:
        with st.expander(text("reasons", lang()), icon=":material/checklist:", key="reasons"):
            st.html(reasons)


def problem_html(title: str, error: TutorError) -> str:
    """What is wrong with what was entered."""
    return notice_html("problem", text(title, lang()), fault_lines(error, lang()), lang())


def _show_table(data: Mapping[str, Any], answer: Answer | None) -> None:
    """The position as it was entered, marked by the answer; nothing where there is nothing to draw.

    A card of the hand can be tapped there, to ask about it.
    """
    drawn, asks = {name: data[name] for name in DRAWN if name in data}, draft()["question"] == "play"
    if asks:
        drawn.setdefault("hand", [])
    if any(value or name == "trick" for name, value in drawn.items() if name != "play"):
        law = answer.show[0].law if answer and answer.show else rules_for({}).court().law
        show_table(table_of_view(law, drawn, lang(), answer, asks=asks), "position", _asked_about)


def _asked_about(action: Action) -> None:
    """Asks about the card that was tapped."""
    card = action.get("card")
    if card in draft()["hand"]:
        draft()["play"] = card


def _still(needed: list[str]) -> str:
    what = ", ".join(text(f"need_{name}", lang()) for name in needed)
    return notice_html("still", "", [text("still", lang(), what=what)], lang())
