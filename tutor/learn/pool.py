"""The exercises from which a diagnosis chooses: for every two beliefs some that tell them apart, for each some that show it.

Positions that have been gathered for each form of a game lie beside its lessons (``lessons/<game>/positions.json``); what
the law and each misconception say to them is worked out each time, so they serve tables with options too, and a law that
has changed. Of what they do not tell there, enough is made up on the spot to tell it at all.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from tutor.ask import Ruleset
from tutor.faults import TutorError
from tutor.law.model import Law
from tutor.learn.asked import candidate
from tutor.learn.diagnosis import Candidate
from tutor.learn.items import Item, generate, kind_of
from tutor.learn.items.draft import Draft
from tutor.learn.items.kinds.chosen import MarkAll
from tutor.learn.items.opened import Opened
from tutor.learn.items.tables import Seat, seat_of
from tutor.learn.items.targets import Target, bears_on
from tutor.learn.log import canonical
from tutor.places import lessons_dir
from tutor.play.facts import MissingFact

KINDS = ("mark_all", "left")  # the one that says most of a learner; and what shows of plays what that one does not
POSITIONS = "positions.json"  # beside the lessons of a game
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
    found, lying = Gathered(seat, dict(options), asks or plays_of(seat.law)), gathered_for(game)
    for each in lying.get(variant, next(iter(lying.values()), [])):
        found.take(**each)
    if variant not in lying:
        found.fill(SHOWN, APART, ROUNDS)
    elif options or house:
        own = pool_of(game, variant, asks=asks)  # what no card shows in the form as it is shows hardly any here
        found.hopeless = frozenset(believed_of(seat_of(game, variant, (), ()), found.asks)) - {*names_in(own)}
        found.fill(1, 1, 1)
    return tuple(found.found)


@lru_cache(maxsize=32)
def gathered_for(game: str) -> Mapping[str, Sequence[Mapping[str, Any]]]:
    """The positions that have been gathered for a game, by the form of the game; nothing where none have."""
    path = lessons_dir() / game / POSITIONS
    tables: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return tables


class Gathered:
    """Exercises found one after another, until they tell enough. ``start``: the first seed of those that are made up."""

    def __init__(self, seat: Seat, options: Mapping[str, Any], asks: tuple[str, ...], start: int = 0) -> None:
        self.seat, self.options, self.asks, self.start = seat, options, asks, start
        self.names = believed_of(seat, asks)
        self.pairs = list(combinations(self.names, 2))
        self.found: list[Candidate] = []
        self.shown: Counter[str] = Counter()
        self.apart: Counter[tuple[str, str]] = Counter()
        self.keys: set[str] = set()
        self.vain: set[tuple[str, Target]] = set()  # no exercise of this kind came out that tells them apart
        self.hopeless: frozenset[str] = frozenset()  # beliefs that are not looked for

    def fill(self, shown: int, apart: int, rounds: int) -> None:
        """Made up: what tells every two beliefs ``apart`` so often, then what shows each often enough to be believed.

        A belief that the first kind of exercise never shows is shown by another.
        """
        self.keys = {each.item.key for each in self.found}
        for name in self.names:
            if not self.shown[name] and name not in self.hopeless:
                self.make(name, 0)
                for kind in KINDS[1:] if not self.shown[name] else ():
                    for seed in range(rounds):
                        if self.shown[name] < shown:
                            self.make(name, seed, kind)
        for seed in range(apart):
            for pair in self.pairs:
                lacking = min(self.apart[pair], *(self.shown[name] for name in pair)) <= seed
                if lacking and not self.hopeless & {*pair}:
                    self.make(pair, seed)
        for seed in range(apart, rounds):
            for name in self.names:
                if 0 < self.shown[name] < shown:
                    others = [other for other in self.names if other != name and self.apart[self.pair(name, other)]]
                    self.make(self.pair(name, others[seed % len(others)]), seed)

    def pair(self, one: str, other: str) -> tuple[str, str]:
        """Two beliefs as they are counted."""
        return (one, other) if (one, other) in self.apart else (other, one)

    def make(self, target: Target, seed: int, kind: str = KINDS[0]) -> None:
        """One more exercise that tells two beliefs apart, or one from the law, where one is found that fits."""
        table, seat = self.seat.rules.table, self.seat
        asks = self.asks if kind == KINDS[0] else ()
        if (kind, target) in self.vain:
            return
        try:
            item = generate(
                kind, table.game, table.variant, target, None, self.start + seed, self.options, seat.house, asks
            )
        except TutorError:
            self.vain.add((kind, target))
            return
        if item.key not in self.keys and self.add(item):
            self.keys.add(item.key)

    def take(self, case: Mapping[str, Any], asked: str = "", kind: str = KINDS[0]) -> None:
        """An exercise of a position that is at hand, if it is one at this table."""
        if kind != KINDS[0] or asked in self.asks:
            self.add(Draft(self.seat, asked, case).item(kind))

    def add(self, item: Item) -> bool:
        """An exercise, where it tells something."""
        made = foretold(item)
        if made is None or made.answers < FEWEST_ANSWERS or not made.apart:
            return False
        self.found.append(made)
        self.shown.update(made.apart)
        self.apart.update(two for two in self.pairs if made.told(two[0]) != made.told(two[1]))
        return True


def foretold(item: Item) -> Candidate | None:
    """An exercise with what the law and each misconception answer; the position is read but once for all of them."""
    kind, seat = marking(item), item.seat
    draft = Draft(seat, kind.part(item), item.case)
    own = opened_in(draft, seat.rules)
    if own is None:
        return None
    accepted = {"": frozenset([canonical(kind.marked(own))])}
    for name, rules in seat.beliefs.items():
        if bears_on(seat, name, kind.exercises(item)):
            found = opened_in(draft, rules)
            accepted[name] = frozenset([canonical(kind.marked(found) if found else ())])
    return candidate(item, accepted, kind.chance(own))


def marking(item: Item) -> MarkAll:
    """The kind of an exercise of a pool: in all of them something is marked."""
    kind = kind_of(item)
    assert isinstance(kind, MarkAll)
    return kind


def part_of(item: Item) -> str:
    """The part of a move that an exercise of a pool is about."""
    return marking(item).part(item)


def opened_in(draft: Draft, rules: Ruleset) -> Opened | None:
    """The decision that a position opens under a law; None where there is none."""
    try:
        return draft.open(rules)
    except (MissingFact, TutorError):
        return None


def names_in(pool: Sequence[Candidate]) -> tuple[str, ...]:
    """The misconceptions that some exercise can show."""
    return tuple(sorted(set().union(*(each.apart for each in pool))))


__all__ = ["believed_of", "gathered_for", "names_in", "plays_of", "pool_of"]
