"""What wins a hand, a ladder of who has most, and the points of some lines: what cannot be read is told with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

import tutor
from tests.law.tables import copied, overlay, spot
from tutor.faults import Fault, TutorError
from tutor.law.load import Library, Table

RULES = "tute/rules.yaml"


def faults(library: Library) -> tuple[Fault, ...]:
    with pytest.raises(TutorError) as caught:
        library.law(Table("tute", "arrastrado"))
    return caught.value.faults


@pytest.mark.parametrize(
    ("old", "new", "needle", "text"),
    [
        (
            "when: {most: [points, last_trick]}\n    brings: 1",
            "when: {most: [points, last_trik]}\n    brings: 1",
            "last_trik]",
            "unknown word “last_trik” — did you mean “last_trick”?",
        ),
        (
            "when: {most: [points, last_trick]}\n    brings: 1",
            "when: {most: [points, points]}\n    brings: 1",
            "points]}\n    brings: 1",
            "“points” is in this list already: keep only one",
        ),
        (
            "points_of: [tantos, diez_de_ultimas]",
            "points_of: [tantos, diez]",
            "diez]",
            "unknown word “diez”; what may stand here: cuarenta, diez_de_ultimas, tantos, veinte",
        ),
        (
            "points: card_points",
            "points: card_point",
            "card_point\n",
            "unknown word “card_point” — did you mean “card_points”?",
        ),
        ("brings: 2", "brings: two", "two\n", "a whole number from 0 to 100 belongs here, not “two”"),
    ],
)
def test_a_word_that_is_not_there_is_named(tmp_path: Path, old: str, new: str, needle: str, text: str) -> None:
    library = copied(tmp_path, {RULES: {old: new}})
    assert [fault.text("en") for fault in faults(library)] == [f"{spot(library, RULES, needle)}: {text}"]


def test_what_a_match_is_counted_in_is_needed_where_hands_bring_something(tmp_path: Path) -> None:
    text = "counted_in: {name: games, en: the games won, es: los juegos ganados, one: {en: game, es: juego}}\n  ends: {the: games"
    library = copied(tmp_path, {RULES: {text: "ends: {the: points", "rank_by: [games]": "rank_by: [points]"}})
    assert [fault.code for fault in faults(library)] == ["unit_needed"]


def test_a_line_that_an_overlay_takes_out_gives_nothing() -> None:
    """`points_of` may speak of a line that is gone."""
    house = "format: 1\nextends: tute\nremove: [diez_de_ultimas]\n"
    rules = tutor.load("tute", variant="parejas").with_house(overlay(house))
    case = {"trump": "oros", "piles": {"A": 95, "B": 25}, "last_trick": "A", "cantes": {"A": "copas"}, "score": True}
    assert rules.explain(case).value == {"A": 115, "B": 25, "winner": "A", "games": 2}
    without = {**case, "options": {"salirse_con_cantes": False}}
    assert rules.explain(without).value["games"] == 1
    assert tutor.load("tute", variant="parejas").explain(without).value["games"] == 2
