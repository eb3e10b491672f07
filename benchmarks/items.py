"""Items: how long one takes to make, of every kind and every component of some forms, once the laws are loaded."""

from __future__ import annotations

import time
from collections.abc import Iterator

from benchmarks.measure import report
from tutor.learn.items import components_at, generate, kinds_for, pairs_at
from tutor.learn.items.tables import seat_of

FORMS = (("pocha", "completa"), ("escoba", "quince-wiki"), ("tute", "parejas"))
EACH, BAR = 6, 50


def lines() -> Iterator[str]:
    """One line a form: the 95th of 100 items, in milliseconds of this process; the first of each is not counted."""
    for game, form in FORMS:
        seat = seat_of(game, form, (), ())
        told = [
            (kind, target)
            for target in (*components_at(seat), *pairs_at(seat))
            for kind in kinds_for(game, form, target)
        ]
        spent = sorted(seconds for kind, target in told for seconds in each(game, form, kind, target))
        figure = 1000 * spent[int(len(spent) * 0.95)]
        what = f"an item of {game} {form}, p95 of {len(spent)} in {len(told)} sorts"
        yield report(what, figure, BAR, " ms", lower_is_better=True)


def each(game: str, form: str, kind: str, target: object) -> list[float]:
    """The seconds that some items of one sort take."""
    generate(kind, game, form, target, seed=0)
    spent = []
    for seed in range(1, EACH + 1):
        start = time.process_time()
        generate(kind, game, form, target, seed=seed)
        spent.append(time.process_time() - start)
    return spent
