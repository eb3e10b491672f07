"""The board of an answer: marks agree with the engine, card by card, and none is shown where no one mark is true."""

from __future__ import annotations

from typing import Any

import pytest

import tutor
from tutor.ask.shown import marks_of, named_reasons, view_of

FACTS: dict[str, Any] = {"trump": "espadas", "trick": "12c 10c", "hand": "1c 6c 3e 2b"}


@pytest.fixture(scope="module")
def pocha() -> tutor.Ruleset:
    return tutor.load("pocha", variant="completa")


def test_every_card_of_the_hand_has_the_verdict_it_would_get(pocha: tutor.Ruleset) -> None:
    marks = marks_of(pocha.explain(**FACTS, play="6c"), "es")
    for card in FACTS["hand"].split():
        answer = pocha.explain(**FACTS, play=card)
        note = answer.name_rule("es") if answer.verdict == "illegal" else "vale"
        assert (marks[card].kind, marks[card].note) == (answer.verdict, note)


def test_the_card_to_beat_binds(pocha: tutor.Ruleset) -> None:
    marks = marks_of(pocha.explain(**FACTS, play="6c"), "en")
    assert marks["12c"].note == "binds"
    assert "10c" not in marks


def test_the_trump_that_releases_binds_too(pocha: tutor.Ruleset) -> None:
    marks = marks_of(pocha.explain(trump="bastos", trick="12c 2b", hand="1c 6c", play="6c"), "es")
    assert marks["2b"].kind == "binds"


def test_the_winner_is_marked(pocha: tutor.Ruleset) -> None:
    assert marks_of(pocha.explain(trump="e", trick="12c 1c 2e", winner=True), "es").keys() == {"2e"}


def test_where_tables_differ_no_card_is_marked() -> None:
    answer = tutor.load("pocha").explain(**FACTS, play="6c", options={})
    differing = tutor.load("pocha").explain(players=4, cards=1, bids=[0, 0, 1], bid=0)
    assert marks_of(answer, "es")
    assert marks_of(differing, "es") == {}


@pytest.mark.parametrize(("verdict", "record"), [("illegal", "2c"), ("undecided", "2b")])
def test_a_renuncio_is_marked_only_where_it_is_decided(verdict: str, record: str, pocha: tutor.Ruleset) -> None:
    tricks = [[{"A": "12c"}, {"B": "3e"}, {"C": "1c"}], [{"C": "2o"}, {"A": "4o"}, {"B": record}]]
    answer = pocha.explain(trump="oros", cards=3, tricks=tricks, renuncio={"player": "B", "trick": 1})
    assert answer.verdict == verdict
    assert ("3e" in marks_of(answer, "es")) == (verdict == "illegal")
    assert (view_of(answer) or {})["trick"] == ["12c", "3e"]


def test_an_answer_about_no_position_has_no_view(pocha: tutor.Ruleset) -> None:
    assert view_of(pocha.explain(deal=True, players=5)) is None


def test_reasons_have_names(pocha: tutor.Ruleset) -> None:
    answer = pocha.explain(trump="bastos", trick="12c 2b", hand="1c 6c", play="6c")
    reasons = {reason["name"]: reason for reason in named_reasons(answer, "es")}
    assert reasons["montar"]["state"] == "released"
    assert reasons["montar"]["by"] == "baza fallada"
    assert reasons["asistir"]["cards"]
