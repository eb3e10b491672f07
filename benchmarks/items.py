"""Items: how long one takes to make, of every kind and every component of some forms, once the laws are loaded.

``python -m benchmarks.items 200`` makes so many of each sort, in the forms named after it (``pocha/completa tute/parejas``;
without any, in all of them), and prints the sorts that give fewer, are slow, or of which the naive referees say otherwise.
Of a sort that has fewer it is enough that these are all that there can be.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from benchmarks.measure import report
from tutor.ask import the_library
from tutor.faults import TutorError
from tutor.learn.items import Item, components_at, generate, kinds_for, pairs_at
from tutor.learn.items.tables import seat_of
from tutor.learn.items.targets import Target

FORMS = (("pocha", "completa"), ("escoba", "quince-wiki"), ("tute", "parejas"))
EACH, BAR = 6, 50
PATIENCE, TIMES = 60, 20  # seeds in a row that bring nothing new: so many, and so many for each item that there is


def lines() -> Iterator[str]:
    """One line a form: the 95th of 100 items, in milliseconds of this process; the first of each is not counted."""
    for game, form in FORMS:
        told = list(sorts(game, form))
        spent = sorted(seconds for kind, target in told for seconds in each(game, form, kind, target))
        what = f"an item of {game} {form}, p95 of {len(spent)} in {len(told)} sorts"
        yield report(what, 1000 * p95(spent), BAR, " ms", lower_is_better=True)


def sorts(game: str, form: str) -> Iterator[tuple[str, Target]]:
    """Every kind with every component, and every listed pair, that it can exercise."""
    seat = seat_of(game, form, (), ())
    for target in (*components_at(seat), *pairs_at(seat)):
        yield from ((kind, target) for kind in kinds_for(game, form, target))


def each(game: str, form: str, kind: str, target: Target) -> list[float]:
    """The seconds that some items of one sort take."""
    generate(kind, game, form, target, seed=0)
    spent = []
    for seed in range(1, EACH + 1):
        start = time.process_time()
        generate(kind, game, form, target, seed=seed)
        spent.append(time.process_time() - start)
    return spent


def p95(spent: Sequence[float]) -> float:
    """The 95th of 100."""
    return sorted(spent)[int(len(spent) * 0.95)]


# ── as many as a learner may ever need ────────────────────────────────────────────────────────────


@dataclass
class Made:
    """What came out of one sort: the items by key, the seconds that each took, what is wrong with it."""

    items: dict[str, Item] = field(default_factory=dict)
    spent: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    heard: int = 0
    all: bool = False  # they are few, and these are all that there can be


def make(game: str, form: str, kind: str, target: Target, many: int) -> Made:
    """So many distinct items of a sort, or all that come out before a good many seeds in a row bring nothing new."""
    from tests.learn.items.closed import closed
    from tests.learn.items.rejudged import quarrel

    made, seed, idle = Made(), 0, 0
    while len(made.items) < many and idle < max(PATIENCE, TIMES * len(made.items)):
        start = time.process_time()
        try:
            item = generate(kind, game, form, target, seed=seed)
        except TutorError as error:
            made.wrong.append(f"seed {seed}: {error}")
            break
        made.spent.append(time.process_time() - start)
        seed, idle = seed + 1, idle + 1
        if item.key not in made.items:
            made.items[item.key], idle = item, 0
            found = quarrel(item, (target,) if isinstance(target, str) else target)
            made.heard += found is not None
            made.wrong += [f"seed {item.seed}: {found}"] if found else []
    made.all = len(made.items) < many and not made.wrong and closed(game, form, kind, target) == set(made.items)
    return made


def told_of(made: Made, many: int) -> str:
    """What there is to say of a sort: nothing where all is well."""
    slow = slowness(made)
    said = [f"{len(made.items)} distinct"] if len(made.items) < many and not made.all else []
    said += [f"p95 {slow:.0f} ms"] if slow > BAR else []
    return "; ".join([*said, *made.wrong[:3]])


def slowness(made: Made) -> float:
    """The 95th of 100 items of a sort, in milliseconds; the first, for which laws are made ready, is not counted."""
    return 1000 * p95(made.spent[1:]) if len(made.spent) > 1 else 0.0


def thorough(many: int, forms: Sequence[tuple[str, str]]) -> Iterator[str]:
    """A line for each sort of which there is something to say, and one for each form."""
    for game, form in forms:
        told, items, heard, fine, few, slow = list(sorts(game, form)), 0, 0, 0, 0, (0.0, "")
        for kind, target in told:
            made = make(game, form, kind, target, many)
            said = told_of(made, many)
            items, heard, fine, few = items + len(made.items), heard + made.heard, fine + (not said), few + made.all
            slow = max(slow, (slowness(made), f"{kind} {target}"))
            if said:
                yield f"{game} {form} {target} {kind}: {said}"
        yield (
            f"{game} {form}: {fine} of {len(told)} sorts, in {few} of which all that there can be; {items} items, {heard} of "
            f"them judged again by the referees; the slowest sort {slow[0]:.0f} ms ({slow[1]})"
        )


if __name__ == "__main__":
    named = [tuple(name.split("/")) for name in sys.argv[2:]]
    known = [(game, form) for game in the_library().games() for form in the_library().variants(game)]
    for line in thorough(
        int([*sys.argv, "200"][1]), [(game, form) for game, form in known if not named or (game, form) in named]
    ):
        print(line, flush=True)
