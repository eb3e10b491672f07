"""An exercise on a page: laid on the table, answered there, and what is said of the answer told there, step by step.

    @st.fragment
    def practise() -> None:
        show_exercise(item, "drill", on_answer=answered, on_act=went_on, marked=marked, told=rungs, acts=ACTS)

``on_answer`` is given the answer as its kind reads it, once; ``on_act`` the id of the button that was pressed afterwards.
Both run before the page is drawn again. An answer that cannot be is refused on the table, and asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Any

import streamlit as st

from tutor.faults import TutorError
from tutor.learn.items import Item, Marked
from tutor.learn.lessons import Rung
from tutor.learn.tapped import Act, exercise_table, read_tapped, text_table
from tutor.web.session import lang
from tutor.web.table import show_table

OnAnswer = Callable[[Any], None]
OnAct = Callable[[str], None]


def show_exercise(
    item: Item,
    key: str,
    *,
    on_answer: OnAnswer,
    on_act: OnAct,
    id: str = "",
    head: str = "",
    marked: Marked | None = None,
    told: Sequence[Rung] = (),
    acts: Sequence[Act] = (),
    summed: bool = False,
) -> None:
    """Draws it. ``key`` is that of its table and stays the same from one exercise to the next; ``id`` tells them apart."""

    def acted(action: Mapping[str, Any]) -> None:
        st.session_state.pop(f"{key}_fault", None)
        if marked is not None:
            known = [act.id for act in acts]
            if action.get("kind") == "act" and action.get("act") in known:
                on_act(str(action["act"]))
            return
        try:
            given = read_tapped(item, action)
            if given is not None:
                on_answer(given)
        except TutorError as error:
            st.session_state[f"{key}_fault"] = error

    fault: TutorError | None = st.session_state.get(f"{key}_fault")
    data = exercise_table(
        item,
        lang(),
        id=id,
        head=head,
        marked=marked,
        told=told,
        acts=acts,
        fault=fault.text(lang()) if fault is not None else "",
        summed=summed,
    )
    show_table(data, key, acted)


def show_text(
    said: str, key: str, *, id: str, acts: Sequence[Act], on_act: OnAct, head: str = "", more: str = ""
) -> None:
    """Draws a text on the table of exercises, with what may be done then."""

    def acted(action: Mapping[str, Any]) -> None:
        if action.get("kind") == "act" and action.get("act") in [act.id for act in acts]:
            on_act(str(action["act"]))

    show_table(text_table(said, lang(), id=id, acts=acts, head=head, more=more), key, acted)


def show_page(told: Sequence[Rung]) -> None:
    """The page of the rule, once it has been asked for."""
    for rung in told:
        if rung.id == "page":
            with st.container(border=True, key="rule_page"):
                st.markdown(rung.text)


def waited(which: str) -> int:
    """Milliseconds since an exercise was first shown in this tab."""
    seen, since = st.session_state.get("exercise_since", ("", 0.0))
    if seen != which:
        seen, since = which, monotonic()
        st.session_state["exercise_since"] = (seen, since)
    return int(1000 * (monotonic() - since))
