"""Where every two forms of Escoba part: the search finds what is stored, and the front door and the referee say the same."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import pytest

import tutor
from tests.differences.positions import KINDS
from tests.differences.search import IMPOSSIBLE, smallest
from tests.differences.store import of_forms
from tests.differences.tables import forms
from tests.referee_escoba.answers import answer_of
from tests.referee_escoba.compare import comparable
from tests.referee_escoba.law import VARIANTS, Impossible, Law, law_of
from tutor.ask import the_library
from tutor.ask.differences import Parting, parted_by, partings_of

STORED = parted_by(partings_of(the_library(), "escoba"), "variants")


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


def kind_of(parting: Parting) -> str:
    """The kind of a stored question; somebody who has erred makes one of its own."""
    return next(kind for kind in ("offender", *KINDS) if kind in parting.ask)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_smaller_parts_them(kind: str) -> None:
    """All smaller questions of the kind are asked again; forms that part on none that is stored part on none at all."""
    stored = [parting for parting in STORED if kind_of(parting) == kind]
    assert of_forms(kind) == [(parting.ask, list(parting.says)) for parting in stored]
    for (one, other), case in smallest(kind, forms()).items():
        first = next(parting for parting in stored if parting.parts(one, other))
        assert {**first.ask, "take": 0, "claim": 0} == {**case, "take": 0, "claim": 0}


@pytest.mark.parametrize("parting", STORED, ids=lambda parting: str(parting.ask))
def test_every_form_answers_as_stored(parting: Parting) -> None:
    answer = every_form().explain({"game": "escoba", **parting.ask})
    said = dict(parting.says)
    assert {**answer.by_variant} == said
    assert {*said, *answer.tables.left_out} == {*VARIANTS}
    for variant in VARIANTS:
        assert same(said.get(variant, IMPOSSIBLE), referees(dict(parting.ask), law_of(variant))), variant


def test_every_two_forms_part_somewhere() -> None:
    for one, other in combinations(VARIANTS, 2):
        assert any(parting.parts(one, other) for parting in STORED), (one, other)
