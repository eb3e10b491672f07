"""Perft: the number of legal ways to play a dealt hand out, counted through positions and by the naive referees."""

from __future__ import annotations

import random

import pytest

import tutor
from tests.agreement.escoba import table_of
from tests.agreement.escoba_hand import Hand, pick
from tests.referee.law import law_of
from tests.referee.perft import perft as naive_perft
from tests.referee_escoba.deal import possible_players
from tests.referee_escoba.law import VARIANTS
from tests.referee_escoba.law import law_of as escoba_law_of
from tests.referee_escoba.play import perft as naive_perft_of_escoba
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


ENDS = {variant: possible_players(escoba_law_of(variant)) for variant in VARIANTS}
FEW, LYING = {2: 4, 3: 3, 4: 4, 6: 4}, range(5, 8)  # cards in the hands by players, and on the table


@pytest.mark.parametrize(
    ("variant", "players", "pairs"),
    [
        *((variant, players, False) for variant, numbers in ENDS.items() for players in numbers),
        ("limpia", 4, True),
        ("quince", 4, True),
    ],
)
def test_ways_to_end_a_hand_of_escoba_are_as_many_as_the_referee_counts(
    variant: str, players: int, pairs: bool
) -> None:
    """The last cards of two hands, with some cards on the table: captures, leaving, claims and passes."""
    rng, counts = random.Random(f"perft {variant} {players}"), list[int]()
    while len(counts) < 2:
        hand = Hand(table_of(variant, **({"parejas": True} if pairs else {})), players, rng)
        while hand.told.stock or sum(map(len, hand.told.hands)) > FEW[players]:
            hand.play(pick(rng, hand.moves(), greed=0.3))
        if len(hand.told.cards) in LYING:
            counts.append(perft(hand.position))
            assert counts[-1] == naive_perft_of_escoba(hand.told, hand.table.law)
    assert max(counts) > 1, counts
