"""*Aprende de tus fallos*: the choices of a hand that went wrong, each asked again on the table where it went wrong."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import streamlit as st

from tutor.game import Session
from tutor.game.review import Costly, dearest
from tutor.learn.asked import entry_of
from tutor.learn.items import Item, Marked, mark
from tutor.learn.lessons import Rung, ladder
from tutor.learn.slips import Attempt, exercises_of, not_allowed
from tutor.learn.tapped import Act
from tutor.learn.today import session_of
from tutor.web.exercise import show_exercise, show_page, waited
from tutor.web.learner import the_learner
from tutor.web.session import lang
from tutor.web.texts import text
from tutor.web.who import show_trouble

KEY, TRIED, FOUND = "game_learning", "game_tried", "game_exercises"
LONGEST = 3_600_000  # milliseconds: whoever went away did not think so long


@dataclass
class Learning:
    """Exercises of the hand of this ``number``, one after another; ``rungs``: so much has been told of the answer."""

    number: int
    items: list[Item]
    place: int = 0
    marked: Marked | None = None
    rungs: int = 1
    right: list[bool] = field(default_factory=list)


def note_attempt(session: Session, choice: Any) -> None:
    """Something that may not be done has been tried, and was refused."""
    st.session_state.setdefault(TRIED, []).append((session.hands[-1], (session.waiting(), choice)))


def attempts_in(session: Session) -> list[Attempt]:
    """What was tried and refused in the hand dealt last."""
    return [attempt for dealt, attempt in st.session_state.get(TRIED, ()) if dealt is session.hands[-1]]


def exercises_in(session: Session, costs: list[Costly]) -> list[Item]:
    """The exercises of the hand that is over; made once."""
    tried = attempts_in(session)
    which = session.done, len(tried), len(costs)
    kept = st.session_state.get(FOUND)
    if kept is None or kept[0] != which:
        kept = which, exercises_of(session, not_allowed(session, tried), dearest(costs))
        st.session_state[FOUND] = kept
    found: list[Item] = kept[1]
    return found


def offer_exercises(session: Session, costs: list[Costly]) -> None:
    """The way to them, where there are any; how it went, once they have been answered."""
    items = exercises_in(session, costs)
    done: Learning | None = st.session_state.get(KEY)
    if done is not None and done.items == items and done.place >= len(items):
        said = text("play_learnt", lang(), right=sum(done.right), asked=len(done.right))
        st.html(f'<p role="status">{said}</p>')
    if items:
        key = "play_learn_one" if len(items) == 1 else "play_learn"
        label = text(key, lang(), count=len(items))
        number = session.match.number - 1
        st.button(label, icon=":material/school:", key="game_learn", on_click=learn, args=(number, items))


def learn(number: int, items: list[Item]) -> None:
    """The first of them."""
    st.session_state[KEY] = Learning(number, items)


def the_learning() -> Learning | None:
    """What is being answered just now."""
    found: Learning | None = st.session_state.get(KEY)
    return found if found is not None and found.place < len(found.items) else None


def stop_learning() -> None:
    """Back to the hand."""
    st.session_state.pop(KEY, None)


def show_learning(now: Learning) -> None:
    """The exercise on its table, and what is told of the answer."""
    show_trouble()
    item, here = now.items[now.place], lang()
    told, more = rungs_of(now)
    names = [*["more"] * more, "go"] if now.marked is not None else []
    show_exercise(
        item,
        "game_exercise",
        id=which(now),
        head=text("play_learn_head", here, number=now.number, place=now.place + 1, count=len(now.items)),
        on_answer=answered,
        on_act=acted,
        marked=now.marked,
        told=told,
        acts=[Act(name, text(f"act_{name}", here)) for name in names],
    )
    waited(which(now))
    show_page(told)
    st.button(
        text("play_learn_leave", here), icon=":material/arrow_back:", key="game_learn_leave", on_click=stop_learning
    )


def rungs_of(now: Learning) -> tuple[list[Rung], bool]:
    """What has been told of the answer, and whether there is more."""
    if now.marked is None:
        return [], False
    found = list(islice(ladder(now.items[now.place], now.marked, lang()), now.rungs + 1))
    return found[: now.rungs], len(found) > now.rungs


def which(now: Learning) -> str:
    """Tells an exercise from the others of the page."""
    return f"{now.number}/{now.place}/{id(now.items)}"


def answered(given: Any) -> None:
    """An answer is committed: kept with all that the learner has answered, and told."""
    now, learner = the_learning(), the_learner()
    if now is None or now.marked is not None:
        return
    item, when = now.items[now.place], learner.now()
    now.marked = mark(item, given)
    now.right.append(now.marked.right)
    ms = min(waited(which(now)), LONGEST)
    day = session_of(item.game, when.date())
    learner.record(entry_of(item, now.marked, now=when, session=day, kind="review", ms=ms))


def acted(act: str) -> None:
    """More is told, or the next is asked."""
    now = the_learning()
    if now is None or now.marked is None:
        return
    if act == "more":
        now.rungs += 1
    else:
        now.place, now.marked, now.rungs = now.place + 1, None, 1
