"""*Así se juega en mi casa*: where a misconception is named that is a rule somewhere, it may be made that of the learner's table."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from tutor.faults import TutorError
from tutor.learn.home import at_home, nearest_text, somebodys_rule
from tutor.learn.items import Item
from tutor.learn.lessons import Rung
from tutor.learn.tapped import Act
from tutor.web.learner import the_learner
from tutor.web.session import lang
from tutor.web.texts import text

ACT = "house "
CHOSEN = "house_chosen"


def house_act(item: Item | None, told: Sequence[Rung]) -> list[Act]:
    """The button, where there is such a rule and it has not been pressed."""
    belief = named_in(told)
    if item is None or not somebodys_rule(item.seat.law, belief) or st.session_state.get(CHOSEN, ("",))[0] == belief:
        return []
    return [Act(ACT + belief, text("at_my_house", lang()))]


def take_house(game: str, act: str) -> bool:
    """Makes it the rule of the learner's table, where that is what was pressed."""
    if not act.startswith(ACT):
        return False
    belief, learner = act.removeprefix(ACT), the_learner()
    try:
        home = at_home(learner.home(game), belief)
    except TutorError:
        return True
    learner.play_at(home)
    st.session_state[CHOSEN] = (belief, home)
    return True


def house_told(told: Sequence[Rung]) -> list[Rung]:
    """What the table of the learner is now, once it was pressed."""
    belief, home = st.session_state.get(CHOSEN, ("", None))
    return [Rung("house", nearest_text(home, lang()))] if home is not None and belief == named_in(told) else []


def named_in(told: Sequence[Rung]) -> str:
    """The misconception that is named."""
    return next((rung.rule for rung in told if rung.id == "belief"), "")
