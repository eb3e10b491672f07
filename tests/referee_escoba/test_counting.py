"""Openings, remainders, scores, deals and the end of a match, worked out by hand."""

import pytest

from tests.referee_escoba.cards import full_deck
from tests.referee_escoba.deal import deal, next_dealer, number_of_deals, possible_players, possible_sides
from tests.referee_escoba.law import VARIANTS, Impossible, law_of
from tests.referee_escoba.leftover import leftover
from tests.referee_escoba.match import first_in_the_count, match
from tests.referee_escoba.opening import opening

QUINCE, WIKI, MAS, EN = law_of("quince"), law_of("quince-wiki"), law_of("mas"), law_of("quince-en")


@pytest.mark.parametrize(
    ("cards", "options", "taken", "escobas"),
    [
        ("1o 2c 5e 7b", {}, "1o 2c 5e 7b", 1),
        ("1o 2c 5e 7b", {"escoba_de_mano": "cartas"}, "1o 2c 5e 7b", 0),
        ("1o 2c 5e 7b", {"escoba_de_mano": "nada"}, "", 0),
        ("11c 12e 6o 5b", {}, "11c 12e 6o 5b", 2),  # first with third
        ("11c 12e 5b 6o", {}, "11c 12e 5b 6o", 2),  # first with fourth
        ("11c 6o 5b 12e", {}, "11c 6o 5b 12e", 2),  # first with second
        ("11c 6o 5b 12e", {"escoba_de_mano": "cartas"}, "11c 6o 5b 12e", 0),
        ("11c 6o 5b 12e", {"dos_primeras": False}, "11c 6o 5b 12e", 2),
        ("11c 6o 5b 11e", {}, "11c 6o", 1),
        ("11c 6o 5b 11e", {"dos_primeras": False}, "", 0),
        ("11c 6o 5b 11e", {"escoba_de_mano": "cartas"}, "11c 6o", 0),
        ("11c 6o 5b 11e", {"escoba_de_mano": "nada"}, "", 0),
        ("5b 11e 11c 6o", {}, "", 0),
        ("12o 12c 11e 1b", {}, "", 0),
        ("7o 7c 1e 12b", {}, "", 0),  # three of them make fifteen
    ],
)
def test_opening_table_of_quince_wiki(cards: str, options: dict[str, object], taken: str, escobas: int) -> None:
    assert opening(cards.split(), law_of("quince-wiki", **options)) == (taken.split(), escobas)


def test_opening_of_quince_en_may_be_an_escoba_by_agreement() -> None:
    """Its text knows no two pairs."""
    four, two_pairs = ["1o", "2c", "5e", "7b"], ["11c", "6o", "5b", "12e"]
    assert opening(four, EN) == (four, 0)
    assert opening(four, law_of("quince-en", escoba_de_mano="escoba")) == (four, 1)
    assert opening(two_pairs, law_of("quince-en", escoba_de_mano="escoba")) == ([], 0)


def test_remainders_are_ten_and_fifteens() -> None:
    """All 220 may lie there; nothing may not."""
    high_first = sorted(full_deck(), key=lambda card: ["12", "11", "10"].count(card[:-1]), reverse=True)
    assert leftover([], None, QUINCE) == {"possible": False, "total": 0, "culprits": None}
    assert leftover(high_first, None, QUINCE) == {"possible": True, "total": 220, "culprits": None}
    assert leftover(["12o"], {"A": ["7o", "10c"], "B": ["7c", "10b", "1o"]}, QUINCE) == {
        "possible": True,
        "total": 10,
        "culprits": ["B"],
    }
    assert leftover(["12o"], {"A": 106, "B": 104}, MAS) == {"possible": True, "total": 10, "culprits": ["A", "B"]}
    assert leftover(["12o"], {"A": 0, "B": 210}, MAS) == {"possible": True, "total": 10, "culprits": []}
    assert leftover(["12o"], None, law_of("limpia")) is None


@pytest.mark.parametrize(("cards", "possible"), [("7o 1o", True), ("12o", False), ("12o 11o 4e", True), ("", False)])
def test_remainder_without_one_two(cards: str, possible: bool) -> None:
    """39 cards: 8, 23, 38, 53."""
    short = [card for card in full_deck() if card != "2e"]
    answer = leftover(cards.split(), None, QUINCE, short)
    assert answer is not None
    assert answer["possible"] is possible


def test_deals_come_out_even() -> None:
    """The numbers of further deals stand in acanomas 7: five, three, two, one."""
    assert [possible_players(law_of(name)) for name in VARIANTS] == [
        *[[2, 3, 4, 6], [2, 3, 4, 6], [4], [2, 3, 4], [2, 3, 4], [2, 3, 4], [2]],
    ]
    assert [number_of_deals(players, QUINCE) for players in (2, 3, 4, 6)] == [6, 4, 3, 2]
    assert number_of_deals(4, law_of("cientifica")) == 1
    assert deal(6, QUINCE) == {"removed": [], "cards_each": 3}
    assert [possible_sides(law_of(name)) for name in ("limpia", "cientifica", "mas")] == [[2, 3, 4, 6], [2], [2]]
    for players, law in [(5, QUINCE), (6, WIKI), (3, MAS), (2, law_of("cientifica"))]:
        with pytest.raises(Impossible, match="is not for"):
            deal(players, law)


def test_the_deal_passes_on() -> None:
    assert [next_dealer(dealer, 4, QUINCE) for dealer in range(4)] == [1, 2, 3, 0]
    assert [next_dealer(dealer, 4, EN) for dealer in range(4)] == [3, 0, 1, 2]


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
