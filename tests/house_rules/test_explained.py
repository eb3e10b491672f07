"""Rulings by house rules are explained like any others: short, with the actual cards, in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.agreement.positions import INDEX, random_positions
from tests.agreement.test_bids import random_bidding
from tests.agreement.test_scores import random_hand
from tests.house_rules.tables import VARIANTS, file_of, table
from tutor.cards import Card
from tutor.words import name_card

FIRST_LAYER = 200
LANGUAGES = ("es", "en")
PLAYS, BIDS, SCORES = (1, 2, 3, 4, 5, 6, 8, 13), (7, 9, 10), (11, 12)
OWN = {
    1: "no_salir_de_triunfo",
    2: "la_mas_alta",
    3: "contrafallar",
    4: "no_contrafallar",
    8: "no_abrir_con_triunfo",
    7: "no_repetir_cero",
    10: "llegar_a_las_bazas",
    11: "cero_exacto",
    13: "la_mas_alta",
}


def cards_named(text: str, lang: str) -> set[str]:
    """The cards of the deck whose names stand in a text."""
    return {card for card, index in INDEX.items() if name_card(Card(index), lang).bare in text.lower()}


def check_text(text: str, lang: str) -> None:
    """Something is said, it is a sentence, and no gap was left in it."""
    assert text.strip(), lang
    assert not set(text) & set("{}_"), text
    assert "None" not in text, text
    assert text[0] == text[0].upper(), text
    assert text.endswith("."), text


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("number", PLAYS)
def test_a_play_is_explained_with_the_actual_cards(number: int, variant: str) -> None:
    """A refusal names a card of the hand; nothing names a card that is not there."""
    rules, own = table(file_of(number), variant), 0
    for position in random_positions(250, ("explained", number, variant), longest=max(rules.court().law.players) - 1):
        trick = [] if number in (1, 8) else position.trick
        hand = position.hand[:2] if number in (2, 13) else position.hand
        answer = rules.explain(hand=hand, trick=trick, trump=position.trump, play=hand[0])
        for lang in LANGUAGES:
            text, because = answer.text(lang), answer.because(lang)
            check_text(because, lang)
            assert len(text) <= FIRST_LAYER, text
            named = cards_named(text, lang)
            assert named <= {*hand, *trick}, text
            if answer.verdict == "illegal":
                assert named & set(hand), text
        own += answer.rule == OWN.get(number)
    assert own or number not in OWN


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("number", BIDS)
def test_a_bid_is_explained_with_the_actual_numbers(number: int, variant: str) -> None:
    """A refusal by the rule of the house says the number that was bid."""
    rng, own = random.Random(f"explained {number} {variant}"), 0
    for _ in range(120):
        _, said = random_bidding(rng, variant)
        case: dict[str, Any] = {key: value for key, value in said.items() if value != ""}
        if number == 7:
            case["bid_before"] = [rng.choice((0, 0, 1)) for _ in range(case["players"])]
        bid = rng.choice((0, rng.randint(0, case["cards"])))
        answer = table(file_of(number), variant).explain({**case, "bid": bid})
        for lang in LANGUAGES:
            check_text(answer.because(lang), lang)
            assert len(answer.text(lang)) <= FIRST_LAYER
            if answer.verdict == "illegal":
                assert str(bid) in answer.because(lang)
        own += answer.rule == OWN.get(number) and answer.verdict == "illegal"
    assert own > 5 or number not in OWN


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("number", SCORES)
def test_a_score_is_worked_out(number: int, variant: str) -> None:
    """Every seat's points stand in the details."""
    rng = random.Random(f"explained {number} {variant}")
    for _ in range(60):
        _, hand = random_hand(rng, variant)
        asked = {key: hand[key] for key in ("bids", "tricks", "trump")}
        answer = table(file_of(number), variant).explain({**asked, "score": True})
        for lang in LANGUAGES:
            check_text(answer.because(lang), lang)
            full = answer.text(lang, full=True)
            assert all(str(abs(points)) in full for points in answer.value), full
