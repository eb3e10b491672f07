"""The referee gives the expected answer to every case of the list."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.referee_escoba.answers import answer_of
from tests.referee_escoba.compare import answer_of_all, answers_by_variant, comparable
from tests.referee_escoba.law import VARIANTS, law_of

CASES = yaml.safe_load((Path(__file__).parent / "escoba.yaml").read_text(encoding="utf-8"))

# The numbers of the cases by kind: a case that is lost would prove nothing.
KINDS = {"play": 25, "opening": 9, "leftover": 12, "score": 16, "match": 15, "deal": 2}


def check(found: dict[str, Any], expected: dict[str, Any]) -> None:
    """Compare the fields expected, and inside a value only the keys expected."""
    for field, wanted in expected.items():
        if isinstance(wanted, dict):
            check(found[field], wanted)
        else:
            assert comparable(found[field]) == comparable(wanted), field


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_case_is_answered_as_expected(case: dict[str, Any]) -> None:
    """With a variant: its answer. Without: that of all forms together."""
    if "variant" in case:
        check(answer_of(case, law_of(case["variant"], **case.get("options", {}))), case["expect"])
    else:
        check(answer_of_all(case), case["expect"])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_case_can_be_put_to_every_form(case: dict[str, Any]) -> None:
    """Some forms cannot have the position; the form named, and any form when none is, answers."""
    answers = answers_by_variant(case)
    assert case.get("variant", "quince") in answers
    assert set(answers) <= set(VARIANTS)
    assert answer_of_all(case)["verdict"] in ("legal", "illegal", "answered", "depends", "not_covered", "undecided")


def test_ids_are_unique_and_the_list_is_whole() -> None:
    ids = [case["id"] for case in CASES]
    assert len(ids) == len(set(ids))
    for question, number in KINDS.items():
        assert len([case for case in CASES if question in case]) == number, question
    assert sum(KINDS.values()) == len(ids)


@pytest.mark.parametrize(
    ("case", "by_variant"),
    [
        (
            {"opening": ["2e", "3o", "4b", "6c"]},
            {"limpia": 0, "quince": 0, "quince-wiki": 4, "quince-en": 4, "escova": 0, "mas": 4},
        ),
        (
            {"opening": ["7o", "10c", "6e", "11b"]},
            {"limpia": 0, "quince": 0, "quince-wiki": 4, "quince-en": 0, "escova": 0, "mas": 4},
        ),
        (
            {"opening": ["7o", "10c", "6e", "1b"]},
            {"limpia": 0, "quince": 0, "quince-wiki": 2, "quince-en": 0, "escova": 0, "mas": 0},
        ),
    ],
)
def test_forms_differ_about_the_opening_table(case: dict[str, Any], by_variant: dict[str, int]) -> None:
    """How many cards the dealer takes; `cientifica` turns none and is left out."""
    answers = answers_by_variant(case)
    assert {name: len(answer["value"]["taken"]) for name, answer in answers.items()} == by_variant


@pytest.mark.parametrize(
    ("match", "by_variant"),
    [
        ({"A": 21, "B": 15}, ["A", "A", "A", "A", "A", "play_on", "play_on"]),
        ({"A": 31, "B": 22}, ["A"] * 7),
        ({"A": 31, "B": 32}, ["B"] * 7),
        ({"A": 21, "B": 15, "C": 3}, ["A", "A", None, "A", "A", "play_on", None]),
        ({"A": 9, "B": 15, "C": 3, "D": 21, "E": 0, "F": 20}, ["D", "D", None, None, None, None, None]),
    ],
)
def test_forms_differ_about_the_end(match: dict[str, int], by_variant: list[str | None]) -> None:
    """In the order of VARIANTS; None where so many cannot play."""
    answers = answers_by_variant({"match": match})
    assert [answers.get(name, {}).get("value") for name in VARIANTS] == by_variant


def test_a_fact_that_one_form_lacks_does_not_make_it_depend() -> None:
    """Level at 22 without tallies: `mas` needs them and cannot say, the others play on, escova too early anyway."""
    answer = answer_of_all({"match": {"A": 22, "B": 22}})
    assert (answer["verdict"], answer["value"], answer["by_variant"]["mas"]) == ("answered", "play_on", "undecided")
    first = answer_of_all({"match": {"A": 32, "B": 33}, "options": {"fin": "primero"}})
    assert first["verdict"] == "undecided"


def test_piles_of_a_remainder() -> None:
    """Of some of the players, but of no more than can play; no card twice."""
    case = {"leftover": ["12o"], "piles": {"A": ["7o", "10c"]}}
    assert answer_of(case, law_of("quince"))["value"] == {"possible": True, "total": 10, "culprits": []}
    three = answers_by_variant({"leftover": ["12o"], "piles": {"A": 90, "B": 30, "C": 90}})
    assert [name for name in VARIANTS if name not in three] == ["cientifica", "mas"]
    with pytest.raises(ValueError, match="twice"):
        answer_of({"leftover": ["12o"], "piles": {"A": ["5o", "12o"]}}, law_of("quince"))


def test_a_card_judged_with_all_its_captures() -> None:
    """The two can take nothing and may be laid down, but not where another card of the hand could take."""
    case = {"table": ["7o"], "hand": ["10c", "2b"], "play": "2b"}
    assert answer_of(case, law_of("quince")) == {"verdict": "legal", "rule": None, "legal": [], "leave": True}
    found = answer_of(case, law_of("quince", captura_obligatoria="mano"))
    assert found == {"verdict": "illegal", "rule": "capturar", "legal": [], "leave": False}
    sweep = answer_of({**case, "play": "10c", "take": ["7o"]}, law_of("quince", captura_obligatoria="carta"))
    assert sweep == {"verdict": "legal", "rule": "capturar", "legal": [["7o"]], "leave": False, "escoba": True}
    plain = answer_of({**case, "table": ["7o", "4o"], "play": "10c", "take": ["7o"]}, law_of("quince"))
    assert plain == {"verdict": "legal", "rule": None, "legal": [["7o"]], "leave": True}
    assert "escoba" not in answer_of({**case, "play": "10c"}, law_of("quince"))
    with pytest.raises(ValueError, match="not a card"):
        answer_of({**case, "table": ["8o"]}, law_of("quince"))
    five = {**case, "hand": ["10c", "2b", "3b", "4b"]}
    assert list(answers_by_variant(five)) == ["cientifica"]


def test_questions_that_a_form_does_not_have() -> None:
    """No remainder check in limpia, no claims but in quince and cientifica, a penalty in quince-wiki only."""
    claim = {"claim": ["7o"], "left": "10b", "table": ["7o", "2c"]}
    claims = {name: answer["verdict"] for name, answer in answers_by_variant(claim).items()}
    assert claims == {name: "legal" if name in ("quince", "cientifica") else "not_covered" for name in VARIANTS}
    assert answer_of_all(claim)["verdict"] == "legal"
    remainder = answers_by_variant({"leftover": ["12o"]})
    assert [name for name in VARIANTS if remainder[name]["verdict"] == "not_covered"] == ["limpia"]
    piles = {"A": ["7o"], "B": []}
    penalty = answers_by_variant({"piles": piles, "escobas": {"A": 1, "B": 0}, "offender": "A", "score": True})
    assert [name for name in VARIANTS if penalty[name]["verdict"] == "answered"] == ["quince-wiki"]
    assert penalty["quince-wiki"]["value"] == {"A": 0, "B": 5}
