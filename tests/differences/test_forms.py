"""Where every two forms of Escoba part: the search finds what is stored, and the front door and the referee say the same."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml

import tutor
from tests.differences.positions import KINDS
from tests.differences.search import IMPOSSIBLE
from tests.differences.store import Entry, of_forms
from tests.referee_escoba.answers import answer_of
from tests.referee_escoba.compare import comparable
from tests.referee_escoba.law import VARIANTS, Impossible, Law, law_of

STORED: dict[str, list[Entry]] = yaml.safe_load((Path(__file__).parent / "forms.yaml").read_text(encoding="utf-8"))
ENTRIES = [entry for entries in STORED.values() for entry in entries]


@cache
def every_form() -> tutor.Ruleset:
    return tutor.load("escoba")


def same(said: Any, right: Any) -> bool:
    """Whether the referee says so too; it says more of a remainder, and cards come in any order."""
    if isinstance(said, dict) and isinstance(right, dict):
        return all(comparable(said[key]) == comparable(right.get(key)) for key in said)
    return bool(said == right)


def referees(case: dict[str, Any], law: Law) -> Any:
    """The referee's value, or verdict, or that there is no such position."""
    try:
        answer = answer_of(case, law)
    except Impossible:
        return IMPOSSIBLE
    return answer["value"] if answer["verdict"] == "answered" else answer["verdict"]


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_smaller_parts_them(kind: str) -> None:
    """All smaller questions of the kind are asked again; pairs that are not stored part on none."""
    assert of_forms(kind) == STORED.get(kind, [])


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: str(entry["ask"]))
def test_every_form_answers_as_stored(entry: Entry) -> None:
    answer = every_form().explain({"game": "escoba", **entry["ask"]})
    left_out = dict.fromkeys(answer.tables.left_out, IMPOSSIBLE)
    assert {**answer.by_variant, **left_out} == entry["says"]
    for variant in VARIANTS:
        assert same(entry["says"][variant], referees(entry["ask"], law_of(variant))), variant
    for one, other in entry["parts"]:
        assert entry["says"][one] != entry["says"][other]


def test_every_two_forms_part_somewhere() -> None:
    parted = {tuple(pair) for entry in ENTRIES for pair in entry["parts"]}
    assert parted == set(combinations(VARIANTS, 2))
    for kind, entries in STORED.items():
        pairs = [tuple(pair) for entry in entries for pair in entry["parts"]]
        assert len(pairs) == len(set(pairs)), kind
