"""The score sheet of a real table: what is filled in for each game, the totals, what is barred, the end, bad sheets."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import tutor
from tutor.ask.blanks import blanks
from tutor.ask.packed import LONGEST, pack, unpack
from tutor.ask.scoresheet import Scoresheet, sheet_of
from tutor.faults import TutorError
from tutor.play.match import HandScore

ABC = ("Ana", "Luis", "Eva")


def sheet(game: str, variant: str, names: tuple[str, ...] = ABC, dealer: int = 0, **options: Any) -> Scoresheet:
    return Scoresheet(tutor.load(game, variant=variant, options=options), names, dealer)


def keys(found: Scoresheet, number: int = 1) -> set[str]:
    return {blank.key for blank in found.blanks(number)}


def pocha(bids: list[int], tricks: list[int], trump: str = "bastos") -> dict[str, Any]:
    return {"bids": dict(zip(ABC, bids, strict=True)), "tricks": dict(zip(ABC, tricks, strict=True)), "trump": trump}


@pytest.mark.parametrize(
    ("game", "variant", "wanted"),
    [
        ("pocha", "completa", {"bids", "tricks", "trump", "offender"}),
        ("pocha", "sencilla", {"bids", "tricks", "offender"}),
        ("escoba", "escova", {"escobas", "counts.cards", "counts.oros", "counts.seven_of_oros"}),
        ("tute", "arrastrado", {"piles", "last_trick", "cantes", "trump"}),
        ("tute", "habanero", {"piles", "last_trick", "cantes", "trump", "capote.by", "capote.lost"}),
    ],
)
def test_what_is_filled_in_is_what_the_count_looks_at(game: str, variant: str, wanted: set[str]) -> None:
    assert wanted <= {blank.key for blank in blanks(tutor.load(game).court(variant))}


def test_an_option_that_takes_a_line_away_takes_its_blank_away() -> None:
    assert "trump" not in keys(sheet("pocha", "completa", multiplicadores=False))


def test_trumps_that_the_kind_of_hand_settles_are_not_asked() -> None:
    found = sheet("pocha", "completa")
    number = next(n for n in range(1, len(found.plan.hands) + 1) if found.hand(n).kind == "oros")
    assert "trump" not in keys(found, number)


def test_hands_are_counted_in_the_order_of_the_sheet_and_added_up() -> None:
    found = sheet("pocha", "completa", dealer=1).with_hand(pocha([1, 1, 0], [0, 1, 0], "oros"))
    assert found.in_turn(1) == ("Eva", "Ana", "Luis")
    assert list(found.answers[0].value.values()) == [-15, 45, 30]
    found = found.with_hand(pocha([0, 1, 1], [1, 0, 0]))
    assert found.race == ((0, 0, 0), (-15, 45, 30), (-20, 40, 25))
    assert found.without_last().totals == (-15, 45, 30)


@pytest.mark.parametrize(("said", "name", "barred"), [([1, 0], "Ana", (0,)), ([0, 0], "Ana", (1,)), ([1], "Eva", ())])
def test_the_last_to_speak_is_told_what_is_barred(said: list[int], name: str, barred: tuple[int, ...]) -> None:
    found = sheet("pocha", "completa")
    blank = next(blank for blank in found.blanks(1) if blank.said_in)
    before = dict(zip(found.in_turn(1), said, strict=False))
    assert found.barred(1, before, name, blank) == barred


def test_a_match_in_games_ends_with_the_last_of_them() -> None:
    game = {"piles": {"A": 60, "B": 60}, "last_trick": "A", "cantes": {"A": ["oros"]}, "trump": "oros"}
    found = sheet("tute", "parejas", ("A", "B")).with_hand(game)
    assert (found.totals, found.over, found.players) == ((2, 0), False, 4)
    found = found.with_hand(game)
    assert (found.totals, found.outcome.winner) == ((4, 0), "A")
    with pytest.raises(TutorError, match="A"):
        found.with_hand(game)


def test_what_ranks_the_level_is_added_up_over_the_match() -> None:
    hand = {
        "escobas": {"Ana": 1, "Luis": 0},
        "counts": {
            "Ana": {"cards": 20, "oros": 6, "sevens": 2, "seven_of_oros": True},
            "Luis": {"cards": 20, "oros": 4, "sevens": 2, "seven_of_oros": False},
        },
    }
    found = sheet("escoba", "mas", ("Ana", "Luis")).with_hand(hand).with_hand(hand)
    assert found.tallies()["Ana"] == {"escobas": 2, "oros": 12, "sevens_of_oros": 2, "sevens": 4, "cards": 40}


def test_the_first_to_arrive_wins_where_that_decides() -> None:
    hand = {
        "escobas": {"Ana": 0, "Luis": 20},
        "counts": {
            "Ana": {"cards": 10, "oros": 3, "sevens": 1, "seven_of_oros": False},
            "Luis": {"cards": 30, "oros": 7, "sevens": 3, "seven_of_oros": True},
        },
    }
    found = sheet("escoba", "quince-wiki", ("Ana", "Luis"))
    found = found.with_hand(hand)
    assert (found.over, found.outcome.winner) == (True, "Luis")
    rules, level = tutor.load("escoba", variant="quince-wiki", options={"fin": "primero"}), {"Ana": 22, "Luis": 24}
    for first, winner, said in (
        (["Ana"], "Ana", "Ana y Luis han llegado a 21, y gana Ana, que llegó antes."),
        (["Ana", "Luis"], "Luis", "Ana y Luis han llegado a 21, y gana Luis, que tiene más puntos: 24."),
    ):
        answer = rules.explain({"match": level, "first": first})
        assert (answer.value, answer.because("es")) == (winner, said)
    with pytest.raises(tutor.TutorError, match="no ha llegado a la meta"):
        rules.explain({"match": {"Ana": 3, "Luis": 24}, "first": "Ana"})
    with pytest.raises(tutor.TutorError, match="nadie ha llegado a la meta"):
        rules.explain({"match": {"Ana": 3, "Luis": 4}, "first": "Ana"})
    with pytest.raises(TutorError, match="no decide quién llegó antes"):
        tutor.load("escoba", variant="quince").explain({"match": level, "first": "Luis"})


def test_after_another_hand_whoever_leads_has_won() -> None:
    """Two make the target in one hand: most points decide after the next, on a sheet, in a match and where it is asked."""

    def hand(ana: int, luis: int) -> dict[str, Any]:
        even = {"cards": 20, "oros": 5, "sevens": 2}
        return {
            "escobas": {"Ana": ana, "Luis": luis - 1},
            "counts": {"Ana": {**even, "seven_of_oros": False}, "Luis": {**even, "seven_of_oros": True}},
        }

    found = sheet("escoba", "quince-wiki", ("Ana", "Luis"), fin="seguir", meta=3)
    rules = found.rules
    match = rules.match(2)
    for points, total, winner, answer, said in (
        (
            (2, 1),
            (2, 1),
            None,
            "play_on",
            "Nadie ha llegado a 3: Ana, que es quien más tiene, va por 2, y se sigue jugando.",
        ),
        ((2, 3), (4, 4), None, "play_on", "Ana y Luis han llegado a 3 y empatan a 4: se sigue jugando."),
        ((3, 3), (7, 7), None, "play_on", "Ana y Luis han llegado a 3 y empatan a 7: se sigue jugando."),
        ((2, 1), (9, 8), "Ana", "Ana", "Ana y Luis han llegado a 3, y gana Ana, que tiene más puntos: 9."),
    ):
        assert not (found.over or match.over)
        found = found.with_hand(hand(*points))
        score = HandScore(match.number, 3, "", 0, points)
        match = replace(match, totals=total, history=(*match.history, score))
        assert (found.totals, found.outcome.winner, match.winner) == (total, winner, winner and 0)
        asked = {"match": dict(zip(("Ana", "Luis"), total, strict=True)), "played_on": found.played_on}
        told = rules.explain(asked)
        assert (told.value, told.because("es"), match.played_on) == (answer, said, found.played_on)
    one_ahead = rules.explain({"match": {"Ana": 4, "Luis": 5}})
    assert (one_ahead.value, one_ahead.because("en")) == ("play_on", "Ana and Luis have reached 3: play goes on.")
    with pytest.raises(tutor.TutorError, match="no se juega otra mano cuando llegan varios"):
        tutor.load("escoba", variant="quince").explain({"match": {"Ana": 22, "Luis": 24}, "played_on": True})
    with pytest.raises(tutor.TutorError, match="«played_on» es sí o no"):
        rules.explain({"match": {"Ana": 22, "Luis": 24}, "played_on": "otra"})


def test_a_sheet_goes_through_an_address_and_back() -> None:
    found = sheet("pocha", "completa", dealer=2, multiplicadores=False).with_hand(pocha([1, 0, 1], [0, 1, 0]))
    again = sheet_of(unpack(pack(found.data())), tutor.load)
    assert (again.totals, again.dealer, again.names, again.data()) == (found.totals, 2, ABC, found.data())


def test_the_longest_match_fits_an_address() -> None:
    names = tuple("Jugador con nombre largo " + letter for letter in "ABCDEFGHI")
    found = sheet("pocha", "completa", names)
    hands = [
        {
            "bids": {name: (number * 7 + place * 3) % 5 for place, name in enumerate(names)},
            "tricks": {name: (number * 5 + place * 2) % 4 for place, name in enumerate(names)},
            "trump": "oros",
        }
        for number in range(len(found.plan.hands))
    ]
    assert len(pack({**found.data(), "hands": hands})) < LONGEST


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "no names": ({"names": None}, "names"),
    "a name twice": ({"names": ["Ana", "Ana", "Eva"]}, "Ana"),
    "too few": ({"names": ["Ana"]}, "3–9"),
    "an unknown game": ({"game": "brisca"}, "brisca"),
    "an unknown variant": ({"variant": "larga"}, "larga"),
    "options that are none": ({"options": [1]}, "options"),
    "no dealer": ({"dealer": 7}, "dealer"),
    "hands that are none": ({"hands": {"1": {}}}, "hands"),
    "tricks that do not add up": ({"hands": [pocha([1, 0, 1], [1, 1, 0])]}, "tricks"),
    "somebody left out": ({"hands": [{"bids": {"Ana": 0}, "tricks": {"Ana": 1}, "trump": "oros"}]}, ""),
}


@pytest.mark.parametrize("what", BAD)
def test_a_sheet_that_cannot_be_is_refused_with_its_place(what: str) -> None:
    change, told = BAD[what]
    data = {"game": "pocha", "variant": "completa", "names": list(ABC), "dealer": 0, "hands": [], **change}
    with pytest.raises(TutorError) as refused:
        sheet_of(data, tutor.load)
    for lang in ("es", "en"):
        assert told in refused.value.text(lang)


@pytest.mark.parametrize("code", ["", "2abc", "1", "1!!!", "1eJw", "1" + "A" * LONGEST, pack({"a": 1})[:-3]])
def test_a_code_that_is_none_is_refused(code: str) -> None:
    with pytest.raises(TutorError):
        unpack(code)


@pytest.mark.parametrize(("variant", "second"), [("quince-wiki", 1), ("quince-en", 2)])
def test_the_deal_passes_as_the_form_says(variant: str, second: int) -> None:
    found = sheet("escoba", variant)
    assert [found.dealer_of(number) for number in (1, 2)] == [0, second]


def test_a_category_is_tied_only_where_somebody_is_level() -> None:
    counts = {
        "A": {"cards": 20, "oros": 10, "seven_of_oros": True},
        "B": {"cards": 20, "oros": 0, "seven_of_oros": False},
    }
    rules = tutor.load("escoba", variant="escova", options={"todos_los_oros_aparte": False})
    said = rules.explain(counts=counts, score=True).speak_details("es")
    assert "Más cartas: empate a 20" in said
    assert "Más oros" not in said
