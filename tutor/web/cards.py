"""Cards entered by tapping them in a grid of four suits, or by typing; a second tap takes a card away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import streamlit as st

from tutor import faults
from tutor.ask.typed import cards_typed
from tutor.cards import SUITS, Suit, cards_in, deck_mask, parse_card
from tutor.draw.face import NAMED
from tutor.faults import TutorError
from tutor.web.places import Place, lay
from tutor.web.ruling import problem_html
from tutor.web.session import lang, widget
from tutor.web.texts import text
from tutor.words import name_card, name_rank, name_suit


def pick_cards(places: Sequence[Place], deck: int = 40) -> None:
    """The grid, and the box to type in, for one of the places at a time."""
    place = _choose(places)
    with st.container(key="grid", gap="xsmall"):
        for suit in SUITS:
            _row(suit, place, places, deck)
    st.html(f"<style>{''.join(_lying_elsewhere(place, places, deck))}</style>")
    _typed(place, places)


def _choose(places: Sequence[Place]) -> Place:
    if len(places) == 1:
        st.caption(text("tap", lang()))
        return places[0]
    key, here = widget("place"), place_number(len(places))
    if st.session_state.get(key) != here:
        st.session_state[key] = here
    st.segmented_control(
        text("place", lang()),
        range(len(places)),
        format_func=lambda number: places[number].label,
        required=True,
        wrap=True,
        key=key,
        on_change=lambda: st.session_state.update(place=st.session_state[key]),
    )
    return places[here]


def place_number(count: int) -> int:
    """Which of so many places is being filled."""
    return min(int(st.session_state.get("place", 0)), count - 1)


def _row(suit: Suit, place: Place, places: Sequence[Place], deck: int) -> None:
    key, lying = widget(f"suit_{suit.slug}"), [card.rank for card in map(parse_card, place.cards) if card.suit == suit]
    if sorted(st.session_state.get(key) or []) != sorted(lying):
        st.session_state[key] = lying
    st.pills(
        name_suit(suit, lang()).bare.capitalize(),
        _ranks(deck, places),
        selection_mode="multi",
        format_func=partial(_rank_label, lang()),
        key=key,
        on_change=_tapped,
        args=(suit, key, place, places),
    )


def _ranks(deck: int, places: Sequence[Place]) -> list[int]:
    """The ranks of the deck, and any other that has been typed."""
    typed = {parse_card(card).rank for place in places for card in place.cards}
    return sorted({card.rank for card in cards_in(deck_mask(deck))} | typed)


def _rank_label(here: str, rank: int) -> str:
    return f"{rank} :small[{name_rank(rank, here).bare}]" if rank in NAMED else str(rank)


def _lying_elsewhere(place: Place, places: Sequence[Place], deck: int) -> Iterator[str]:
    """Style that writes on a card of the grid in which other place it lies."""
    ranks = _ranks(deck, places)
    for other in places:
        for card in map(parse_card, other.cards if other != place else ()):
            button = f"[class*=st-key-suit_{card.suit.slug}] button:nth-of-type({ranks.index(card.rank) + 1})"
            yield f'{button}::after {{ content: "{other.label}" !important; }}'


def _tapped(suit: Suit, key: str, place: Place, places: Sequence[Place]) -> None:
    chosen = {f"{rank}{suit.letter}" for rank in st.session_state[key]}
    kept = [card for card in place.cards if parse_card(card).suit != suit or card in chosen]
    lay(place, [*kept, *sorted(chosen - set(kept))], places)


# ── typed ─────────────────────────────────────────────────────────────────────────────────────────


def _typed(place: Place, places: Sequence[Place]) -> None:
    key, refused = widget("typed"), _refused(place)
    words = ", ".join(name_card(parse_card(card), lang()).bare for card in place.cards)
    wanted = refused[0] if refused else words
    if st.session_state.get(key) != wanted:
        st.session_state[key] = wanted
    st.text_input(
        text("typed", lang(), place=place.label.lower()),
        key=key,
        placeholder=text("typed_help", lang()),
        on_change=_read_typed,
        args=(key, place, places),
    )
    if refused:
        st.html(problem_html("unreadable", refused[1]))


def _refused(place: Place) -> tuple[str, TutorError] | None:
    """What was typed for this place and could not be read, and why."""
    where, typed, error = st.session_state.get("typed_fault", (None, "", None))
    return (typed, error) if where == place and error is not None else None


def _read_typed(key: str, place: Place, places: Sequence[Place]) -> None:
    typed = st.session_state[key]
    try:
        lay(place, [str(card) for card in cards_typed(typed, faults.Place(path=place.field))], places)
    except TutorError as error:
        st.session_state["typed_fault"] = (place, typed, error)
