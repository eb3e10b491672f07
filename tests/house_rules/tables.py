"""The house rules of this folder: found by file, and opened as anybody would open their own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import tutor

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
