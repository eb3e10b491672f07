"""OpenSpiel's ``oh_hell`` driven from Python: the yardstick. Four players, forty cards, nine tricks each."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

TRICKS = 9


def oh_hell() -> Any:
    """The game with the same number of players, cards and tricks as ours."""
    return pyspiel.load_game(
        "oh_hell",
        {
            "players": 4,
            "num_suits": 4,
            "num_cards_per_suit": 10,
            "num_tricks_fixed": TRICKS,
            "off_bid_penalty": True,
            "points_per_trick": 5,
        },
    )


def playout(game: Any, rng: random.Random) -> list[float]:
    """One hand of random legal actions, chance included."""
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
    returns: list[float] = state.returns()
    return returns


def states_in_play(game: Any, rng: random.Random, count: int) -> list[Any]:
    """States in the play of cards, with at least one card on the trick."""
    found: list[Any] = []
    while len(found) < count:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and rng.random() < 0.2 and "Phase: Play" in str(state):
                found.append(state.clone())
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
    return found[:count]
