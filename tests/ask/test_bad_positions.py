"""What cannot be is refused in both languages, at its place, with what would be right; and all that is wrong at once."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import tutor
from tutor.faults import TutorError
from tutor.law.yamltext import read_yaml

EVEN = {"cards": 20, "oros": 5, "sevens": 2, "seven_of_oros": True}
OTHER = {**EVEN, "seven_of_oros": False}


@cache
def escoba(variant: str) -> tutor.Ruleset:
    return tutor.load("escoba", variant=variant)


def faults(variant: str, **case: Any) -> TutorError:
    with pytest.raises(TutorError) as caught:
        escoba(variant).explain(**case)
    return caught.value


def codes(error: TutorError) -> list[str]:
    return [fault.code for fault in error.faults]


def counted(**changed: Any) -> dict[str, Any]:
    """Counts of two players that are right but for what A has."""
    return {"counts": {"A": {**EVEN, **changed}, "B": OTHER}, "score": True}


CAPTURE = {"table": "7o 2c", "hand": "10b", "play": "10b"}


@pytest.mark.parametrize(
    ("case", "code", "place"),
    [
        ({**CAPTURE, "take": ["3o"]}, "card_not_on_table", "take[0]"),
        ({**CAPTURE, "take": ["7o", "7o"]}, "card-twice", "take[1]"),
        ({**CAPTURE, "play": "4b"}, "card_not_in_hand", "play"),
        ({**CAPTURE, "hand": "7o", "play": "7o"}, "card_in_two_places", "hand[0]"),
        ({**CAPTURE, "table": "8o 2c"}, "card-not-in-deck", "table[0]"),
        ({**CAPTURE, "table": "7x 2c"}, "card-unknown", "table[0]"),
        ({**CAPTURE, "hand": "10b 1o 2o 3o"}, "more_than_dealt", "hand"),
        ({"players": 5, "deal": True}, "players_out_of_range", "players"),
        ({**CAPTURE, "cards": 13}, "cards_out_of_range", "cards"),
        ({**CAPTURE, "cards": 0}, "number_out_of_range", "cards"),
        ({"match": {"A": 1}}, "owners_out_of_range", "match"),
        ({"match": {"A": 1, "B": 2}, "tallies": {"C": {"oros": 3}}}, "unknown_owner", "tallies"),
        ({**CAPTURE, "first": "A"}, "fact_of_another_question", "first"),
        ({**CAPTURE, "tricks": [1, 2]}, "fact_of_another_question", "tricks"),
        ({"leftover": "7o 3c", "counts": {"A": EVEN}}, "fact_of_another_question", "counts"),
        ({**counted(), "tallies": {"A": {"oros": 3}}}, "fact_of_another_question", "tallies"),
        ({"leftover": "7o 3c", "piles": {"A": 300, "B": 15}}, "more_than_the_deck", "leftover"),
        ({"opening": "7o 2c 10b"}, "opening_size", "opening"),
        (counted(cards=21), "more_than_there_are", "counts.cards"),
        (counted(cards=19), "counts_do_not_add_up", "counts.cards"),
        (counted(sevens=3), "more_than_there_are", "counts.sevens"),
        (counted(oros=8), "more_than_there_are", "counts.oros"),
        (counted(seven_of_oros=False), "counts_do_not_add_up", "counts.seven_of_oros"),
        (counted(seven_of_oros="quizas"), "one_or_none", "counts.A.seven_of_oros"),
        (counted(cards=41), "number_out_of_range", "counts.A.cards"),
        (counted(cards=True), "number_out_of_range", "counts.A.cards"),
        (counted(sietes=2), "unknown_counter_near", "counts.A.sietes"),
        ({**counted(), "escobas": {"A": 21}}, "counts_do_not_fit", "counts.A"),
        ({**counted(), "escobas": {"C": 1}}, "unknown_owner", "escobas"),
        ({**counted(), "offender": "Z"}, "unknown_owner", "offender"),
        ({"piles": {"A": ["7o"], "B": ["7o"]}, "score": True}, "card_in_two_places", "piles.B[0]"),
        ({"piles": {"A": ["7o"], "B": ["1o"]}, "score": True}, "counts_do_not_add_up", "piles"),
        ({"piles": {"A": 120, "B": 100}, "score": True}, "piles_need_cards", "piles"),
    ],
)
def test_what_cannot_be_is_refused_at_its_place(case: dict[str, Any], code: str, place: str) -> None:
    error = faults("quince-en", **case)
    assert code in codes(error)
    fault = next(fault for fault in error.faults if fault.code == code)
    assert fault.place is not None
    assert fault.place.path == place
    assert fault.text("es") != fault.text("en")
    assert "{" not in error.text("es").replace("{A:", "")


def test_an_opening_is_as_large_as_the_form_has_it_in_words() -> None:
    assert "se empieza con 4 cartas en la mesa, y aquí hay una carta" in faults("quince-en", opening="7o").text("es")
    assert "the table begins empty, and there are 2 cards here" in faults("cientifica", opening="7o 1c").text("en")


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ({"cards": 4, "oros": 5}, {"cards": 36, "oros": 5}),
        ({"sevens": 0}, {"sevens": 4}),
        ({"oros": 0}, {"oros": 10}),
        ({"cards": 6, "oros": 5, "sevens": 3}, {"cards": 34, "oros": 5, "sevens": 1}),
    ],
)
def test_counts_that_contradict_one_another_are_refused(a: dict[str, int], b: dict[str, int]) -> None:
    counts = {"A": {**EVEN, **a}, "B": {**OTHER, **b}}
    assert set(codes(faults("quince-en", counts=counts, score=True))) == {"counts_do_not_fit"}


@pytest.mark.parametrize(("best", "cards"), [(40, 3), (3, 20)])
def test_the_best_four_are_worth_what_so_many_cards_can_be(best: int, cards: int) -> None:
    counts = {
        "A": {**EVEN, "cards": cards, "oros": 2, "sevens": 1, "best_four": best},
        "B": {**OTHER, "cards": 40 - cards, "oros": 8, "sevens": 3, "best_four": 40},
    }
    error = faults("quince", counts=counts, score=True)
    assert ("A", "best_four") in {(fault.params["who"], fault.params["key"]) for fault in error.faults}


def test_the_extremes_that_can_be_are_counted() -> None:
    all_of_it = {"cards": 40, "oros": 10, "sevens": 4, "seven_of_oros": True}
    nothing = dict.fromkeys(("cards", "oros", "sevens"), 0) | {"seven_of_oros": False}
    answer = escoba("quince-en").explain(counts={"A": all_of_it, "B": nothing}, score=True)
    assert answer.value == {"A": 5, "B": 0}
    assert escoba("quince-en").explain(counts={"A": nothing, "B": nothing}, score=True).value == {"A": 0, "B": 0}


def test_whatever_is_wrong_is_told_at_once() -> None:
    error = faults("quince", mesa=["7x"], table=["8o", "2c", "2c"], hand=["99"], play="10b", take=["2c"])
    assert codes(error)[0] == "case-unknown-key"
    assert {fault.place.path for fault in error.faults if fault.place} >= {"mesa", "table[0]", "table[2]", "hand[0]"}
    both = faults("quince", table="7o 2c", hand="10b", play="4b", take=["3o", "5o"])
    assert codes(both) == ["card_not_in_hand", "card_not_on_table", "card_not_on_table"]
    assert len(error.text("en").splitlines()) == len(error.faults)


def test_a_wrong_sum_is_no_bad_input() -> None:
    assert escoba("quince").explain(**CAPTURE, take=["2c"]).exit_status == 1


@pytest.mark.parametrize("text", ["7♦", "siete de diamantes", "7D"])
def test_french_cards_are_read_where_they_are_played(text: str) -> None:
    assert escoba("escova").explain(table=[text], hand="10b", play="10b").legal == (["7o"],)
    assert codes(faults("limpia", table=[text], hand="10b", play="10b"))[0] in ("card-french", "card-unknown")


@pytest.mark.parametrize("cards", ["1e", "1e 2e 3e"])
def test_a_stock_of_which_the_cards_are_named_has_as_many_as_one_that_is_counted(cards: str) -> None:
    for variant in ("habanero", "individual"):
        told = {"variant": variant, "trump": "copas", "trick": ["7o"], "hand": ["1o"], "play": "1o"}
        refused = []
        for stock in (cards.split(), len(cards.split())):
            with pytest.raises(TutorError) as caught:
                tutor.load("tute").explain({**told, "stock": stock})
            refused.append(caught.value.text("en"))
        assert refused[0] == refused[1]


def test_a_kind_of_hand_where_there_is_none_is_refused_as_such() -> None:
    with pytest.raises(TutorError) as caught:
        tutor.load("pocha", variant="sencilla").explain(kind="india", cards=1, players=3, bids=[0], bid=1)
    assert caught.value.text("es").endswith("no tiene manos de la clase «india», ni de ninguna otra: quita «kind»")


@pytest.mark.parametrize(
    ("case", "code", "place", "es"),
    [
        (
            {"kind": "oros", "trump": "copas", "trick": "7c", "hand": "1c 2o", "play": "1c"},
            "settled_otherwise",
            "trump",
            "en esta mano «trump» es siempre «oros», y aquí pone «copas»: corrígelo o quítalo",
        ),
        (
            {"options": [], "trump": "oros", "trick": "7c", "hand": "1c 2o", "play": "1c"},
            "case-options",
            "options",
            "«options» tiene que dar un valor a cada opción, como «tres_bajo: true», y aquí pone «[]»",
        ),
        (
            {
                "trump": "bastos",
                "tricks": [{"A": "7c", "B": "12c", "C": "5o"}],
                "renuncio": {"player": "C", "trick": 3},
            },
            "number_no_other",
            "renuncio",
            "«renuncio.trick» solo puede ser 1, y aquí pone «3»",
        ),
    ],
)
def test_a_hand_that_cannot_be_says_what_it_would_have_to_be(
    case: dict[str, Any], code: str, place: str, es: str
) -> None:
    with pytest.raises(TutorError) as caught:
        tutor.load("pocha", variant="completa").explain(case)
    (fault,) = caught.value.faults
    assert (fault.code, fault.place.path if fault.place else "") == (code, place)
    assert es in fault.text("es")


@pytest.mark.parametrize(
    "told", [{"kind": "oros", "trump": "oros"}, {"kind": "subastado", "trump": "copas"}, {"trump": "copas"}]
)
def test_a_trump_that_may_be_is_answered(told: dict[str, Any]) -> None:
    answer = tutor.load("pocha", variant="completa").explain({**told, "trick": "7c", "hand": "1c 2o", "play": "1c"})
    assert answer.verdict == "legal"


def test_of_all_the_forms_one_that_has_a_rule_speaks() -> None:
    """All say that the dealer takes nothing; those with an opening say why."""
    answer = tutor.load("escoba").explain(opening="2o 3c 5e 6b")
    assert answer.value["taken"] == []
    assert answer.because("es").startswith("Quien reparte no se lleva nada: la mesa de salida suma 16, no 15")


ASKED = "{ask: subastar, each: seat, from: mano}, {ask: nombrar, of: namer}"


@pytest.mark.parametrize(
    "steps",
    [
        f"{{note: trump, be: oros}}, {ASKED}",
        "{note: trump, be: oros}, {note: trump, be: copas}",
        f"{{note: auction, be: true}}, {ASKED}",
    ],
)
def test_what_the_course_sets_and_may_change_is_not_settled(steps: str) -> None:
    house = f"format: 1\nextends: pocha\nid: otra\nes: Otra\nset: {{pinte: {{id: pinte, steps: [{steps}]}}}}\n"
    rules = tutor.load("pocha", variant="completa").with_house(read_yaml(house, "otra.yaml"))
    answer = rules.explain(trump="copas", auction=False, trick="7c", hand="1c 2o", play="1c")
    assert answer.verdict == "legal"


def test_a_tally_that_no_rung_of_the_ladder_looks_at_is_refused() -> None:
    level = {"A": {"escobas": 3, "sietes": 2}, "B": {"escobas": 2}}
    assert codes(faults("mas", match={"A": 23, "B": 23}, tallies=level)) == ["unknown_counter_near"]
    assert escoba("quince").explain(match={"A": 23, "B": 22}, tallies=level).value == "A"
