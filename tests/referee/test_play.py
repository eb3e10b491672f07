"""Legal cards, the rule that decides, winners and whole hands, by hand and at random."""

import random
from itertools import permutations, product

import pytest

from tests.referee.cards import SUITS, full_deck
from tests.referee.law import VARIANTS, Law, law_of
from tests.referee.misconceptions import legal_as
from tests.referee.perft import perft
from tests.referee.play import broken_rule, legal, operative_rule, winner

LAW = law_of("completa")


@pytest.mark.parametrize(
    ("hand", "trick", "card", "rule"),
    [
        ("1c 4c 2b", "7c 12c", "1c", "montar"),
        ("3c 1c", "7c 12c", "1c", "montar"),
        ("6c 2b", "7c 12c", "6c", "asistir"),
        ("1c 4c", "7c 2e", "4c", "baza_fallada"),
        ("1c 4c", "7c 2e", "1c", "asistir"),
        ("5c 4c", "7c 2e", "5c", "asistir"),
        ("2e 4o", "7c", "2e", "fallar"),
        ("2o 4o", "7c", "2o", None),
        ("6e 4o", "7c 5e", "6e", "pisar"),
        ("4e 4o", "7c 5e", "4e", None),
        ("1e 2e", "7e 5o", "1e", "montar"),
        ("2e", "", "2e", "salida"),
    ],
)
def test_a_legal_card_names_its_release_or_the_last_duty_that_bound(
    hand: str, trick: str, card: str, rule: str | None
) -> None:
    """Espadas are trumps."""
    assert operative_rule(hand.split(), trick.split(), "espadas", card, LAW) == rule


@pytest.mark.parametrize(
    ("hand", "trick", "card", "rule"),
    [
        ("6c 1e", "7c", "1e", "asistir"),
        ("1c 6c", "7c", "6c", "montar"),
        ("1e 2e", "7e 5o", "2e", "montar"),
        ("2e 1o", "7c", "1o", "fallar"),
        ("6e 2e 1o", "7c 5e", "2e", "pisar"),
        ("6e 2e 1o", "7c 5e", "1o", "pisar"),
    ],
)
def test_a_refused_card_names_the_first_rule_that_refuses_it(hand: str, trick: str, card: str, rule: str) -> None:
    """Espadas are trumps."""
    assert broken_rule(hand.split(), trick.split(), "espadas", card, LAW) == rule


def test_a_ruff_is_named_exactly_where_the_card_would_be_refused_without_that_release() -> None:
    """M3 is the law without it."""
    rng = random.Random(4)
    named = 0
    for _ in range(5000):
        cards = rng.sample(full_deck(40), 8)
        hand, trick, trump = cards[:5], cards[5:], rng.choice(SUITS)
        for card in legal(hand, trick, trump, LAW):
            released = card not in legal_as("M3", hand, trick, trump, LAW)
            assert (operative_rule(hand, trick, trump, card, LAW) == "baza_fallada") == released
            named += released
    assert named > 50


def test_tres_bajo_puts_the_three_between_the_four_and_the_two() -> None:
    """The three then wins no trick that the four is in."""
    low = law_of("completa", tres_bajo=True)
    assert winner(["4c", "3c", "2c"], "oros", LAW) == 2
    assert winner(["4c", "3c", "2c"], "oros", low) == 1
    assert legal(["3c", "5c"], ["4c"], "oros", LAW) == ["3c", "5c"]
    assert legal(["3c", "5c"], ["4c"], "oros", low) == ["5c"]


def test_eight_and_nine_stand_between_the_seven_and_the_sota() -> None:
    """In the deck of 48."""
    assert winner(["7c", "8c", "9c"], "oros", LAW) == 3
    assert winner(["9c", "10c", "8c"], "oros", LAW) == 2


def test_trump_may_be_given_as_the_turned_card() -> None:
    """Its rank does not matter."""
    assert winner(["1c", "2o"], "4o", LAW) == 2
    assert legal(["2o", "5e"], ["1c"], "4o", LAW) == ["2o"]


@pytest.mark.parametrize("law", [law_of(name, tres_bajo=low) for name in VARIANTS for low in (False, True)])
def test_legal_cards_are_exactly_those_that_no_rule_refuses(law: Law) -> None:
    """The two are written apart; and a hand always has a legal card."""
    rng = random.Random(1)
    for _ in range(3000):
        cards = rng.sample(full_deck(rng.choice([40, 48])), 16)
        hand, trick = cards[: rng.randint(1, 10)], cards[10 : 10 + rng.randint(0, 6)]
        trump = rng.choice(SUITS)
        allowed = legal(hand, trick, trump, law)
        assert allowed
        assert allowed == [card for card in hand if broken_rule(hand, trick, trump, card, law) is None]


@pytest.mark.parametrize(
    ("hands", "trump", "count"),
    [
        (["1o", "2c"], "oros", 1),
        (["1o 2c", "3o 4c"], "espadas", 2),  # the second always has one card to follow with
        (["1o 3o", "2o 4o"], "copas", 4),  # two leads, two answers that cannot beat
        (["5o 1c", "2e 7b"], "espadas", 2),  # the second must ruff whatever is led
        (["5o 1c", "2e 7b"], "copas", 4),  # nothing to ruff with: two leads, two free answers
        (["4o 5o", "6o 2o"], "copas", 2),  # the six is owed on either lead
    ],
)
def test_perft_counts_small_hands(hands: list[str], trump: str, count: int) -> None:
    """Counted on paper; the first player leads."""
    assert perft([hand.split() for hand in hands], trump, 0, LAW) == count


def legal_throughout(orders: tuple[tuple[str, ...], ...], trump: str, law: Law) -> bool:
    """Whether nobody breaks a rule when each player's cards come in the order given; the first player leads."""
    players = len(orders)
    leader = 0
    for turn in range(len(orders[0])):
        trick: list[str] = []
        for place in range(players):
            order = orders[(leader + place) % players]
            if broken_rule(list(order[turn:]), trick, trump, order[turn], law) is not None:
                return False
            trick.append(order[turn])
        leader = (leader + winner(trick, trump, law) - 1) % players
    return True


def test_perft_counts_the_orders_of_play_in_which_nobody_breaks_a_rule() -> None:
    """Three players with three cards each: 216 orders, judged card by card."""
    rng = random.Random(2)
    for _ in range(40):
        cards, trump = rng.sample(full_deck(40), 9), rng.choice(SUITS)
        hands = [cards[:3], cards[3:6], cards[6:]]
        every_order = product(*[permutations(hand) for hand in hands])
        assert perft(hands, trump, 0, LAW) == sum(legal_throughout(orders, trump, LAW) for orders in every_order)
