"""What does the opening table give the dealer, can these cards be left over, and whose pile is wrong?"""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from tests.agreement.engine import INDEX, cards_of
from tests.agreement.escoba import SIDES, random_piles, table_of, tables_of
from tests.referee_escoba.answers import answer_of
from tests.referee_escoba.cards import full_deck, total
from tests.referee_escoba.deal import possible_sides
from tests.referee_escoba.law import VARIANTS
from tests.referee_escoba.opening import opening
from tutor.play.opening import opening_of

OPENINGS, OPENINGS_EXPLAINED, REMAINDERS = 200, 3, 4  # of each table
TURNING = [variant for variant in VARIANTS if variant != "cientifica"]


def random_opening(rng: random.Random) -> list[str]:
    """Four cards, most often a table that adds up to 15 or 30, or begins with 15."""
    while True:
        cards = rng.sample(full_deck(), 4)
        if rng.random() < 0.02 or total(cards) in (15, 30) or total(cards[:2]) == 15:
            return cards


@pytest.mark.parametrize("variant", TURNING)
def test_the_dealer_takes_the_same_cards(variant: str) -> None:
    """The cards in the order in which they were turned, and the escobas they bring."""
    rng, met = random.Random(f"openings {variant}"), Counter[tuple[int, int]]()
    for four, two in product(("nada", "cartas", "escoba"), (True, False)):
        table = table_of(variant, escoba_de_mano=four, dos_primeras=two)
        court = table.court()
        for place in range(OPENINGS):
            cards = random_opening(rng)
            taken, escobas = opening(cards, table.law)
            found, added = opening_of(court, {"opening": tuple(INDEX[card] for card in cards)})
            assert set(cards_of(found)) == set(taken), (table.options, cards)
            assert (added.get("escobas", 0) if taken else 0) == escobas, (table.options, cards)
            met[len(taken), escobas] += 1
            if place < OPENINGS_EXPLAINED:
                assert table.explain(opening=cards).value == {"taken": taken, "escobas": escobas}
    every = {(0, 0), (4, 1), (4, 0), (2, 1), (2, 0)} | ({(4, 2)} if variant in ("quince-wiki", "mas") else set())
    assert set(met) == every
    assert min(met.values()) > 1, met


def right_pile(cards: list[str]) -> list[str]:
    """As many of the cards, from the first, as add up to fifteens."""
    return cards[: max(count for count in range(len(cards) + 1) if total(cards[:count]) % 15 == 0)]


def random_remainder(rng: random.Random, sides: list[int]) -> dict[str, Any]:
    """Cards left over, often such as can be; perhaps with the piles of all or some players, or what they add up to."""
    cards = full_deck()
    rng.shuffle(cards)
    left = cards[: rng.randint(0, 9)]
    while rng.random() < 0.8 and total(left) % 15 != 10:
        left = rng.sample(cards, rng.randint(1, 9))
    case: dict[str, Any] = {"leftover": left}
    if rng.random() < 0.8:
        count = rng.choice(sides)
        piles = {name: [card for card in pile if card not in left] for name, pile in random_piles(rng, count).items()}
        if rng.random() < 0.6:
            piles = {name: right_pile(pile) for name, pile in piles.items()}
            wrong = piles[rng.choice(SIDES[:count])]
            wrong[:] = wrong if rng.random() < 0.4 else wrong[1:]
        case["piles"] = piles if rng.random() < 0.6 else {name: total(pile) for name, pile in piles.items()}
    return case


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_remainder_is_judged_alike(variant: str) -> None:
    """Whether it can be, its total, and who erred; `limpia` has no such check."""
    rng, met = random.Random(f"remainders {variant}"), Counter[tuple[bool, bool | None]]()
    for table in tables_of(variant):
        for _ in range(REMAINDERS):
            case = random_remainder(rng, possible_sides(table.law))
            wanted, answer = answer_of(case, table.law), table.explain(**case)
            assert answer.verdict == wanted["verdict"]
            if answer.verdict == "answered":
                value = {"culprits": None, **answer.value}
                assert value == wanted["value"], (table.options, case)
                met[value["possible"], None if value["culprits"] is None else bool(value["culprits"])] += 1
    every = {(possible, erred) for possible in (True, False) for erred in (None, True, False)}
    assert set(met) == (set() if variant == "limpia" else every), met
