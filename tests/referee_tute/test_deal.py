"""Deals of every form, and matches."""

import random

import pytest

from tests.referee_tute.cards import full_deck
from tests.referee_tute.deal import deal, deal_out
from tests.referee_tute.law import VARIANTS, law_of
from tests.referee_tute.match import match

TWO = law_of("habanero")


def test_deal_of_every_form() -> None:
    """The mano has the first card and the dealer the last."""
    deck = full_deck()
    random.Random(1).shuffle(deck)
    for variant, each in zip(VARIANTS, (8, 13, 10, 10), strict=True):
        law = law_of(variant)
        assert deal(law.players, law) == ([], each)
        hands, shown, stock = deal_out(deck, law)
        assert [len(hand) for hand in hands] == [each] * law.players
        assert [hand[0] for hand in hands] == deck[: law.players]
        assert len(stock) == (23 if variant == "habanero" else 0)
        assert (shown in hands[-1]) == (law.players == 4)
        assert shown == (deck[16] if variant == "habanero" else deck[39])
        with pytest.raises(ValueError, match="players"):
            deal(5, law)
        with pytest.raises(ValueError, match="40 cards"):
            deal(law.players, law, 48)


def test_match_is_won_by_the_number_of_games() -> None:
    """Three, unless the table says otherwise."""
    assert match({"A": 2, "B": 2}, TWO) == "play_on"
    assert match({"A": 3, "B": 2}, TWO) == "A"
    assert match({"A": 2, "B": 4}, TWO) == "B"
    assert match({"A": 3, "B": 2}, law_of("habanero", juegos=4)) == "play_on"
    with pytest.raises(ValueError, match="over"):
        match({"A": 3, "B": 3}, TWO)
