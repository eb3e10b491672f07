"""A lesson worked through on a page: where somebody stands is kept after each step, so that nothing is lost.

What is shown is always what is kept. A tab that shows something older does nothing but show what there is now.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import streamlit as st

from tutor.faults import TutorError
from tutor.learn.asked import entry_of
from tutor.learn.items import Item, Marked, mark
from tutor.learn.lessons import Course, Lesson, Rung, State, the_shelf
from tutor.learn.tapped import Act
from tutor.learn.today import session_of
from tutor.web.exercise import show_exercise, show_page, show_text, waited
from tutor.web.learner import the_learner
from tutor.web.my_house import house_act, house_told, take_house
from tutor.web.session import lang
from tutor.web.texts import text

TABLE = "lesson_table"
ROLES = {"twin": "role_twin", "foil": "role_foil", "more": "role_more"}


def show_lesson(lesson: Lesson, following: str) -> str:
    """The step where somebody stands; ``following``: the lesson that comes next, "" where there is none.

    The id of a lesson to be opened in its place, "-" for the list of lessons, "" to stay.
    """
    course, state = course_for(lesson), kept(lesson)
    if state.phase in ("shown", "reviewed"):
        acts = [Act("on", text("act_go", lang()))]
        show_text(
            course.text(state, lang()), TABLE, id=told_apart(state), acts=acts, on_act=partial(act, lesson, state)
        )
    elif state.phase == "done":
        show_end(course, state, following)
    elif state.item is not None:
        show_step(course, state, state.item)
    return str(st.session_state.pop("lesson_opens", ""))


def course_for(lesson: Lesson) -> Course:
    """The run of a lesson; each answer is kept once."""
    return Course(lesson, the_shelf())


def show_step(course: Course, state: State, item: Item) -> None:
    """An exercise, or what is said of the answer to it."""
    here, lesson = lang(), course.lesson
    marked = mark(item, state.given) if state.phase == "told" else None
    rungs = course.rungs(state, here)
    told = course.told(state, here, rungs)
    waited(told_apart(state))
    show_exercise(
        item,
        TABLE,
        id=told_apart(state),
        head=text(ROLES[state.role], here) if state.role in ROLES else "",
        marked=marked,
        told=[*(rung for rung in told if rung.id != "page"), *house_told(told)],
        acts=acts_after(state, rungs, told) if marked else [],
        on_answer=partial(answer, lesson, state),
        on_act=partial(act, lesson, state),
        summed=course.is_summed(state),
    )
    show_page(told)


def acts_after(state: State, rungs: list[Rung], told: list[Rung]) -> list[Act]:
    """What may be done after an answer."""
    here = lang()
    acts = [Act("on", text("act_go", here))]
    if len(told) < len(rungs):
        acts.append(Act("more", text("act_more", here)))
    return [*acts, *house_act(state.item, told)]


def show_end(course: Course, state: State, following: str) -> None:
    """What is known now, and what comes next."""
    here, shelf = lang(), the_shelf()
    acts = []
    if following:
        title = shelf.lesson(course.lesson.game, following).title[here]
        acts.append(Act("next", text("lesson_next", here, title=title)))
    near = course.nearest(state)
    if near is not None and near != the_learner().home(near.game):
        acts.append(Act("adopt", text("lesson_adopt", here)))
    acts += [Act("list", text("lesson_list", here)), Act("again", text("lesson_again", here))]
    show_text(
        course.text(state, here),
        TABLE,
        id=told_apart(state),
        head=text("lesson_done", here),
        acts=acts,
        on_act=partial(after_end, course, state, following),
    )


# ── what is done ──────────────────────────────────────────────────────────────────────────────────


def answer(lesson: Lesson, shown: State, given: Any) -> None:
    """An answer is committed, unless something else is there now; it counts once."""
    state = kept(lesson)
    if state != shown:
        return
    course = replace(course_for(lesson), record=partial(record, lesson, state))
    state = course.answer(state, given)
    if course.step(state).hand is not None:
        state = course.go_on(state)
    keep(lesson, state)


def record(lesson: Lesson, state: State, marked: Marked, item: Item, hints: int) -> None:
    """Keep an answer among those of the learner."""
    learner = the_learner()
    now = learner.now()
    step = lesson.step(state.step)
    learner.record(
        entry_of(
            item,
            marked,
            now=now,
            session=session_of(lesson.game, now.date()),
            kind="diagnosis" if step.diagnose else "lesson",
            hints=hints,
            ms=waited(told_apart(state)),
            lesson=lesson.id,
            slot=f"{lesson.key}/{state.seed}/{len(state.log)}",
        )
    )


def act(lesson: Lesson, shown: State, what: str) -> None:
    """Goes on, tells one rung more, or takes over a rule of the house."""
    state, course = kept(lesson), course_for(lesson)
    if state != shown:
        return
    if take_house(lesson.game, what):
        return
    keep(lesson, course.further(state) if what == "more" else course.go_on(state))


def after_end(course: Course, shown: State, following: str, what: str) -> None:
    """From the end of a lesson to wherever one wants."""
    lesson = course.lesson
    near = course.nearest(shown)
    if what == "again":
        keep(lesson, course.start(shown.seed + 1))
    elif what == "adopt" and near is not None:
        the_learner().play_at(near)
    else:
        st.session_state["lesson_opens"] = following if what == "next" else "-"


# ── what is kept ──────────────────────────────────────────────────────────────────────────────────


def kept(lesson: Lesson) -> State:
    """Where somebody stands; at the beginning where nothing is kept, or of a lesson that has changed since."""
    course, data = course_for(lesson), the_learner().settings.get(f"lesson/{lesson.key}")
    try:
        return course.resume(data) if data is not None else course.start()
    except TutorError:
        return course.start()


def keep(lesson: Lesson, state: State) -> None:
    """Keep it; of a lesson that is done no more than its end needs."""
    if state.phase == "done" and not lesson.leave.posterior:
        state = replace(state, log=tuple(replace(each, seen=()) for each in state.log))
    the_learner().choose(f"lesson/{lesson.key}", state.to_data())


def begun(lesson: Lesson, settings: dict[str, Any]) -> State | None:
    """Where somebody stands in a lesson; None where it was not begun."""
    data = settings.get(f"lesson/{lesson.key}")
    try:
        return course_for(lesson).resume(data) if data is not None else None
    except TutorError:
        return None


def told_apart(state: State) -> str:
    """What tells an exercise or a text of a lesson from the one before."""
    return f"{state.lesson} {state.seed} {state.step} {state.number} {state.made} {len(state.choices)} {turn(state)}"


def turn(state: State) -> str:
    """Which of the exercises of a step, by the answers before it; a text has its own."""
    answered = len(state.log) - (state.phase == "told")
    return f"{state.phase} {len(state.log)}" if state.item is None else f"asked {answered}"
