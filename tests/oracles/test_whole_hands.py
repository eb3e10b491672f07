"""Whole hands of ours replayed in OpenSpiel's Oh Hell: winners, the last bidder, points without multipliers.

Oh Hell allows any card of the suit led, and anything where one has none: our legal sets must lie inside its. It cannot see
whether they are small enough.
"""

from __future__ import annotations

import random

import pytest

import tutor
from tests.oracles.oh_hell import OhHell, start
from tutor.cards import CARDS, bits, parse_card
from tutor.play.deal import plan_deal
from tutor.play.position import Position
from tutor.play.setting import Setting
from tutor.play.table import deal_hand, shuffled

HANDS, CHUNKS = 1100, 2
COURT = tutor.load("pocha", variant="completa", options={"multiplicadores": False}).court()


def play_both(players: int, cards: int, dealer: int, rng: random.Random) -> None:
    """One hand at random in both; every choice and every trick is compared."""
    setting = Setting(COURT, plan_deal(COURT.law, players), dealer, cards)
    position = deal_hand(setting, *shuffled(setting, rng))
    hands = [[str(CARDS[card]) for card in bits(position.zones["hand"][seat])] for seat in range(players)]
    other = start(hands, ("oros", "copas", "espadas", "bastos")[position.registers["trump"]], dealer)
    while position.points is None:
        position = play_one(position, other, rng)
    assert list(position.registers["tricks"]) == other.tricks_won()
    assert list(position.points) == other.returns()


def play_one(position: Position, other: OhHell, rng: random.Random) -> Position:
    """One choice in both."""
    assert position.turn == other.current_player()
    choice = rng.choice(position.moves())
    if position.setting.choice_type(position.decision) == "number":
        assert list(position.moves()) == other.legal_bids()
        other.bid(choice)
    else:
        assert set(position.moves()) <= {int(parse_card(card)) for card in other.legal_cards()}
        other.play(str(CARDS[choice]))
    return position.play(choice, checked=False)


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_whole_hands_agree_with_oh_hell(players: int, chunk: int) -> None:
    rng = random.Random(1000 * players + chunk)
    for number in range(HANDS // CHUNKS):
        play_both(players, rng.randint(1, 40 // players), number % players, rng)
