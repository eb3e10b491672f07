"""A card is an int with a face."""

from __future__ import annotations

import copy
import pickle

import pytest

from tutor.cards import CARDS, Card, Suit


def test_suits_are_numbered_as_the_deck_is_printed() -> None:
    assert [(int(suit), suit.slug, suit.letter) for suit in Suit] == [
        (0, "oros", "o"),
        (1, "copas", "c"),
        (2, "espadas", "e"),
        (3, "bastos", "b"),
    ]


def test_a_suit_is_written_by_its_slug() -> None:
    assert f"{Suit.ESPADAS} {Suit.OROS!s}" == "espadas oros"


def test_index_is_twelve_times_suit_plus_rank_less_one() -> None:
    assert all(card == card.suit * 12 + card.rank - 1 for card in CARDS)


def test_every_rank_of_every_suit_is_one_card() -> None:
    assert [(card.suit, card.rank) for card in CARDS] == [(s, r) for s in Suit for r in range(1, 13)]
    assert all(Card.of(card.rank, card.suit) is card for card in CARDS)


def test_there_are_no_more_than_48_objects() -> None:
    assert all(Card(index) is card for index, card in enumerate(CARDS))
    assert copy.deepcopy(CARDS[7]) is CARDS[7]
    assert pickle.loads(pickle.dumps(CARDS[7])) is CARDS[7]


def test_the_bit_stands_at_the_index() -> None:
    assert [card.bit for card in CARDS] == [2**index for index in range(48)]


def test_it_is_written_rank_first() -> None:
    assert [str(CARDS[i]) for i in (0, 9, 23, 47)] == ["1o", "10o", "12c", "12b"]
    assert repr(CARDS[0]) == "Card('1o')"
    assert f"{CARDS[0]}" == "1o"


def test_a_card_takes_no_attributes() -> None:
    with pytest.raises(AttributeError):
        CARDS[0].rank = 2  # type: ignore[misc]


@pytest.mark.parametrize("index", [-1, 48, 100])
def test_no_card_has_an_index_outside_the_deck(index: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 47"):
        Card(index)


@pytest.mark.parametrize(("rank", "suit"), [(0, 0), (13, 0), (1, 4), (1, -1)])
def test_no_card_has_such_a_face(rank: int, suit: int) -> None:
    with pytest.raises(ValueError, match="no card has rank"):
        Card.of(rank, suit)
