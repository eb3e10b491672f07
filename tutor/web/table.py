"""The table on a page: draws what `tutor.tabletop` lays out, and hands back what the player does, each move once.

    @st.fragment
    def play() -> None:
        show_table(table_of(st.session_state["position"], seat=0, lang=lang()), key="play", on_action=moved)

    def moved(action: Action) -> None:
        position = st.session_state["position"]
        made = read_action(position, action, lang())
        if made is not None and made.legal:
            st.session_state["position"] = position.play(made.choice)

`tutor.tabletop.unfold` gives what others play meanwhile as steps, to be shown before the position.
``on_action`` runs before the page is drawn again, so the next run sees what it has changed. It is called for what may
not be done too (a learner's attempt is worth keeping), and never twice for one position: positions are numbered, and an
answer to an older one is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import streamlit as st

from tutor.tabletop import Action, TableData

NAME = "tutor.table"
HTML = '<div class="sr-root"></div>'


@cache
def _component() -> Any:
    """The component, registered when first drawn: only a running app has read what the installed packages bring."""
    return st.components.v2.component(NAME, html=HTML, css="table.css", js="streamlit.js")


def show_table(data: TableData, key: str, on_action: Callable[[Action], None] | None = None) -> None:
    """Draws a table; ``key`` is its own among those of the page and stays the same as long as the table does."""
    kept = st.session_state.setdefault(f"{key}_numbered", {"v": 0, "drawn": None})
    drawn = {name: value for name, value in data.items() if name != "message"}
    if drawn != kept["drawn"]:
        kept.update(v=kept["v"] + 1, drawn=drawn)
    # Every value at the top of what is sent is looked through for tables of figures: so there is one.
    sent = {"table": {**data, "v": kept["v"]}}
    _component()(key=key, data=sent, on_action_change=lambda: _acted(key, on_action))


def _acted(key: str, on_action: Callable[[Action], None] | None) -> None:
    """Passes an action on where it answers the position that lies there now."""
    action: Any = st.session_state[key].get("action")
    kept = st.session_state[f"{key}_numbered"]
    if on_action is None or not isinstance(action, Mapping) or action.get("v") != kept["v"]:
        return
    kept["v"] += 1
    on_action(action)  # type: ignore[arg-type]
