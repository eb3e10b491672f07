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
from tutor.tabletop.laying import Laying, is_laid
from tutor.tabletop.shape import PictureData

NAME = "tutor.table"
HTML = '<div class="sr-root"></div>'


@cache
def _component() -> Any:
    """The component, registered when first drawn: only a running app has read what the installed packages bring."""
    return st.components.v2.component(NAME, html=HTML, css="table.css", js="streamlit.js")


def show_table(
    data: TableData,
    key: str,
    on_action: Callable[[Action], None] | None = None,
    on_act: Callable[[str], None] | None = None,
) -> None:
    """Draws a table; ``key`` is its own among those of the page and stays the same as long as the table does.

    ``on_act`` is given what is done of the table's ``acts``, whatever has come to lie there since it was pressed.
    """
    kept = st.session_state.setdefault(f"{key}_numbered", {"v": 0, "drawn": None})
    drawn = {name: value for name, value in data.items() if name != "message"}
    if drawn != kept["drawn"]:
        kept.update(v=kept["v"] + 1, drawn=drawn)
    # Every value at the top of what is sent is looked through for tables of figures: so there is one.
    sent = {"table": {**data, "v": kept["v"]}}
    _component()(key=key, data=sent, on_action_change=lambda: _acted(key, on_action, on_act))


def show_laying(laying: Laying, key: str, on_laid: Callable[[Laying], None], **shown: Any) -> None:
    """Draws a table that is laid out; ``shown``: what `Laying.table` takes. ``on_laid`` is given the table as it lies then.

    The browser is ahead of the page. A change is answered under its number; whatever else changes what lies there begins
    another board, so that a tap meant for the one before does not count.
    """
    kept = st.session_state.setdefault(f"{key}_laid", {"board": 0, "edit": 0, "lies": None})
    lies = lying_in(laying)
    if lies != kept["lies"]:
        kept.update(board=kept["board"] + 1, edit=0, lies=lies)
    data = laying.table(board=str(kept["board"]), edit=kept["edit"], **shown)
    _component()(key=key, data={"table": data}, on_action_change=lambda: _laid(key, laying, on_laid))


def _laid(key: str, laying: Laying, on_laid: Callable[[Laying], None]) -> None:
    """Passes on what lies there now."""
    action: Any = st.session_state[key].get("action")
    kept = st.session_state[f"{key}_laid"]
    if not isinstance(action, Mapping) or not is_laid(action, str(kept["board"])):
        return

    found = laying.read(action)
    if found is not None:
        kept.update(edit=action["edit"], lies=lying_in(found))
        on_laid(found)


def show_picture(picture: PictureData, key: str, lang: str) -> None:
    """Draws a picture with the ways to keep it as a file."""
    _component()(key=key, data={"table": {"picture": picture, "lang": lang}})


def lying_in(laying: Laying) -> dict[str, tuple[str, ...]]:
    """What lies where, and what is pointed at."""
    return {each.id: each.lies for each in laying.slots if each.lies} | {
        f"{part.id} among": part.cards for part in laying.pointed if part.cards
    }


def _acted(key: str, on_action: Callable[[Action], None] | None, on_act: Callable[[str], None] | None = None) -> None:
    """Passes an action on where it answers the position that lies there now; an act in any case."""
    action: Any = st.session_state[key].get("action")
    kept = st.session_state[f"{key}_numbered"]
    if isinstance(action, Mapping) and action.get("kind") == "act" and on_act is not None:
        on_act(str(action.get("act")))
        return
    if on_action is None or not isinstance(action, Mapping) or action.get("v") != kept["v"]:
        return
    kept["v"] += 1
    on_action(action)  # type: ignore[arg-type]
