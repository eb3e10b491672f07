"""Cards said in one breath share the suit of the next."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.ask.typed import cards_typed
from tutor.cards import CARDS, CardSet
from tutor.faults import TutorError
from tutor.words import name_cards


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("as y seis de copas y tres de espadas", "1c 6c 3e"),
        ("el as y el seis de copas, y el tres de espadas", "1c 6c 3e"),
        ("ace, six of cups and the three of swords", "1c 6c 3e"),
        ("rey, caballo y sota de bastos", "12b 11b 10b"),
        ("1c 6c 3e", "1c 6c 3e"),
        ("1c y rey de oros", "1c 12o"),
        ("1 y 7 o", "1o 7o"),
        ("", ""),
    ],
)
def test_a_suit_is_shared(text: str, cards: str) -> None:
    assert " ".join(map(str, cards_typed(text))) == cards


@pytest.mark.parametrize(
    "text", ["as y seis", "as de copas, seis", "seis de copas y x", "as y as de copas", "copas, as"]
)
def test_what_lacks_a_suit_or_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(TutorError):
        cards_typed(text)


def test_an_endless_text_is_refused_at_once() -> None:
    with pytest.raises(TutorError):
        cards_typed("as y " * 100_000)


@given(st.sets(st.sampled_from(CARDS), min_size=1, max_size=12), st.sampled_from(["es", "en"]))
def test_what_is_said_can_be_read(cards: set[int], lang: str) -> None:
    assert set(cards_typed(name_cards(CardSet.of(cards), lang))) == cards
