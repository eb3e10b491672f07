"""Openings, remainders and deals, worked out by hand."""

import pytest

from tests.referee_escoba.cards import full_deck
from tests.referee_escoba.deal import deal, next_dealer, number_of_deals, possible_players, possible_sides
from tests.referee_escoba.law import VARIANTS, Impossible, law_of
from tests.referee_escoba.leftover import leftover
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


def test_an_opening_table_has_four_cards() -> None:
    with pytest.raises(ValueError, match="four cards"):
        opening(["7o", "10c"], WIKI)


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
