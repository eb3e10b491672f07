"""The count of a hand, the winner and the games."""

from typing import Any

import pytest

from tests.referee_tute.cards import full_deck, points_of
from tests.referee_tute.law import law_of
from tests.referee_tute.score import game_winner, score

TWO = law_of("habanero")
THREE = law_of("arrastrado")

LEVEL_A = [card for card in full_deck() if card[-1] == "o" or card in ("1c", "3c", "12c", "2c")]
LEVEL = {"A": LEVEL_A, "B": [card for card in full_deck() if card not in LEVEL_A]}  # 55 and 65


def test_deck_is_worth_120_and_each_suit_30() -> None:
    """With the diez de últimas 130 are counted."""
    for suit in "oceb":
        assert sum(points_of(card) for card in full_deck() if card[-1] == suit) == 30


@pytest.mark.parametrize(
    ("last", "cantes", "options", "value"),
    [
        ("A", {}, {}, {"A": 65, "B": 65, "winner": "A", "games": 1}),
        ("B", {}, {}, {"A": 55, "B": 75, "winner": "B", "games": 1}),
        ("B", {"A": ["oros"]}, {}, {"A": 75, "B": 75, "winner": "B", "games": 1}),
        ("A", {"A": ["espadas"]}, {}, {"A": 105, "B": 65, "winner": "A", "games": 2}),
        ("A", {"A": ["espadas"]}, {"salirse_con_cantes": False}, {"A": 105, "B": 65, "winner": "A", "games": 1}),
        ("A", {"A": ["espadas"], "B": ["oros", "copas"]}, {}, {"A": 105, "B": 105, "winner": "A", "games": 2}),
        ("B", {"A": ["espadas"], "B": ["copas"]}, {}, {"A": 95, "B": 95, "winner": "B", "games": 1}),
        ("A", {"B": ["espadas"], "A": ["oros", "copas"]}, {}, {"A": 105, "B": 105, "winner": "A", "games": 2}),
        (
            "A",
            {"B": ["espadas", "copas"], "A": ["oros", "bastos"]},
            {},
            {"A": 105, "B": 125, "winner": "B", "games": 2},
        ),
    ],
)
def test_count_of_two_players(last: str, cantes: Any, options: Any, value: Any) -> None:
    """Espadas are trumps; A has 55 in cards and B 65."""
    assert score(LEVEL, last, cantes, "espadas", law_of("habanero", **options)) == value


def test_exactly_a_hundred_is_one_game_and_a_hundred_and_one_are_two() -> None:
    """A first loses sota and caballo of oros, then the king for the sota, and gets the caballo back."""
    piles = {name: list(cards) for name, cards in LEVEL.items()}
    for moved in ("10o", "11o"):
        piles["A"].remove(moved)
        piles["B"].append(moved)
    piles["A"].extend(["5b", "6b"])
    piles["B"] = [card for card in piles["B"] if card not in ("5b", "6b")]
    assert score(piles, "A", {"A": ["espadas"]}, "espadas", TWO) == {"A": 100, "B": 70, "winner": "A", "games": 1}
    piles["A"][piles["A"].index("12o")], piles["B"][piles["B"].index("10o")] = "10o", "12o"
    piles["A"][piles["A"].index("2o")], piles["B"][piles["B"].index("11o")] = "11o", "2o"
    assert score(piles, "A", {"A": ["espadas"]}, "espadas", TWO) == {"A": 101, "B": 69, "winner": "A", "games": 2}


def test_tie_goes_to_the_last_trick_only_among_the_tied() -> None:
    """Otherwise the game is tied."""
    assert game_winner({"A": 40, "B": 40, "C": 40}, "C") == "C"
    assert game_winner({"A": 45, "B": 45, "C": 40}, "B") == "B"
    assert game_winner({"A": 45, "B": 45, "C": 40}, "C") is None
    third = {"A": ["1o", "3o", "12o"], "B": ["1c", "3c", "12c"], "C": ["10e", "4e", "6e"]}
    rest = [card for card in full_deck() if card != "2b" and not any(card in pile for pile in third.values())]
    for name, points in (("A", 25), ("B", 25), ("C", 2)):
        assert sum(points_of(card) for card in third[name]) == points
    third["A"], third["B"], third["C"] = balanced(third, rest)
    value = score(third, "C", {}, "bastos", THREE)
    assert value["A"] == value["B"] > value["C"]
    assert (value["winner"], value["games"]) == (None, 0)


def balanced(piles: dict[str, list[str]], rest: list[str]) -> tuple[list[str], list[str], list[str]]:
    """A and B get the same ranks of espadas and bastos, C what is worth nothing and the figures of oros and copas."""
    to_a = ["1e", "3e", "12e"]
    to_b = ["1b", "3b", "12b"]
    others = [card for card in rest if card not in to_a + to_b]
    return piles["A"] + to_a, piles["B"] + to_b, piles["C"] + others


def test_capote_and_four_kings_decide_whatever_the_points() -> None:
    """One game, also beyond 100; a lost capote ends the hand at once."""
    cantes = {"B": ["espadas"]}
    assert score(LEVEL, "B", cantes, "espadas", TWO)["games"] == 2
    won = score(LEVEL, "B", cantes, "espadas", TWO, {"by": "B", "lost": False})
    assert won == {"A": 55, "B": 115, "winner": "B", "games": 1}
    short = {"A": LEVEL["A"], "B": LEVEL["B"][:8]}
    lost = score(short, None, {}, "espadas", TWO, {"by": "A", "lost": True})
    assert (lost["A"], lost["winner"], lost["games"]) == (55, "B", 1)
    assert score(LEVEL, "B", cantes, "espadas", TWO, kings="A")["winner"] == "A"
    with pytest.raises(ValueError, match="no capote"):
        score({"A": [], "B": [], "C": []}, None, {}, "oros", THREE, {"by": "A", "lost": True})


def test_turned_card_of_arrastrado_is_out_of_the_count() -> None:
    """Thirteen tricks of three; the card that is missing is a trump."""
    rest = [card for card in full_deck() if card != "1o"]
    assert score({"A": rest, "B": [], "C": []}, "A", {}, "oros", THREE)["A"] == 120 - 11 + 10
    with pytest.raises(ValueError, match="add up"):
        score({"A": rest, "B": [], "C": []}, "A", {}, "copas", THREE)


@pytest.mark.parametrize(
    ("piles", "last", "cantes"),
    [
        ({"A": LEVEL["A"], "B": LEVEL["B"][:-2]}, "A", {}),
        ({"A": LEVEL["A"], "B": LEVEL["A"]}, "A", {}),
        ({"A": LEVEL["A"][:-1], "B": [*LEVEL["B"], LEVEL["A"][-1]]}, "A", {}),
        ({"A": full_deck(), "B": []}, "B", {}),
        ({"A": full_deck(), "B": []}, None, {}),
        (LEVEL, "A", {"A": ["oros"], "B": ["oros"]}),
        (LEVEL, "A", {"C": ["oros"]}),
        ({**LEVEL, "C": []}, "A", {}),
    ],
)
def test_what_cannot_have_been_won_is_refused(piles: Any, last: str | None, cantes: Any) -> None:
    """Piles that are not the deck in whole tricks, a last trick of nobody, cantes twice or of nobody."""
    with pytest.raises(ValueError, match=r"add up|won|sung once|counted for"):
        score(piles, last, cantes, "oros", TWO)
