"""Each house rule against the naive referee's account of it, over random positions of both variants."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.agreement.engine import INDEX, cards_of
from tests.agreement.positions import Position, law_with, play_facts, random_positions, said_to_all
from tests.agreement.test_bids import random_bidding, referee_args
from tests.agreement.test_scores import random_hand
from tests.house_rules.tables import VARIANTS, file_of, table
from tests.referee.bids import allowed_bids
from tests.referee.house import allowed_bids_house, legal_house, score_house
from tests.referee.play import legal
from tests.referee.score import score
from tutor.cards import bits
from tutor.judge import judge
from tutor.play.score import count_hand

POSITIONS = 500  # of each variant, for each rule
# The rule of the file, and what the referee must be told besides the position; 13 is 2 for the last two tricks.
PLAYS: dict[int, tuple[int, str | None, Callable[[Position, bool], dict[str, bool]]]] = {
    1: (1, "no_salir_de_triunfo", lambda position, flag: {"trump_played": flag}),
    2: (2, "la_mas_alta", lambda position, flag: {"last": len(position.hand) == 1}),
    3: (3, "contrafallar", lambda position, flag: {}),
    4: (4, "no_contrafallar", lambda position, flag: {}),
    5: (5, None, lambda position, flag: {}),
    6: (6, None, lambda position, flag: {}),
    8: (8, "no_abrir_con_triunfo", lambda position, flag: {"first_trick": flag}),
    13: (2, "la_mas_alta", lambda position, flag: {"last": len(position.hand) <= 2}),
}
LEADS = (1, 8, 2, 13)  # rules that mostly speak of leads or of the last cards


def shortened(position: Position, number: int, rng: random.Random) -> Position:
    """The position, more often one that the rule is about."""
    trick = [] if number in LEADS and rng.random() < 0.5 else position.trick
    hand = position.hand[: rng.randint(1, 3)] if number in (2, 13) else position.hand
    return Position(hand, trick, position.trump)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("number", list(PLAYS))
def test_the_same_cards_may_be_played(number: int, variant: str) -> None:
    """What the house alone refuses is refused by the rule of the house. The last card of a hand is always legal."""
    of, rule, told = PLAYS[number]
    court, law, rng, parted = table(file_of(number), variant).court(), law_with(variant), random.Random(number), 0
    decision = court.decision("jugar")
    for found in random_positions(POSITIONS, ("house", number, variant)):
        position, flag = shortened(found, number, rng), rng.random() < 0.5
        asked, facts = (position.hand, position.trick, position.trump), told(position, flag)
        allowed, before = legal_house(of, *asked, law, **facts), legal(*asked, law)
        given = {**play_facts(court, position), **{name: told for name, told in facts.items() if name != "last"}}
        assert set(cards_of(decision.flat(given))) == set(allowed), (position, facts)
        for card in set(before) - set(allowed):
            assert judge(decision, given, INDEX[card]).rule == rule or number == 6, (position, card)
        parted += set(allowed) != set(before)
    assert parted > 5 or number == 2


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("number", [7, 9, 10])
def test_the_same_numbers_may_be_bid(number: int, variant: str) -> None:
    """Rule 7 is a duty here, so that where the referee leaves nothing to bid, what the law allows stays allowed."""
    rng, parted = random.Random(f"house {number} {variant}"), 0
    for _ in range(POSITIONS):
        options, said = random_bidding(rng, variant)
        options["segunda_puja_libre"] = True
        court = table(file_of(number), variant).court(kind=said["kind"], options=options)
        law = law_with(variant, **options)
        previous = [rng.choice((0, 0, 1, 2)) for _ in range(said["players"])]
        opened = court.open_for("bid", said_to_all({**said, "bid_before": previous} if number == 7 else said))
        assert opened is not None
        name, facts = opened
        cards, before, players, _, *auction = referee_args(said, law)
        right = allowed_bids(*referee_args(said, law))
        allowed = allowed_bids_house(number, cards, before, players, law, previous[len(before)], *auction)
        assert list(bits(court.decision(name).flat(facts))) == (allowed or right), (options, said, previous)
        parted += allowed != right
    assert parted > 25


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("number", [11, 12])
def test_the_same_points_are_scored(number: int, variant: str) -> None:
    """The plain form has no multiplier to raise."""
    rng, parted = random.Random(f"house {number} {variant}"), 0
    for _ in range(POSITIONS):
        options, hand = random_hand(rng, variant)
        law, cards = law_with(variant, **options), sum(hand["tricks"])
        court = table(file_of(number), variant).court(options=options)
        points = list(count_hand(court, {**said_to_all(hand), "cards": cards}).points)
        assert points == score_house(number, **hand, law=law), (options, hand)
        parted += points != score(**hand, law=law)
    assert parted > 25 or (number, variant) == (12, "sencilla")
