"""Bids, scores, deals, schedules and matches, worked out by hand."""

import pytest

from tests.referee.bids import allowed_bids, namer, operative_bid_rule
from tests.referee.deal import cards_each, deal, extra_hand, schedule
from tests.referee.law import law_of
from tests.referee.match import match
from tests.referee.score import score

COMPLETA = law_of("completa")
SENCILLA = law_of("sencilla")


def test_last_bidder_may_not_square_the_bids() -> None:
    """Only the last; in one-card hands by variant; not in the first round of a subastado."""
    assert allowed_bids(3, [1, 1], 3, COMPLETA) == [0, 2, 3]
    assert allowed_bids(3, [1], 3, COMPLETA) == [0, 1, 2, 3]
    assert allowed_bids(3, [2, 2], 3, COMPLETA) == [0, 1, 2, 3]
    assert allowed_bids(1, [0, 0], 3, COMPLETA) == [0]
    assert allowed_bids(1, [0, 0], 3, SENCILLA) == [0, 1]
    assert allowed_bids(2, [0, 1], 3, SENCILLA) == [0, 2]
    assert allowed_bids(3, [1, 1], 3, COMPLETA, "subastado", True) == [0, 1, 2, 3]


def test_auction_winner_must_keep_the_bid_where_the_second_is_not_free() -> None:
    """The second bidder won with 4; the failure named first is mantener_puja."""
    strict = law_of("completa", segunda_puja_libre=False)
    assert allowed_bids(5, [1], 3, strict, "subastado", False, [2, 4, 4]) == [4, 5]
    assert allowed_bids(5, [1], 3, COMPLETA, "subastado", False, [2, 4, 4]) == [0, 1, 2, 3, 4, 5]
    assert allowed_bids(5, [1, 0], 3, strict, "subastado", False, [2, 3, 4]) == [5]
    assert operative_bid_rule(5, [1, 1], 3, 3, strict, "subastado", False, [2, 3, 4]) == "mantener_puja"
    assert operative_bid_rule(5, [1, 0], 3, 4, strict, "subastado", False, [2, 3, 4]) == "no_cuadrar"
    assert operative_bid_rule(5, [1, 0], 3, 5, strict, "subastado", False, [2, 3, 4]) is None


def test_namer_is_the_highest_bidder_and_the_first_or_last_of_the_tied() -> None:
    """Places are counted from 1 in bidding order."""
    assert namer([1, 3, 2], COMPLETA) == 2
    assert namer([1, 3, 3], COMPLETA) == 2
    assert namer([1, 3, 3], law_of("completa", empate_subasta="ultimo")) == 3


@pytest.mark.parametrize(
    ("trump", "options", "points"),
    [
        ("espadas", {}, [10, 20, -10, -5]),
        ("copas", {}, [20, 40, -20, -10]),
        ("oros", {}, [30, 60, -30, -15]),
        ("1o", {}, [30, 60, -30, -15]),
        ("oros", {"multiplicar_perdidas": False}, [30, 60, -10, -5]),
        ("oros", {"multiplicadores": False}, [10, 20, -10, -5]),
    ],
)
def test_a_hit_is_ten_and_five_a_trick_and_a_miss_loses_five_a_trick(
    trump: str, options: dict[str, bool], points: list[int]
) -> None:
    """Bids 0 2 3 0, tricks 0 2 1 1."""
    assert score([0, 2, 3, 0], [0, 2, 1, 1], trump, law_of("completa", **options)) == points


def test_penalty_is_added_to_the_score_and_never_multiplied() -> None:
    """Oros: 60 and -15 before it."""
    assert score([2, 1], [2, 2], "oros", COMPLETA, offender=0) == [-40, -15]
    assert score([2, 1], [2, 2], "oros", law_of("completa", renuncio=50), offender=1) == [60, -65]
    assert score([2, 1], [2, 2], "oros", law_of("completa", mano_anulada=True), offender=1) == [0, -100]
    with pytest.raises(ValueError, match="no source"):
        score([2, 1], [2, 2], "oros", SENCILLA, offender=1)


@pytest.mark.parametrize(
    ("players", "removed", "each", "hands"),
    [
        (3, "2e", 13, 3 + 11 + 3 + 12 + 9),
        (4, "", 10, 4 + 8 + 4 + 9 + 12),
        (5, "", 8, 5 + 6 + 5 + 7 + 15),
        (6, "2e 2b 2c 2o", 6, 6 + 4 + 6 + 5 + 18),
        (7, "2e 2b 2c 2o 4e", 5, 7 + 3 + 7 + 4 + 21),
        (8, "", 5, 8 + 3 + 8 + 4 + 24),
        (9, "2e 2b 2c 2o", 4, 9 + 2 + 9 + 3 + 27),
    ],
)
def test_long_form_removes_as_few_cards_as_needed(players: int, removed: str, each: int, hands: int) -> None:
    """Twos, then fours, in the order espadas, bastos, copas, oros."""
    assert deal(players, COMPLETA) == (removed.split(), each, hands)


def test_plain_form_removes_all_twos_for_three_players_only() -> None:
    """And nothing from the deck of 48, which three and four divide; a table may leave the surplus undealt."""
    assert deal(3, SENCILLA) == (["2e", "2b", "2c", "2o"], 12, 25)
    assert deal(4, SENCILLA) == ([], 10, 22)
    assert deal(3, SENCILLA, 48) == ([], 16, 33)
    assert deal(4, SENCILLA, 48) == ([], 12, 26)
    assert deal(3, law_of("sencilla", sobrantes="dejar")) == ([], 13, 27)
    assert deal(4, law_of("sencilla", bajada=False)) == ([], 10, 13)
    for players, law in [(2, COMPLETA), (10, COMPLETA), (5, SENCILLA)]:
        with pytest.raises(ValueError, match="not for"):
            deal(players, law)


def test_schedule_of_nine_in_the_long_form_in_full() -> None:
    """Four cards each are the most."""
    plain = [1] * 9 + [2, 3] + [4] * 9 + [3, 2, 1]
    special = [(1, "india")] * 9 + [(4, "subastado")] * 9 + [(4, "oros")] * 9
    assert schedule(9, COMPLETA) == [(cards, None) for cards in plain] + special
    assert schedule(9, law_of("completa", cartas_especiales=2))[-1] == (2, "oros")
    assert cards_each(9, COMPLETA) == 4


def test_match_is_won_by_the_highest_total_alone() -> None:
    """A tie further down decides nothing; a tie at the top is played on."""
    assert match({"A": 10, "B": 30, "C": 10}) == "B"
    assert match({"A": -5, "B": -5, "C": -10}) == "play_on"
    assert extra_hand(4, COMPLETA) == (10, "oros")
    assert extra_hand(4, SENCILLA) == (1, None)
