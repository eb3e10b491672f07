"""The adapter deals what it is told, and Oh Hell and the naive referee agree over whole hands."""

import random

import pytest

from tests.oracles.oh_hell import OhHell, action_of, card_of, start
from tests.referee.bids import allowed_bids
from tests.referee.cards import SUITS, full_deck, of_suit, suit_of
from tests.referee.law import law_of
from tests.referee.play import legal, winner
from tests.referee.score import score

LAW = law_of("completa", multiplicadores=False)


def test_cards_and_actions_are_inverse() -> None:
    """All forty, and in the order of strength within a suit."""
    for card in full_deck(40):
        assert card_of(action_of(card)) == card
    assert action_of("2o") < action_of("4o") < action_of("12o") < action_of("3o") < action_of("1o")


def test_a_small_hand_by_hand() -> None:
    """Espadas are trumps, seat 0 deals; seat 2 ruffs the first trick and leads to the second."""
    state = start([["1c", "2o"], ["7c", "5o"], ["2e", "4b"], ["12c", "6b"]], "espadas", 0)
    for seat, bid in [(1, 0), (2, 1), (3, 0)]:
        assert state.current_player() == seat
        state.bid(bid)
    assert state.legal_bids() == [0, 2]
    state.bid(0)
    for card in ["7c", "2e", "12c"]:
        state.play(card)
    assert state.legal_cards() == ["1c"]
    with pytest.raises(ValueError, match="not allowed"):
        state.play("2o")
    state.play("1c")
    assert state.current_player() == 2
    assert state.tricks_won() == [0, 0, 1, 0]
    for card in ["4b", "6b", "2o", "5o"]:
        state.play(card)
    assert state.is_over()
    assert state.tricks_won() == [0, 0, 1, 1]
    assert state.returns() == [10, 10, 15, -5]


def bid_all(state: OhHell, cards: int, players: int, dealer: int, rng: random.Random) -> list[int]:
    """Bid at random, comparing what may be bid; the bids by seat."""
    by_seat = [0] * players
    before: list[int] = []
    for place in range(players):
        seat = (dealer + 1 + place) % players
        allowed = allowed_bids(cards, before, players, LAW)
        assert state.current_player() == seat
        assert state.legal_bids() == allowed
        by_seat[seat] = rng.choice(allowed)
        before.append(by_seat[seat])
        state.bid(by_seat[seat])
    return by_seat


def play_trick(state: OhHell, hands: list[list[str]], leader: int, trump: str, rng: random.Random) -> int:
    """Play a trick at random by the law of Pocha, comparing what may be played; the seat that wins it."""
    trick: list[str] = []
    for place in range(len(hands)):
        seat = (leader + place) % len(hands)
        hand = hands[seat]
        allowed = legal(hand, trick, trump, LAW)
        following = of_suit(hand, suit_of(trick[0])) if trick else hand
        assert state.current_player() == seat
        assert sorted(state.legal_cards()) == sorted(following or hand)
        assert set(allowed) <= set(state.legal_cards())
        card = rng.choice(allowed)
        hand.remove(card)
        trick.append(card)
        state.play(card)
    return (leader + winner(trick, trump, LAW) - 1) % len(hands)


@pytest.mark.parametrize("players", [4, 5])
def test_winners_bids_and_points_agree_over_whole_hands(players: int) -> None:
    """Two hundred hands of one card to all cards, every trump, every dealer."""
    rng = random.Random(players)
    most = 40 // players
    for number in range(200):
        cards = 1 + number % most
        deck = full_deck(40)
        rng.shuffle(deck)
        hands = [deck[seat * cards : (seat + 1) * cards] for seat in range(players)]
        trump, dealer = rng.choice(SUITS), rng.randrange(players)
        state = start(hands, trump, dealer)
        bids = bid_all(state, cards, players, dealer, rng)
        won = [0] * players
        leader = (dealer + 1) % players
        for _ in range(cards):
            leader = play_trick(state, hands, leader, trump, rng)
            won[leader] += 1
            assert state.tricks_won() == won
        assert state.is_over()
        assert state.returns() == score(bids, won, trump, LAW)
