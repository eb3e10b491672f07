"""The others' turns: they think beside the page, each choice is shown as it comes, and whoever does not want to wait stops them."""

from __future__ import annotations

from time import monotonic

import streamlit as st

from tutor.game import Session
from tutor.tabletop import SaidData
from tutor.tabletop.shape import ActData
from tutor.tabletop.table import said
from tutor.web.beside import PATIENCE, Beside, redraw
from tutor.web.game import game, go_on
from tutor.web.session import lang
from tutor.web.texts import text

QUICK = 0.25
"""Seconds in which the others may answer before it is shown that they think."""
STEP = 0.65
"""Seconds for which the table shows a step."""
STOP, GO_ON = "stop", "let_go_on"


def others_go_on(before: Session, after: Session) -> None:
    """The person's choice, or a deal, led from one game to the other: it goes on with what the others do at once."""
    work = Beside(after.choosing())
    work.wait(QUICK)
    show_as_far(before, after, work)


def show_as_far(before: Session, now: Session, work: Beside[Session]) -> None:
    """The game as far as it has come; ``now`` where nothing has been done yet."""
    later = work.found[-1] if work.found else now
    go_on(before, later)
    steps = st.session_state["game_steps"]
    st.session_state["game_thinking"] = (later, work, monotonic() + STEP * len(steps))


def waited_for(session: Session) -> bool:
    """Whether another player has to choose."""
    return session.position is not None and not session.mine


def thinking(session: Session) -> tuple[SaidData | None, list[ActData]]:
    """Who is thinking, and the way to stop it; or the way to let them go on. For the table, where whoever waits looks."""
    if not waited_for(session):
        return None, []
    name, stopped = session.seats.names[session.turn], bool(st.session_state.get("game_halted"))
    told = said(text("play_stopped" if stopped else "play_thinking", lang(), name=name))
    act = GO_ON if stopped else STOP
    return told, [{"id": act, "label": text(f"play_{act}", lang())}]


def stop_or_go_on(act: str) -> None:
    """What was pressed of that."""
    session = game()
    if session is None or not waited_for(session):
        return
    if act == STOP:
        stop()
    elif act == GO_ON:
        let_go_on()


def stop() -> None:
    """The game stays as it is."""
    st.session_state["game_halted"] = True
    thinking = st.session_state.pop("game_thinking", None)
    if thinking is not None:
        thinking[1].leave()


def let_go_on() -> None:
    """The others choose again."""
    st.session_state["game_halted"] = False


def think(session: Session) -> None:
    """Waits a while for the others where they have to choose, and draws what they have done. It comes last on the page."""
    kept = st.session_state.get("game_thinking")
    if kept is not None and kept[0] is not session:  # taken back, or another game
        kept[1].leave()
        kept = None
    if not waited_for(session) or st.session_state.get("game_halted"):
        st.session_state["game_thinking"] = None
        return
    if kept is None:
        kept = session, Beside(session.choosing()), 0.0
        st.session_state["game_thinking"] = kept
    _, work, still = kept
    work.wait(PATIENCE)
    rest = still - monotonic()
    if work.found and work.found[-1] is not session and game() is session:
        if rest > 0:
            work.wait(min(rest, PATIENCE))
        if still <= monotonic():
            show_as_far(session, session, work)
    redraw(work)
