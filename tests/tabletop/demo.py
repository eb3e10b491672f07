"""A page with nothing but the table: the same hand again and again, against players who take the first legal choice.

Address: ``?game=pocha&variant=completa&seed=1&assist=show&lang=es&players=4&cards=5&act=Parar``.
"""

from __future__ import annotations

import random
from typing import Any

import streamlit as st

import tutor
from tutor.play.position import Position
from tutor.tabletop import Action, SaidData, read_action, table_of, unfold
from tutor.web.table import show_table

SEAT = 0


rules_of = st.cache_resource(tutor.load, show_spinner=False)


def start() -> Position:
    """The hand that is dealt; found once for each visitor."""
    if "start" not in st.session_state:
        st.session_state["start"] = first_hand()
    found: Position = st.session_state["start"]
    return found


def first_hand() -> Position:
    asked = st.query_params
    rules = rules_of(asked.get("game", "pocha"), variant=asked.get("variant", "completa"))
    match = rules.match(int(asked.get("players", 4)), dealer=1)
    rng = random.Random(int(asked.get("seed", 1)))
    while match.hand.cards < int(asked.get("cards", 1)):
        match = match.deal(rng)
        while match.position is not None:
            match = match.play(match.position.moves()[0])
    position = match.deal(rng).position
    assert position is not None
    return unfold(position, others(position), SEAT)[0]


def others(position: Position) -> list[Any]:
    """What the other players choose until it is the turn of the one who looks on."""
    found = []
    while position.decision and position.turn != SEAT:
        found.append(position.moves()[0])
        position = position.play(found[-1])
    return found


@st.fragment
def play() -> None:
    state, asked = st.session_state, st.query_params
    lang, assist = asked.get("lang", "es"), asked.get("assist", "show")
    if "position" not in state:
        state.update(position=start(), said=None, log=[], steps=[])
    position: Position = state["position"]
    said: SaidData | None = state["said"]

    def moved(action: Action) -> None:
        position: Position = state["position"]
        made = read_action(position, action, lang)
        state["log"] = [*state["log"], "none" if made is None else f"{made.choice}"]
        if made is None:
            return
        if made.legal or assist == "real":
            choices = [made.choice, *others(position.play(made.choice, checked=False))]
            after, steps = unfold(position, choices, SEAT, lang)
            state.update(position=after if after.decision else start(), said=None, steps=steps)
        else:
            state["said"] = made.said

    def acted(act: str) -> None:
        state["log"] = [*state["log"], act]

    data = table_of(position, SEAT, lang, assist, message=said, steps=state["steps"])
    if "act" in asked:
        data["acts"] = [{"id": "stop", "label": asked["act"]}]
    show_table(data, key="table", on_action=moved, on_act=acted)
    st.html(f'<p class="log">{len(state["log"])}</p>')


if __name__ == "__main__":
    st.set_page_config(layout="wide")
    play()
