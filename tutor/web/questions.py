"""The form of each question: what has to be entered."""

from __future__ import annotations

from functools import partial

import streamlit as st

from tutor.ask.bind import LETTERS
from tutor.cards import parse_card
from tutor.law.model import Law
from tutor.web.cards import pick_cards, place_number
from tutor.web.fields import choose, choose_trump, enter_number, enter_numbers, enter_totals
from tutor.web.places import Place
from tutor.web.session import bound, draft, lang
from tutor.web.texts import text
from tutor.words import name_card


def ask_play(law: Law) -> None:
    """May this card be played?"""
    choose_trump()
    places = [Place("trick", text("trick", lang())), Place("hand", text("hand", lang()), ordered=False)]
    pick_cards(places, _deck(law))
    if draft()["hand"]:
        st.pills(
            text("play", lang()), draft()["hand"], format_func=partial(_card_name, lang()), wrap=True, **bound("play")
        )


def ask_bid(law: Law) -> None:
    """May this bid be made?"""
    choose("kind", law.kinds, str.capitalize, none=text("plain", lang()))
    if draft()["kind"] in law.kinds:
        st.caption(law.kinds[draft()["kind"]].says[lang()])
        st.toggle(text("auction", lang()), **bound("auction"))
        enter_numbers("auction_bids")
    choose("players", law.players)
    enter_number("cards", 1)
    enter_numbers("bids", "bids_before")
    enter_number("bid", 0)


def ask_winner(law: Law) -> None:
    """Who wins the trick?"""
    choose_trump()
    pick_cards([Place("trick", text("trick", lang()))], _deck(law))


def ask_score(law: Law) -> None:
    """What does the hand score?"""
    choose_trump()
    enter_numbers("bids")
    enter_numbers("tricks")
    choose("offender", LETTERS[: len(draft()["bids"])], none=text("nobody", lang()))


def ask_namer(law: Law) -> None:
    """Who names trumps?"""
    enter_numbers("auction_bids")


def ask_deal(law: Law) -> None:
    """How is it dealt?"""
    choose("players", law.players)
    choose("deck", (40, 48), none=text("as_usual", lang()))


def ask_match(law: Law) -> None:
    """Who has won the match?"""
    enter_totals("match")


def ask_renuncio(law: Law) -> None:
    """Was it a revoke?"""
    choose_trump()
    choose("seats", law.players, title="players")
    enter_number("cards", 1)
    record = draft()["record"]
    places = [Place("record", text("nth_trick", lang(), number=n + 1), n) for n in range(len(record))]
    pick_cards(places, _deck(law))
    _choose_leader(place_number(len(record)))
    st.button(text("more", lang()), icon=":material/add:", on_click=_one_more_trick)
    choose("who", LETTERS[: draft()["seats"]])
    choose("nth", range(1, len(record) + 1))


def _choose_leader(number: int) -> None:
    key, trick = "leader", draft()["record"][number]
    if st.session_state.get(key) != trick["leader"]:
        st.session_state[key] = trick["leader"]
    st.segmented_control(
        text("leader", lang(), number=number + 1),
        list(LETTERS[: draft()["seats"]]),
        key=key,
        required=True,
        wrap=True,
        on_change=lambda: trick.update(leader=st.session_state[key]),
    )


def _one_more_trick() -> None:
    record = draft()["record"]
    record.append({"leader": record[-1]["leader"], "cards": []})
    st.session_state["place"] = len(record) - 1


def _card_name(here: str, card: str) -> str:
    return name_card(parse_card(card), here).bare


def _deck(law: Law) -> int:
    """The cards of the grid; where this form may be played with the long deck, as somebody says."""
    longer = 48 in law.deck.also and st.toggle(text("long_deck", lang()), key="long_deck", persist_state="page")
    return 48 if longer else law.deck.cards


FORMS = {
    "play": ask_play,
    "bid": ask_bid,
    "winner": ask_winner,
    "score": ask_score,
    "namer": ask_namer,
    "deal": ask_deal,
    "match": ask_match,
    "renuncio": ask_renuncio,
}
