"""A hand that is over: where its points come from, what was wrong in it and what cost most, and the score as it goes."""

from __future__ import annotations

from html import escape

import streamlit as st

from tutor.game import Session
from tutor.game.review import chosen_by, cost_of, cost_words, dearest, pieces_missed, revoke_words, revokes_in
from tutor.game.told import hand_counted, match_ended, owner_names
from tutor.web.frame import kept
from tutor.web.game import game
from tutor.web.game_others import others_go_on
from tutor.web.pages import pages, screens_found
from tutor.web.score_table import draw_race, race_html
from tutor.web.session import lang
from tutor.web.texts import text
from tutor.words import sentence


def hand_over(session: Session) -> None:
    """Where the points of the hand come from, who has won, and the way on."""
    names = session.seats.names
    lines = "".join(f"<li>{escape(line)}</li>" for line in hand_counted(session.ended[-1], names, lang()))
    st.html(f'<div role="status"><ul class="sr-count">{lines}</ul></div>')
    look_back(session)
    if session.over:
        said = match_ended(session, names, lang()) or text("play_end", lang())
        st.html(f'<p class="sr-won" role="status">{escape(said)}</p>')
        return
    st.button(
        text("play_deal", lang()), type="primary", icon=":material/playing_cards:", key="game_deal", on_click=deal_next
    )


def look_back(session: Session) -> None:
    """What was not allowed in the hand, first; and once asked for, which choices cost most."""
    wrong = [revoke_words(session, one, lang()) for one in revokes_in(session, lang())]
    if wrong:
        lines = "".join(f"<li>{escape(line)}</li>" for line in wrong)
        st.html(f'<h3>{escape(text("play_revokes", lang()))}</h3><ul class="sr-count">{lines}</ul>')
    practise(session)
    with st.expander(
        text("play_review", lang()), icon=":material/search:", key="game_review", on_change="rerun"
    ) as box:
        if not box.open:
            return
        found = st.session_state.get("game_costs")
        if found is None or found[0] != (len(session.done), lang()):
            found = ((len(session.done), lang()), costs_of(session))
            st.session_state["game_costs"] = found
        lines = "".join(f"<li>{escape(line)}</li>" for line in found[1])
        st.html(
            f'<ol class="sr-hints">{lines}</ol>' if lines else f"<p>{escape(text('play_nothing_lost', lang()))}</p>"
        )


def practise(session: Session) -> None:
    """A way to exercises about each rule that the person has broken, or tried to break, in this hand."""
    tried = st.session_state.get("game_tried", {}).get(session.hands[-1].at, ())
    for piece in pieces_missed(session, tried):
        name = piece.labels[lang()]
        asked = {"game": session.seats.game, "about": piece.id}
        st.page_link(
            pages(lang())["practicar"],
            label=text("play_practise", lang(), what=name),
            icon=screens_found()["practicar"].ICON,
            query_params={**kept(), **asked},
        )


def costs_of(session: Session) -> list[str]:
    """The choices that cost most, in words; while it looks for them it shows how far it has come."""
    places = list(chosen_by(session))
    bar, found = st.progress(0.0, text("play_reviewing", lang())), []
    for number, at in enumerate(places, 1):
        cost = cost_of(session, at, lang())
        found += [cost] if cost is not None else []
        bar.progress(number / len(places), text("play_reviewing", lang()))
    bar.empty()
    return [cost_words(cost, lang()) for cost in dearest(found)]


def deal_next() -> None:
    """The next hand."""
    session = game()
    if session is not None and session.position is None and not session.over:
        others_go_on(session, session.deal())


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
    named = [sentence(owner).rstrip(".") for owner in owners]
    st.html(race_html(named, race, lang(), session.seats.first))
    if len(race) > 2 and st.toggle(text("sheet_race", lang()), key="game_race"):
        draw_race(named, race, session.seats.first)
    with st.expander(text("sheet_lines", lang()), icon=":material/receipt_long:", key="game_lines"):
        for number, ended in reversed(list(enumerate(session.ended, session.seats.first))):
            lines = "".join(f"<li>{escape(line)}</li>" for line in hand_counted(ended, session.seats.names, lang()))
            st.html(f'<h3>{escape(text("sheet_hand", lang(), number=number))}</h3><ul class="sr-count">{lines}</ul>')
