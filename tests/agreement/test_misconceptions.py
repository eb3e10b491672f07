"""What does somebody hold to be right who believes in one wrong rule? Each overlay against the referee's account."""

from __future__ import annotations

import random

import pytest

from tests.agreement.engine import cards_of
from tests.agreement.positions import (
    court_of,
    law_with,
    play_facts,
    random_positions,
    rules_of,
    said_to_all,
)
from tests.agreement.test_bids import KINDS, random_bidding, referee_args
from tests.agreement.test_scores import random_hand
from tests.referee.bids import allowed_bids
from tests.referee.misconceptions import allowed_bids_as, legal_as, score_as
from tests.referee.play import legal
from tests.referee.score import score
from tutor.cards import bits
from tutor.play.score import count_hand

PLAYS = [f"M{number}" for number in range(1, 15)]
BIDS, SCORES = ["M15", "M15b"], ["M16", "M16b"]
TABLES = [("completa", False), ("completa", True), ("sencilla", False)]


def test_every_misconception_of_the_game_is_tested_here() -> None:
    assert set(rules_of("completa").court().law.misconceptions) == {*PLAYS, *BIDS, *SCORES}


@pytest.mark.parametrize(("variant", "low"), TABLES)
@pytest.mark.parametrize("name", PLAYS)
def test_a_believer_may_play_the_same_cards(name: str, variant: str, low: bool) -> None:
    """And somewhere other cards than the law allows. Where the three is low, believing so changes nothing."""
    court, law = court_of(variant, name, tres_bajo=low), law_with(variant, tres_bajo=low)
    decision, parted = court.decision("jugar"), 0
    for position in random_positions(1000, (name, variant, low)):
        asked = (position.hand, position.trick, position.trump)
        believed = set(legal_as(name, *asked, law))
        assert set(cards_of(decision.flat(play_facts(court, position)))) == believed, position
        parted += believed != set(legal(*asked, law))
    assert parted == 0 if low and name == "M7" else parted > 10


@pytest.mark.parametrize("variant", list(KINDS))
@pytest.mark.parametrize("name", BIDS)
def test_a_believer_may_bid_the_same_numbers(name: str, variant: str) -> None:
    """Where the auction's winner is bound, what is left of the promise is tested with the bids."""
    rng, parted = random.Random(f"{name} {variant}"), 0
    for _ in range(1500):
        options, said = random_bidding(rng, variant)
        options["segunda_puja_libre"] = True
        if name == "M15b":
            del options["restriccion_con_una_carta"]
        court, law = court_of(variant, name, kind=said["kind"], **options), law_with(variant, **options)
        opened = court.open_for("bid", said_to_all(said))
        assert opened is not None
        decision, facts = opened
        believed = allowed_bids_as(name, *referee_args(said, law))
        assert list(bits(court.decision(decision).flat(facts))) == believed, (options, said)
        parted += believed != allowed_bids(*referee_args(said, law))
    assert parted == 0 if (name, variant) == ("M15b", "completa") else parted > 50


@pytest.mark.parametrize("variant", ["completa", "sencilla"])
@pytest.mark.parametrize("name", SCORES)
def test_a_believer_expects_the_same_points(name: str, variant: str) -> None:
    rng, parted = random.Random(f"{name} {variant}"), 0
    for _ in range(1500):
        options, hand = random_hand(rng, variant)
        court, law = court_of(variant, name, **options), law_with(variant, **options)
        believed = score_as(name, **hand, law=law)
        assert list(count_hand(court, said_to_all(hand)).points) == believed, (options, hand)
        parted += believed != score(**hand, law=law)
    assert parted > 500
