"""The lessons of a game as a list: what each is for, what comes before it, how one stands, and which to take now."""

from __future__ import annotations

import streamlit as st

from tutor.learn.lessons import Lesson, the_shelf
from tutor.learn.progress import Progress
from tutor.learn.standing import state_name, summary
from tutor.learn.today import current
from tutor.learn.tracing import State as Standing
from tutor.web.frame import kept as kept_settings
from tutor.web.learner import the_learner
from tutor.web.learning import choose_game, chosen_game
from tutor.web.lesson import begun
from tutor.web.literal import literal
from tutor.web.pages import pages
from tutor.web.session import lang
from tutor.web.texts import text
from tutor.web.who import show_trouble, show_who

SIGNS: dict[Standing, str] = {"learning": "○", "known": "◐", "mastered": "●"}


def show_list() -> None:
    """The game, how one stands, the lesson to take now, and all of them."""
    here = lang()
    st.title(text("aprender", here), anchor=False)
    game = chosen_game()
    with st.container(horizontal=True, vertical_alignment="center", key="learning"):
        choose_game(game)
        show_who()
    show_trouble()
    learner, lessons = the_learner(), the_shelf().lessons(game)
    found, settings = learner.progress(game), learner.settings
    st.markdown(f"{text('lessons_intro', here)} {summary(found, here)}")
    now = current_lesson(found, settings)
    with st.container(key="lessons"):
        for lesson in lessons.values():
            with st.container(key=f"lesson_{'now' if lesson.id == now else lesson.number}"):
                row(lesson, found, settings, lesson.id == now)


def row(lesson: Lesson, found: Progress, settings: dict[str, object], now: bool) -> None:
    """A lesson, as a link to it."""
    here = lang()
    state = standing(lesson, found, settings)
    told = begun(lesson, settings)
    half = told is not None and told.phase != "done"
    titles = the_shelf().lessons(lesson.game)
    notes = [f"{SIGNS[state]} {state_name(state, here)}"]
    if now:
        notes.insert(0, f"**{text('lesson_now', here)}**")
    if half:
        notes.append(text("lesson_half", here))
    if lesson.after:
        named = ", ".join(literal(titles[name].title[here]) for name in lesson.after if name in titles)
        notes.append(text("lesson_after", here, named=named))
    title = f"**{lesson.number}. {literal(lesson.title[here])}**"
    st.page_link(
        pages(here)["aprender"],
        label=f"{title} :small[{' · '.join(notes)}]",
        query_params={**kept_settings(), "game": lesson.game, "lesson": lesson.id},
    )


def standing(lesson: Lesson, found: Progress, settings: dict[str, object]) -> Standing:
    """How one stands in a lesson: as in the least known of what it teaches; where that is nothing, whether it was done."""
    teaches = [found.state(name) for name in lesson.teaches if name in found.course.components]
    if teaches:
        order: tuple[Standing, ...] = ("learning", "known", "mastered")
        return min(teaches, key=order.index)
    told = begun(lesson, settings)
    return "known" if told is not None and told.phase == "done" else "learning"


def current_lesson(found: Progress, settings: dict[str, object]) -> str:
    """The lesson to take now: the very first for somebody new, else the one that comes next; "" where all is known."""
    lessons = the_shelf().lessons(found.course.game)
    first = next(iter(lessons.values()))
    if not found.entries and standing(first, found, settings) == "learning":
        return first.id
    stage = current(found)
    return stage.id if stage else ""


def following_of(lesson: Lesson) -> str:
    """The lesson to take after one: the one that comes next for this learner, unless that is this one; else the next of the list."""
    learner = the_learner()
    now = current_lesson(learner.progress(lesson.game), learner.settings)
    if now and now != lesson.id:
        return now
    after = [each.id for each in the_shelf().lessons(lesson.game).values() if each.number > lesson.number]
    return after[0] if after else ""
