"""A hand that changes in place goes the way of positions, choice by choice, in every form."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import tutor
from tests.bots.tables import TABLES, hand
from tutor.bots.capture import captures_of
from tutor.bots.sim import Sim
from tutor.cards import bits
from tutor.play.match import start_match
from tutor.play.position import Position


@pytest.mark.parametrize(("game", "variant", "players"), TABLES)
def test_a_hand_in_place_goes_the_way_of_positions(game: str, variant: str, players: int) -> None:
    follow(hand(game, variant, players, 0, 5 if game == "pocha" else 1).position)


@pytest.mark.parametrize("kind", ["india", "subastado", "oros"])
def test_so_does_a_hand_of_a_kind_of_its_own(kind: str) -> None:
    rules = tutor.load("pocha", variant="completa")
    follow(start_match(lambda _: rules.court(kind=kind), 4).deal(random.Random(1)).position)


def follow(position: Position | None) -> None:
    """The hand to its end by chance, in place and by positions; whoever names a suit has it for trumps."""
    assert position is not None
    rng, sim = random.Random(2), Sim(position)
    while not position.over:
        assert (sim.decision, sim.turn, sim.optional) == (position.decision, position.turn, position.optional)
        assert sim.moves() == position.moves()
        names, choice = position.setting.choice_type(position.decision) == "suit", rng.choice(position.moves())
        sim, untouched = sim.copy(), sim
        sim.play(choice)
        assert untouched.decision == position.decision
        position = position.play(choice, checked=False)
        assert (sim.zones, sim.registers, sim.leader) == (position.zones, position.registers, position.leader)
        if names and position.setting.law.kind:
            assert position.registers["trump"] == choice
    assert (sim.points, sim.brought) == (position.points, position.brought)


def test_what_has_been_asked_of_one_choice_says_nothing_of_another() -> None:
    """Where what was left may be claimed first, nobody sweeps the table before a claim, and somebody may before a play."""
    position = hand("escoba", "quince", 2, 1).position
    assert position is not None
    captures, found = captures_of(position), []
    for decision in ("reclamar_lo_dejado", "tomar"):
        here = replace(position, decision=decision)
        found.append([captures.sweeping(here, 1 << card) for card in bits(position.setting.plan.pack)])
    assert not any(found[0])
    assert any(found[1])
