"""Help at the table of a game: hints in steps, the reason for any choice; at a real table, the way to accuse somebody."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

import streamlit as st

from tutor.ask import Answer, the_library
from tutor.cards import bits
from tutor.faults import TutorError
from tutor.game import Session
from tutor.game.asked import answer_to
from tutor.game.others import hint_for
from tutor.game.seen import answer_about, just_played
from tutor.game.told import FAIR, choice_words
from tutor.play.position import Position
from tutor.tabletop.table import choosing_of
from tutor.web.game import game, keep
from tutor.web.literal import literal
from tutor.web.panel import panel_html
from tutor.web.session import lang, widget
from tutor.web.texts import text
from tutor.words import capital, name_card, sentence


def help_with(session: Session) -> None:
    """Hints in steps, and the reason for any choice."""
    hints(session)
    reasons(session)


def accusing(session: Session, says: str = "play_real_says") -> None:
    """At a real table nobody helps, and anybody may accuse another of a revoke. ``says``: the text above it."""
    st.caption(text(says, lang()))
    others = [name for seat, name in enumerate(session.seats.names) if seat != session.seats.seat]
    if not session.past:
        return
    with st.container(horizontal=True, key="game_accusing"):
        name = st.segmented_control(  # no list to unfold: on a phone it would lie where the pages are
            text("play_accuse_whom", lang()),
            others,
            default=others[0],
            required=True,
            wrap=True,
            format_func=literal,
            key=widget("game_accused_name"),
            label_visibility="collapsed",
        )
        st.button(
            text("play_accuse", lang()), icon=":material/front_hand:", key="game_accuse", on_click=accuse, args=(name,)
        )
    for_what, fault = st.session_state.get("game_accused") or (None, None)
    if fault is not None and for_what == len(session.done):
        said = sentence(fault.faults[0].said(lang()))
        st.html(f'<p role="status">{escape(said)}</p>')


def accuse(name: str) -> None:
    """What everybody has seen proves it, or why it comes to nothing is told."""
    session = game()
    if session is None or not session.past:
        return
    seat = session.seats.names.index(name)
    proof = session.proof_against(seat)
    try:
        keep(session.accuse(session.seats.seat, proof.at if proof is not None else -1))
    except TutorError as error:
        st.session_state["game_accused"] = len(session.done), error


def hints(session: Session) -> None:
    """The steps of a hint that have been asked for, and the way to the next."""
    asked = int(st.session_state.get("game_hint") or 0)
    found = [hint_for(session, step, lang()) for step in range(1, asked + 1)]
    if not found or found[-1].step < found[-1].steps:
        label = text("play_hint_more" if found else "play_hint", lang())
        st.button(label, icon=":material/lightbulb:", key="game_hint_button", on_click=one_more_hint)
    if found:
        lines = "".join(f"<li>{escape(one.text)}</li>" for one in found)
        st.html(f'<div role="status"><ol class="sr-hints">{lines}</ol></div>')


def one_more_hint() -> None:
    """The next step."""
    st.session_state["game_hint"] = int(st.session_state.get("game_hint") or 0) + 1


def reasons(session: Session) -> None:
    """Why a card may be played, or may not: whatever is pointed at."""
    position, at = session.waiting(), f"{len(session.hands)}_{len(session.done)}"
    with st.expander(text("play_why", lang()), icon=":material/help:", key="game_why", on_change="rerun") as box:
        if not box.open:
            return
        choice, seen = pointed_at(position, at), played_pointed_at(session, at)
        if choice is None and seen is None:
            st.caption(text("play_why_help", lang()))
        if choice is not None:
            show_reason(lambda: answer_to(session.rules, position, choice, session.seats.names))
        if seen is not None:
            answer = show_reason(lambda: answer_about(session.rules, session.past, seen, session.seats.names))
            if answer is not None and answer.verdict == "undecided":
                st.caption(FAIR[lang()])


def show_reason(ask: Callable[[], Answer]) -> Answer | None:
    """A whole answer, or why there is none."""
    try:
        answer = ask()
    except TutorError as error:
        st.caption(error.text(lang()))
        return None
    st.html(panel_html(answer, the_library().sources(), lang()))
    return answer


def played_pointed_at(session: Session, at: str) -> int | None:
    """The place of the choice that is asked about among what has just been played; None where there is none."""
    known = just_played(session.past)
    if not known:
        return None

    def said(place: int) -> str:
        position, choice = session.past[place]
        return literal(f"{session.seats.names[position.turn]}: {choice_words(position, choice, lang())}")

    return st.pills(
        text("play_why_seen", lang()),
        known,
        format_func=said,
        key=widget(f"game_why_seen_{at}"),
    )


def pointed_at(position: Position, at: str) -> Any:
    """The choice that is asked about; None where it is not complete."""
    choosing = choosing_of(position, lang())
    if choosing.kind == "choose":
        known = {option["id"]: option["label"] for option in choosing.options()}
        return pill("game_why_option", at, list(known), known.__getitem__)
    if choosing.kind == "play":
        return pill("game_why_card", at, list(bits(choosing.domain())), card_name(position))
    card = None
    if choosing.kind == "capture":
        card = pill("game_why_card", at, list(bits(choosing.domain())), card_name(position))
        if card is None:
            return None
    table = list(bits(choosing.table()))
    taken: list[int] = []
    if table:
        taken = st.pills(
            text("play_why_take", lang()),
            table,
            selection_mode="multi",
            format_func=card_name(position),
            key=widget(f"game_why_take_{at}"),
        )
    cards = sum(1 << each for each in taken)
    return (cards,) if card is None else (card, cards)


def pill(key: str, at: str, known: list[int], said: Any) -> Any:
    """One of them, or none yet."""
    return st.pills(
        text("play_why_choice", lang()),
        known,
        format_func=said,
        key=widget(f"{key}_{at}"),
        label_visibility="collapsed",
    )


def card_name(position: Position) -> Any:
    """How a card is called on a button; one that the person does not see, by its place."""
    seen = position.view(position.turn)
    own = {place: number for number, place in enumerate(bits(choosing_of(position, lang()).domain()), 1)}
    blind = not any(isinstance(value, list) and value for key, value in seen.items() if key == hand_of(position))

    def said(card: int) -> str:
        if blind and card in own and hand_of(position):
            return text("play_card_down", lang(), number=own[card])
        name = name_card(card, lang()).bare
        return capital(name)

    return said


def hand_of(position: Position) -> str:
    """The zone from which a card is chosen."""
    return str(choosing_of(position, lang()).ask()["hand"])
