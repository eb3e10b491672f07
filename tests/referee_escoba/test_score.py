"""The score sheet, line by line."""

import pytest

from tests.referee_escoba.cards import full_deck
from tests.referee_escoba.law import VARIANTS, Impossible, Law, law_of
from tests.referee_escoba.score import count_pile, score, score_lines

OROS_OF_A = ["1o", "2o", "3o", "4o", "5o", "12o"]
OTHERS_OF_A = ["7c", "7e", "7b", "1c", "2c", "3c", "4c", "12c", "12e", "12b", "11c", "1e", "2e"]
PILE_A = OROS_OF_A + OTHERS_OF_A  # all sevens but that of oros; its best four are kings
PILE_B = [card for card in full_deck() if card not in PILE_A]
NOTHING: dict[str, list[str]] = {"A": [], "B": []}
NO_ESCOBAS = {"A": 0, "B": 0}
LEVEL = {"A": 15, "B": 15, "C": 10}
EVEN = {"cards": 20, "oros": 5, "sevens": 2, "best_four": 38}


def test_count_of_a_pile() -> None:
    assert count_pile(PILE_A, law_of("quince")) == {
        "cards": 19,
        "oros": 6,
        "sevens": 3,
        "seven_of_oros": False,
        "seven_of_copas": True,
        "best_four": 40,
    }
    assert count_pile(["1o", "12c"], law_of("quince"))["best_four"] == 11
    assert count_pile([], law_of("quince"))["best_four"] == 0


@pytest.mark.parametrize(
    ("variant", "lines"),
    [
        ("limpia", "siete_de_oros B, mas_cartas B, mas_oros A, cuatro_mejores A"),
        ("quince", "siete_de_oros B, mas_cartas B, mas_oros A, mas_sietes A, cuatro_mejores A"),
        ("cientifica", "siete_de_oros B, mas_cartas B, mas_oros A, mas_sietes A, cuatro_mejores A"),
        ("quince-wiki", "siete_de_oros B, mas_cartas B, mas_oros A, mas_sietes A"),
        ("quince-en", "siete_de_oros B, mas_cartas B, mas_oros A, mas_sietes A"),
        ("escova", "siete_de_oros B, mas_cartas B, mas_oros A"),
        ("mas", "siete_de_oros B, mas_cartas B, mas_oros A, mas_sietes A"),
    ],
)
def test_lines_of_each_form(variant: str, lines: str) -> None:
    """Each is worth a point; three escobas of B come first."""
    found = score_lines({"A": PILE_A, "B": PILE_B}, {"A": 0, "B": 3}, law_of(variant))
    assert found[0] == ("escoba", "B", 3)
    assert [f"{line} {name}" for line, name, _ in found[1:]] == lines.split(", ")
    assert {points for _, _, points in found[1:]} == {1}


@pytest.mark.parametrize(("empate", "each"), [("nadie", 0), ("cada_uno", 1)])
@pytest.mark.parametrize(("variant", "categories"), [("limpia", 3), ("quince", 4), ("mas", 3), ("escova", 2)])
def test_every_tie_follows_the_policy(variant: str, categories: int, empate: str, each: int) -> None:
    """Cards, oros, and where they are counted sevens and the best four."""
    counts = {"A": {**EVEN, "seven_of_oros": True}, "B": {**EVEN, "seven_of_oros": False}}
    found = score(counts, {"A": 0, "B": 0}, law_of(variant, empate=empate))
    assert found == {"A": 1 + categories * each, "B": categories * each}


def test_two_of_three_level_at_the_top() -> None:
    """The third is not among the tied."""
    counts = {name: {"cards": cards, "oros": 0, "sevens": 0, "seven_of_oros": False} for name, cards in LEVEL.items()}
    none = {"A": 0, "B": 0, "C": 0}
    assert score(counts, none, law_of("quince-wiki")) == none
    assert score(counts, none, law_of("quince-wiki", empate="cada_uno")) == {"A": 1, "B": 1, "C": 0}


def everything(law: Law, with_the_other: list[str]) -> dict[str, int]:
    """A has the whole deck but for some cards, which B has."""
    return score({"A": [c for c in full_deck() if c not in with_the_other], "B": with_the_other}, NO_ESCOBAS, law)


def test_all_of_a_kind() -> None:
    """All ten oros two points, all four sevens one, each beside the majority."""
    assert everything(law_of("escova"), ["1c"]) == {"A": 1 + 1 + 1 + 2, "B": 0}
    assert everything(law_of("escova", todos_los_oros_aparte=False), ["1c"]) == {"A": 1 + 1 + 2, "B": 0}
    assert everything(law_of("escova", todos_los_oros_aparte=False), ["1o"]) == {"A": 1 + 1 + 1, "B": 0}
    assert everything(law_of("quince-en"), ["1c"]) == {"A": 1 + 1 + 1 + 1 + 1, "B": 0}
    assert everything(law_of("quince-en"), ["7c"]) == {"A": 1 + 1 + 1 + 1, "B": 0}
    assert everything(law_of("quince-en", todos_los_sietes=False), ["1c"]) == {"A": 1 + 1 + 1 + 1, "B": 0}
    assert everything(law_of("mas", todos_los_sietes=True), ["1c"]) == {"A": 1 + 1 + 1 + 1 + 1, "B": 0}
    assert everything(law_of("quince", cuatro_mejores=False), ["1c"]) == {"A": 4, "B": 0}


@pytest.mark.parametrize("variant", VARIANTS)
def test_most_of_nothing_is_nothing(variant: str) -> None:
    """Nobody captured, and ties are paid."""
    assert score(NOTHING, NO_ESCOBAS, law_of(variant, empate="cada_uno")) == NO_ESCOBAS


def test_what_an_offender_hands_over() -> None:
    """Everything, escobas too, to each of the others; only quince-wiki knows it."""
    counts = {
        "A": {"cards": 16, "oros": 3, "sevens": 1, "seven_of_oros": True},
        "B": {"cards": 13, "oros": 4, "sevens": 2, "seven_of_oros": False},
        "C": {"cards": 11, "oros": 3, "sevens": 1, "seven_of_oros": False},
    }
    escobas = {"A": 2, "B": 0, "C": 1}
    wiki = law_of("quince-wiki")
    assert score(counts, escobas, wiki) == {"A": 4, "B": 2, "C": 1}
    assert score(counts, escobas, wiki, "A") == {"A": 0, "B": 6, "C": 5}
    assert score(counts, escobas, wiki, "B") == {"A": 6, "B": 0, "C": 3}
    assert score_lines(counts, escobas, wiki, "C")[-3:] == [
        ("renuncio", "A", 1),
        ("renuncio", "B", 1),
        ("renuncio", "C", -1),
    ]
    with pytest.raises(ValueError, match="no source"):
        score(NOTHING, NO_ESCOBAS, law_of("mas"), "A")


def test_counts_that_cannot_be() -> None:
    """One more than the deck has, of anything; and a count that the form needs and that is not given."""
    right = {"A": {**EVEN, "seven_of_oros": True}, "B": {**EVEN, "seven_of_oros": False}}
    for what, one_more in (("cards", 21), ("oros", 6), ("sevens", 3), ("seven_of_oros", True)):
        with pytest.raises(ValueError, match=f"more {what}"):
            score({**right, "B": {**right["B"], what: one_more}}, NO_ESCOBAS, law_of("quince"))
    with pytest.raises(ValueError, match="not of the same players"):
        score(right, {"A": 0}, law_of("quince"))
    bare = {name: {"cards": 20, "oros": 5, "sevens": 2, "seven_of_oros": name == "A"} for name in "AB"}
    assert score(bare, NO_ESCOBAS, law_of("mas")) == {"A": 1, "B": 0}
    with pytest.raises(Impossible, match="best_four"):
        score(bare, NO_ESCOBAS, law_of("quince"))
