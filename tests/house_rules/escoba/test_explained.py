"""Rulings by house rules of Escoba are explained like any others: short, with the actual cards and sums, in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.house_rules.escoba.tables import TOGETHER, law_with, table
from tests.house_rules.test_explained import FIRST_LAYER, LANGUAGES, cards_named, check_text
from tests.referee_escoba.captures import captures
from tests.referee_escoba.cards import full_deck, total

ASKED = [
    *(((number,), "quince") for number in (1, 2, 3, 4, 7)),
    ((3,), "limpia"),
    ((4,), "limpia"),
    *((pair, "quince") for pair in TOGETHER),
]
OWN = {3: "mayor_captura"}


@pytest.mark.parametrize(("numbers", "variant"), ASKED)
def test_a_move_is_explained_with_the_actual_cards(numbers: tuple[int, ...], variant: str) -> None:
    """A sum that is wrong is shown; nothing names a card that is not there."""
    rng, rules, law, own = random.Random(f"{numbers}"), table(numbers, variant), law_with(numbers, variant), 0
    for _ in range(40):
        cards = rng.sample(full_deck(), 7)
        hand, lying = cards[:2], cards[2 : rng.randint(3, 7)]
        if 4 in numbers and "1b" not in cards:
            hand[0] = "1b"
        ways = captures(hand[0], lying, law)
        take = rng.choice([*ways, [], lying[:2]])
        answer = rules.explain(hand=hand, table=lying, play=hand[0], take=take)
        for lang in LANGUAGES:
            check_text(answer.because(lang), lang)
            assert len(answer.text(lang)) <= FIRST_LAYER, answer.text(lang)
            assert cards_named(answer.because(lang), lang) <= {*hand, *lying}, answer.because(lang)
            if answer.rule in ("sumar_quince", "igualar") and answer.verdict == "illegal":
                assert f"= {total(take if variant == 'limpia' else [hand[0], *take])}" in answer.because(lang) or (
                    variant == "limpia" and len(take) == 1
                )
        own += answer.verdict == "illegal" and answer.rule in [OWN.get(number) for number in numbers]
    assert own or not any(number in OWN for number in numbers)


@pytest.mark.parametrize(
    ("numbers", "case", "es", "en"),
    [
        (
            (3,),
            {"table": "12o 7o 3b", "hand": "5c", "play": "5c", "take": "12o"},
            ["tantas como se pueda", "el siete de oros y el tres de bastos"],
            ["as many as there can be", "the seven of coins and the three of clubs"],
        ),
        (
            (3,),
            {"table": "12o 7o 3b", "hand": "5c", "play": "5c", "take": ""},
            ["Tienes que llevarte cartas", "el siete de oros y el tres de bastos"],
            ["You have to capture", "the seven of coins and the three of clubs"],
        ),
        (
            (4,),
            {"table": "12o 7o", "hand": "1c", "play": "1c", "take": "12o 7o"},
            ["todas las de la mesa", "es escoba"],
            ["all the cards of the table", "is an escoba"],
        ),
        (
            (4,),
            {"table": "12o 7o", "hand": "1c", "play": "1c", "take": "12o"},
            ["suma quince con ella, salvo que un as se lleve toda la mesa", "1 + 10 = 11: faltan 4"],
            ["makes fifteen with it, unless an ace takes the whole table", "1 + 10 = 11: 4 too few"],
        ),
        ((1,), {"table": "4o 3b", "hand": "7c", "play": "7c", "take": "4o"}, ["7 + 4 = 11"], ["7 + 4 = 11"]),
        (
            (2, 3),
            {"table": "12o 7o 3c", "hand": "12c", "play": "12c", "take": "12o"},
            ["tantas como se pueda", "el siete de oros y el tres de copas"],
            ["as many as there can be", "the seven of coins and the three of cups"],
        ),
    ],
)
def test_what_decides_is_said(numbers: tuple[int, ...], case: dict[str, Any], es: list[str], en: list[str]) -> None:
    """A duty that refuses a set asks for what it wants; one that refuses to leave the card, for some set."""
    answer = table(numbers, "quince").explain(**case)
    for lang, pieces in (("es", es), ("en", en)):
        for piece in pieces:
            assert piece.lower() in answer.because(lang).lower(), answer.because(lang)


@pytest.mark.parametrize(("number", "line"), [(5, "escobas, 2 × 2 = 4"), (6, "siete de copas, 1")])
def test_a_score_is_worked_out(number: int, line: str) -> None:
    counts = {
        "A": {"cards": 20, "oros": 5, "seven_of_oros": 0, **({"seven_of_copas": 1} if number == 6 else {})},
        "B": {"cards": 20, "oros": 5, "seven_of_oros": 1, **({"seven_of_copas": 0} if number == 6 else {})},
    }
    answer = table((number,), "escova").explain(counts=counts, escobas={"A": 2, "B": 0}, score=True)
    assert line in answer.because("es")
    check_text(answer.because("en"), "en")
