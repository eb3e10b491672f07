"""What does a hand score, and who has won? Over every option, with and without an offender."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.agreement.positions import court_of, law_with, rules_of, said_to_all
from tests.referee.cards import SUITS
from tests.referee.deal import cards_each
from tests.referee.match import match
from tests.referee.score import score
from tutor.play.outcome import match_outcome
from tutor.play.score import count_hand

HANDS = 1500  # of each variant
SEATS = "ABCDEFGHI"


def random_hand(rng: random.Random, variant: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table's options, and a hand played out. `sencilla` names a penalty only where a table sets one."""
    flags = ("multiplicadores", "multiplicar_perdidas", "mano_anulada")
    options: dict[str, Any] = {name: rng.random() < 0.5 for name in flags}
    if variant == "completa" or rng.random() < 0.5:
        options["renuncio"] = rng.choice((1, 25, 50, 100, 200))
    law = law_with(variant, **options)
    players = rng.choice(law.players)
    cards = rng.randint(1, cards_each(players, law))
    winners = [rng.randrange(players) for _ in range(cards)]
    tricks = [winners.count(seat) for seat in range(players)]
    bids = [won if rng.random() < 0.5 else rng.randint(0, cards) for won in tricks]
    hand: dict[str, Any] = {"bids": bids, "tricks": tricks, "trump": rng.choice(SUITS)}
    if rng.random() < 0.4 and law.renuncio is not None:
        hand["offender"] = rng.randrange(players)
    return options, hand


@pytest.mark.parametrize("variant", ["completa", "sencilla"])
def test_every_seat_gets_the_same_points(variant: str) -> None:
    """The score sheet, seat by seat."""
    rng = random.Random(f"scores {variant}")
    for _ in range(HANDS):
        options, hand = random_hand(rng, variant)
        sheet = count_hand(court_of(variant, **options), said_to_all(hand))
        assert list(sheet.points) == score(**hand, law=law_with(variant, **options)), (options, hand)


@pytest.mark.parametrize("variant", ["completa", "sencilla"])
def test_the_front_door_gives_the_same_points(variant: str) -> None:
    """The same through `explain`."""
    rng = random.Random(f"scores door {variant}")
    for _ in range(400):
        options, hand = random_hand(rng, variant)
        case = {**hand, "offender": SEATS[hand["offender"]]} if "offender" in hand else hand
        answer = rules_of(variant).explain({**case, "options": options, "score": True})
        assert answer.value == score(**hand, law=law_with(variant, **options)), (options, hand)


def test_a_penalty_that_no_source_names_is_not_covered() -> None:
    """`sencilla` says nothing of it; a table that sets one is told what it costs."""
    case = {"bids": [1, 0, 0], "tricks": [1, 0, 0], "trump": "oros", "offender": "A", "score": True}
    assert rules_of("sencilla").explain(case).verdict == "not_covered"
    assert rules_of("sencilla").explain({**case, "options": {"renuncio": 30}}).value == [-15, 10, 10]


@pytest.mark.parametrize("variant", ["completa", "sencilla"])
def test_the_match_goes_to_the_same_player_or_goes_on(variant: str) -> None:
    """Totals that are often level."""
    rng, court = random.Random(f"match {variant}"), court_of(variant)
    for _ in range(1000):
        totals = {SEATS[seat]: 5 * rng.randint(-3, 4) for seat in range(rng.choice(law_with(variant).players))}
        assert (match_outcome(court, totals).winner or "play_on") == match(totals), totals
        if rng.random() < 0.2:
            assert rules_of(variant).explain(match=totals).value == match(totals), totals
