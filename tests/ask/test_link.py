"""The code of a case in an address: one code for a case, one case for a code, the same for ever."""

from __future__ import annotations

import re
import string
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.ask.link import DEEPEST, LONGEST, decode_case, encode_case
from tutor.cards import Card, Suit, cards_in
from tutor.faults import TutorError

SAFE = string.ascii_letters + string.digits + "-._~"

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12) | st.sampled_from(
    ["", "~s", "~l", "0", "-5", "12", "007", "-0", "1e", "~", ".", "España", "a b", "123456789012"]
)
leaves = st.none() | st.booleans() | st.integers(-(10**9) + 1, 10**9 - 1) | texts
values = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=3), max_leaves=5
)
cases = st.dictionaries(texts, values, max_size=6)

FOR_EVER = {
    "1": {},
    "1.game.pocha.trump.espadas.trick.~l.12c.10c.~e.hand.~l.1c.6c.~e.play.6c": {
        "game": "pocha",
        "trump": "espadas",
        "trick": ["12c", "10c"],
        "hand": ["1c", "6c"],
        "play": "6c",
    },
    "1.cards.1.bids.~l.0.2.~e.options.~m.tres_bajo.~t.bajada.~f.~e.bid.~n": {
        "cards": 1,
        "bids": [0, 2],
        "options": {"tres_bajo": True, "bajada": False},
        "bid": None,
    },
    "1.match.~m.~sMar~c3~ada.-15.~sA~20b.7.~s12.0.~e": {"match": {"María": -15, "A b": 7, "12": 0}},
}


@pytest.mark.parametrize(("code", "case"), FOR_EVER.items())
def test_codes_that_people_have_stay_good(code: str, case: dict[str, Any]) -> None:
    assert encode_case(case) == code
    assert decode_case(code) == case


def same(one: Any, other: Any) -> bool:
    """Equal in type and in the order of keys too: True is not 1."""
    return repr(one) == repr(other)


def read(code: str) -> Any:
    """The case of a code, or the fault it is refused for."""
    try:
        return decode_case(code)
    except TutorError as error:
        return error.faults[0].code


@given(cases)
def test_a_case_comes_back_as_it_was(case: dict[str, Any]) -> None:
    assert same(decode_case(encode_case(case)), case)


@given(cases.filter(lambda case: len(repr(case)) < 300))
def test_a_code_needs_no_escaping_in_an_address(case: dict[str, Any]) -> None:
    code = encode_case(case)
    assert set(code) <= set(SAFE)
    assert quote(code) == code


@given(st.text(st.sampled_from(SAFE), max_size=60) | st.text(max_size=30))
def test_whatever_is_read_is_what_would_be_written(text: str) -> None:
    case = read(f"1.{text}")
    assert case == "link-unreadable" or encode_case(case) == f"1.{text}"


@given(st.sampled_from(sorted(FOR_EVER)), st.data())
def test_a_code_cut_short_is_refused_or_is_another_case(code: str, data: st.DataObject) -> None:
    cut = code[: data.draw(st.integers(0, len(code)))]
    case = read(cut)
    assert case in ("link-unreadable", "link-format") or encode_case(case) == cut


@pytest.mark.parametrize(
    "code",
    [
        "1.hand.~l.1c",  # never closed
        "1.hand.1c.~e",  # closed, never opened
        "1.hand",  # a key without its value
        "1.hand.1c.hand.2c",  # a key twice
        "1.hand.~s1c",  # escaped without need
        "1.hand.~s~31~63",
        "1.hand.~s~C3~B1",  # capitals
        "1.hand.~s~ff",  # no UTF-8
        "1.hand.~x",
        "1..a",
        "1.a.",
        "1.hand.1c ",
        "1.hand.ñ",
    ],
)
def test_any_other_spelling_is_refused(code: str) -> None:
    with pytest.raises(TutorError) as caught:
        decode_case(code)
    assert caught.value.faults[0].code == "link-unreadable"


@pytest.mark.parametrize("code", ["", "2.game.pocha", "game.pocha", "x"])
def test_another_format_is_said_to_be_one(code: str) -> None:
    with pytest.raises(TutorError) as caught:
        decode_case(code)
    assert caught.value.faults[0].code == "link-format"


def test_hostile_codes_are_bounded() -> None:
    for code, fault in [
        ("1." + "a" * LONGEST, "link-too-long"),
        ("1.a" + ".~l" * 1200, "link-unreadable"),
        ("1.a" + ".~l" * 600 + ".~e" * 600, "link-unreadable"),
        ("1." + "~m.a." * 700, "link-unreadable"),
    ]:
        with pytest.raises(TutorError) as caught:
            decode_case(code)
        assert caught.value.faults[0].code == fault


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        (1.5, "link-value"),
        ({1, 2}, "link-value"),
        (10**9, "link-value"),
        ("\ud800", "link-value"),
        ({1: 2}, "link-value"),
        (["x" * LONGEST], "link-case-too-long"),
    ],
)
def test_what_no_code_can_hold_is_refused(value: Any, fault: str) -> None:
    with pytest.raises(TutorError) as caught:
        encode_case({"a": value})
    assert caught.value.faults[0].code == fault
    assert caught.value.text("en") != caught.value.text("es")


def test_depth_is_bounded() -> None:
    value: Any = "x"
    for _ in range(DEEPEST):
        value = [value]
    with pytest.raises(TutorError, match=str(DEEPEST)):
        encode_case({"a": value})
    assert decode_case(encode_case({"a": value[0]})) == {"a": value[0]}


def test_cards_and_suits_are_written_as_people_write_them() -> None:
    assert (
        encode_case({"hand": cards_in(3), "trump": Suit.COPAS, "play": Card(0)})
        == "1.hand.~l.1o.2o.~e.trump.copas.play.1o"
    )


def test_a_code_is_short_enough_for_a_square_code() -> None:
    hand = [str(card) for card in cards_in((1 << 13) - 1)]
    code = encode_case(
        {"game": "pocha", "variant": "completa", "trump": "oros", "trick": hand[:2], "hand": hand, "play": "1o"}
    )
    assert len(code) < 140
    assert re.fullmatch(r"[\w.~-]+", code)
