"""The house rules of Escoba: found by file, and opened as anybody would open their own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import tutor
from tests.house_rules.tables import CASES
from tests.referee_escoba.house import house_law
from tests.referee_escoba.law import Law, law_of

HERE = Path(__file__).parent
NAMES = sorted(path.stem for path in HERE.glob("*.yaml") if not path.name.endswith(CASES))
VARIANTS = ("limpia", "quince", "cientifica", "quince-wiki", "quince-en", "escova", "mas")
OF_FIFTEEN = VARIANTS[1:]
TOGETHER = ((2, 3), (1, 7), (4, 5), (3, 4), (3, 7), (5, 6))  # rules of which two are played at one table


def file_of(number: int, variant: str = "quince") -> str:
    """The file of a house rule of the referee's, without its ending: where cards are matched the ace's is another."""
    number = 8 if (number, variant) == (4, "limpia") else number
    return next(name for name in NAMES if name.startswith(f"{number:02d}_"))


def variants_of(number: int) -> tuple[str, ...]:
    """The forms in which a house rule can be played: nothing makes a fixed number where cards are matched."""
    return OF_FIFTEEN if number in (1, 2) else VARIANTS


def every_table() -> Iterator[tuple[int, str]]:
    """Every house rule in every form."""
    for number in range(1, 8):
        for variant in variants_of(number):
            yield number, variant


@cache
def table(numbers: tuple[int, ...], variant: str, **options: str | bool) -> tutor.Ruleset:
    """A form with one house rule, or several."""
    files = [HERE / f"{file_of(number, variant)}.yaml" for number in numbers]
    return tutor.load("escoba", variant=variant, options=options, house=files)


def law_with(numbers: tuple[int, ...], variant: str, **options: str | bool) -> Law:
    """The same for the referee."""
    law = law_of(variant, **options)
    for number in numbers:
        law = house_law(number, law)
    return law
