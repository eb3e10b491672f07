"""A game on its table: the person's moves and what the others do; help beside it, and the way back."""

from __future__ import annotations

from html import escape

import streamlit as st

from tutor.game import Session
from tutor.game.told import accusation_words, hand_begins
from tutor.tabletop import Action, read_action, table_of
from tutor.web.frame import kept
from tutor.web.game import ADDRESS, deal_code, game, keep, remember
from tutor.web.game_help import accusing, help_with
from tutor.web.game_learn import note_attempt, show_learning, the_learning
from tutor.web.game_others import others_go_on, stop_or_go_on, think, thinking
from tutor.web.game_over import hand_over, last_word, review_further, score, to_count
from tutor.web.overlay import code_of
from tutor.web.pages import pages, screens_found
from tutor.web.session import lang
from tutor.web.share import folded, show_link
from tutor.web.table import show_table
from tutor.web.texts import text


@st.fragment
def show_game() -> None:
    """The whole of it. What is pressed here draws nothing else of the page."""
    session = game()
    if session is None:
        st.rerun()
    remember()
    board, beside = st.columns([13, 7], gap="medium")
    under_way = None
    learning = the_learning()
    if learning is not None and session.position is None:
        with board:
            show_learning(learning)
        return
    with board:
        st.html(f'<p class="sr-hand">{escape(heading(session))}</p>')
        show_board(session)
        for one in session.accused:
            said = accusation_words(session, one, lang())
            st.html(f'<p class="sr-accused" role="status">{escape(said)}</p>')
        uncounted = to_count(session)
        if uncounted:
            last_word(session)
        elif session.position is None:
            under_way = hand_over(session)
    with beside:
        if session.mine and session.seats.assist == "real":
            accusing(session)
        elif session.mine:
            help_with(session)
        keeping(session)
        if not uncounted:
            score(session)
    think(session)
    review_further(under_way)


def heading(session: Session) -> str:
    """Which hand it is."""
    if session.position is None:
        ended = "play_counted_last" if session.match.over else "play_counted"
        return text(ended, lang(), number=session.match.number - 1)
    law = session.position.setting.law
    kind = law.kinds[law.kind].says[lang()] if law.kind else ""
    return f"{hand_begins(session, session.seats.names, lang())} {kind}".rstrip()


def show_board(session: Session) -> None:
    """The table, with what the others have done shown on the way."""
    state, seats = st.session_state, session.seats
    position = session.position or session.ended[-1]
    waiting, acts = thinking(session)
    data = table_of(
        position,
        seats.seat,
        lang(),
        seats.assist,
        message=waiting or state.get("game_message"),
        names=seats.names,
        totals=session.match.totals,
        french=seats.french,
        steps=state.get("game_steps") or (),
    )
    show_table({**data, "acts": acts}, key="game_table", on_action=moved, on_act=stop_or_go_on)


def moved(action: Action) -> None:
    """What the person has done: played, with all that the others do then; or told why it may not be."""
    session = game()
    if session is None or not session.mine:
        return
    made = read_action(session.waiting(), action, lang())
    if made is None:
        return
    if made.legal or session.lets_through():
        others_go_on(session, session.play(made.choice).watched())
    else:
        st.session_state["game_message"] = made.said
        note_attempt(session, made.choice)


# ── keeping ───────────────────────────────────────────────────────────────────────────────────────


def keeping(session: Session) -> None:
    """Taking back, playing the hand again, another game, passing the deal on."""
    with st.container(horizontal=True, key="game_keeping"):
        if session.seats.assist != "real":
            st.button(
                text("play_undo", lang()),
                icon=":material/undo:",
                key="game_undo",
                on_click=undo,
                disabled=not any(position.turn == session.seats.seat for position, _ in session.past),
            )
        st.button(text("play_again", lang()), icon=":material/replay:", key="game_again", on_click=again)
        st.button(text("play_new", lang()), icon=":material/add:", key="game_new", on_click=new_game)
    folded("play_share", "game_share", lambda: share_deal(session))
    the_rules(session)


def the_rules(session: Session) -> None:
    """The rulebook, open at this table; nothing where the table has rules of a house that no book prints."""
    seats = session.seats
    if seats.house:
        return
    code = code_of({"options": dict(seats.options)})
    asked = {"game": seats.game, "variant": seats.variant, **({"house": code} if code else {})}
    st.page_link(
        pages(lang())["reglas"],
        label=text("play_rules", lang()),
        icon=screens_found()["reglas"].ICON,
        query_params={**kept(), **asked},
    )


def undo() -> None:
    """Before one's last choice."""
    session = game()
    if session is not None:
        keep(session.take_back())


def again() -> None:
    """The same cards from the deal."""
    session = game()
    if session is not None:
        start = session.hand_again()
        others_go_on(start, start)


def new_game() -> None:
    """The form; the game that is left stays in the history of the browser, and in what it remembers."""
    keep(None)


def share_deal(session: Session) -> None:
    """The link of the deal."""
    code = deal_code(session)
    st.caption(text("play_share_says", lang()))
    if code is not None:
        show_link(instead={ADDRESS: code})
