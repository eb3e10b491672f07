"""A hand that is over: where its points come from, what was wrong in it and what cost most, and the score as it goes."""

from __future__ import annotations

from html import escape

import streamlit as st

from tutor.game import Session
from tutor.game.bids import bids_in
from tutor.game.review import (
    Costly,
    chosen_by,
    cost_of,
    cost_words,
    dearest,
    nothing_lost,
    pieces_missed,
    revoke_words,
    revokes_in,
    rule_broken,
)
from tutor.game.told import hand_counted, left_over, match_ended, owner_names
from tutor.web.beside import Beside, redraw
from tutor.web.bids_chart import show_bids
from tutor.web.frame import kept
from tutor.web.game import game
from tutor.web.game_help import accusing
from tutor.web.game_learn import attempts_in, offer_exercises
from tutor.web.game_others import others_go_on
from tutor.web.pages import pages, screens_found
from tutor.web.score_table import draw_race, race_html
from tutor.web.session import lang
from tutor.web.texts import text
from tutor.words import sentence

REVIEW = "game_review"
Review = Beside[Costly | None]


def to_count(session: Session) -> bool:
    """Whether a hand is over at a real table and somebody may still be accused: until the person has it counted."""
    counted: object = st.session_state.get("game_counted")
    over = session.position is None and bool(session.ended)
    return over and session.seats.assist == "real" and counted != hand_of(session)


def hand_of(session: Session) -> tuple[object, ...]:
    """The hand by its cards and choices, whoever has been accused."""
    return session.seats, session.hands[-1].at, *session.past


def last_word(session: Session) -> None:
    """The last moment to accuse somebody, and the way on."""
    accusing(session, "play_last_word")
    label, icon = text("play_count", lang()), ":material/calculate:"
    st.button(label, type="primary", icon=icon, key="game_count", on_click=count_hand)


def count_hand() -> None:
    """Nobody is accused any more."""
    session = game()
    if session is not None and session.position is None:
        st.session_state["game_counted"] = hand_of(session)


def hand_over(session: Session) -> Review | None:
    """Where the points of the hand come from, who has won, and the way on; the review that is shown to be under way, if any."""
    names = session.seats.names
    ended, (before, choice) = session.ended[-1], session.past[-1]
    told = [*left_over(before, choice, ended, names, lang()), *hand_counted(ended, names, lang())]
    lines = "".join(f"<li>{escape(line)}</li>" for line in told)
    st.html(f'<div role="status"><ul class="sr-count">{lines}</ul></div>')
    under_way = look_back(session)
    if session.over:
        said = match_ended(session, names, lang()) or text("play_end", lang())
        st.html(f'<p class="sr-won" role="status">{escape(said)}</p>')
        return under_way
    st.button(
        text("play_deal", lang()), type="primary", icon=":material/playing_cards:", key="game_deal", on_click=deal_next
    )
    return under_way


def look_back(session: Session) -> Review | None:
    """What was not allowed in the hand, first; and once asked for, which choices cost most."""
    wrong = [revoke_words(session, one, lang()) for one in revokes_in(session, lang())]
    if wrong:
        lines = "".join(f"<li>{escape(line)}</li>" for line in wrong)
        st.html(f'<h3>{escape(text("play_revokes", lang()))}</h3><ul class="sr-count">{lines}</ul>')
    with st.expander(text("play_review", lang()), icon=":material/search:", key=REVIEW, on_change="rerun") as box:
        costs, under_way = show_costs(session) if box.open else (leave_review(session), None)
    offer_exercises(session, costs)
    practise(session)
    return under_way


def show_costs(session: Session) -> tuple[list[Costly], Review | None]:
    """The choices that cost most; while they are looked for, how far that has come and the way to stop it."""
    work, count = review_of(session)
    if not work.over:  # asked once: it may be over before the page is drawn
        done = len(work.found)
        st.progress(done / max(count, 1), text("play_reviewing", lang(), done=done, count=count))
        st.button(text("play_stop", lang()), icon=":material/stop:", key="game_stop_review", on_click=fold_review)
        return [], work
    costs = dearest([cost for cost in work.found if cost is not None])
    lines = "".join(f"<li>{escape(cost_words(cost, lang()))}</li>" for cost in costs)
    st.html(f'<ol class="sr-hints">{lines}</ol>' if lines else f"<p>{escape(nothing_lost(session, lang()))}</p>")
    return costs, None


def review_of(session: Session) -> tuple[Review, int]:
    """The review of the hand that is over, which is worked out beside the page, and how many choices it looks at."""
    here = lang()  # what is worked out beside the page has no page to ask
    which, kept = (session.done, here), st.session_state.get("game_costs")
    if kept is None or kept[0] != which:
        places = list(chosen_by(session))
        kept = which, Beside(cost_of(session, at, here) for at in places), len(places)
        st.session_state["game_costs"] = kept
    return kept[1], kept[2]


def leave_review(session: Session) -> list[Costly]:
    """Nobody looks at the review: what it has found stays where that is all, and is left where it is not."""
    kept = st.session_state.get("game_costs")
    if kept is None or kept[0] != (session.done, lang()):
        return []
    if not kept[1].over:
        kept[1].leave()
        st.session_state["game_costs"] = None
        return []
    return dearest([cost for cost in kept[1].found if cost is not None])


def fold_review() -> None:
    """Folds the review up."""
    st.session_state[REVIEW] = False


def review_further(under_way: Review | None) -> None:
    """Waits a while for a review that is shown to be under way, and draws it again. It comes last on the page."""
    if under_way is not None:
        under_way.wait()
        redraw(under_way)


def practise(session: Session) -> None:
    """A way to more exercises about each rule that the person has broken, or tried to break, in this hand."""
    tried = [rule_broken(position, choice) for position, choice in attempts_in(session)]
    for piece in pieces_missed(session, tried):
        asked = {"game": session.seats.game, "about": piece.id}
        st.page_link(
            pages(lang())["practicar"],
            label=text("play_practise", lang(), what=piece.labels[lang()]),
            icon=screens_found()["practicar"].ICON,
            query_params={**kept(), **asked},
        )


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
    law = session.ended[-1].setting.law
    st.html(race_html(named, race, law, lang(), session.seats.first))
    if len(race) > 2 and st.toggle(text("sheet_race", lang()), key="game_race"):
        draw_race(named, race, law, session.seats.first)
    bids = bids_in(session)
    if bids:
        with st.expander(
            text("play_bids", lang()), icon=":material/bar_chart:", key="game_bids", on_change="rerun"
        ) as box:
            if box.open:
                show_bids(bids, session.seats.names, session.seats.seat)
    with st.expander(
        text("sheet_lines", lang()), icon=":material/receipt_long:", key="game_lines", on_change="rerun"
    ) as box:
        for number, ended in reversed(list(enumerate(session.ended, session.seats.first))) if box.open else ():
            lines = "".join(f"<li>{escape(line)}</li>" for line in hand_counted(ended, session.seats.names, lang()))
            st.html(f'<h3>{escape(text("sheet_hand", lang(), number=number))}</h3><ul class="sr-count">{lines}</ul>')
