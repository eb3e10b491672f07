"""May the next player claim these cards? Every set that the card just left could have taken, and sets that do not fit."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.agreement.engine import INDEX, mask
from tests.agreement.escoba import random_position, tables_of
from tests.referee_escoba.answers import answer_of
from tests.referee_escoba.claims import claim_allowed, claims
from tests.referee_escoba.law import VARIANTS
from tutor.judge.sets import SetRuling
from tutor.play.facts import complete

POSITIONS, EXPLAINED = 25, 3  # of each table


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_cards_may_be_claimed(variant: str) -> None:
    """Where the table claims at all; the card just left may lie among the others or not."""
    rng, met = random.Random(f"claims {variant}"), Counter[bool | None]()
    for table in tables_of(variant):
        decision = table.court().decision("reclamar_lo_dejado")
        for _ in range(POSITIONS):
            (left, *_), lying = random_position(rng, longest=9)
            cards = [*lying, left] if rng.random() < 0.5 else lying
            facts = complete(table.court().law, {"left": INDEX[left], "table": mask(cards)}, "reclamar_lo_dejado")
            assert decision.applies(facts) == table.law.reclamar
            wanted = claims(left, cards, table.law)
            found = [claimed for (claimed,) in decision.legal(facts)]
            assert sorted(found) == sorted(map(mask, wanted)), (table.options, left, lying)
            for claimed in ([], *wanted[:2], rng.sample(lying, min(len(lying), rng.randint(1, 3)))):
                allowed = claim_allowed(claimed, left, cards, table.law)
                ruling = SetRuling(decision, facts, (mask(claimed),))
                if allowed is not None:
                    assert (ruling.verdict, ruling.rule) == (("legal", None) if allowed else ("illegal", "reclamar")), (
                        table.options,
                        left,
                        lying,
                        claimed,
                    )
                met[allowed] += 1
    assert min(met[True], met[False], met[None]) > 50


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_front_door_answers_as_the_referee_does(variant: str) -> None:
    """The same through `explain`; the claim may name the card just left, and may be an escoba."""
    rng, met = random.Random(f"claims door {variant}"), Counter[str]()
    for table in tables_of(variant):
        for _ in range(EXPLAINED):
            (left, *_), lying = random_position(rng, longest=6)
            claimed = rng.choice(claims(left, lying, table.law) or [lying[:2]])
            if rng.random() < 0.6:
                lying = claimed
            case = {"claim": [left, *claimed] if rng.random() < 0.5 else claimed, "left": left, "table": lying}
            wanted, answer = answer_of(case, table.law), table.explain(**case)
            assert answer.verdict == wanted["verdict"], (table.options, case)
            met[answer.verdict] += 1
            if answer.verdict == "not_covered":
                continue
            assert answer.rule == wanted.get("rule")
            assert {frozenset(each) for each in answer.legal} == {frozenset(each) for each in wanted["legal"]}
            assert answer.flags["escoba"] == wanted.get("escoba", False)
            met["escoba"] += answer.flags["escoba"]
    assert set(met) == {"legal", "illegal", "not_covered", "escoba"}
    assert min(met.values()) > 1, met
