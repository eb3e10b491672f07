"""Counting plays: on paper, and against every order of the cards judged one by one."""

import random
from itertools import permutations, product

import pytest

from tests.referee_tute.cards import SUITS, full_deck
from tests.referee_tute.law import Law, law_of
from tests.referee_tute.perft import perft
from tests.referee_tute.play import broken_rule, winner


@pytest.mark.parametrize(
    ("hands", "trump", "stock", "count"),
    [
        (["1o", "2c"], "oros", "", 1),
        (["1o 2c", "3o 4c"], "espadas", "", 2),  # the second always has one card to follow with
        (["5o 1c", "2e 7b"], "espadas", "", 2),  # the second must ruff whatever is led
        (["5o 1c", "2e 7b"], "copas", "", 4),  # nothing to ruff with: two leads, two free answers
        (["4o 5o", "6o 2o"], "copas", "", 2),  # the six is owed on either lead
        (["4o 5o", "6o 2o"], "copas", "1e 1c", 8),  # while there is stock it is not: 2 × 2, then two leads
        (["4o 5o", "6o 2o"], "oros", "1e 1c", 8),
        (["1o", "2o"], "copas", "1e 1c", 1),  # one card each, one drawn each
    ],
)
def test_perft_counts_small_hands_of_two(hands: list[str], trump: str, stock: str, count: int) -> None:
    """Counted on paper; the first player leads."""
    assert perft([hand.split() for hand in hands], trump, 0, law_of("habanero"), stock.split()) == count


def legal_throughout(orders: tuple[tuple[str, ...], ...], trump: str, law: Law) -> bool:
    """Whether nobody breaks a rule when each player's cards come in the order given; the first player leads."""
    leader = 0
    for turn in range(len(orders[0])):
        trick: list[str] = []
        for place in range(len(orders)):
            order = orders[(leader + place) % len(orders)]
            if broken_rule(list(order[turn:]), trick, trump, order[turn], law) is not None:
                return False
            trick.append(order[turn])
        leader = (leader + winner(trick, trump) - 1) % len(orders)
    return True


@pytest.mark.parametrize(
    ("law", "cards"),
    [
        (law_of("habanero"), 3),
        (law_of("arrastrado"), 3),
        (law_of("arrastrado", montar_si_fallada=False), 3),
        (law_of("individual"), 2),
        (law_of("parejas", companero_libera=True), 2),
    ],
)
def test_perft_counts_the_orders_of_play_in_which_nobody_breaks_a_rule(law: Law, cards: int) -> None:
    """Endings without stock, judged card by card."""
    rng = random.Random(2)
    for _ in range(25):
        deck, trump = rng.sample(full_deck(), law.players * cards), rng.choice(SUITS)
        hands = [deck[seat * cards : (seat + 1) * cards] for seat in range(law.players)]
        every_order = product(*[permutations(hand) for hand in hands])
        assert perft(hands, trump, 0, law) == sum(legal_throughout(orders, trump, law) for orders in every_order)
