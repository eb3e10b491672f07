"""*Así se juega en mi casa*, what is said of a belief, and an exercise from its marking to what is kept."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from tests.learn.answers import COURSE, answer, learnt
from tutor.faults import TutorError
from tutor.learn.asked import candidate_of, entry_of
from tutor.learn.frames import beliefs_frame, calendar_frame, log_frame, map_frame
from tutor.learn.home import Home, at_home, home_from, somebodys_rule
from tutor.learn.items import Item, mark
from tutor.learn.log import from_data, to_data
from tutor.learn.progress import progress
from tutor.learn.told import seems

COMPLETA = Home("pocha", "completa")
BEAT = Item(
    "mark_all",
    "pocha",
    "completa",
    {"trump": "espadas", "trick": ["12c", "10c"], "hand": ["1c", "6c", "3e", "2b"]},
    "play",
    ("BEAT",),
)
NOW = datetime(2026, 3, 1, 18, tzinfo=UTC)


def test_an_option_that_says_the_same_is_set() -> None:
    assert at_home(COMPLETA, "M7") == replace(COMPLETA, options={"tres_bajo": True})


def test_a_rule_that_no_option_has_becomes_one_of_the_house() -> None:
    home = at_home(COMPLETA, "M2")
    assert home == replace(COMPLETA, house=("M2",))
    assert "M2" not in home.seat.beliefs
    case = dict(BEAT.case)
    assert mark(replace(BEAT, house=home.house, case=case), ["1c", "6c"]).right


def test_what_is_played_nowhere_is_no_house_rule() -> None:
    assert not somebodys_rule(COMPLETA.seat.law, "M8")
    for name in ("M8", "M99"):
        with pytest.raises(TutorError) as error:
            at_home(COMPLETA, name)
        assert [fault.code for fault in error.value.faults] == ["not-a-house-rule"]


def test_a_table_is_kept_as_data() -> None:
    home = at_home(at_home(COMPLETA, "M7"), "M2")
    assert home_from(home.to_data()) == home
    for bad in ({}, {**home.to_data(), "variant": "none"}, {**home.to_data(), "house": ["M99"]}):
        with pytest.raises(TutorError):
            home_from(bad)


def test_a_belief_is_named_kindly() -> None:
    law = COMPLETA.seat.law
    assert seems(law, "M3") == (
        "Parece que piensas que hay que montar aunque la baza esté fallada. "
        "En algunas casas se juega así; en esta mesa, no."
    )
    assert seems(law, "M8", "en") == "You seem to think that the ace is low."
    assert seems(law, "").startswith("No está claro")


def test_an_answer_is_kept_with_what_it_says() -> None:
    marked = mark(BEAT, ["1c", "6c"])
    entry = entry_of(BEAT, marked, now=NOW, session="s", kind="lesson", lesson="montar", slot="s/0", ms=900)
    assert (entry.right, entry.given, entry.omitted, entry.wrong) == (False, ["1c", "6c"], 0, 1)
    assert [(piece.component, piece.decisive, piece.guess) for piece in entry.evidence] == [("BEAT", True, 1 / 15)]
    assert entry.prediction is not None
    assert (entry.prediction.answers, entry.prediction.law) == (15, (False, 1))
    assert entry.prediction.by["M2"] == (True, 1) and "M5" not in entry.prediction.by
    assert from_data(to_data(entry)) == entry
    assert Item.from_data(entry.item) == BEAT


def test_where_several_answers_are_right_each_is_foretold() -> None:
    asked = candidate_of(replace(BEAT, kind="play_one"))
    assert asked is not None and asked.answers == 5  # four cards, or that there is none
    assert asked.law == {'"1c"'} and asked.told("M2") == {'"1c"', '"6c"'}


def test_logs_and_progress_are_tables() -> None:
    entries = [*learnt(0, "AB"), answer(1, False, "C")]
    found = progress(entries, COURSE)
    log = log_frame(entries)
    assert len(log) == 7 and list(log["components"]) == ["A"] * 3 + ["B"] * 3 + ["C"]
    states = map_frame(found, date(2026, 3, 5)).set_index("component")["state"]
    assert dict(states) == {"A": "known", "B": "known", "C": "learning", "D": "learning"}
    assert beliefs_frame(found)["chance"].iloc[0] >= beliefs_frame(found)["chance"].iloc[-1]
    assert set(beliefs_frame(found)["misconception"]) == {"", "?", "M1", "M2"}
    assert calendar_frame(found)[["answers", "right"]].to_numpy().tolist() == [[6, 6], [1, 0]]
    assert log_frame([]).empty
