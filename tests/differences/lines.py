"""Small counts of two players of Escoba, nearly level: on which of them does a line of the count give points?

``python -m tests.differences.lines`` prints what is stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import tutor
from tests.differences.search import IMPOSSIBLE, asked
from tests.differences.tables import GAME, table_without
from tutor.ask.differences import Ask

# The line, and the form in which it is looked for.
LINES = {
    "escoba": "quince",
    "siete_de_oros": "quince",
    "mas_cartas": "quince",
    "mas_oros": "quince",
    "mas_sietes": "quince",
    "todos_los_sietes": "quince-en",
    "cuatro_mejores": "quince",
    "todos_los_oros": "escova",
    "renuncio": "quince-wiki",
}
LEVEL = {"cards": 20, "oros": 5, "sevens": 2, "best_four": 38}
STEPS = {"cards": (0, 1), "oros": (0, 1, 5), "sevens": (0, 1, 2), "best_four": (0, 1), "escobas": (0, 1)}


def sheets() -> Iterator[dict[str, Any]]:
    """The first player ahead by nothing, then by little; the second has the rest, and the first the seven of oros."""
    for ahead in sorted(product(*STEPS.values()), key=sum):
        by = dict(zip(STEPS, ahead, strict=True))
        counts = {
            owner: {**{name: level + sign * by[name] for name, level in LEVEL.items()}, "seven_of_oros": owner == "A"}
            for owner, sign in (("A", 1), ("B", -1))
        }
        yield {"counts": counts, "escobas": {"A": by["escobas"], "B": 0}, "score": True}


def of_line(line: str) -> tuple[Ask, list[Any]]:
    """The first of them on which the line gives something, with what is said to it with the line and without."""
    variant = LINES[line]
    tables = tutor.load(GAME, variant=variant), table_without(line, variant)
    for sheet in sheets():
        case = {**sheet, "offender": "A"} if line == "renuncio" else sheet
        said = [asked(rules, case) for rules in tables]
        if said[0] != said[1] and said[0] != IMPOSSIBLE:
            return {"variant": variant, **case}, [None if each == IMPOSSIBLE else each for each in said]
    raise AssertionError(line)


if __name__ == "__main__":
    from tests.differences.store import written

    for name in LINES:
        ask, says = of_line(name)
        print(f"    {name}:\n      - ask: {written(ask)}\n        says: {written(says)}")
