"""Whole hands at random: cards and points conserved, and the order of what happens."""

import random
from collections import Counter

import pytest

from tests.referee_tute.cards import full_deck, points_of
from tests.referee_tute.declare import Choose
from tests.referee_tute.hand import Played, play_hand
from tests.referee_tute.law import VARIANTS, law_of, side_of
from tests.referee_tute.play import winner
from tests.referee_tute.score import cante_points
from tests.referee_tute.table import NAMES, Table


def at_random(rng: random.Random, says_yes: float) -> Choose:
    """Any offer; what may be declined is taken up so often."""

    def choose(seat: int, question: str, offers: list[str], table: Table) -> str | None:
        return rng.choice(offers) if question == "play" or rng.random() < says_yes else None

    return choose


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("kings", [False, True])
def test_whole_hands_conserve_cards_and_points(variant: str, kings: bool) -> None:
    """40 cards; 130 points and the cantes, less the card left out; nothing is sung twice."""
    rng, law = random.Random(variant), law_of(variant, tute_de_reyes=kings)
    seen: Counter[str] = Counter()
    for _ in range(150):
        played = play_hand(rng.sample(full_deck(), 40), law, at_random(rng, rng.choice([0.05, 0.5, 1.0])))
        table, score = played.table, played.score
        won = [card for cards in played.piles.values() for card in cards]
        left = [card for hand in table.hands for card in hand] + table.stock
        if variant in ("habanero", "arrastrado") and table.upcard is not None:
            left.append(table.upcard)
        assert sorted(won + left) == sorted(full_deck())
        sung = [suit for suits in played.cantes.values() for suit in suits]
        assert len(sung) == len(set(sung))
        if played.last_trick is not None:
            out = sum(points_of(card) for card in left)
            assert len(left) == (1 if variant == "arrastrado" else 0)
            points = sum(score[name] for name in played.piles)
            assert points == 130 - out + cante_points(sung, table.trump)
        seen.update({event[0] for event in table.log})
        seen["lost"] += table.capote_lost
        check_order(played)
    if variant == "habanero":
        assert seen["draw"]
        assert seen["announce"]
        assert seen["capote"] > seen["lost"] > 0
    assert (seen["exchange"] > 0) == (variant in ("habanero", "arrastrado"))
    assert seen["sing"] > 10
    assert seen["kings"] == 0 or kings


def check_order(played: Played) -> None:
    """Who wins a trick leads the next; one cante for each trick won; with three players changes in the first only."""
    table = played.table
    cantes: Counter[str] = Counter()
    for number, trick in enumerate(table.tricks):
        taker = trick[winner([card for _, card in trick], table.trump) - 1][0]
        if number + 1 < len(table.tricks):
            assert table.tricks[number + 1][0][0] == taker
    won_by_side: Counter[int] = Counter()
    for event in table.log:
        if event[0] == "trick":
            won_by_side[side_of(NAMES.index(event[1]), table.law)] += 1
            cantes.clear()
        if event[0] == "sing":
            cantes[event[1]] += 1
            assert cantes[event[1]] == 1
            assert won_by_side[side_of(NAMES.index(event[1]), table.law)] >= 1
        if event[0] == "exchange" and table.law.players == 3:
            assert not won_by_side
