"""A game on its table: the person's moves and what the others do, the reason for any card, hints, the count of a hand."""

from __future__ import annotations

from html import escape
from typing import Any

import streamlit as st

from tutor.ask import the_library
from tutor.cards import bits
from tutor.faults import TutorError
from tutor.game import Session
from tutor.game.asked import answer_to
from tutor.game.others import hint_for
from tutor.game.told import choice_words, hand_begins, hand_counted, match_ended, owner_names
from tutor.play.position import PASS, Position
from tutor.tabletop import Action, read_action, table_of, unfold
from tutor.tabletop.table import choosing_of
from tutor.web.game import ADDRESS, deal_code, game, keep, remember
from tutor.web.panel import panel_html
from tutor.web.score_table import race_html
from tutor.web.session import lang, widget
from tutor.web.share import folded, show_link
from tutor.web.table import show_table
from tutor.web.texts import text
from tutor.words import sentence


@st.fragment
def show_game() -> None:
    """The whole of it. What is pressed here draws nothing else of the page."""
    session = game()
    if session is None:
        st.rerun()
    remember()
    board, beside = st.columns([13, 7], gap="medium")
    with board:
        st.html(f'<p class="sr-hand">{escape(heading(session))}</p>')
        show_board(session)
        if session.position is None:
            hand_over(session)
    with beside:
        if session.mine:
            help_with(session)
        keeping(session)
        score(session)


def heading(session: Session) -> str:
    """Which hand it is."""
    if session.position is None:
        return text("play_counted", lang(), number=session.match.number - 1)
    law = session.position.setting.law
    kind = law.kinds[law.kind].says[lang()] if law.kind else ""
    return f"{hand_begins(session, session.seats.names, lang())} {kind}".rstrip()


def show_board(session: Session) -> None:
    """The table, with what the others have done shown on the way."""
    state, seats = st.session_state, session.seats
    position = session.position or session.ended[-1]
    data = table_of(
        position,
        seats.seat,
        lang(),
        seats.assist,
        message=state.get("game_message"),
        names=seats.names,
        totals=session.match.totals,
        french=seats.french,
        steps=state.get("game_steps") or (),
    )
    show_table(data, key="game_table", on_action=moved)


def moved(action: Action) -> None:
    """What the person has done: played, with all that the others do then; or told why it may not be."""
    session = game()
    if session is None or not session.mine:
        return
    made = read_action(session.waiting(), action, lang())
    if made is None:
        return
    if made.legal or session.seats.assist == "real":
        go_on(session, session.play(made.choice).others())
    else:
        st.session_state["game_message"] = made.said


def go_on(before: Session, after: Session) -> None:
    """Another state of the game, with everything since shown step by step."""
    dealt = after.hands[-1]
    start = before.position if len(before.hands) == len(after.hands) else dealt.match.position
    choices = after.done[max(len(before.done), dealt.at) :]
    steps: Any = ()
    if start is not None and choices:
        seats = after.seats
        steps = unfold(
            start, choices, seats.seat, lang(), names=seats.names, totals=before.match.totals, french=seats.french
        )[1]
    keep(after, steps)


# ── help ──────────────────────────────────────────────────────────────────────────────────────────


def help_with(session: Session) -> None:
    """Hints in steps, and the reason for any choice; at a real table nobody helps."""
    if session.seats.assist == "real":
        st.caption(text("play_real_says", lang()))
        return
    hints(session)
    reasons(session)


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
        choice = pointed_at(position, at)
        if choice is None:
            st.caption(text("play_why_help", lang()))
            return
        try:
            answer = answer_to(session.rules, position, choice)
        except TutorError as error:
            st.caption(error.text(lang()))
            return
        st.html(panel_html(answer, the_library().sources(), lang()))


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
        name = choice_words_of(card)
        return name[:1].upper() + name[1:]

    return said


def hand_of(position: Position) -> str:
    """The zone from which a card is chosen."""
    return str(choosing_of(position, lang()).ask()["hand"])


def choice_words_of(card: int) -> str:
    """A card without its article."""
    from tutor.words import name_card

    return name_card(card, lang()).bare


# ── between hands ─────────────────────────────────────────────────────────────────────────────────


def hand_over(session: Session) -> None:
    """Where the points of the hand come from, who has won, and the way on."""
    names = session.seats.names
    lines = "".join(f"<li>{escape(line)}</li>" for line in hand_counted(session.ended[-1], names, lang()))
    st.html(f'<div role="status"><ul class="sr-count">{lines}</ul></div>')
    if session.over:
        said = match_ended(session, names, lang()) or text("play_end", lang())
        st.html(f'<p class="sr-won" role="status">{escape(said)}</p>')
        return
    st.button(
        text("play_deal", lang()), type="primary", icon=":material/playing_cards:", key="game_deal", on_click=deal_next
    )


def deal_next() -> None:
    """The next hand."""
    session = game()
    if session is not None and session.position is None and not session.over:
        go_on(session, session.deal().others())


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
        go_on(start, start.others())


def new_game() -> None:
    """The form; the game that is left stays in the history of the browser, and in what it remembers."""
    keep(None)


def share_deal(session: Session) -> None:
    """The link of the deal."""
    code = deal_code(session)
    st.caption(text("play_share_says", lang()))
    if code is not None:
        show_link(instead={ADDRESS: code})


def score(session: Session) -> None:
    """The totals after each hand."""
    if not session.ended:
        return
    owners = owner_names(session.ended[-1], session.seats.names, lang())
    race = [(0,) * len(owners)]
    entered = session.match.history[session.seats.first - 1 :]
    for hand in entered:
        gained = hand.points if hand.brought is None else hand.brought
        race.append(tuple(total + more for total, more in zip(race[-1], gained, strict=True)))
    st.html(race_html([sentence(owner).rstrip(".") for owner in owners], race, lang(), session.seats.first))
    with st.expander(text("sheet_lines", lang()), icon=":material/receipt_long:", key="game_lines"):
        for number, ended in reversed(list(enumerate(session.ended, session.seats.first))):
            lines = "".join(f"<li>{escape(line)}</li>" for line in hand_counted(ended, session.seats.names, lang()))
            st.html(f'<h3>{escape(text("sheet_hand", lang(), number=number))}</h3><ul class="sr-count">{lines}</ul>')


__all__ = ["PASS", "choice_words", "show_game"]
