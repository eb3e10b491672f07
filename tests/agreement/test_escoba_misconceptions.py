"""What does somebody hold to be right who believes in one wrong rule? Each overlay against the referee's account."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.agreement.engine import INDEX, cards_of, mask, rules_of
from tests.agreement.escoba import Table, random_piles, random_position, table_of, tables_of
from tests.agreement.test_escoba_records import random_opening
from tests.referee_escoba.captures import legal_takes
from tests.referee_escoba.deal import possible_sides
from tests.referee_escoba.law import VARIANTS
from tests.referee_escoba.leftover import leftover
from tests.referee_escoba.misconceptions import (
    MISCONCEPTIONS,
    claims_as,
    law_as,
    leftover_as,
    legal_takes_as,
    opening_as,
    score_as,
)
from tests.referee_escoba.opening import opening
from tests.referee_escoba.score import score
from tutor.play.facts import complete
from tutor.play.opening import opening_of
from tutor.play.score import count_points

TABLES, POSITIONS = 2, 10  # tables of each variant, positions of each table
CAPTURES = {"E1", "E2", "E3", "E3b", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "E10b"}
VALUES = {"E1", "E2", "E3", "E3b", "E8"}
LEAVES_OUT = {"E7": "limpia"}  # which the referee tells of `limpia` too, and the law does not


def test_every_misconception_of_the_game_is_tested_here() -> None:
    assert set(rules_of("escoba", "quince").court().law.misconceptions) == set(MISCONCEPTIONS)


@pytest.mark.parametrize("eid", MISCONCEPTIONS)
def test_a_believer_takes_and_claims_the_same_cards(eid: str) -> None:
    """And somewhere others than the law allows, where the belief is about captures."""
    rng, parted = random.Random(f"takes {eid}"), 0
    for table in tables_at(eid):
        court, law = table.court(eid), table.law
        taking, claiming = court.decision("tomar"), court.decision("reclamar_lo_dejado")
        for _ in range(POSITIONS):
            position = random_position(rng, longest=6)
            facts, asked = position.facts(court), (position.hand, position.table)
            believed = [(INDEX[card], mask(take)) for card, take in legal_takes_as(eid, *asked, law)]
            assert sorted(taking.legal(facts)) == sorted(believed), (table, position)
            parted += sorted(believed) != sorted((INDEX[card], mask(take)) for card, take in legal_takes(*asked, law))
            left, lying = position.hand[0], position.table
            facts = complete(court.law, {"left": INDEX[left], "table": mask(lying)}, "reclamar_lo_dejado")
            assert claiming.applies(facts) == law_as(eid, law).reclamar
            claimed = [chosen for (chosen,) in claiming.legal(facts)]
            assert sorted(claimed) == sorted(map(mask, claims_as(eid, left, lying, law))), (table, position)
    assert (parted > 20) == (eid in CAPTURES), parted


def tables_at(eid: str) -> list[Table]:
    """Some tables of every variant of which both know what the believer holds."""
    variants = [variant for variant in VARIANTS if variant != LEAVES_OUT.get(eid)]
    found = [table for place, variant in enumerate(variants) for table in tables_of(variant)[place : place + TABLES]]
    return [*found, *(table_of(variant, reclamar=True) for variant in variants[:1])]


@pytest.mark.parametrize("eid", MISCONCEPTIONS)
def test_a_believer_counts_the_same_opening_remainder_and_points(eid: str) -> None:
    rng, parted = random.Random(f"counts {eid}"), Counter[str]()
    for table in tables_at(eid):
        court, law = table.court(eid), table.law
        for _ in range(POSITIONS):
            cards = random_opening(rng)
            taken, added = opening_of(court, {"opening": tuple(INDEX[card] for card in cards)})
            believed = opening_as(eid, cards, law)
            assert (set(cards_of(taken)), added.get("escobas", 0) if taken else 0) == (set(believed[0]), believed[1])
            parted["opening"] += believed != opening(cards, law)
            remainder: dict[str, Any] | None = leftover_as(eid, cards, None, law)
            for check in court.law.checks:
                assert remainder is not None
                facts = complete(court.law, {"leftover": mask(cards), "deck": court.deck})
                assert court.holds(check.must, facts) == remainder["possible"]
                parted["leftover"] += remainder != leftover(cards, None, law)
            assert bool(court.law.checks) == (remainder is not None)
            for _ in range(3):
                piles = random_piles(rng, rng.choice([2] if table.pairs else possible_sides(law)))
                escobas = {name: rng.randint(0, 2) for name in piles}
                situation = {"piles:all": tuple(map(mask, piles.values())), "escobas:all": tuple(escobas.values())}
                points = count_points(court, {**situation, "offender": -1, "players": len(piles)})
                believed_points = score_as(eid, piles, escobas, law)
                assert list(points) == list(believed_points.values()), (table, piles)
                parted["points"] += believed_points != score(piles, escobas, law)
    assert (parted["opening"] > 5, parted["leftover"] > 5) == (eid in VALUES, eid in VALUES), parted
    assert parted["points"] > 0 or eid not in VALUES | {"E11", "E11b"}
    assert parted["points"] == 0 or eid in VALUES | {"E11", "E11b"}
