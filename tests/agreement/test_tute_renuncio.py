"""Tute: was it a renuncio, when the hands are not seen? Over records of hands in which cards are often played wrongly."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.agreement.engine import rules_of
from tests.referee_tute import hand
from tests.referee_tute.cards import full_deck
from tests.referee_tute.law import VARIANTS, Law, law_of
from tests.referee_tute.renuncio import possible_rules
from tests.referee_tute.table import Table

RECORDS = 30  # of each form
HONEST = 0.8
legal = hand.legal


def random_record(rng: random.Random, law: Law) -> dict[str, Any]:
    """The facts of a case. The record may end early; trumps may be given as a suit or as the card that was shown."""
    deck = full_deck()
    rng.shuffle(deck)

    def choose(seat: int, question: str, offers: list[str], table: Table) -> str | None:
        if question == "play":
            return rng.choice(offers)
        return None if question == "capote" else rng.choice([*offers, None])

    table = hand.play_hand(deck, law, choose).table
    tricks = table.tricks[: rng.randint(1, len(table.tricks))]
    number = rng.randint(1, len(tricks))
    shown = deck[min(law.players * law.cards_each, 39)]
    return {
        "tricks": [[{who: card} for who, card in trick] for trick in tricks],
        "trump": rng.choice((table.trump, shown)),
        "renuncio": {"player": rng.choice(tricks[number - 1])[0], "trick": number},
    }


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_record_is_judged_alike(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The verdict, the rule where it is proved, and a text in both languages."""
    law, rng, met = law_of(variant), random.Random(f"renuncio {variant}"), Counter[str]()

    def careless(cards: list[str], trick: list[str], trump: str, table: Law, stock: int = 0) -> list[str]:
        return legal(cards, trick, trump, table, stock) if rng.random() < HONEST else list(cards)

    monkeypatch.setattr(hand, "legal", careless)
    for _ in range(RECORDS):
        case = random_record(rng, law)
        tricks = [[play for plays in trick for play in plays.items()] for trick in case["tricks"]]
        asked = (case["renuncio"]["player"], case["renuncio"]["trick"], tricks, case["trump"])
        rules = set(possible_rules(*asked, None, law, limit=200))
        answer = rules_of("tute", variant).explain(case)
        verdict = "illegal" if None not in rules else "legal" if len(rules) == 1 else "undecided"
        assert (answer.verdict, answer.rule) == (verdict, next(iter(rules)) if len(rules) == 1 else None), case
        assert answer.because("es").strip()
        assert answer.because("en").strip()
        met[verdict] += 1
    assert {"legal", "undecided"} <= set(met), met


def test_who_may_have_drawn_which_trumps_is_counted_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a stock: a trump led and not followed, in long records. What was drawn since narrows what was held."""
    law, rng, met = law_of("habanero"), random.Random("renuncio with stock"), Counter[str]()

    def careless(cards: list[str], trick: list[str], trump: str, table: Law, stock: int = 0) -> list[str]:
        return legal(cards, trick, trump, table, stock) if rng.random() < HONEST / 2 else list(cards)

    monkeypatch.setattr(hand, "legal", careless)
    while met.total() < 60:
        case = random_record(rng, law)
        suit = case["trump"][0] if case["trump"].isalpha() else case["trump"][-1]
        tricks = [[play for plays in trick for play in plays.items()] for trick in case["tricks"]]
        asked = [
            n for n, trick in enumerate(tricks[:12], 1) if [card[-1] == suit for _, card in trick] == [True, False]
        ]
        if len(tricks) < 15 or not asked:
            continue
        number = rng.choice(asked)
        player = tricks[number - 1][1][0]
        rules = set(possible_rules(player, number, tricks, case["trump"], None, law))
        answer = rules_of("tute", "habanero").explain({**case, "renuncio": {"player": player, "trick": number}})
        verdict = "illegal" if None not in rules else "legal" if len(rules) == 1 else "undecided"
        assert (answer.verdict, answer.rule) == (verdict, next(iter(rules)) if len(rules) == 1 else None), case
        assert answer.because("es") != answer.because("en")
        met[verdict] += 1
    assert set(met) == {"legal", "illegal", "undecided"}, met
