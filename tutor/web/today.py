"""The set of a day worked through on a page. What is done stands in the answers; a tab keeps only what it is being told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

import streamlit as st

from tutor.learn.asked import entry_of
from tutor.learn.home import Home
from tutor.learn.items import Item, mark
from tutor.learn.lessons import Rung, ladder
from tutor.learn.log import Entry, canonical
from tutor.learn.progress import Progress, fallen_for, progress
from tutor.learn.put import exercise_for
from tutor.learn.standing import next_text, summary
from tutor.learn.tapped import Act
from tutor.learn.today import Next, Slot, around, doubts, left_over, places, session_of, taught, today, what_next
from tutor.learn.told import seems
from tutor.web.exercise import show_exercise, show_page, show_text, waited
from tutor.web.learner import Learner, the_learner
from tutor.web.learning import labels_of, lessons_of
from tutor.web.my_house import house_act, house_told, take_house
from tutor.web.session import lang
from tutor.web.texts import text
from tutor.web.today_sheet import show_sheet

TABLE = "today_table"
TOLD, MADE, VIEW = "today_told", "today_item", "today_view"


@dataclass(frozen=True)
class Day:
    """The day of a learner in a game, as it stands now."""

    learner: Learner
    game: str
    now: datetime

    @property
    def who(self) -> str:
        """What makes the exercises the learner's own."""
        return self.learner.name or self.learner.token

    @property
    def session(self) -> str:
        """The id under which its answers are kept."""
        return session_of(self.game, self.now.date())

    @property
    def entries(self) -> Sequence[Entry]:
        """Every answer of the game."""
        return self.learner.entries(self.game)

    @property
    def answered(self) -> list[Entry]:
        """Those of the day's set, and of what was done beyond it."""
        return [entry for entry in self.entries if entry.slot.startswith(f"{self.session}/")]

    @property
    def home(self) -> Home:
        """The table of the learner."""
        return self.learner.home(self.game)

    @property
    def found(self) -> Progress:
        """Where the learner stands."""
        return self.learner.progress(self.game)

    def slots(self) -> list[Slot]:
        """The set."""
        return today(self.entries, self.found.course, self.now.date(), self.who)

    def next(self) -> Next:
        """What to do next."""
        return what_next(self.entries, self.found.course, self.now.date(), self.who)

    def beyond(self) -> Slot | None:
        """A place beyond the set: what an error asks for yet, of the lesson that comes next, or of what is known."""
        owed = left_over(self.entries, self.found.course, self.now.date(), self.who)
        if owed:
            return owed[0]
        number = sum(entry.slot.startswith(f"{self.session}/more/") for entry in self.entries)
        name, found = f"{self.session}/more/{number}", self.found
        lesson = taught(found, number + 1)
        if lesson:
            role, component, stage = lesson[-1]
            return Slot(name, role, component, stage, number)
        known = around([*found.knowledge], number + 1)
        if not known:
            return None
        doubt = next(doubts(found, places("mixed", known[-1:])))
        return Slot(name, "mixed", known[-1], "", number, doubt=doubt)


def the_day(game: str) -> Day:
    """The day of whoever is learning here."""
    learner = the_learner()
    return Day(learner, game, learner.now())


def show_day(game: str) -> None:
    """What is told of the last answer, else the next exercise, else how the day went."""
    day = the_day(game)
    slots = day.slots()
    told = st.session_state.get(TOLD)
    current = told if told is not None and told["session"] == day.session else None
    done = sum(slot.done for slot in slots)
    st.progress(min(done, len(slots)) / max(len(slots), 1))
    if current is not None:
        show_exercise_of(day, current["slot"], current["item"], slots, current)
        return
    beyond = st.session_state.get(VIEW) == "more"
    open_slots = [slot for slot in slots if not slot.done] or [slot for slot in [day.beyond()] if beyond and slot]
    for slot in open_slots:
        item = item_for(day, slot)
        if item is not None:
            show_exercise_of(day, slot, item, slots, None)
            return
    show_end(day)


def item_for(day: Day, slot: Slot) -> Item | None:
    """The exercise of a place, made once in each tab."""
    which = f"{slot.id} {slot.seed} {slot.component} {canonical(day.home.to_data())}"
    known, item = st.session_state.get(MADE, ("", None))
    if known != which:
        item = exercise_for(slot, day.home, day.entries)
        st.session_state[MADE] = (which, item)
    found: Item | None = item
    return found


def show_exercise_of(day: Day, slot: Slot, item: Item, slots: Sequence[Slot], told: dict[str, Any] | None) -> None:
    """An exercise; and what is told of the answer to it."""
    here = lang()
    marked = mark(item, told["given"]) if told else None
    rungs = [*ladder(item, marked, here)] if marked else []
    belief = belief_behind(day, slot) if marked is not None else ""
    if belief:
        rungs.append(Rung("belief", seems(day.home.seat.law, belief, here), rule=belief))
    reached = [rung for place, rung in enumerate(rungs) if (told and place < told["rung"]) or rung.id == "belief"]
    acts = [Act("on", text("act_go", here))]
    if len(reached) < len(rungs):
        acts.append(Act("more", text("act_more", here)))
    waited(slot.id)
    show_exercise(
        item,
        TABLE,
        id=slot.id,
        head=head_of(day, slot, slots, item),
        marked=marked,
        told=[*(rung for rung in reached if rung.id != "page"), *house_told(reached)],
        acts=[*acts, *house_act(item, reached)] if marked else [],
        on_answer=partial(answer, day.game, slot, item),
        on_act=partial(act, day.game),
    )
    show_page(reached)


def belief_behind(day: Day, slot: Slot) -> str:
    """The misconception to be named after an answer: likely, behind two errors of the day, and behind this one."""
    name = day.found.repeated(day.session)
    fell = next((fallen_for(entry) for entry in day.answered if entry.slot == slot.id), frozenset())
    return name if name in fell else ""


def head_of(day: Day, slot: Slot, slots: Sequence[Slot], item: Item) -> str:
    """Which exercise of the day it is, and why it is put; where there is no foil, one more with the same rule is."""
    here = lang()
    places = [each.id for each in slots]
    near = "twin" if slot.component in item.components else "foil"
    role = text(f"role_{near}" if slot.after else f"today_{slot.role}", here)
    if slot.id not in places:
        return role if slot.after else text("role_more", here)
    about = role if slot.after else lessons_of(day.game).get(slot.lesson) or role
    return text("today_place", here, number=places.index(slot.id) + 1, whole=len(slots), about=about)


def answer(game: str, slot: Slot, item: Item, given: Any) -> None:
    """An answer is committed and kept, once; where another tab was first, what there is now is shown."""
    day, marked = the_day(game), mark(item, given)
    entry = entry_of(
        item,
        marked,
        now=day.now,
        session=day.session,
        kind=slot.kind,
        ms=waited(slot.id),
        lesson=slot.lesson,
        slot=slot.id,
    )
    if day.learner.record(entry):
        told = {"session": day.session, "slot": slot, "item": item, "given": marked.given, "rung": 1}
        st.session_state[TOLD] = told
    st.session_state.pop(VIEW, None)


def act(game: str, what: str) -> None:
    """Goes on, tells one rung more, or takes over a rule of the house."""
    if take_house(game, what):
        return
    told = st.session_state.get(TOLD)
    if what == "more" and told is not None:
        st.session_state[TOLD] = {**told, "rung": told["rung"] + 1}
    else:
        st.session_state.pop(TOLD, None)


# ── the end ───────────────────────────────────────────────────────────────────────────────────────


def show_end(day: Day) -> None:
    """What is known now, what somebody seems to think, and what comes next."""
    here, view = lang(), st.session_state.get(VIEW, "")
    said = [learnt_text(day)]
    belief = day.found.beliefs.named()
    rungs = [Rung("belief", seems(day.home.seat.law, belief, here), rule=belief)] if belief else []
    more = [*(rung.text for rung in (*rungs, *house_told(rungs))), coming_text(day)]
    acts = [Act(name, text(f"today_{name}", here)) for name in ("more", "print", "tomorrow")]
    asked = next((Item.from_data(entry.item) for entry in reversed(day.answered)), None)
    if view == "tomorrow":
        kept = text("today_kept_as", here, name=day.learner.name) if day.learner.name else text("today_kept", here)
        said, more, acts = [text("today_bye", here)], [coming_text(day), kept], acts[:2]
    show_text(
        " ".join(said),
        TABLE,
        id=f"{day.session} end {view == 'tomorrow'}",
        head=text("today_done", here),
        more=" ".join(more),
        acts=[*acts, *(house_act(asked, rungs) if view != "tomorrow" else [])],
        on_act=partial(after_end, day.game),
    )
    if view == "print":
        st.session_state[VIEW] = ""  # once
        show_sheet([Item.from_data(entry.item) for entry in day.answered], day.now.date())


def after_end(game: str, what: str) -> None:
    """One more, the sheet, or until tomorrow."""
    if not take_house(game, what):
        st.session_state[VIEW] = what


def learnt_text(day: Day) -> str:
    """What has been learnt today, else how much is known."""
    found, here = day.found, lang()
    before = progress([entry for entry in found.entries if entry.day < day.now.date()], found.course)
    new = [name for name, state in found.map.items() if state != "learning" and before.state(name) == "learning"]
    labels = labels_of(day.game)
    told = [text("today_learnt", here, named="; ".join(labels[name] for name in new))] if new else []
    return " ".join([*told, summary(found, here)])


def coming_text(day: Day) -> str:
    """What to do next."""
    here = lang()
    return next_text(day.next(), 0, labels_of(day.game), lessons_of(day.game), day.now.date(), here)
