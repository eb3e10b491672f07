"""Perft: the number of legal ways to play a dealt hand out, counted through positions and by the naive referee."""

from __future__ import annotations

import random

import pytest

import tutor
from tests.referee.law import law_of
from tests.referee.perft import perft as naive_perft
from tutor.cards import CARDS, bits
from tutor.play.deal import plan_deal
from tutor.play.position import Position
from tutor.play.setting import Setting
from tutor.play.table import deal_hand, shuffled

CASES = [
    ("completa", 3, 3),
    ("completa", 4, 3),
    ("completa", 5, 2),
    ("completa", 9, 1),
    ("sencilla", 3, 4),
    ("sencilla", 4, 3),
]


def perft(position: Position) -> int:
    """The number of ways from here to the end of the hand."""
    if position.points is not None:
        return 1
    return sum(perft(position.play(move, checked=False)) for move in position.moves())


@pytest.mark.parametrize(("variant", "players", "cards"), CASES)
@pytest.mark.parametrize("seed", range(3))
def test_ways_to_play_a_hand_are_as_many_as_the_referee_counts(
    variant: str, players: int, cards: int, seed: int
) -> None:
    court = tutor.load("pocha", variant=variant).court()
    setting = Setting(court, plan_deal(court.law, players), seed % players, cards)
    position = deal_hand(setting, *shuffled(setting, random.Random(seed)))
    while setting.choice_type(position.decision) == "number":
        position = position.play(position.moves()[0])
    hands = [[str(CARDS[card]) for card in bits(position.zones["hand"][seat])] for seat in range(players)]
    trump = ("oros", "copas", "espadas", "bastos")[position.registers["trump"]]
    assert perft(position) == naive_perft(hands, trump, position.turn, law_of(variant))
