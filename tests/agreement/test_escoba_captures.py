"""What may a card take, may it be left, and which rule says so? Over random hands and tables, and against a plain scan."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.agreement.engine import INDEX, court_of, mask
from tests.agreement.escoba import LONGEST_TABLE, Position, Table, random_position, tables_of
from tests.referee_escoba.captures import (
    allowed_captures,
    broken_rule,
    captures_of_hand,
    is_escoba,
    legal_takes,
    may_leave,
    operative_rule,
)
from tests.referee_escoba.law import VARIANTS
from tutor.judge.sets import SetRuling

SCANNED = 10_400  # positions of each way to capture, tables of 0 to 12 cards
POSITIONS, EXPLAINED = 18, 3  # of each table
DECK = [12 * suit + rank - 1 for suit in range(4) for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)]


def sets_by_scan(card: int, table: list[int], by_total: bool) -> set[int]:
    """Every set of the table that the card takes, as masks: all subsets are summed, and those that fit are kept."""
    worth = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 10: 8, 11: 9, 12: 10}
    subsets = [(0, 0)]
    for lying in table:
        value, bit = worth[lying % 12 + 1], 1 << lying
        subsets += [(total + value, chosen | bit) for total, chosen in subsets]
    own = worth[card % 12 + 1]
    if by_total:
        return {chosen for total, chosen in subsets if total == 15 - own and chosen}
    equal = {1 << lying for lying in table if lying % 12 == card % 12}
    return equal | {chosen for total, chosen in subsets if total == own and chosen.bit_count() > 1}


@pytest.mark.parametrize(("variant", "by_total"), [("quince", True), ("limpia", False)])
def test_captures_are_those_of_a_scan_of_all_subsets(variant: str, by_total: bool) -> None:
    rng, decision, found_some = random.Random(f"scan {variant}"), court_of("escoba", variant).decision("tomar"), 0
    for place in range(SCANNED):
        card, *table = rng.sample(DECK, 1 + place % (LONGEST_TABLE + 1))
        facts = {"hand": 1 << card, "table": sum(1 << lying for lying in table)}
        empty, *captures = [chosen for _, chosen in decision.candidates(facts, card)]
        assert empty == 0
        assert len(captures) == len(set(captures)), "a capture is found twice"
        assert set(captures) == sets_by_scan(card, table, by_total), (card, table)
        found_some += bool(captures)
    assert found_some > SCANNED / 3


def tried(rng: random.Random, position: Position, takes: list[list[str]]) -> list[list[str]]:
    """Leaving the card, captures that it can make, and cards that probably do not fit."""
    found = [[], *rng.sample(takes, min(2, len(takes)))]
    for size in (1, rng.randint(1, 4)):
        found += [rng.sample(position.table, size)] if len(position.table) >= size else []
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_move_is_judged_alike(variant: str) -> None:
    """The captures of every card, leaving it, the verdict, and the rule that decides."""
    rng, met = random.Random(f"captures {variant}"), Counter[str | None]()
    for table in tables_of(variant):
        decision = table.court().decision("tomar")
        for _ in range(POSITIONS):
            position = random_position(rng, longest=6)
            facts, asked = position.facts(table.court()), (position.hand, position.table, table.law)
            wanted = [(INDEX[card], mask(take)) for card, take in legal_takes(*asked)]
            assert sorted(decision.legal(facts)) == sorted(wanted), (table.options, position)
            known = captures_of_hand(*asked)
            for card in position.hand:
                ruling = SetRuling(decision, facts, (INDEX[card], 0))
                assert sorted(ruling.sets()) == sorted(map(mask, allowed_captures(card, known, table.law)))
                assert ruling.may_be_empty() == may_leave(card, known, table.law)
                for take in tried(rng, position, known[card]):
                    refused = broken_rule(card, take, *asked)
                    rule = refused or operative_rule(card, take, *asked)
                    ruling = SetRuling(decision, facts, (INDEX[card], mask(take)))
                    found = (ruling.verdict, ruling.rule)
                    assert found == ("illegal" if refused else "legal", rule), (table.options, position, card, take)
                    met[refused or ("owed" if rule else None)] += 1
    refusing = "igualar" if variant == "limpia" else "sumar_quince"
    assert set(met) == {refusing, "capturar", "owed", None}
    assert min(met.values()) > 20


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_front_door_answers_as_the_referee_does(variant: str) -> None:
    """The same through `explain`, and whether it is an escoba: in half of the cases the table is what the card takes."""
    rng, met = random.Random(f"door {variant}"), Counter[bool]()
    for table in tables_of(variant):
        for _ in range(EXPLAINED):
            met[check_explained(rng, table)] += 1
    assert met[True] > 5
    assert met[False] > 5


def check_explained(rng: random.Random, table: Table) -> bool:
    """One case; whether it is an escoba."""
    position = random_position(rng, longest=7)
    card, law = position.hand[0], table.law
    known = captures_of_hand(position.hand, position.table, law)
    take = rng.choice(known[card] or [[]])
    if take and rng.random() < 0.6:
        position = Position(position.hand, take)
        known = captures_of_hand(position.hand, position.table, law)
    answer = table.explain(hand=position.hand, table=position.table, play=card, take=take)
    asked = (card, take, position.hand, position.table, law)
    refused = broken_rule(*asked)
    assert (answer.verdict, answer.rule) == (("illegal", refused) if refused else ("legal", operative_rule(*asked))), (
        table.options,
        position,
    )
    assert {frozenset(each) for each in answer.legal} == {
        frozenset(each) for each in allowed_captures(card, known, law)
    }
    assert answer.flags["leave"] == may_leave(card, known, law)
    escoba = is_escoba(card, take, position.table)
    assert answer.flags["escoba"] == escoba, (table.options, position, take)
    return escoba
