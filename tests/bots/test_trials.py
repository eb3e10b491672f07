"""Choices tried in deals: which drop out and when, which is best, and on which card it hangs."""

from __future__ import annotations

import random
from itertools import count

import pytest

from tests.bots.tables import hand
from tutor.bots import look
from tutor.bots.advice import key_card
from tutor.bots.trials import Outcome, best_of, contest, lost_without, race


def brings(world: int, choice: str, outcome: Outcome) -> None:
    """Points by deal: ``steady`` always some, ``close`` as many on average, but now this, now that; ``poor`` so too, but fewer;
    ``bad`` few; ``second`` always a little less than ``steady``."""
    sign = (-1) ** world
    known = {
        "steady": 10.0,
        "close": 9.5 + 20 * sign,
        "poor": 4.0 + 20 * sign,
        "bad": float(world % 2),
        "same": 10.0,
        "second": 9.7,
    }
    points = known[choice]
    outcome.add(points, points > 5, points)


def test_whoever_is_clearly_behind_drops_out_and_the_best_is_tried_in_all_deals() -> None:
    found = contest(["bad", "close", "steady"], count(), 32, brings, 4)
    assert {choice: outcome.deals for choice, outcome in found.items()} == {"bad": 8, "close": 32, "steady": 32}
    assert best_of(found) == "steady"
    assert contest(["bad", "close", "steady"], count(), 32, brings, 8)["bad"].deals == 16  # no look before its time
    assert contest(["second", "close", "steady"], count(), 32, brings, 4)["second"].deals == 32  # for comparison
    # 6 points behind, give or take 20 a deal: 0.09 points may be expected to be lost after 28 deals, 0.06 after 32
    assert contest(["poor", "close", "steady"], count(), 40, brings, 4)["poor"].deals == 32


def test_what_may_be_lost_is_what_the_tail_of_a_bell_holds() -> None:
    assert lost_without(Outcome([1.0, -1.0] * 50), Outcome([0.0] * 100)) == pytest.approx(0.0399, abs=1e-4)
    assert lost_without(Outcome([1.2, -0.8] * 50), Outcome([0.0] * 100)) == pytest.approx(0.00085, abs=1e-5)
    assert lost_without(Outcome([0.8, -1.2] * 50), Outcome([0.0] * 100)) == pytest.approx(0.20085, abs=1e-4)
    assert lost_without(Outcome([1.0]), Outcome([3.0])) == 2 and not lost_without(Outcome([3.0]), Outcome([1.0]))


def test_a_contest_is_over_when_one_can_be_sure_and_when_it_makes_no_difference() -> None:
    assert contest(["bad", "steady"], count(), 32, brings, 4)["steady"].deals == 8
    assert contest(["same", "steady"], count(), 32, brings, 4)["steady"].deals == 8
    assert contest(["close", "steady"], count(), 32, brings, 4)["steady"].deals == 32


def test_of_a_race_the_best_stay() -> None:
    found = race(["bad", "close", "steady", "same"], count(), 30, brings)
    assert sorted(outcome.deals for outcome in found.values()) == [12, 12, 30, 30]
    assert best_of(found) in ("steady", "same")


def test_the_card_on_which_a_choice_hangs_is_found() -> None:
    position = hand("pocha", "completa", 4, 1, 5).position
    assert position is not None
    view = look(position, position.turn)
    rng, outcome, wanted = random.Random(1), Outcome(), view.unplaced[3]
    other = (view.seat + 1) % 4
    for _ in range(120):
        cards = list(view.unplaced)
        rng.shuffle(cards)
        hands = [sum(1 << card for card in cards[5 * seat : 5 * seat + 5]) for seat in range(4)]
        hands[view.seat] = 0
        outcome.hands.append(hands)
        outcome.add(-20.0 if hands[other] >> wanted & 1 else 40.0 + rng.random(), True, 0.0)
    found = key_card(view, outcome)
    assert found is not None
    assert (found.card, found.seat) == (wanted, other)
    assert -61.5 < found.points < -59.5
    level = Outcome([10.0, 11.0] * 60, hands=outcome.hands)
    assert key_card(view, level) is None
