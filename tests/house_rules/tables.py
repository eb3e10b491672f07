"""The house rules of this folder: found by file, and opened as anybody would open their own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import tutor
from tutor.ask import mismatches
from tutor.ask.files import cases_in
from tutor.law.yamltext import plain

HERE = Path(__file__).parent
CASES = ".cases.yaml"
NAMES = sorted(path.stem for path in HERE.glob("*.yaml") if not path.name.endswith(CASES))
VARIANTS = ("completa", "sencilla")


def file_of(number: int) -> str:
    """The file of the house rule with this number, without its ending."""
    return next(name for name in NAMES if name.startswith(f"{number:02d}_"))


@cache
def table(name: str, variant: str | None = None) -> tutor.Ruleset:
    """A table that plays by one house rule."""
    return tutor.load(HERE / f"{name}.yaml", variant=variant)


def verdicts_of_cases(rules: tutor.Ruleset, path: Path) -> set[str]:
    """The verdicts of the cases in a file, three or more, each as it is written there."""
    cases, verdicts = cases_in(path), set[str]()
    assert len(cases) >= 3
    for node in cases:
        case = plain(node)
        assert isinstance(case, dict)
        assert not mismatches(rules.explain(node), case["expect"]), case
        verdicts.add(case["expect"].get("verdict", "answered"))
    return verdicts
