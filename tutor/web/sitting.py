"""Practice on a page: the exercise that is asked, its answer, what is told of it, and the end of a round.

In a round against the clock the time of the server counts, and only between an answer and the next exercise: whoever is
reading why something was wrong is not hurried, and the last answer counts even if it comes late. What is drawn of the
clock runs in the browser by itself; nothing is drawn again for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import islice
from time import monotonic
from typing import Any

import streamlit as st

from tutor.learn.asked import entry_of
from tutor.learn.items import Item, Marked
from tutor.learn.lessons import Rung, ladder
from tutor.learn.practice import Practice, answer, finish, further, go_on
from tutor.learn.progress import fallen_for
from tutor.learn.tapped import Act
from tutor.learn.today import session_of
from tutor.learn.told import seems
from tutor.web.exercise import show_exercise
from tutor.web.learner import the_learner
from tutor.web.my_house import house_act, house_told, take_house
from tutor.web.session import lang
from tutor.web.texts import text
from tutor.web.who import show_trouble

KEY = "sitting"
LONGEST = 3_600_000  # milliseconds: whoever went away did not think so long


@dataclass
class Sitting:
    """Somebody at practice. ``wish``: what was asked for; ``limit``: seconds, 0 without a clock; ``left``: of them now.

    ``since``: when the exercise was put, or the answer told, on the clock of the server. ``belief``: what they seem to think.
    """

    wish: object
    now: Practice
    limit: int
    left: float
    since: float
    belief: str = ""
    was_right: bool = False

    @property
    def hurried(self) -> bool:
        """Whether the clock is running."""
        return bool(self.limit) and not self.now.ending and self.now.marked is None

    @property
    def up(self) -> bool:
        """Whether the time is over."""
        return bool(self.limit) and self.left <= 0


def the_sitting() -> Sitting | None:
    """What is going on."""
    found: Sitting | None = st.session_state.get(KEY)
    return found


def sit_down(wish: object, now: Practice, limit: int = 0) -> None:
    """Something begins."""
    st.session_state[KEY] = Sitting(wish, now, limit, float(limit), monotonic())


@st.fragment
def show_sitting(again: Callable[[], None]) -> None:
    """The exercise, or how the round went, with a button for another one: ``again`` begins it."""
    sitting = the_sitting()
    if sitting is None:
        return
    here, now = lang(), sitting.now
    show_trouble()
    if now.item is None:
        st.html(end_html(now, here))
        st.button(
            text("practice_again" if now.length else "practice_on", here), icon=":material/replay:", on_click=again
        )
        return
    if sitting.limit and not now.ending:
        st.html(clock_html(sitting, here))
    told, more = rungs_of(now, here)
    if now.marked is not None and sitting.belief:
        told.append(Rung("belief", seems(now.item.seat.law, sitting.belief, here), rule=sitting.belief))
        told += house_told(told)
    show_exercise(
        now.item,
        "practice",
        id=f"{now.seed}/{now.asked}/{now.role}/{len(now.failed)}",
        head=head_of(sitting, here),
        on_answer=answered,
        on_act=acted,
        marked=now.marked,
        told=told,
        acts=[*acts_of(now, more, here), *house_act(now.item, told)],
    )
    if said := count_text(sitting, here):
        st.caption(said)


def rungs_of(now: Practice, here: str) -> tuple[list[Rung], bool]:
    """What has been told of the answer, and whether there is more."""
    if now.item is None or now.marked is None:
        return [], False
    found = list(islice(ladder(now.item, now.marked, here), now.rungs + 1))
    return found[: now.rungs], len(found) > now.rungs


def acts_of(now: Practice, more: bool, here: str) -> list[Act]:
    """What may be done once it is told."""
    names = ["go", *["more"] * more, *["stop"] * bool(now.length and not now.ending)]
    return [Act(name, text(f"act_{name}", here)) for name in names] if now.marked is not None else []


def head_of(sitting: Sitting, here: str) -> str:
    """Why this exercise comes, or that the one before it was right."""
    if sitting.now.role != "task":
        return text(f"role_{sitting.now.role}", here)
    return text("practice_right", here) if sitting.was_right and sitting.now.marked is None else ""


def count_text(sitting: Sitting, here: str) -> str:
    """How far it has come; nothing that would hurry."""
    now = sitting.now
    if now.length:
        clocked = sitting.limit or now.ending or now.asked == now.length
        return "" if clocked else text("practice_round", here, asked=now.asked, length=now.length)
    return text("practice_score", here, right=now.right, asked=now.asked) if now.asked else ""


# ── what is done ──────────────────────────────────────────────────────────────────────────────────


def answered(given: Any) -> None:
    """An answer is committed: kept, and told; one that is right in a round leads straight on."""
    sitting = the_sitting()
    if sitting is None or sitting.now.item is None or sitting.now.marked is not None:
        return
    item, role, kind = sitting.now.item, sitting.now.role, sitting.now.wanted.kind
    took = monotonic() - sitting.since
    if sitting.hurried:
        sitting.left -= took
    sitting.now = answer(sitting.now, given)
    marked = sitting.now.marked
    assert marked is not None
    keep(item, marked, "lesson" if role != "task" else kind, role == "again", took, sitting)
    sitting.since, sitting.was_right = monotonic(), marked.right
    if marked.right and sitting.limit and not sitting.now.ending:
        sitting.now = finish(sitting.now) if sitting.up else go_on(sitting.now)


def keep(item: Item, marked: Marked, kind: Any, helped: bool, took: float, sitting: Sitting) -> None:
    """The answer goes to what the learner has answered; one that was told just before counts as one with help."""
    learner = the_learner()
    when = learner.now()
    entry = entry_of(
        item,
        marked,
        now=when,
        session=session_of(item.game, when.date()),
        kind=kind,
        hints=int(helped),
        ms=min(round(1000 * took), LONGEST),
    )
    learner.record(entry)
    sitting.belief = ""
    if fallen_for(entry):
        name = learner.progress(item.game).repeated(entry.session)
        sitting.belief = name if name in fallen_for(entry) else ""


def acted(act: str) -> None:
    """What comes after the answer has been told."""
    sitting = the_sitting()
    if sitting is None or sitting.now.marked is None:
        return
    if act == "more":
        sitting.now = further(sitting.now)
    if act == "more" or take_house(sitting.now.wanted.home.game, act):
        return
    over = act == "stop" or (sitting.up and not sitting.now.ending)
    sitting.now = finish(sitting.now) if over else go_on(sitting.now)
    sitting.since, sitting.was_right = monotonic(), False


# ── what is drawn ─────────────────────────────────────────────────────────────────────────────────


def clock_html(sitting: Sitting, here: str) -> str:
    """A bar that runs out by itself while an exercise is asked, and then says that time is up."""
    left = max(sitting.left - (monotonic() - sitting.since if sitting.hurried else 0), 0)
    state = "running" if sitting.hurried else "paused"
    said = text("practice_left", here, seconds=max(5, 5 * round(left / 5)))
    return (
        f'<div class="sr-clock" lang="{here}" style="--left: {left:.1f}s; --share: {left / sitting.limit:.3f}; --state: {state}">'
        f'<p class="sr-unseen">{escape(said)}</p><div class="sr-run" aria-hidden="true"></div>'
        f'<p class="sr-up" aria-hidden="true">{escape(text("practice_up", here))}</p></div>'
    )


def end_html(now: Practice, here: str) -> str:
    """How a round went: kindly, and without a word about how quick it was."""
    said: Sequence[str]
    if not now.length:
        said = [text("practice_no_more", here), text("practice_score", here, right=now.right, asked=now.asked)]
    elif not now.asked:
        said = [text("practice_none", here)]
    elif not now.wrong:
        said = [text("practice_all_right", here, asked=now.asked)]
    else:
        said = [
            text("practice_some_right", here, asked=now.asked, right=now.right),
            text("practice_mended", here, mended=now.mended, wrong=now.wrong),
        ]
    lines = "".join(f"<p>{escape(line)}</p>" for line in said)
    title = f"<h2>{escape(text('practice_done', here))}</h2>" if now.length else ""
    return f'<section class="sr-standing sr-end" lang="{here}" role="status">{title}{lines}</section>'
