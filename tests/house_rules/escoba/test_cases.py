"""The answers written by hand beside each house rule of Escoba."""

from __future__ import annotations

import pytest

import tutor
from tests.house_rules.escoba.tables import CASES, HERE, NAMES, OF_FIFTEEN
from tests.house_rules.tables import verdicts_of_cases


def test_each_has_its_cases_and_is_yaml_alone() -> None:
    """Seven, and the ace's where cards are matched."""
    assert [int(name[:2]) for name in NAMES] == list(range(1, 9))
    assert {path.name.removesuffix(CASES) for path in HERE.glob(f"*{CASES}")} == set(NAMES)
    for name in NAMES:
        text = (HERE / f"{name}.yaml").read_text(encoding="utf-8")
        assert "extends: escoba" in text
        assert len(text.splitlines()) < 32


@pytest.mark.parametrize("name", NAMES)
def test_every_case_is_answered_as_written(name: str) -> None:
    """Where a rule can refuse, one that it refuses and one that it lets pass."""
    verdicts = verdicts_of_cases(tutor.load(HERE / f"{name}.yaml"), HERE / f"{name}{CASES}")
    assert {"legal", "illegal"} <= verdicts or verdicts == {"answered"}


@pytest.mark.parametrize(("name", "step"), [("01_escoba_del_11", 11), ("02_escoba_del_20", 20)])
def test_nobody_wrote_the_remainder(name: str, step: int) -> None:
    """The file changes one number; the check and its words follow, and the names of the rules."""
    spelled = {11: ("once", "eleven"), 20: ("veinte", "twenty")}[step]
    text = (HERE / f"{name}.yaml").read_text(encoding="utf-8")
    assert "resto" not in text and "leftover" not in text
    for variant in OF_FIFTEEN:
        rules = tutor.load(HERE / f"{name}.yaml", variant=variant)
        answer = rules.explain(leftover=["12o"], piles={"A": step * 3, "B": step + 1})
        assert answer.value == {"possible": False, "total": 10, "culprits": ["B"]}
        for lang, piece in (("es", f"múltiplo de {step}"), ("en", f"multiple of {step}")):
            assert piece in answer.because(lang), answer.because(lang)
            assert f" {step}" in answer.because(lang)
            assert " 15" not in answer.because(lang)
        refused = rules.explain(hand="2o", table="3c 7b", play="2o", take="3c")
        assert refused.to_dict("es")["verdict"] == "illegal"
        assert refused.text("es").startswith(f"Ilegal (sumar {spelled[0]})")
        assert refused.text("en").startswith(f"Illegal (make {spelled[1]})")
