"""One bridge deal solved double dummy by DDS, through ``endplay``: the yardstick of the exact solver. Thirteen cards each."""

from __future__ import annotations

import random
import time

from endplay.dds import solve_board
from endplay.types import Deal, Denom, Player

RANKS = "AKQJT98765432"


def a_deal(rng: random.Random) -> Deal:
    """Spades are trumps and north leads."""
    deck = [(suit, rank) for suit in "SHDC" for rank in RANKS]
    rng.shuffle(deck)
    hands = [
        ".".join("".join(rank for rank in RANKS if (suit, rank) in deck[13 * seat : 13 * seat + 13]) for suit in "SHDC")
        for seat in range(4)
    ]
    return Deal("N:" + " ".join(hands), first=Player.north, trump=Denom.find("S"))


def seconds(deals: int) -> list[float]:
    """Processor time of every deal."""
    found = []
    for number in range(deals):
        made = a_deal(random.Random(number))
        start = time.process_time()
        solve_board(made)
        found.append(time.process_time() - start)
    return found
