"""A fixed corpus: what a set of rules answers to many questions, piece by piece, the quick pieces first.

A piece is a row of values that two sets of rules can be compared by, up to the first that is not the same. Bad input is a
value too: the codes of its faults. What is printed is no answer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any

import yaml

from tests.mutation.leaves import Files, Leaf, shown
from tutor.ask import Ruleset, load
from tutor.ask.rulebook import rulebook
from tutor.faults import TutorError
from tutor.law.load import Library
from tutor.law.yamltext import read_yaml
from tutor.play.court import Court
from tutor.play.deal import plan_deal, tie_break
from tutor.play.facts import MissingFact
from tutor.play.outcome import match_outcome

TOTALS = ({"A": 30, "B": 10, "C": 5}, {"A": 30, "B": 30, "C": 5}, {"A": -5, "B": -10, "C": -20})


@dataclass(frozen=True)
class Asked:
    """A table that is asked: a variant, a kind of hand, an option that is set, a belief."""

    variant: str
    kind: str = ""
    option: tuple[str, Any] | None = None
    believing: str = ""

    def __str__(self) -> str:
        set_to = f"{self.option[0]}={self.option[1]}" if self.option else ""
        return " ".join(part for part in (self.variant, self.kind, set_to, self.believing) if part)


class Table:
    """Such a table under some rules; opened when it is first needed."""

    def __init__(self, game: str, asked: Asked, library: Library) -> None:
        self.game, self.asked, self.library = game, asked, library

    @cached_property
    def rules(self) -> Ruleset:
        """Its rules."""
        asked = self.asked
        options = dict([asked.option] if asked.option else [])
        found = load(self.game, variant=asked.variant, options=options, library=self.library)
        return found.believing(asked.believing) if asked.believing else found

    @cached_property
    def court(self) -> Court:
        """Its law."""
        return self.rules.court(kind=self.asked.kind)


Piece = Callable[[Table], Iterable[Any]]


def outcome(piece: Piece, table: Table) -> Iterator[Any]:
    """What a piece tells, one value after another, up to what is wrong, of which the codes are told."""
    try:
        yield from piece(table)
    except TutorError as error:
        yield sorted(fault.code for fault in error.faults)
    except MissingFact as missing:
        yield missing.name


class Row:
    """Values that are worked out when they are first asked for, and kept."""

    def __init__(self, values: Iterator[Any]) -> None:
        self.kept: list[Any] = []
        self.left = values

    def __getitem__(self, place: int) -> Any:
        """A value; `END` after the last."""
        while len(self.kept) <= place:
            self.kept.append(next(self.left, END))
        return self.kept[place]

    def same_as(self, values: Iterator[Any]) -> bool:
        """Whether other values are the same; nothing is asked after the first that is not."""
        for place in count():
            other = next(values, END)
            if self[place] is END or other is END:
                return self[place] is other
            if self[place] != other:
                return False
        raise AssertionError


END = object()


# ── pieces that are asked of any game ─────────────────────────────────────────────────────────────


def law_of(table: Table) -> Iterator[Any]:
    """The law itself. Where two laws are equal nothing can differ, so nothing is asked."""
    yield table.court.law


def deals(table: Table) -> Iterator[Any]:
    """Decks, schedules, extra hands and ends of matches."""
    law = table.court.law
    yield law.game, law.players, law.deck.cards
    for players in range(2, 11):
        for deck in (0, 40, 48):
            try:
                plan = plan_deal(law, players, deck)
                yield plan.removed, plan.most, plan.undealt, plan.hands, tie_break(law, plan.most)
            except TutorError as error:
                yield error.faults[0].code
    try:
        for totals in TOTALS:
            yield [match_outcome(table.court, totals, left, played_on=bool(left)) for left in (0, 1)]
    except KeyError as missing:
        yield missing.args


def matches(table: Table) -> Iterator[Any]:
    """The first hands of matches: who has to do what, what may be done, what a seat sees, what it scores, who deals next."""
    for players in {table.court.law.players[0], table.court.law.players[-1]}:
        rng, match = random.Random(f"mutation {players}"), table.rules.match(players)
        while not match.over and len(match.history) < 2:
            match = match.deal(rng)
            hand = match.number
            while match.position is not None and match.number == hand:
                moves = match.position.moves()
                if not moves:
                    yield "nobody can move"
                    return
                yield match.position.decision, match.position.turn, moves
                if rng.random() < 0.1:
                    yield match.position.view(max(match.position.turn, 0))
                match = match.play(rng.choice(moves))
            yield match.history[-1], match.dealer, match.totals, match.tallies


# ── the corpus ────────────────────────────────────────────────────────────────────────────────────


def cases_of(game: str) -> list[dict[str, Any]]:
    """The cases of a game."""
    path = Path(__file__).parent.parent / "cases" / f"{game}.yaml"
    found: list[dict[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


@dataclass
class Corpus:
    """What the shipped rules of a game answer; each piece is worked out as far as it is needed.

    The pieces are asked of every table: first the ``quick`` ones, then the ``slow``; ``tables`` in this order, but those
    with an option that stands near the leaf come before. ``noticed`` says of a leaf where its change was noticed last
    time: there it is asked first, and that is all that it says.
    """

    files: Files
    library: Library
    quick: tuple[Piece, ...]
    slow: tuple[Piece, ...]
    tables: list[Asked]
    noticed: Mapping[str, str] = field(default_factory=dict)
    known: dict[tuple[str, Asked | None], Row] = field(default_factory=dict)
    opened: dict[Asked, Table] = field(default_factory=dict)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """All of them, the quick ones first."""
        return (*self.quick, *self.slow)

    def answers(self, library: Library) -> Iterator[Any]:
        """The cases, with their reasons, counterfactuals, tables and flags."""
        rules = load(self.files.game, library=library)
        for case in cases_of(self.files.game):
            answer = rules.explain(case)
            data = answer.to_dict("es")
            asked = ("verdict", "rule", "legal", "value", "reasons", "by_variant", "unless")
            yield {key: data[key] for key in asked}, answer.flags

    def base(self, library: Library) -> Iterator[str]:
        """Whether the law can be read without a variant, which may take out what is wrong."""
        library.document(self.files.game)
        yield "sound"

    def addresses(self, library: Library) -> Iterator[str]:
        """Whether a house rule can speak of every rule and step by its id, where a variant has not taken it out."""
        variants = self.files.documents["variants.yaml"]["variants"]
        whole = next(name for name, changes in variants.items() if "remove" not in changes)
        for variant, ids in sorted(self.files.ids.items()):
            named = ", ".join(f"{rule}.id: {rule}" for rule in sorted(ids))
            overlay = read_yaml("format: 1\nset: {" + named + "}", "house")
            load(self.files.game, variant=variant or whole, house=(overlay,), library=library)
            yield "all found"

    def books(self, library: Library) -> Iterator[str]:
        """The printed rulebook: no answer, but proof that somebody is told."""
        yield rulebook(load(self.files.game, variant=self.tables[0].variant, library=library), "es")

    def whole(self, piece: Callable[[Library], Iterator[Any]], other: Library) -> bool:
        """Whether a piece that is asked of the game as a whole comes out as it does under the shipped rules."""
        key = piece.__name__, None
        if key not in self.known:
            self.known[key] = Row(faulty(piece, self.library))
        return self.known[key].same_as(faulty(piece, other))

    def same(self, piece: Piece, asked: Asked, other: Table) -> bool:
        """Whether a piece comes out at a table as it does under the shipped rules."""
        key = piece.__name__, asked
        if key not in self.known:
            mine = self.opened.setdefault(asked, Table(self.files.game, asked, self.library))
            self.known[key] = Row(outcome(piece, mine))
        return self.known[key].same_as(outcome(piece, other))

    def first(self, leaf: Leaf, other: Library) -> str:
        """What was noticed last time, if it is noticed again."""
        piece, _, place = self.noticed.get(shown(leaf), "").partition(" at ")
        if piece in ("answers", "addresses", "base"):
            return "" if self.whole(getattr(self, piece), other) else piece
        asked = next((asked for asked in self.all_tables(leaf) if str(asked) == place), None)
        named = next((each for each in self.pieces if each.__name__ == piece), None)
        if asked is None or named is None or self.same(named, asked, Table(self.files.game, asked, other)):
            return ""
        return f"{piece} at {place}"

    def all_tables(self, leaf: Leaf) -> list[Asked]:
        """The tables that a change may concern, the likeliest first.

        A belief is asked of those who hold it, and of nobody else; so is what a variant changes of that variant. What
        changes with an option comes first, in that variant, if the leaf stands in one.
        """
        file, path = leaf
        inside = str(path[1]) if len(path) > 1 else ""
        believing = inside if file == "misconceptions.yaml" else ""
        near, only = self.files.words_near(leaf), inside if file == "variants.yaml" else ""

        def far(asked: Asked) -> bool:
            return asked.variant not in near and not (asked.option and asked.option[0] in near)

        both = [
            replace(asked, variant=variant)
            for asked in self.tables
            for variant in dict.fromkeys(known.variant for known in self.tables)
            if asked.option and asked.option[0] in near and variant in near
        ]
        tables = dict.fromkeys([*both, *sorted(self.tables, key=far)])
        return [replace(asked, believing=believing) for asked in tables if only in ("", asked.variant)]

    def shows(self, leaf: Leaf, other: Library, few: bool = False) -> str:
        """The first piece that is not the same, or "". With ``few`` the first tables are all that is asked."""
        own = leaf[0] == "misconceptions.yaml" and len(leaf[1]) > 1
        if leaf[1][-1] == "id" and not own and not self.whole(self.addresses, other):
            return "addresses"
        changed = list[tuple[Asked, Table]]()
        for asked in self.all_tables(leaf)[: 8 if few else None]:
            table = Table(self.files.game, asked, other)
            if not self.same(law_of, asked, table):
                changed.append((asked, table))
                for piece in self.quick:
                    if not self.same(piece, asked, table):
                        return f"{piece.__name__} at {asked}"
        for asked, table in changed:
            for piece in self.slow:
                if not self.same(piece, asked, table):
                    return f"{piece.__name__} at {asked}"
        wholes = [self.base] if own or few else [self.base, self.answers]
        return next((whole.__name__ for whole in wholes if not self.whole(whole, other)), "")


def faulty(piece: Callable[[Library], Iterator[Any]], library: Library) -> Iterator[Any]:
    """What is told of a game as a whole, up to what is wrong."""
    try:
        yield from piece(library)
    except TutorError as error:
        yield sorted(fault.code for fault in error.faults)
