"""House rules made by switches, kept as a file and opened from one; what they change is said at once."""

from __future__ import annotations

from typing import Any

import streamlit as st

from tutor.ask.rulebook import OPTIONS, Entry
from tutor.faults import TutorError
from tutor.law.model import Option
from tutor.web.house import Switches
from tutor.web.overlay import code_of, file_of, read_file
from tutor.web.parted import form_name, show_changes
from tutor.web.reader import Open, reading
from tutor.web.ruling import problem_html
from tutor.web.session import lang
from tutor.web.shelf import book_of, rules_of
from tutor.web.texts import text
from tutor.web.uploads import open_file

CHANGES = "changes"
BY_HAND = ("set", "remove", "insert")


def change_house() -> None:
    """Switches on the one side, on the other what they change."""
    here = lang()
    st.markdown(text("house_says", here))
    entry, told = st.columns([11, 13], gap="large")
    with entry, st.container(key="switches"):
        _switches()
        _open_file()
    with told, st.container(key="changes"):
        st.header(text("house_now", here), anchor=CHANGES)
        if any(reading().house.values()):
            _keep_file()
            _tell()
        else:
            st.caption(text("house_none", here))


def _switches() -> None:
    """Every option of the form; and what else the house rules change, which no switch does."""
    now = reading()
    chosen: dict[str, Any] = now.house.setdefault("options", {})
    law = rules_of(now.plain).court().law
    Switches(chosen, law.settings, f"{now.game}_{now.variant}", _about, lambda option: not _in_book(option)).show(law)
    more = [name for name in BY_HAND if name in now.house]
    if more:
        st.caption(text("house_more", lang(), keys=", ".join(more)))


def _about(option: Option) -> str:
    """What an option has to do with, and what the sources say, as the book has it; and where it is set, what it changes."""
    now, here = reading(), lang()
    said = [f"{entry.text} ({entry.note})" if entry.note else entry.text for entry in _in_book(option)]
    link = f"[**{text('house_look', here)}**](#{CHANGES})" if option.id in now.house.get("options", {}) else ""
    return f"{said[0] if said else text('option_idle', here)} {link}".strip()


def _in_book(option: Option) -> list[Entry]:
    """What the book of the form says of an option; nothing where it changes nothing there."""
    book = book_of(reading().plain, lang())
    return [entry for section in book if section.id == OPTIONS for entry in section.rules if entry.id == option.id]


def _tell() -> None:
    """The differences to the form as it is."""
    now = reading()
    try:
        rules_of(now.table)
    except TutorError as error:
        st.html(problem_html("house_bad", error))
        return
    show_changes(now.plain, now.table, (form_name(now.game)(now.variant), text("house_here", lang())))


# ── files ─────────────────────────────────────────────────────────────────────────────────────────


def _keep_file() -> None:
    now, here = reading(), lang()
    with st.container(horizontal=True):
        st.download_button(
            text("house_save", here),
            file_of(now.game, now.variant, now.house),
            file_name=f"{now.game}-{now.variant}.yaml",
            mime="application/yaml",
            icon=":material/download:",
            on_click="ignore",
        )
        st.button(text("house_reset", here), icon=":material/undo:", on_click=_reset)
    if not code_of(now.house):
        st.caption(text("house_long", here))


def _reset() -> None:
    reading().house = {}


def _open_file() -> None:
    """A file of somebody's; with all that is wrong with it."""
    open_file("house", "house_load", ("yaml", "yml"), 1, "house_bad", _take_file)


def _take_file(data: bytes, name: str) -> None:
    game, variant, house = read_file(data, name)
    now = reading()
    kept = now.variant if game == now.game else ""
    st.session_state["reading"] = Open(game, variant or kept, view="house", house=house)
