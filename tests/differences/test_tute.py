"""Where the forms of Tute and the values of its options part: the search finds what is stored, and the referee says so."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml

import tutor
from tests.differences.tute import ELSEWHERE, IMPOSSIBLE, KINDS, WHERE, Bite, asked, bites, form, found
from tests.proofs.tute_laws import PLAY_OPTIONS
from tests.referee_tute.answers import answer_of
from tests.referee_tute.cards import full_deck, points_of
from tests.referee_tute.law import VARIANTS, Law, law_of, sides
from tutor.ask.rulebook import rulebook

STORED: dict[str, list[dict[str, Any]]] = yaml.safe_load((Path(__file__).parent / "tute.yaml").read_text("utf-8"))
UNKNOWN = ("carta_sobrante", "empate_sin_ultimas", "tute_de_reyes")  # options on which the referee has no opinion here


def test_nothing_smaller_parts_them() -> None:
    """All smaller questions are asked again; pairs and kinds that are not stored part on none."""
    assert found() == STORED


def cards_worth(points: int) -> list[str]:
    """Whole tricks of four that are worth so much."""
    found: dict[tuple[int, int], list[str]] = {(0, 0): []}
    for card in full_deck():
        more = {(worth + points_of(card), (n + 1) % 4): [*cards, card] for (worth, n), cards in found.items()}
        found = {**more, **found}
    return found[points, 0]


def referees(case: dict[str, Any], law: Law) -> Any:
    """The referee's value, or verdict, or that there is no such position."""
    told = {**case, "hand": case["hand"][: law.cards_each]} if "hand" in case else case
    if "piles" in case:
        mine = cards_worth(case["piles"]["A"])
        told = {**case, "piles": {"A": mine, "B": [card for card in full_deck() if card not in mine]}}
    if set(case.get("match", sides(law))) != {*sides(law)}:
        return IMPOSSIBLE
    try:
        answer = answer_of(told, law)
    except (ValueError, KeyError):
        return IMPOSSIBLE
    return answer["value"] if answer["verdict"] == "answered" else answer["verdict"]


@pytest.mark.parametrize("entry", STORED["forms"], ids=lambda entry: " ".join(entry["forms"]) + " " + str(entry["ask"]))
def test_the_referee_parts_two_forms_there_too(entry: dict[str, Any]) -> None:
    assert [referees(entry["ask"], law_of(variant)) for variant in entry["forms"]] == entry["says"]
    assert [asked(form(variant), entry["ask"]) for variant in entry["forms"]] == entry["says"]


@pytest.mark.parametrize("entry", STORED["options"], ids=lambda entry: f"{entry['option']} {entry['says'][1][0]}")
def test_the_referee_parts_two_values_there_too(entry: dict[str, Any]) -> None:
    (default, one), (value, other) = entry["says"]
    assert one != other
    if entry["option"] not in UNKNOWN:
        bite = Bite(entry["option"], default, value)
        assert [referees(entry["ask"], bite.law(each)) for each in (default, value)] == [one, other]


def test_every_two_forms_and_every_option_part_somewhere() -> None:
    """But for the options of play, which `tests/proofs` parts, and the way round."""
    assert {tuple(entry["forms"]) for entry in STORED["forms"]} == set(combinations(VARIANTS, 2))
    assert len(STORED["options"]) == len(bites())
    assert {*WHERE, *ELSEWHERE} == set(form("habanero").court().law.options)
    assert {*ELSEWHERE} == {*PLAY_OPTIONS, "sentido"}
    assert {kind for _, kind in WHERE.values()} | {"deal", "exchange"} == set(KINDS)


def test_which_way_the_turn_goes_is_printed() -> None:
    """At the head of the book, and where the option is told; nothing else changes."""
    mine, other = (
        rulebook(tutor.load("tute", "parejas", {"sentido": value}), "es").splitlines()
        for value in ("antihorario", "horario")
    )
    changed = [line for line in mine if line not in other]
    assert 0 < len(changed) <= 3
    assert "contrario a las agujas" in changed[0]
