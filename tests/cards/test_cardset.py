"""A set of cards behaves as Python's own sets do: they are the model."""

from __future__ import annotations

import operator
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.cards import CARDS, Card, CardSet
from tutor.faults import TutorError

card_sets = st.frozensets(st.sampled_from(CARDS))
OPERATORS = [operator.and_, operator.or_, operator.sub, operator.xor]
COMPARISONS = [operator.le, operator.lt, operator.ge, operator.gt, operator.eq, operator.ne]


@pytest.mark.parametrize("combine", OPERATORS)
@given(one=card_sets, other=card_sets)
def test_it_combines_as_a_set_does(
    combine: Callable[[Any, Any], Any], one: frozenset[Card], other: frozenset[Card]
) -> None:
    expected = CardSet.of(combine(one, other))
    for result in (combine(CardSet.of(one), CardSet.of(other)), combine(CardSet.of(one), other)):
        assert isinstance(result, CardSet)
        assert result.mask == expected.mask


@pytest.mark.parametrize("combine", OPERATORS)
@given(one=card_sets, other=card_sets)
def test_a_plain_set_on_the_left_combines_too(
    combine: Callable[[Any, Any], Any], one: frozenset[Card], other: frozenset[Card]
) -> None:
    assert combine(one, CardSet.of(other)) == combine(one, other)


@pytest.mark.parametrize("compare", COMPARISONS)
@given(one=card_sets, other=card_sets)
def test_it_compares_as_a_set_does(
    compare: Callable[[Any, Any], bool], one: frozenset[Card], other: frozenset[Card]
) -> None:
    expected = compare(one, other)
    assert compare(CardSet.of(one), CardSet.of(other)) == expected
    assert compare(CardSet.of(one), other) == expected


@given(card_sets, card_sets)
def test_nothing_in_common_is_known(one: frozenset[Card], other: frozenset[Card]) -> None:
    assert CardSet.of(one).isdisjoint(CardSet.of(other)) == one.isdisjoint(other)


@given(card_sets)
def test_equal_sets_have_equal_hashes(cards: frozenset[Card]) -> None:
    assert CardSet.of(cards) == cards
    assert hash(CardSet.of(cards)) == hash(cards)


@given(card_sets)
def test_length_truth_membership_and_order(cards: frozenset[Card]) -> None:
    drawn = CardSet.of(cards)
    assert (len(drawn), bool(drawn)) == (len(cards), bool(cards))
    assert [card for card in CARDS if card in drawn] == list(drawn) == sorted(cards)


@given(card_sets)
def test_what_it_prints_reads_back(cards: frozenset[Card]) -> None:
    drawn = CardSet.of(cards)
    assert CardSet.of(str(drawn)) == drawn
    assert eval(repr(drawn), {"CardSet": CardSet.of}) == drawn
    assert pickle.loads(pickle.dumps(drawn)) == drawn


def test_it_runs_through_suit_by_suit() -> None:
    assert str(CardSet.of("2b 3e 12o 6c 1c")) == "12o 1c 6c 3e 2b"


def test_cards_indices_and_texts_may_be_mixed() -> None:
    assert CardSet.of([Card(0), 1, "tres de oros"]) == CardSet(0b111)


def test_a_text_in_a_set_is_read_as_people_write() -> None:
    hand = CardSet.of("1c 6c")
    assert "as de copas" in hand
    assert "1o" not in hand
    with pytest.raises(TutorError):
        assert "hola" in hand


@pytest.mark.parametrize("stranger", [48, -1, None, 1.5, [1]])
def test_what_is_no_card_is_in_no_set(stranger: object) -> None:
    assert stranger not in CardSet((1 << 48) - 1)


def test_it_never_changes() -> None:
    with pytest.raises(FrozenInstanceError):
        CardSet(1).mask = 2  # type: ignore[misc]


@pytest.mark.parametrize("mask", [-1, 1 << 48])
def test_a_mask_has_48_bits(mask: int) -> None:
    with pytest.raises(ValueError, match="48 bits"):
        CardSet(mask)


def test_in_a_text_no_card_stands_twice() -> None:
    with pytest.raises(TutorError):
        CardSet.of("1c 1c")
