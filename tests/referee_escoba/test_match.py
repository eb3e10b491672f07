"""The end of a match, worked out by hand."""

import pytest

from tests.referee_escoba.law import law_of
from tests.referee_escoba.match import first_in_the_count, match

WIKI, MAS = law_of("quince-wiki"), law_of("mas")


@pytest.mark.parametrize(
    ("totals", "options", "winner"),
    [
        ("20 20", {}, "play_on"),
        ("21 20", {}, "A"),
        ("21 20", {"alcanzar": "superar"}, "play_on"),
        ("22 21", {"alcanzar": "superar", "fin": "seguir"}, "A"),
        ("22 21", {"fin": "seguir"}, "play_on"),
        ("22 23 23", {}, "play_on"),
        ("24 23 23", {}, "A"),
        ("24 23 23", {"fin": "primero"}, "undecided"),
        ("24 20 20", {"fin": "primero"}, "A"),
        ("15 9", {"meta": 15}, "A"),
    ],
)
def test_end_of_a_match(totals: str, options: dict[str, object], winner: str) -> None:
    numbered = {name: int(points) for name, points in zip("ABC", totals.split(), strict=False)}
    assert match(numbered, law_of("quince-wiki", **options)) == winner


def test_whoever_leads_after_another_hand_wins() -> None:
    law = law_of("quince-wiki", fin="seguir")
    assert match({"A": 23, "B": 26}, law) == "play_on"
    assert match({"A": 23, "B": 26}, law, played_on=True) == "B"
    assert match({"A": 26, "B": 26, "C": 27}, law, played_on=True) == "C"
    assert match({"A": 26, "B": 26, "C": 22}, law, played_on=True) == "play_on"


def tallies(*numbers: str) -> dict[str, dict[str, int]]:
    """Escobas, oros, sevens of oros, sevens, cards of A, B, …"""
    rungs = ["escobas", "oros", "sevens_of_oros", "sevens", "cards"]
    return {name: dict(zip(rungs, map(int, text.split()), strict=True)) for name, text in zip("ABC", numbers)}  # noqa: B905


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("5 30 4 11 120", "7 24 2 9 112", "B"),
        ("6 29 1 8 100", "6 21 4 12 100", "A"),
        ("6 21 1 8 100", "6 21 4 7 90", "B"),
        ("6 21 4 8 100", "6 21 4 7 190", "A"),
        ("6 21 4 8 100", "6 21 4 8 101", "B"),
        ("6 21 4 8 100", "6 21 4 8 100", "play_on"),
    ],
)
def test_ladder_of_mas(first: str, second: str, winner: str) -> None:
    """Only for those level on points, and only with the tallies known."""
    assert match({"A": 22, "B": 22}, MAS, tallies(first, second)) == winner
    assert match({"A": 23, "B": 22}, MAS, tallies(first, second)) == "A"
    assert match({"A": 21, "B": 21}, MAS, tallies(first, second)) == "play_on"
    assert match({"A": 22, "B": 22}, MAS) == "undecided"
    assert match({"A": 22, "B": 22}, MAS, {"A": {"escobas": 3}, "B": {"escobas": 2}}) == "A"
    assert match({"A": 22, "B": 22}, MAS, {"A": {"escobas": 3}, "B": {"escobas": 3}}) == "undecided"


def test_ladder_drops_those_who_fall_behind() -> None:
    """C has most oros but fewer escobas."""
    law = law_of("quince-wiki", fin="escalera")
    assert match({"A": 22, "B": 22, "C": 22}, law, tallies("5 8 0 0 0", "5 9 0 0 0", "4 20 0 0 0")) == "B"


def test_first_in_the_count() -> None:
    """One line at a time; two who arrive on the same line cannot be told apart."""
    before = {"A": 20, "B": 19}
    lines = [("escoba", "B", 2), ("siete_de_oros", "A", 1), ("mas_cartas", "A", 1)]
    assert first_in_the_count(before, lines, WIKI) == "B"
    assert first_in_the_count(before, lines[1:], WIKI) == "A"
    assert first_in_the_count(before, [("escoba", "A", 1), *lines], WIKI) == "undecided"
    assert first_in_the_count({"A": 3, "B": 4}, lines, WIKI) == "play_on"
