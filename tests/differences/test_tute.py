"""Where the forms of Tute and the values of its options part: the search finds what is stored, and the referee says so."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import tutor
from tests.differences.tute import ELSEWHERE, IMPOSSIBLE, KINDS, WHERE, Bite, bites, form, of_forms, of_option
from tests.proofs.tute_laws import PLAY_OPTIONS
from tests.referee_tute.answers import answer_of
from tests.referee_tute.cards import full_deck, points_of
from tests.referee_tute.law import VARIANTS, Law, law_of, sides
from tutor.ask import the_library
from tutor.ask.differences import Parting, parted_by, partings_of
from tutor.ask.rulebook import rulebook

STORED = partings_of(the_library(), "tute")
FORMS = parted_by(STORED, "variants")
OPTIONS = {(each.id, value): each for each in STORED if each.of == "options" for value, _ in each.says[1:]}
UNKNOWN = ("carta_sobrante", "empate_sin_ultimas", "tute_de_reyes")  # options on which the referee has no opinion here


@pytest.mark.parametrize("kind", ["sing", "match"])
@pytest.mark.parametrize("pair", list(combinations(VARIANTS, 2)), ids="-".join)
def test_nothing_smaller_parts_two_forms(kind: str, pair: tuple[str, str]) -> None:
    """All smaller questions are asked again; pairs that no stored question of a kind parts differ by no such question."""
    case = of_forms(kind, *pair)
    stored = [each for each in FORMS if kind in each.ask and "stock" not in each.ask and each.parts(*pair)]
    both = [each for each in stored if {*pair} <= dict(each.says).keys()]
    if kind == "match":
        assert (case is None) == (not stored)
    else:
        assert case == (both[0].ask if both else None)


@pytest.mark.parametrize("bite", bites(), ids=str)
def test_nothing_smaller_shows_a_value_of_an_option(bite: Bite) -> None:
    stored = OPTIONS[bite.option, bite.value]
    assert of_option(bite) == (stored.ask, stored.says)


def cards_worth(points: int) -> list[str]:
    """Whole tricks of four that are worth so much."""
    found: dict[tuple[int, int], list[str]] = {(0, 0): []}
    for card in full_deck():
        more = {(worth + points_of(card), (n + 1) % 4): [*cards, card] for (worth, n), cards in found.items()}
        found = {**more, **found}
    return found[points, 0]


def referees(case: dict[str, Any], law: Law) -> Any:
    """The referee's value, or verdict, or that there is no such position."""
    told = {key: value for key, value in case.items() if key != "variant"}
    if "piles" in case:
        mine = cards_worth(case["piles"]["A"])
        told = {**told, "piles": {"A": mine, "B": [card for card in full_deck() if card not in mine]}}
    if set(case.get("match", sides(law))) != {*sides(law)}:
        return IMPOSSIBLE
    try:
        answer = answer_of(told, law)
    except (ValueError, KeyError):
        return IMPOSSIBLE
    return answer["value"] if answer["verdict"] == "answered" else answer["verdict"]


@pytest.mark.parametrize("parting", FORMS, ids=lambda each: str(each.ask))
def test_the_referee_parts_the_forms_there_too(parting: Parting) -> None:
    """It takes a stock at any table, the front door only where there is one."""
    said = {variant: referees(parting.ask, law_of(variant)) for variant in VARIANTS}
    there = [variant for variant in VARIANTS if law_of(variant).has_stock or not parting.ask.get("stock")]
    found = {variant: value for variant, value in said.items() if value != IMPOSSIBLE and variant in there}
    assert found == dict(parting.says)


@pytest.mark.parametrize("parting", [each for each in STORED if each.of == "options"], ids=lambda each: each.id)
def test_the_referee_parts_two_values_there_too(parting: Parting) -> None:
    (default, one), (value, other) = parting.says
    assert one != other
    if parting.id not in UNKNOWN:
        laws = [law_of(parting.ask["variant"], **{parting.id: each}) for each in (default, value)]
        assert [referees(parting.ask, law) for law in laws] == [one, other]


def test_every_option_parts_somewhere() -> None:
    """But for the way round, which is printed."""
    options = set(form("habanero").court().law.options)
    assert {*WHERE, *ELSEWHERE} == options
    assert {*ELSEWHERE} == {*PLAY_OPTIONS, "sentido"}
    assert {each.id for each in STORED if each.of == "options"} == options - {"sentido"}
    assert {kind for _, kind in WHERE.values()} == set(KINDS)


def test_which_way_the_turn_goes_is_printed() -> None:
    """At the head of the book, and where the option is told; nothing else changes."""
    mine, other = (
        rulebook(tutor.load("tute", "parejas", {"sentido": value}), "es").splitlines()
        for value in ("antihorario", "horario")
    )
    changed = [line for line in mine if line not in other]
    assert 0 < len(changed) <= 3
    assert "contrario a las agujas" in changed[0]
