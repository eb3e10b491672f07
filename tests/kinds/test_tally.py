"""Awards and counters: the points of a line, the numbers they are counted from."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kinds.positions import TRICK, names, read, worked_out
from tutor.kinds import vocabulary
from tutor.law.emit import Emitter
from tutor.law.voice import Voice

AWARDS: dict[str, list[tuple[str, dict[str, Any], int]]] = {
    "points": [
        ("{points: 3}", {"points": 4}, 7),
        ("{points: {fixed: 10, per: {tricks: 5}}}", {"points": 0, "tricks": 2}, 20),
        ("{points: {per: {miss: -5}}}", {"points": 0, "counter:miss": 3}, -15),
        ("{points: {per: {cards: 1}}}", {"points": 0}, 4),
    ],
    "times": [("{times: 2}", {"points": -15}, -30), ("{times: 0}", {"points": 20}, 0)],
    "minus": [("{minus: 100}", {"points": 20}, -80)],
    "hand_over": [
        (
            "{hand_over: {from: offender, to: each_other}}",
            {"points": 3, "points:all": (3, 5), "owner": 0, "offender": 1},
            8,
        ),
        (
            "{hand_over: {from: offender, to: each_other}}",
            {"points": 5, "points:all": (3, 5), "owner": 1, "offender": 1},
            0,
        ),
    ],
}
COUNTERS: dict[str, list[tuple[str, dict[str, Any], int]]] = {
    "distance": [
        ("{distance: [tricks, bids]}", {"tricks": 1, "bids": 3}, 2),
        ("{distance: [tricks, bids]}", {"tricks": 3, "bids": 1}, 2),
    ],
    "count": [
        ("{count: hand}", {}, 4),
        ("{count: hand, that: {suit: copas}}", {}, 2),
        ("{count: sung}", {"sung": 0b1101}, 3),
        ("{count: sung, that: {suit: trump}}", {"sung": 0b0110}, 1),
        ("{count: sung, that: {not: {suit: trump}}}", {"sung": 0b1011}, 3),
    ],
    "total": [
        ("{total: hand}", {}, 12),
        ("{total: hand, best: 2}", {}, 9),
        ("{total: hand, by: value}", {"hand": "12o 1c"}, 11),
    ],
    "points_of": [
        ("{points_of: [acierto, renuncio]}", {"line:acierto": 20, "line:renuncio": -100}, -80),
        ("{points_of: acierto}", {"line:acierto": 20}, 20),
    ],
}


@pytest.mark.parametrize(("text", "at", "wanted"), [case for cases in AWARDS.values() for case in cases])
def test_the_points_after_a_line(text: str, at: dict[str, Any], wanted: int) -> None:
    em = Emitter()
    assert worked_out(em, read("awards", text, names()).code(em), {**TRICK, **at}) == wanted


@pytest.mark.parametrize(("text", "at", "wanted"), [case for cases in COUNTERS.values() for case in cases])
def test_a_number_counted_for_one_player(text: str, at: dict[str, Any], wanted: int) -> None:
    em = Emitter()
    assert worked_out(em, read("counters", text, names()).code(em), {**TRICK, **at}) == wanted


@pytest.mark.parametrize("text", [case[0] for cases in AWARDS.values() for case in cases])
def test_a_line_is_said_in_both_languages(text: str) -> None:
    made = read("awards", text, names())
    assert made.phrase(Voice("es")) != made.phrase(Voice("en")) != ""


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("{points: {fixed: 10, per: {tricks: 5}}}", "10 + 2 × 5 = 20"),
        ("{times: 2}", "−15 × 2 = −30"),
        ("{minus: 100}", "−15 − 100 = −115"),
    ],
)
def test_a_line_is_shown_worked_out(text: str, wanted: str) -> None:
    shown = read("awards", text, names()).shown(Voice("es"), {"tricks": 2}.__getitem__, -15, 0)
    assert shown == wanted


def test_every_award_and_every_counter_has_an_example() -> None:
    assert (set(vocabulary().awards), set(vocabulary().counters)) == (set(AWARDS), set(COUNTERS))
