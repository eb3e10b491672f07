"""Who is learning here, in one line, with the way to come in by a nickname; and what becomes of what is kept."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from tutor.faults import TutorError, refuse
from tutor.web.learner import Learner, the_learner
from tutor.web.literal import literal
from tutor.web.panel import notice_html
from tutor.web.ruling import problem_html
from tutor.web.session import lang, widget
from tutor.web.texts import text
from tutor.web.uploads import open_file
from tutor.words import listing

LONGEST_FILE = 64  # megabytes


def show_who() -> None:
    """A button with the nickname, behind which one comes in or leaves."""
    learner, here = the_learner(), lang()
    name = learner.name
    with st.popover(literal(name) or text("who_guest", here), icon=":material/person:", key="who"):
        st.markdown(text("who_name_says", here, name=literal(name)) if name else text("who_guest_says", here))
        if name:
            st.button(text("who_leave", here), icon=":material/logout:", on_click=_leave)
        else:
            _enter(learner)
        _show_fault("who", "who_bad")


def show_trouble() -> None:
    """Why answers cannot be kept just now, if they cannot."""
    if fault := the_learner().fault:
        lines = [text("who_no_store", lang()), *(each.said(lang()) for each in fault.faults)]
        st.html(notice_html("problem", "", lines, lang()))


def _enter(learner: Learner) -> None:
    here, others, answers = lang(), learner.others(), learner.guest_answers()
    if others:
        st.caption(text("who_others", here, names=literal(listing(others, here))))
    with st.form("who_form", border=False):
        nickname = st.text_input(text("who_nickname", here), key=widget("who_nickname"), autocomplete="username")
        label = text("who_pin" if learner.shared else "who_pin_free", here)
        pin = st.text_input(label, type="password", key=widget("who_pin"), autocomplete="current-password")
        along = bool(answers) and st.checkbox(
            text("who_along", here, count=answers), value=True, key=widget("who_along")
        )
        begins = st.form_submit_button(text("who_begin", here), width="stretch")
        comes = st.form_submit_button(text("who_enter", here), width="stretch")
    if begins or comes:
        _try("who", lambda: learner.enrol(nickname, pin) if begins else learner.enter(nickname, pin, along))
        st.rerun()


def _leave() -> None:
    _try("who", the_learner().leave)


# ── what is kept ──────────────────────────────────────────────────────────────────────────────────


def show_data() -> None:
    """Folded away: to take everything along, to bring it, to change the PIN, to erase."""
    here = lang()
    with st.expander(text("data", here), icon=":material/folder_open:", key="data", on_change="rerun") as box:
        if box.open:
            learner = the_learner()
            _export(learner)
            open_file("answers", "data_import", ("json",), LONGEST_FILE, "data_bad", _take_file)
            if said := st.session_state.pop("data_said", ""):
                st.html(notice_html("still", "", [said], here))
            if learner.has_pin():
                _change_pin(learner)
            _erase(learner)


def _export(learner: Learner) -> None:
    st.download_button(
        text("data_export", lang()),
        learner.export(),
        file_name=f"{text('data_file', lang())}-sin-renuncio.json",
        mime="application/json",
        icon=":material/download:",
        on_click="ignore",
    )


def _take_file(data: bytes, name: str) -> None:
    try:
        written = data.decode("utf-8")
    except UnicodeDecodeError:
        raise refuse("export-unreadable") from None
    st.session_state["data_said"] = text("data_taken", lang(), count=the_learner().take_in(written, name))


def _change_pin(learner: Learner) -> None:
    here = lang()
    with st.form("pin_form", clear_on_submit=True):
        old = st.text_input(text("data_pin_old", here), type="password", autocomplete="current-password")
        new = st.text_input(text("data_pin_new", here), type="password", autocomplete="new-password")
        sent = st.form_submit_button(text("data_pin_change", here))
    if sent and _try("pin", lambda: learner.change_pin(old, new)):
        st.html(notice_html("still", "", [text("data_pin_done", here)], here))
    _show_fault("pin", "data_pin_bad")


def _erase(learner: Learner) -> None:
    here = lang()
    with st.form("erase_form"):
        st.markdown(text("data_erase_says", here))
        guarded = learner.has_pin()
        pin = st.text_input(text("data_pin_old", here), type="password", key=widget("erase_pin")) if guarded else ""
        sure = st.checkbox(text("data_erase_sure", here), key=widget("erase_sure"))
        sent = st.form_submit_button(text("data_erase", here), icon=":material/delete:")
    if sent and _try("erase", lambda: _erase_all(learner, pin, sure)):
        st.session_state["data_said"] = text("data_erased", here)
        st.rerun()
    _show_fault("erase", "data_not_erased")


def _erase_all(learner: Learner, pin: str, sure: bool) -> None:
    if not sure:
        raise refuse("erase-unsure", word=text("data_erase_sure", lang()))
    learner.erase(pin)


def _try(key: str, do: Callable[[], None]) -> bool:
    """Does what was asked; what is wrong with it is kept, to be shown where it was asked."""
    st.session_state[f"{key}_fault"] = None
    try:
        do()
    except TutorError as error:
        st.session_state[f"{key}_fault"] = error
        return False
    return True


def _show_fault(key: str, title: str) -> None:
    if fault := st.session_state.pop(f"{key}_fault", None):
        st.html(problem_html(title, fault))
