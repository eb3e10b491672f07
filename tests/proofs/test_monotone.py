"""What a card shown later proves: a play that is illegal stays so with any larger hand, and one unseen card is enough.

1. Illegal with a hand, illegal with every hand that holds more: so a renuncio proved by cards shown later stands,
   whatever else was held.
2. Illegal with H and S together, then illegal with H and some one card of S. Proved for S of two cards and every H; for
   more it follows: take two of S, the rest of S belongs to H, and by the step one of the two can be left out; S has
   shrunk by one. So whether a play *can* have been a renuncio is found by trying the unseen cards one by one.

Both for tricks of up to 8 cards and hands of up to 13, at tables with the three high or low. Not for misconceptions or
house rules, for which they may be false; nor where cards are drawn between (other games).
"""

from __future__ import annotations

import pytest

from tests.proofs.laws import VARIANTS, law, positions
from tutor.law.chain_logic import chain_program
from tutor.law.model import Law
from tutor.law.prove import Atoms, solve

LOW = pytest.mark.parametrize("low", [False, True], ids=["three_high", "three_low"])
VARIANT = pytest.mark.parametrize("variant", VARIANTS)
TWO_CARDS = {
    "insert": [
        {
            "after": "pisar",
            "rule": {  # binding with two cards in the hand, and only then
                "id": "tres",
                "es": "el tres",
                "en": "the three",
                "when": {"count": "hand", "is": 2},
                "must": {"rank": 3},
            },
        }
    ]
}
SEVERAL = {
    "insert": [
        {
            "after": "pisar",
            "rule": {  # two unseen cards are needed to make it binding
                "id": "tres",
                "es": "el tres",
                "en": "the three",
                "when": {"count": {"rank": 3}, "in": "hand", "at_least": 2},
                "must": {"rank": 3},
            },
        }
    ]
}

SAME_TABLE = """
    order(W,I,S,R) :- world(W), order(I,S,R).
    trick(W,S,R) :- world(W), trick(S,R).
    trump(W,S) :- world(W), trump(S).
    1 { played(S,R) : common(S,R) } 1.
"""
SMALLER_AND_LARGER = """
    world(1..2). { hand(1,S,R) } :- hand(S,R). hand(2,S,R) :- hand(S,R). common(S,R) :- hand(1,S,R).
    :- played(S,R), legal(1,S,R).
    :- played(S,R), not legal(2,S,R).
"""
ONE_OF_TWO = """
    world(1..3). 1 { one(S,R) : hand(S,R) } 1. 1 { other(S,R) : hand(S,R) } 1. :- one(S,R), other(S,R).
    common(S,R) :- hand(S,R), not one(S,R), not other(S,R).
    hand(1,S,R) :- common(S,R).   hand(2,S,R) :- common(S,R).   hand(3,S,R) :- hand(S,R).
    hand(1,S,R) :- one(S,R).      hand(2,S,R) :- other(S,R).
    :- played(S,R), legal(3,S,R).
    :- played(S,R), not legal(1,S,R).
    :- played(S,R), not legal(2,S,R).
"""


def counterexample(of: Law, theorem: str) -> Atoms | None:
    """Whether any position speaks against a theorem: one trick, several hands judged side by side."""
    chain = chain_program(of.decisions["jugar"], of, worlds=True)
    return solve(chain + positions(of).text() + SAME_TABLE + theorem)


@LOW
@VARIANT
def test_an_illegal_play_stays_illegal_with_more_cards(variant: str, low: bool) -> None:
    assert counterexample(law(variant, tres_bajo=low), SMALLER_AND_LARGER) is None


@LOW
@VARIANT
def test_one_unseen_card_makes_a_play_illegal_if_several_do(variant: str, low: bool) -> None:
    assert counterexample(law(variant, tres_bajo=low), ONE_OF_TWO) is None


def test_a_legal_play_need_not_stay_legal() -> None:
    """The other way round it is false, or the theorem would say nothing."""
    back = SMALLER_AND_LARGER.replace(":- played(S,R), legal(1,S,R)", ":- played(S,R), not legal(1,S,R)").replace(
        ":- played(S,R), not legal(2,S,R)", ":- played(S,R), legal(2,S,R)"
    )
    assert counterexample(law(), back) is not None


def test_a_rule_that_goes_by_the_size_of_the_hand_would_be_seen() -> None:
    assert counterexample(law(house=TWO_CARDS), SMALLER_AND_LARGER) is not None


def test_a_rule_that_needs_two_unseen_cards_would_be_seen() -> None:
    assert counterexample(law(house=SEVERAL), SMALLER_AND_LARGER) is None
    assert counterexample(law(house=SEVERAL), ONE_OF_TWO) is not None
