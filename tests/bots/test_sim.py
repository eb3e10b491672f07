"""A hand that changes in place goes the way of positions, choice by choice, in every form."""

from __future__ import annotations

import random

import pytest

from tests.bots.tables import TABLES, hand
from tutor.bots.sim import Sim


@pytest.mark.parametrize(("game", "variant", "players"), TABLES)
def test_a_hand_in_place_goes_the_way_of_positions(game: str, variant: str, players: int) -> None:
    rng = random.Random(2)
    for seed in range(1):
        position = hand(game, variant, players, seed, 5 if game == "pocha" else 1).position
        assert position is not None
        sim = Sim(position)
        while not position.over:
            assert (sim.decision, sim.turn, sim.optional) == (position.decision, position.turn, position.optional)
            assert sim.moves() == position.moves()
            choice = rng.choice(position.moves())
            sim, untouched = sim.copy(), sim
            sim.play(choice)
            assert untouched.decision == position.decision
            position = position.play(choice, checked=False)
            assert (sim.zones, sim.registers, sim.leader) == (position.zones, position.registers, position.leader)
        assert (sim.points, sim.brought) == (position.points, position.brought)
