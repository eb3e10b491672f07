"""The ruling on what has been entered: asked at once, and shown with the position it is about."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import streamlit as st

from tutor.ask import Answer
from tutor.ask.shown import marks_of
from tutor.draw import board_html
from tutor.faults import TutorError
from tutor.law.yamltext import Node
from tutor.web.draft import missing
from tutor.web.law import rules_for
from tutor.web.panel import fault_lines, notice_html, panel_html, reasons_html
from tutor.web.pasted import data_of
from tutor.web.session import draft, lang
from tutor.web.texts import text

DRAWN = ("trump", "turned", "trick", "hand", "tricks", "bids", "play")


def show_ruling(case: Mapping[str, Any] | Node) -> None:
    """Board, panel, and every rule folded away. Whatever goes wrong, a sentence is shown and no traceback."""
    data = data_of(case) if isinstance(case, Node) else dict(case)
    try:
        needed = missing(draft())
        answer = None if needed else rules_for(data).explain(case)
        panel = _still(needed) if answer is None else panel_html(answer, rules_for(data).library.sources(), lang())
        reasons = reasons_html(answer, lang()) if answer and answer.reasons else ""
        st.html(_board(data, answer) + panel)
    except TutorError as error:
        st.html(_board(data, None) + problem_html("problem", error))
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


def _board(data: Mapping[str, Any], answer: Answer | None) -> str:
    """The position as it was entered, marked by the answer; empty where there is nothing to draw."""
    drawn = {name: data[name] for name in DRAWN if name in data}
    if draft()["question"] == "play":
        drawn.setdefault("hand", [])
    if not any(value or name == "trick" for name, value in drawn.items() if name != "play"):
        return ""
    return board_html({**drawn, "marks": marks_of(answer, lang()) if answer else {}}, lang())


def _still(needed: list[str]) -> str:
    what = ", ".join(text(f"need_{name}", lang()) for name in needed)
    return notice_html("still", "", [text("still", lang(), what=what)], lang())
