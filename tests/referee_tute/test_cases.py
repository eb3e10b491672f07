"""The referee gives the expected answer to every case of the list."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.referee_tute.answers import answer_of
from tests.referee_tute.law import law_of

CASES = yaml.safe_load((Path(__file__).parent / "tute.yaml").read_text(encoding="utf-8"))


def check(found: dict[str, Any], expected: dict[str, Any]) -> None:
    """Compare the fields expected, and only those; lists of cards are sets."""
    for name, wanted in expected.items():
        if isinstance(wanted, list):
            assert sorted(found[name]) == sorted(wanted)
        elif isinstance(wanted, dict):
            check(found[name], wanted)
        else:
            assert found[name] == wanted


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case_is_answered_as_expected(case: dict[str, Any]) -> None:
    """Every case of the list names its form."""
    check(answer_of(case, law_of(case["variant"], **case.get("options", {}))), case["expect"])


def test_case_ids_are_unique_and_the_list_is_whole() -> None:
    """A case that is lost or overwritten would prove nothing."""
    ids = [case["id"] for case in CASES]
    assert len(ids) == len(set(ids)) >= 51
    for case in CASES:
        assert case["expect"]


def test_positions_that_cannot_occur_are_refused() -> None:
    """A stock without one, too many cards, a card twice, a stock not given, a turned card in the hand."""
    fine: dict[str, Any] = {"trump": "oros", "trick": ["7c"], "hand": ["1c"], "play": "1c", "stock": 0}
    assert answer_of(fine, law_of("habanero"))["verdict"] == "legal"
    bad: list[tuple[str, dict[str, Any]]] = [
        ("parejas", {**fine, "stock": 4}),
        ("habanero", {**fine, "stock": 3}),
        ("habanero", {**fine, "stock": 26}),
        ("habanero", {**fine, "trick": ["7c", "2c"]}),
        ("arrastrado", {**fine, "trick": ["7c", "1c"]}),
        ("habanero", {name: value for name, value in fine.items() if name != "stock"}),
        ("habanero", {**fine, "hand": ["1c", "3o", "4o", "5o", "6o", "7o", "1e", "2e", "3e"]}),
        ("habanero", {**fine, "hand": ["2c"]}),
        ("arrastrado", {"trump": "oros", "upcard": "1o", "hand": ["7o", "1o"], "exchange": "7o"}),
    ]
    for variant, facts in bad:
        with pytest.raises(ValueError, match=r"too many|twice|cannot be|no stock|needs|not in"):
            answer_of(facts, law_of(variant))
