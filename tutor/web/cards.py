"""Cards entered by tapping them in a grid of four suits, or by typing; a second tap takes a card away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import streamlit as st

from tutor.ask.typed import cards_typed
from tutor.cards import SUITS, Suit, cards_in, deck_mask, parse_card
from tutor.draw.face import NAMED
from tutor.faults import TutorError
from tutor.web.session import draft, lang, widget
from tutor.web.texts import text
from tutor.words import name_card, name_rank, name_suit


@dataclass(frozen=True, slots=True)
class Place:
    """Where cards can be put: a field of the draft, or one trick of its record. ``ordered``: as they were played."""

    field: str
    label: str
    number: int = -1
    ordered: bool = True

    @property
    def cards(self) -> list[str]:
        """The cards that lie there."""
        value = draft()[self.field]
        return list(value if self.number < 0 else value[self.number]["cards"])

    def put(self, cards: Sequence[str]) -> None:
        """Let these cards lie there and no others."""
        kept = list(cards) if self.ordered else [str(card) for card in sorted(map(parse_card, cards))]
        if self.number < 0:
            draft()[self.field] = kept
        else:
            draft()[self.field][self.number]["cards"] = kept


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
        return places[0]
    key, here = widget("place"), place_number(len(places))
    if st.session_state.get(key) != here:
        st.session_state[key] = here
    st.segmented_control(
        text("place", lang()), range(len(places)), format_func=lambda number: places[number].label, required=True, wrap=True,
        key=key, on_change=lambda: st.session_state.update(place=st.session_state[key]),
    )  # fmt: skip
    return places[here]


def place_number(count: int) -> int:
    """Which of so many places is being filled."""
    return min(int(st.session_state.get("place", 0)), count - 1)


def _row(suit: Suit, place: Place, places: Sequence[Place], deck: int) -> None:
    key, lying = widget(f"suit_{suit.slug}"), [card.rank for card in map(parse_card, place.cards) if card.suit == suit]
    if sorted(st.session_state.get(key) or []) != sorted(lying):
        st.session_state[key] = lying
    st.pills(
        name_suit(suit, lang()).bare.capitalize(), _ranks(deck, places), selection_mode="multi", format_func=_rank_label,
        key=key, on_change=_tapped, args=(suit, key, place, places),
    )  # fmt: skip


def _ranks(deck: int, places: Sequence[Place]) -> list[int]:
    """The ranks of the deck, and any other that has been typed."""
    typed = {parse_card(card).rank for place in places for card in place.cards}
    return sorted({card.rank for card in cards_in(deck_mask(deck))} | typed)


def _rank_label(rank: int) -> str:
    return f"{rank} :small[{name_rank(rank, lang()).bare}]" if rank in NAMED else str(rank)


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


def lay(place: Place, cards: Sequence[str], places: Sequence[Place]) -> None:
    """Put cards into a place; a card that lay elsewhere is moved, for it cannot lie in two."""
    for other in places:
        if other != place and set(other.cards) & set(cards):
            other.put([card for card in other.cards if card not in cards])
    place.put(cards)
    if draft()["play"] not in draft()["hand"]:
        draft()["play"] = None
    st.session_state.pop("typed_fault", None)


# ── typed ─────────────────────────────────────────────────────────────────────────────────────────


def _typed(place: Place, places: Sequence[Place]) -> None:
    key = widget("typed")
    fault = st.session_state.get("typed_fault")
    words = ", ".join(name_card(parse_card(card), lang()).bare for card in place.cards)
    if fault is None or fault[0] != place:
        st.session_state[key] = words
    st.text_input(
        text("typed", lang(), place=place.label.lower()), key=key, placeholder=text("typed_help", lang()),
        on_change=_read_typed, args=(key, place, places),
    )  # fmt: skip
    if fault is not None and fault[0] == place:
        st.error(fault[1].text(lang()), icon=":material/edit:")


def _read_typed(key: str, place: Place, places: Sequence[Place]) -> None:
    try:
        lay(place, [str(card) for card in cards_typed(st.session_state[key])], places)
    except TutorError as error:
        st.session_state["typed_fault"] = (place, error)
