"""Taking everything along: the same text twice changes nothing, a bad one changes nothing and says where."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.store.answers import NOW, answer, store_in
from tutor.faults import TutorError
from tutor.learn.log import Entry, Evidence, Prediction, from_data, to_data
from tutor.store.store import guest

SHORT = st.text("aá ñ\"'%{}\\\n", max_size=6)
JSON_DATA = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | SHORT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(SHORT, inner, max_size=3),
    max_leaves=6,
)
ENTRIES = st.builds(
    Entry,
    when=st.datetimes(min_value=NOW.replace(tzinfo=None), timezones=st.just(NOW.tzinfo)),
    game=SHORT.filter(bool),
    session=SHORT,
    kind=st.sampled_from(["lesson", "mixed", "review", "diagnosis"]),
    item=st.dictionaries(SHORT, JSON_DATA, max_size=3),
    given=JSON_DATA,
    right=st.booleans(),
    evidence=st.lists(st.builds(Evidence, SHORT, st.booleans(), st.floats(0, 1)), max_size=3).map(tuple),
    prediction=st.none()
    | st.builds(
        Prediction,
        st.integers(5, 2**15),
        st.tuples(st.booleans(), st.integers(1, 5)),
        st.dictionaries(SHORT, st.tuples(st.booleans(), st.integers(1, 5)), max_size=3),
    ),
    omitted=st.integers(0, 9),
    wrong=st.integers(0, 9),
    hints=st.integers(0, 9),
    ms=st.integers(0, 10**6),
    lesson=SHORT,
    slot=SHORT,
)


@given(ENTRIES)
def test_an_answer_comes_back_from_its_data(entry: Entry) -> None:
    back = from_data(json.loads(json.dumps(to_data(entry))))
    assert (back, back.key()) == (entry, entry.key())


def test_an_export_is_taken_in_once(tmp_path: Path) -> None:
    ana, luis = store_in(tmp_path).enrol("Ana"), store_in(tmp_path).enrol("Luis")
    for place in range(3):
        ana.add(answer(place))
    ana.choose("lang", "en")
    ana.choose("sound", True)
    luis.choose("lang", "es")
    luis.add(answer(2))
    assert luis.take_in(ana.export()) == 2
    assert luis.take_in(ana.export()) == 0
    assert ana.take_in(luis.export()) == 0
    assert luis.entries() == ana.entries() == [answer(place) for place in range(3)]
    assert (luis.settings, ana.settings) == ({"lang": "es", "sound": True}, {"lang": "en", "sound": True})


def test_answers_of_two_machines_at_one_place_are_both_kept() -> None:
    one, two = guest(), guest()
    one.add(answer(0))
    two.add(answer(0, right=True))
    assert one.take_in(two.export()) == 1
    assert len(one.entries()) == 2


def exported(**changes: Any) -> dict[str, Any]:
    """An export whose second answer has other fields; None takes one away."""
    somebody = guest()
    somebody.add(answer(0))
    somebody.add(answer(1))
    data: dict[str, Any] = json.loads(somebody.export())
    changed = data["answers"][1] | changes
    data["answers"][1] = {name: value for name, value in changed.items() if value != "take away"}
    return data


@pytest.mark.parametrize(
    ("changes", "path", "code"),
    [
        ({"when": "yesterday"}, "answers[1].when", "log-moment"),
        ({"when": "2026-03-01T10:00:00"}, "answers[1].when", "log-moment"),
        ({"kind": "exam"}, "answers[1].kind", "log-choice"),
        ({"kind": ["exam"]}, "answers[1].kind", "log-choice"),
        ({"right": 1}, "answers[1].right", "log-flag"),
        ({"game": ""}, "answers[1].game", "log-text"),
        ({"slot": "x" * 201}, "answers[1].slot", "log-text"),
        ({"ms": -1}, "answers[1].ms", "log-number"),
        ({"hints": True}, "answers[1].hints", "log-number"),
        ({"item": []}, "answers[1].item", "log-mapping"),
        ({"evidence": {}}, "answers[1].evidence", "log-list"),
        ({"evidence": [["BEAT", True, 0.5], ["BEAT", True, 2]]}, "answers[1].evidence[1]", "log-evidence"),
        ({"prediction": {"answers": 1, "law": [True, 1], "by": {}}}, "answers[1].prediction", "log-prediction"),
        ({"prediction": {"answers": 3, "law": [True, 4], "by": {}}}, "answers[1].prediction", "log-prediction"),
        ({"prediction": {"answers": 3, "law": [True, 1], "by": {"M1": 1}}}, "answers[1].prediction", "log-prediction"),
        ({"given": "take away"}, "answers[1]", "log-missing-field"),
        ({"mood": "good"}, "answers[1].mood", "log-unknown-field"),
    ],
)
def test_a_fault_is_told_with_its_place_and_nothing_is_kept(changes: dict[str, Any], path: str, code: str) -> None:
    somebody = guest()
    with pytest.raises(TutorError) as error:
        somebody.take_in(json.dumps(exported(**changes)), "ana.json")
    faults = [(str(fault.place), fault.code) for fault in error.value.faults]
    assert faults == [(f"ana.json {path}", code)]
    assert somebody.entries() == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "export-unreadable"),
        ("{", "export-unreadable"),
        ("[" * 100_000, "export-unreadable"),
        ('{"format": NaN}', "export-unreadable"),
        ('{"format": 2}', "export-format"),
        ("[]", "log-not-a-mapping"),
        ('{"format": 1, "nickname": "", "settings": {}}', "log-missing-field"),
        ('{"format": 1, "nickname": "", "settings": {}, "answers": [3]}', "log-not-a-mapping"),
    ],
)
def test_what_is_no_export_is_told(text: str, code: str) -> None:
    with pytest.raises(TutorError) as error:
        guest().take_in(text)
    assert [fault.code for fault in error.value.faults] == [code]


def test_every_fault_is_told_at_once() -> None:
    data = exported(right=1, ms=-1)
    data["answers"][0]["kind"] = "exam"
    with pytest.raises(TutorError) as error:
        guest().take_in(json.dumps(data))
    assert len(error.value.faults) == 3
