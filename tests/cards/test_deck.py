"""Decks and groups as masks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.cards import CARDS, FULL_DECK, RANK_MASK, SUIT_MASK, bits, cards_in, deck_mask
from tutor.faults import TutorError


def test_forty_cards_are_all_but_eights_and_nines() -> None:
    assert cards_in(deck_mask(40)) == tuple(card for card in CARDS if card.rank not in (8, 9))


def test_forty_eight_cards_are_all() -> None:
    assert deck_mask(48) == FULL_DECK == 2**48 - 1


@pytest.mark.parametrize("size", [0, 52, -40, 40.0, "40", None, True])
def test_no_other_deck_exists(size: int) -> None:
    with pytest.raises(TutorError) as caught:
        deck_mask(size)
    assert caught.value.faults[0].code == "deck-size"


def test_suits_part_the_deck_and_so_do_ranks() -> None:
    assert sum(SUIT_MASK) == sum(RANK_MASK) == FULL_DECK
    assert (len(SUIT_MASK), len(RANK_MASK), RANK_MASK[0]) == (4, 13, 0)


def test_a_card_lies_in_the_mask_of_its_suit_and_of_its_rank() -> None:
    assert all(SUIT_MASK[card.suit] & RANK_MASK[card.rank] == card.bit for card in CARDS)


@given(st.integers(0, FULL_DECK))
def test_bits_are_the_indices_in_ascending_order(mask: int) -> None:
    assert bits(mask) == tuple(index for index in range(48) if mask & 2**index)
    assert [type(card) for card in cards_in(mask)] == [type(CARDS[0])] * mask.bit_count()
    assert cards_in(mask) == bits(mask)
