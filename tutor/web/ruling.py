"""The ruling on what has been entered: asked at once, and shown with the position it is about."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import streamlit as st

import tutor
from tutor.ask import Answer, Ruleset
from tutor.ask.shown import marks_of, named_reasons
from tutor.draw import board_html
from tutor.faults import TutorError
from tutor.law.yamltext import Node
from tutor.web.draft import GAME, missing
from tutor.web.panel import fault_lines, notice_html, panel_html
from tutor.web.pasted import data_of
from tutor.web.session import draft, lang
from tutor.web.texts import text


@st.cache_resource(max_entries=8)
def rules() -> Ruleset:
    """The law of every variant; options come with each case."""
    return tutor.load(GAME)


def show_ruling(case: Mapping[str, Any] | Node) -> None:
    """Board and panel. Whatever goes wrong, a sentence is shown and no traceback."""
    data = data_of(case) if isinstance(case, Node) else dict(case)
    try:
        answer = None if missing(draft()) else rules().explain(case)
        panel = _still() if answer is None else panel_html(answer, rules().library.sources(), lang())
        board = _board(data, answer)
    except TutorError as error:
        answer, board = None, _board(data, None)
        panel = notice_html("problem", text("problem", lang()), fault_lines(error, lang()), lang())
    except Exception:  # noqa: BLE001  # the edge of the process: a person is told, the log keeps the rest
        logging.getLogger(__name__).exception("no ruling on %s", data)
        answer, board = None, ""
        panel = notice_html("defect", text("defect", lang()), [text("defect_says", lang())], lang())
    st.html(board + panel)
    if answer is not None and answer.reasons:
        _show_reasons(answer)


def _board(data: Mapping[str, Any], answer: Answer | None) -> str:
    """The position as it was entered, marked by the answer; empty where there is nothing to draw."""
    drawn = {name: data[name] for name in ("trump", "turned", "trick", "hand", "tricks", "bids", "play") if name in data}
    if not any(value for name, value in drawn.items() if name != "play"):
        return ""
    return board_html({**drawn, "marks": marks_of(answer, lang()) if answer else {}}, lang())


def _still() -> str:
    needed = [text(name, lang()).strip("¿?").lower() for name in missing(draft())]
    return notice_html("still", "", [text("still", lang(), what=", ".join(needed))], lang())


def _show_reasons(answer: Answer) -> None:
    with st.expander(text("reasons", lang()), icon=":material/checklist:", key="reasons"):
        rows = [
            {
                text("rule", lang()): reason["name"],
                text("state", lang()): text(reason["state"], lang(), by=reason["by"]),
                text("by_cards", lang()): reason["cards"] or "–",
            }
            for reason in named_reasons(answer, lang())
        ]
        st.table(rows)
