"""Where cards can be put on the page, and the rule that a card lies in one place only."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass

import streamlit as st

from tutor.cards import parse_card
from tutor.web.session import draft


@dataclass(frozen=True, slots=True)
class Place:
    """Where cards can be put: a field of the draft, or one trick of its record. ``ordered``: as they were played."""

    field: str
    label: str = dataclasses.field(compare=False)
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


def lay(place: Place, cards: Sequence[str], places: Sequence[Place]) -> None:
    """Put cards into a place; a card that lay elsewhere is moved, for it cannot lie in two."""
    for other in places:
        if other != place and set(other.cards) & set(cards):
            other.put([card for card in other.cards if card not in cards])
    place.put(cards)
    if draft()["play"] not in draft()["hand"]:
        draft()["play"] = None
    st.session_state.pop("typed_fault", None)
