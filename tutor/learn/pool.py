"""The exercises from which a diagnosis chooses: for every two beliefs some that tell them apart, for each some that show it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import Any

from tutor.faults import TutorError
from tutor.law.model import Law
from tutor.learn.asked import candidate_of
from tutor.learn.diagnosis import Candidate
from tutor.learn.items import Item, generate, kind_of
from tutor.learn.items.make import deciding_in
from tutor.learn.items.tables import Seat, seat_of
from tutor.places import lessons_dir

PROBES = "probes.json"
KIND = "mark_all"  # the one that says most of a learner
SHOWN, APART, ROUNDS = 6, 2, 12
FEWEST_ANSWERS = 7  # with fewer a slip looks like a belief


def plays_of(law: Law) -> tuple[str, ...]:
    """The questions in which cards are chosen."""
    parts = [part for decision in law.decisions.values() for part in decision.choose.items()]
    return tuple(dict.fromkeys(name for name, part in parts if part.type in ("card", "cards")))


def believed_of(seat: Seat, asks: Iterable[str]) -> tuple[str, ...]:
    """The misconceptions under which one of these questions may be answered otherwise than by the law."""
    return tuple(name for name, rules in seat.beliefs.items() if differs(seat.law, rules.court().law, set(asks)))


def differs(law: Law, other: Law, asks: set[str]) -> bool:
    """Whether two laws say different things that bear on these questions."""
    if any(getattr(law, part) != getattr(other, part) for part in ("deck", "tricks", "counters", "sets", "registers")):
        return True
    decisions = [
        each for each in {**law.decisions, **other.decisions} if law.decisions.get(each) != other.decisions.get(each)
    ]
    return any(
        asks & {*each.decisions[name].choose} for each in (law, other) for name in decisions if name in each.decisions
    )


@lru_cache(maxsize=32)
def pool_of(
    game: str,
    variant: str,
    options: tuple[tuple[str, Any], ...] = (),
    house: tuple[str, ...] = (),
    asks: tuple[str, ...] = (),
) -> tuple[Candidate, ...]:
    """Candidates for a diagnosis at a table; the same table gives the same.

    ``asks``: the questions of a case that may be put; those in which cards are chosen, unless told otherwise.
    """
    seat = seat_of(game, variant, options, house)
    found = kept(seat) if not (options or house or asks) else ()
    return found or Gathered(seat, dict(options), asks or plays_of(seat.law)).all()


def kept(seat: Seat) -> tuple[Candidate, ...]:
    """Those that were gathered beforehand, for a form in which many begin; gathering takes seconds.

    Nothing of them is believed but the positions: where the law has changed since, what decides them is found anew.
    """
    try:
        told = json.loads((lessons_dir() / seat.rules.game / PROBES).read_text("utf-8"))[seat.rules.table.variant]
    except (OSError, ValueError, KeyError):
        return ()
    found = []
    for data in told:
        item = Item.from_data(data)
        with suppress(TutorError):
            if item.rules != seat.hash:
                item = replace(item, rules=seat.hash, components=deciding_in(kind_of(item), item))
            found.append(candidate_of(item))
    return tuple(each for each in found if each is not None)


def write_probes(seat: Seat) -> None:
    """Gather those of a form, and keep them beside the lessons."""
    items = [each.item.to_data() for each in Gathered(seat, {}, plays_of(seat.law)).all()]
    rows = ",\n".join(json.dumps(item, ensure_ascii=False, separators=(",", ":")) for item in items)
    file = lessons_dir() / seat.rules.game / PROBES
    file.write_text(f'{{"{seat.rules.table.variant}": [\n{rows}\n]}}\n', "utf-8")


class Gathered:
    """Exercises found one after another, until they tell enough."""

    def __init__(self, seat: Seat, options: Mapping[str, Any], asks: tuple[str, ...]) -> None:
        self.seat, self.options, self.asks = seat, options, asks
        self.names = believed_of(seat, asks)
        self.pairs = list(combinations(self.names, 2))
        self.found: list[Candidate] = []
        self.shown: Counter[str] = Counter()
        self.apart: Counter[tuple[str, str]] = Counter()
        self.keys: set[str] = set()
        self.vain: set[tuple[str, str]] = set()  # no exercise came out that tells them apart

    def all(self) -> tuple[Candidate, ...]:
        """What tells every two beliefs apart, then what shows each often enough to be believed."""
        for seed in range(APART):
            for pair in self.pairs:
                if self.apart[pair] <= seed and pair not in self.vain:
                    self.add(pair, seed)
        for seed in range(APART, ROUNDS):
            for name in self.names:
                if 0 < self.shown[name] < SHOWN:
                    others = [other for other in self.names if other != name and self.apart[self.pair(name, other)]]
                    self.add(self.pair(name, others[seed % len(others)]), seed)
        return tuple(self.found)

    def pair(self, one: str, other: str) -> tuple[str, str]:
        """Two beliefs as they are counted."""
        return (one, other) if (one, other) in self.apart else (other, one)

    def add(self, pair: tuple[str, str], seed: int) -> None:
        """One more exercise that tells two beliefs apart, where one is found that fits."""
        rules = self.seat.rules
        try:
            item = generate(
                KIND, rules.game, rules.table.variant, pair, None, seed, self.options, self.seat.house, self.asks
            )
        except TutorError:
            self.vain.add(pair)
            return
        made = candidate_of(item)
        if made is None or item.key in self.keys or made.answers < FEWEST_ANSWERS:
            return
        self.keys.add(item.key)
        self.found.append(made)
        self.shown.update(made.apart)
        self.apart.update(two for two in self.pairs if made.told(two[0]) != made.told(two[1]))


def names_in(pool: Sequence[Candidate]) -> tuple[str, ...]:
    """The misconceptions that some exercise can show."""
    return tuple(sorted(set().union(*(each.apart for each in pool))))


__all__ = ["believed_of", "names_in", "plays_of", "pool_of"]
