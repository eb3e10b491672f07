"""The lessons of each game, and one of them worked through on the table."""

from __future__ import annotations

import streamlit as st

from tutor.faults import TutorError
from tutor.learn.lessons import Lesson, the_shelf
from tutor.web.learning import GAME
from tutor.web.lesson import kept, show_lesson
from tutor.web.lesson_list import following_of, show_list
from tutor.web.session import lang
from tutor.web.texts import text
from tutor.web.who import show_trouble

ICON, ORDER, LEARNS = ":material/school:", 20, True
LESSON = "lesson"


def show() -> None:
    """The page: one lesson where the address names it, else the list of them."""
    lesson = asked()
    if lesson is None:
        show_list()
        return
    st.query_params[LESSON] = lesson.id  # a link from this page to itself leaves the address as it was
    work(lesson.key)


def asked() -> Lesson | None:
    """The lesson of the address."""
    try:
        return the_shelf().lesson(st.query_params[GAME], st.query_params[LESSON])
    except (KeyError, TutorError):
        return None


@st.fragment
def work(key: str) -> None:
    """The lesson that is open; going to another one draws the page anew."""
    game, _, name = key.partition("/")
    lesson, here = the_shelf().lesson(game, name), lang()
    with st.container(horizontal=True, vertical_alignment="center", key="lesson_head"):
        st.button(
            text("lesson_list", here),
            icon=":material/arrow_back:",
            key="lesson_back",
            on_click=lambda: st.session_state.update(lesson_opens="-"),
        )
        st.title(f"{lesson.number}. {lesson.title[here]}", anchor=False)
    state = kept(lesson)
    place = [step.id for step in lesson.steps].index(state.step) + (state.phase == "done")
    st.progress(place / len(lesson.steps))
    show_trouble()
    opens = show_lesson(lesson, following_of(lesson))
    if opens == "-":
        st.query_params.pop(LESSON, None)
        st.query_params[GAME] = game
    elif opens:
        st.query_params[LESSON] = opens
    if opens:
        st.rerun()
