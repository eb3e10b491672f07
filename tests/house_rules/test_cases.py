"""The answers written by hand beside each house rule."""

from __future__ import annotations

import pytest

from tests.house_rules.tables import CASES, HERE, NAMES, table, verdicts_of_cases

TWELVE = range(1, 13)


def test_all_twelve_are_here_and_each_has_its_cases() -> None:
    assert {int(name[:2]) for name in NAMES} == {*TWELVE, 13}
    assert {path.name.removesuffix(CASES) for path in HERE.glob(f"*{CASES}")} == set(NAMES)


def test_a_house_rule_is_yaml_alone() -> None:
    """Ten lines or so, and nothing but the language."""
    for name in NAMES:
        text = (HERE / f"{name}.yaml").read_text(encoding="utf-8")
        assert "extends: pocha" in text
        assert len(text.splitlines()) < 30


@pytest.mark.parametrize("name", NAMES)
def test_every_case_is_answered_as_written(name: str) -> None:
    """Where a rule can refuse, one that it refuses and one that it lets pass."""
    verdicts = verdicts_of_cases(table(name), HERE / f"{name}{CASES}")
    assert {"legal", "illegal"} <= verdicts or verdicts == {"answered"} or name[:2] in ("02", "05", "09")
