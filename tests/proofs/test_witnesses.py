"""The stored positions that part two tables: each is checked by the engine, and proved to be as small as can be.

Small means few cards on the trick and in the hand, few players and few tricks; among the smallest any will do. Those of
rules are proved small where the rule is proved alive (`test_alive`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.proofs.laws import confirm, library
from tests.proofs.pairs import PAIRS
from tutor.ask.differences import Parting, partings_of, tables_of
from tutor.law.load import Table
from tutor.law.prove import smallest_difference

STORED = {parting.id or "variant": parting for parting in partings_of(library(), "pocha")}
MARKED = pytest.mark.parametrize("name", PAIRS)


def size(case: Mapping[str, Any]) -> int:
    """What the search makes small: it lays one card of the stock, and a case tells what the two who play will draw."""
    stock = case.get("stock", ())
    drawn = stock // 2 if isinstance(stock, int) else len(stock)
    cards = sum(len(case.get(zone, ())) for zone in ("trick", "hand"))
    return drawn + cards + int(case.get("players", 0)) + int(case.get("cards", 0))


@MARKED
def test_the_engine_parts_the_two_tables_there(name: str) -> None:
    asked = {key: value for key, value in STORED[name].ask.items() if key not in ("variant", "options")}
    verdicts = {seats.rules.explain(asked).verdict for seats in (PAIRS[name].one, PAIRS[name].other)}
    assert verdicts == {"legal", "illegal"}


@MARKED
def test_no_smaller_position_parts_them(name: str) -> None:
    pair = PAIRS[name]
    found = smallest_difference(pair.one.law, pair.other.law, pair.decision)
    assert found is not None
    print(f"\n{name}: {found}")
    confirm(found, pair.one.law, pair.other.law, pair.decision)
    assert size(found.case) == size(STORED[name].ask)


def test_every_pair_is_stored() -> None:
    assert {name for name, parting in STORED.items() if parting.of != "rules"} == set(PAIRS)
    assert len(STORED) == len(partings_of(library(), "pocha"))


@pytest.mark.parametrize("parting", [each for each in STORED.values() if each.of == "rules"], ids=lambda each: each.id)
def test_a_rule_decides_in_its_own_position(parting: Parting) -> None:
    """It refuses, or is the release that lets pass; without it the answer is the other one."""
    with_it, without = (rules.explain(case) for rules, case, _ in tables_of(parting, library(), "pocha"))
    assert with_it.rule == parting.id
    assert {with_it.verdict, without.verdict} == {"legal", "illegal"}


@pytest.mark.parametrize("other", ["arrastrado", "individual", "parejas"])
def test_no_smaller_play_parts_the_forms_of_tute(other: str) -> None:
    """Two play the one that draws, so at most one card lies there; the other forms differ in no play."""
    one, two = (library().law(Table("tute", form)) for form in ("habanero", other))
    found = smallest_difference(one, two, "jugar", max_trick=1)
    assert found is not None
    stored = [each for each in partings_of(library(), "tute") if each.of == "variants" and "play" in each.ask]
    assert stored
    assert {size(each.ask) for each in stored} == {size(found.case)}
    assert all(each.parts("habanero", other) for each in stored)
    if other != "arrastrado":
        assert smallest_difference(library().law(Table("tute", "arrastrado")), two, "jugar") is None
