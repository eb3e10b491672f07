"""The form of each question: what has to be entered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import streamlit as st

from tutor.ask.told import LETTERS
from tutor.cards import parse_card
from tutor.law.model import Law
from tutor.play.deal import stock_sizes
from tutor.web.cards import pick_cards, place_number
from tutor.web.draft import is_fishing, owners
from tutor.web.fields import choose, choose_trump, enter_counted, enter_number, enter_numbers, enter_totals
from tutor.web.law import counted_in
from tutor.web.places import Place
from tutor.web.session import bound, draft, lang
from tutor.web.texts import text
from tutor.words import name_card


def ask_play(law: Law) -> None:
    """May this card be played?"""
    choose_trump()
    if any((stock_sizes(law, players) or (0,))[0] for players in law.players):
        enter_number("stock", 0)
    places = [Place("trick", text("trick", lang())), Place("hand", text("hand", lang()), ordered=False)]
    pick_cards(places, _deck(law))
    if draft()["hand"]:
        st.pills(
            text("play", lang()), draft()["hand"], format_func=partial(_card_name, lang()), wrap=True, **bound("play")
        )


def ask_bid(law: Law) -> None:
    """May this bid be made?"""
    choose("kind", law.kinds, partial(_kind_name, law, lang()), none=text("plain", lang()))
    if draft()["kind"] in law.kinds:
        st.caption(law.kinds[draft()["kind"]].says[lang()])
        st.toggle(text("auction", lang()), **bound("auction"))
        enter_numbers("auction_bids")
    choose("players", law.players)
    enter_number("cards", 1)
    enter_numbers("bids", "bids_before")
    enter_number("bid", 0)


def _kind_name(law: Law, here: str, kind: str) -> str:
    name = law.kinds[kind].name(here) if kind in law.kinds else str(kind)
    return name[:1].upper() + name[1:]


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
    if law.deck.also:
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


def ask_capture(law: Law) -> None:
    """May this card take these?"""
    pick_cards([_place("table"), _place("hand")], _deck(law))
    if draft()["hand"]:
        named = partial(_card_name, lang())
        st.pills(text("play", lang()), draft()["hand"], format_func=named, wrap=True, **bound("play"))
    ways = partial(_taking_name, lang())
    st.segmented_control(
        text("taking", lang()), ["all", "take", "leave"], required=True, wrap=True, format_func=ways, **bound("taking")
    )
    if draft()["taking"] == "take":
        _pick_some("take", draft()["table"])


def ask_claim(law: Law) -> None:
    """May this overlooked fifteen be claimed?"""
    pick_cards([_place("table")], _deck(law))
    table, named = draft()["table"], partial(_card_name, lang())
    known = [*table, *[card for card in [draft()["left"]] if card is not None and card not in table]]
    if known:
        st.pills(text("left", lang()), known, format_func=named, wrap=True, **bound("left"))
        _pick_some("claim", [card for card in table if card != draft()["left"]])


def ask_opening(law: Law) -> None:
    """What does the dealer take?"""
    pick_cards([Place("opening", text("opening", lang()))], _deck(law))


def ask_leftover(law: Law) -> None:
    """Can that be left over?"""
    pick_cards([_place("leftover")], _deck(law))
    enter_totals("piles", "piles_help")


def ask_counts(law: Law) -> None:
    """What does each score, by what has been counted?"""
    for name in counted_in(draft()["game"], draft()["variant"]):
        enter_counted(name, law.declared[name].phrase[lang()])
    enter_numbers("escobas")
    choose("offender", owners(draft()), none=text("nobody", lang()))


def _place(name: str) -> Place:
    return Place(name, text(name, lang()), ordered=False)


def _pick_some(name: str, cards: list[str]) -> None:
    """Some of these cards, by tapping them; one that no longer lies there stays until it is taken out."""
    known = [*cards, *[card for card in draft()[name] if card not in cards]]
    if known:
        named = partial(_card_name, lang())
        ties = bound(name, read=list)
        st.pills(text(name, lang()), known, selection_mode="multi", format_func=named, wrap=True, **ties)


def _taking_name(here: str, way: str) -> str:
    return text(f"taking_{way}", here)


def forms_of(game: str) -> dict[str, Callable[[Law], None]]:
    """The form of each question about a game."""
    return FISHING if is_fishing(game) else FORMS


FISHING: dict[str, Callable[[Law], None]] = {
    "play": ask_capture,
    "claim": ask_claim,
    "opening": ask_opening,
    "leftover": ask_leftover,
    "score": ask_counts,
    "deal": ask_deal,
    "match": ask_match,
}
FORMS: dict[str, Callable[[Law], None]] = {
    "play": ask_play,
    "bid": ask_bid,
    "winner": ask_winner,
    "score": ask_score,
    "namer": ask_namer,
    "deal": ask_deal,
    "match": ask_match,
    "renuncio": ask_renuncio,
}
