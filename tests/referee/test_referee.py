"""The referee gives the expected answer to every case of the shared list."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.referee.answers import answer_of
from tests.referee.law import VARIANTS, law_of

CASES = yaml.safe_load((Path(__file__).parent.parent / "cases" / "pocha.yaml").read_text(encoding="utf-8"))


def comparable(value: Any) -> Any:
    """A value of an answer, with lists of cards and of allowed bids as sets."""
    if isinstance(value, dict):
        return {key: comparable(part) for key, part in value.items()}
    if isinstance(value, list):
        return set(value)
    return value


def check(found: dict[str, Any], expected: dict[str, Any]) -> None:
    """Compare the fields expected, and only those; the points of a hand are in order of seats."""
    for field, wanted in expected.items():
        if field == "by_variant":
            continue
        if isinstance(wanted, list) and field == "value":
            assert found[field] == wanted
        else:
            assert comparable(found[field]) == comparable(wanted)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case_is_answered_as_expected(case: dict[str, Any]) -> None:
    """With a variant: its answer. Without: the answers of both, or that they differ."""
    expected = case["expect"]
    if "variant" in case:
        check(answer_of(case, law_of(case["variant"], **case.get("options", {}))), expected)
        return
    answers = {name: answer_of(case, law_of(name, **case.get("options", {}))) for name in VARIANTS}
    for name, verdict in expected.get("by_variant", {}).items():
        assert answers[name]["verdict"] == verdict
    if expected.get("verdict") == "depends":
        parts = [(answer["verdict"], answer.get("value")) for answer in answers.values()]
        assert parts[0] != parts[1]
        return
    for answer in answers.values():
        check(answer, expected)


def test_case_ids_are_unique_and_the_list_is_whole() -> None:
    """A case that is lost or overwritten would prove nothing."""
    ids = [case["id"] for case in CASES]
    assert len(ids) == len(set(ids)) >= 87
    for case in CASES:
        assert case["expect"]
