"""From the draft to the case and back: a link opens the form it was made in, or shows the case as it is written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.ask.files import cases_in
from tutor.ask.link import decode_case, encode_case
from tutor.ask.told import LETTERS
from tutor.cards import CARDS
from tutor.law.yamltext import plain
from tutor.web.draft import FACTS, Draft, blank, case_of, missing
from tutor.web.pasted import data_of, read_pasted, yaml_of
from tutor.web.reopen import draft_of

CASES: list[Any] = [plain(node) for node in cases_in(Path(__file__).resolve().parents[1] / "cases" / "pocha.yaml")]
BESIDE = ("id", "note", "expect")

cards = st.lists(st.sampled_from(CARDS), unique=True, max_size=8)
numbers = st.lists(st.integers(0, 13), max_size=9)
names = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=8)


@st.composite
def drafts(draw: st.DrawFn) -> Draft:
    """Whatever a person may have entered, half of it perhaps."""
    found, seats = draw(cards), draw(st.integers(3, 9))
    cut = draw(st.integers(0, len(found)))
    hand = [str(card) for card in sorted(found[cut:])]
    tricks = (
        [{"leader": draw(st.sampled_from(LETTERS[:seats])), "cards": [str(card) for card in found[:seats]]}]
        if found
        else []
    )
    return {
        **blank(draw(st.sampled_from(list(FACTS)))),
        "variant": draw(st.sampled_from(["", "completa", "sencilla"])),
        "options": draw(st.dictionaries(st.sampled_from(["tres_bajo", "bajada"]), st.booleans())),
        "trump": draw(st.sampled_from([None, "oros", "bastos"])),
        "trick": [str(card) for card in found[:cut]],
        "hand": hand,
        "play": draw(st.sampled_from([None, *hand])),
        "cards": draw(st.none() | st.integers(1, 48)),
        "players": draw(st.none() | st.integers(3, 9)),
        "deck": draw(st.sampled_from([None, 40, 48])),
        "kind": draw(st.sampled_from([None, "india", "oros"])),
        "auction": draw(st.booleans()),
        "bids": draw(numbers),
        "bid": draw(st.none() | st.integers(0, 48)),
        "auction_bids": draw(numbers),
        "tricks": draw(numbers),
        "offender": draw(st.sampled_from([None, "A", "C"])),
        "match": draw(st.dictionaries(names, st.integers(-1000, 1000), min_size=1)),
        "record": tricks or [{"leader": "A", "cards": []}],
        "seats": max(3, len(found[:seats])),
        "who": draw(st.sampled_from([None, "A", "B"])),
        "nth": draw(st.none() | st.integers(1, 3)),
    }


@given(drafts())
def test_what_was_entered_opens_again_from_its_link(draft: Draft) -> None:
    case = case_of(draft)
    again = draft_of(decode_case(encode_case(case)), draft["question"])
    assert again is not None
    assert again["question"] == draft["question"]
    assert case_of(again) == case


@given(drafts())
def test_what_was_entered_can_be_copied_and_pasted(draft: Draft) -> None:
    case = case_of(draft)
    assert data_of(read_pasted(yaml_of(case))) == case


@pytest.mark.parametrize("case", CASES, ids=[str(case.get("id", place)) for place, case in enumerate(CASES)])
def test_a_case_of_the_corpus_is_shown_whole_or_as_it_is_written(case: dict[str, Any]) -> None:
    asked = {name: value for name, value in case.items() if name not in BESIDE}
    draft = draft_of(asked)
    if draft is not None:
        assert draft_of(case_of(draft)) == draft
        assert not missing(draft)


def test_most_of_the_corpus_has_a_form() -> None:
    shown = [draft_of({name: value for name, value in case.items() if name not in BESIDE}) for case in CASES]
    assert sum(draft is not None for draft in shown) > 0.8 * len(CASES)


@pytest.mark.parametrize(
    "case",
    [
        {},
        {"game": "pocha"},
        {"play": "6c", "hand": ["6c"], "trick": [], "turned": "7o"},
        {"play": "6c", "hand": ["6c"], "trick": [], "id": "x"},
        {"play": "6c", "hand": "seis de", "trick": []},
        {"trump": "7b", "trick": ["1c"], "winner": True},
        {"cards": "tres", "bid": 1},
        {"cards": 99, "bid": 1},
        {"cards": True, "bid": 1},
        {"winner": "yes", "trick": []},
        {"bids": {"A": 1}, "tricks": [1, 0, 0], "score": True},
        {"tricks": [[{"Ana": "1c"}]], "renuncio": {"player": "Ana", "trick": 1}},
        {"tricks": [[{"A": "1c"}, {"C": "2c"}]], "renuncio": {"player": "A", "trick": 1}},
        {"match": ["Ana"]},
    ],
)
def test_what_no_form_can_show_is_not_forced_into_one(case: dict[str, Any]) -> None:
    assert draft_of({"game": "pocha", **case}) is None


def test_changing_the_question_loses_nothing() -> None:
    draft = draft_of({"game": "pocha", "trump": "oros", "trick": ["1c"], "hand": ["2c"], "play": "2c"})
    assert draft is not None
    assert case_of({**draft, "question": "winner"}) == {
        "game": "pocha",
        "trump": "oros",
        "trick": ["1c"],
        "winner": True,
    }


def test_nought_is_a_bid_and_nobody_may_have_spoken() -> None:
    assert case_of({**blank("bid"), "cards": 1, "bid": 0}) == {"game": "pocha", "cards": 1, "bids": [], "bid": 0}
