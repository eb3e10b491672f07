"""The stored positions that part two tables: each is checked by the engine, and proved to be as small as can be.

Small means few cards on the trick and in the hand, few players and few tricks; among the smallest any will do.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.proofs.laws import confirm
from tests.proofs.pairs import PAIRS
from tutor.ask import mismatches
from tutor.ask.files import cases_in
from tutor.law.prove import smallest_difference
from tutor.law.yamltext import plain

FILE = Path(__file__).parent / "witnesses.yaml"
OTHERWISE = "-otherwise"
QUESTION = ("id", "note", "variant", "options", "expect")
MARKED = pytest.mark.parametrize("name", PAIRS)


@cache
def cases() -> dict[str, dict[str, Any]]:
    """The stored cases by id."""
    read: list[Any] = [plain(node) for node in cases_in(FILE)]
    return {case["id"]: case for case in read}


def size(case: dict[str, Any]) -> int:
    """What the search makes small."""
    cards = len(case.get("trick", ())) + len(case.get("hand", ()))
    return cards + int(case.get("players", 0)) + int(case.get("cards", 0))


@MARKED
def test_the_engine_parts_the_two_tables_there(name: str) -> None:
    asked = {key: value for key, value in cases()[name].items() if key not in QUESTION}
    verdicts = {seats.rules.explain(asked).verdict for seats in (PAIRS[name].one, PAIRS[name].other)}
    assert verdicts == {"legal", "illegal"}


@MARKED
def test_no_smaller_position_parts_them(name: str) -> None:
    pair = PAIRS[name]
    found = smallest_difference(pair.one.law, pair.other.law, pair.decision)
    assert found is not None
    print(f"\n{name}: {found}")
    confirm(found, pair.one.law, pair.other.law, pair.decision)
    assert size(dict(found.case)) == size(cases()[name])


@pytest.mark.parametrize("case", cases())
def test_a_case_is_answered_as_stored(case: str) -> None:
    stored = cases()[case]
    seats = PAIRS[case.removesuffix(OTHERWISE)]
    rules = (seats.other if case.endswith(OTHERWISE) else seats.one).rules
    if "variant" not in stored:
        rules = type(rules)(rules.library, type(rules.table)("pocha"))
    assert not mismatches(rules.explain(stored), stored["expect"])


def test_every_pair_is_stored_and_an_option_with_both_its_tables() -> None:
    options = {name for name in PAIRS if name != "variant" and not name.startswith("M")}
    assert set(cases()) == {*PAIRS, *(name + OTHERWISE for name in options)}
    for name in options:
        one, other = (cases()[each] for each in (name, name + OTHERWISE))
        assert {one["expect"]["verdict"], other["expect"]["verdict"]} == {"legal", "illegal"}
        assert {key for key in one if one[key] != other[key]} == {"id", "note", "options", "expect"}
