"""A fixed corpus: what a set of rules answers to many questions, piece by piece, the quick pieces first.

A piece is a value that two sets of rules can be compared by. Bad input is a value too: the codes of its faults. What is
printed is no answer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

from tests.mutation.leaves import Files, Leaf
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


Piece = Callable[[Table], Any]


def outcome(piece: Piece, table: Table) -> Any:
    """A piece, or the codes of what is wrong."""
    try:
        return piece(table)
    except TutorError as error:
        return sorted(fault.code for fault in error.faults)
    except MissingFact as missing:
        return missing.name


# ── pieces that are asked of any game ─────────────────────────────────────────────────────────────


def law_of(table: Table) -> Any:
    """The law itself. Where two laws are equal nothing can differ, so nothing is asked."""
    return table.court.law


def deals(table: Table) -> list[Any]:
    """Decks, schedules, extra hands and ends of matches."""
    law = table.court.law
    found: list[Any] = [law.game, law.players, law.deck.cards]
    for players in range(2, 11):
        for deck in (0, 40, 48):
            try:
                plan = plan_deal(law, players, deck)
                found.append((plan.removed, plan.most, plan.undealt, plan.hands, tie_break(law, plan.most)))
            except TutorError as error:
                found.append(error.faults[0].code)
    try:
        ends = [match_outcome(table.court, totals, left) for totals in TOTALS for left in (0, 1)]
    except KeyError as missing:
        ends = [missing.args]
    return [*found, *ends]


def matches(table: Table) -> list[Any]:
    """The first hands of matches: who has to do what, what may be done, what a seat sees, what it scores, who deals next."""
    found: list[Any] = []
    for players in {table.court.law.players[0], table.court.law.players[-1]}:
        rng, match = random.Random(f"mutation {players}"), table.rules.match(players)
        while not match.over and len(match.history) < 2:
            match = match.deal(rng)
            hand = match.number
            while match.position is not None and match.number == hand:
                moves = match.position.moves()
                if not moves:
                    return [*found, "nobody can move"]
                found.append((match.position.decision, match.position.turn, moves))
                if rng.random() < 0.1:
                    found.append(match.position.view(max(match.position.turn, 0)))
                match = match.play(rng.choice(moves))
            found.append((match.history[-1], match.dealer, match.totals, match.tallies))
    return found


# ── the corpus ────────────────────────────────────────────────────────────────────────────────────


def cases_of(game: str) -> list[dict[str, Any]]:
    """The cases of a game."""
    path = Path(__file__).parent.parent / "cases" / f"{game}.yaml"
    found: list[dict[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


@dataclass
class Corpus:
    """What the shipped rules of a game answer; each piece is worked out when it is first needed.

    ``pieces`` are asked of every table, the quick ones first; ``tables`` in this order, but those with an option that
    stands near the leaf come before.
    """

    files: Files
    library: Library
    pieces: tuple[Piece, ...]
    tables: list[Asked]
    known: dict[tuple[str, Asked | None], Any] = field(default_factory=dict)
    opened: dict[Asked, Table] = field(default_factory=dict)

    def answers(self, library: Library) -> Iterator[Any]:
        """The cases, with their reasons, counterfactuals, tables and flags."""
        rules = load(self.files.game, library=library)
        for case in cases_of(self.files.game):
            answer = rules.explain(case)
            data = answer.to_dict("es")
            asked = ("verdict", "rule", "legal", "value", "reasons", "by_variant", "unless")
            yield {key: data[key] for key in asked}, answer.flags

    def same_answers(self, other: Library) -> bool:
        """Whether every case is answered as it is under the shipped rules; what follows the first that is not is not asked."""
        key = "answers", None
        if key not in self.known:
            self.known[key] = list(self.answers(self.library))
        try:
            return all(one == two for one, two in zip(self.known[key], self.answers(other), strict=True))
        except TutorError:
            return False

    def addresses(self, library: Library) -> str:
        """Whether a house rule can speak of every rule and step by its id."""
        named = ", ".join(f"{rule}.en: other words" for rule in sorted(self.files.ids))
        overlay = read_yaml("format: 1\nset: {" + named + "}", "house")
        load(self.files.game, variant=self.tables[0].variant, house=(overlay,), library=library)
        return "all found"

    def books(self, library: Library) -> list[str]:
        """The printed rulebook: no answer, but proof that somebody is told."""
        return [rulebook(load(self.files.game, variant=self.tables[0].variant, library=library), "es")]

    def whole(self, piece: Callable[[Library], Any], other: Library) -> bool:
        """Whether a piece that is asked of the game as a whole comes out as it does under the shipped rules."""
        key = piece.__name__, None
        for library in (self.library, other):
            try:
                found = piece(library)
            except TutorError as error:
                found = sorted(fault.code for fault in error.faults)
            if library is self.library:
                self.known.setdefault(key, found)
        return bool(self.known[key] == found)

    def same(self, piece: Piece, asked: Asked, other: Table) -> bool:
        """Whether a piece comes out at a table as it does under the shipped rules."""
        key = piece.__name__, asked
        if key not in self.known:
            mine = self.opened.setdefault(asked, Table(self.files.game, asked, self.library))
            self.known[key] = outcome(piece, mine)
        return bool(self.known[key] == outcome(piece, other))

    def shows(self, leaf: Leaf, other: Library, few: bool = False) -> str:
        """The first piece that is not the same, or "". With ``few`` the first tables are all that is asked.

        A belief is asked of those who hold it, and of nobody else; what a variant changes, of that variant first.
        """
        own = leaf[0] == "misconceptions.yaml" and len(leaf[1]) > 1
        believing, near = str(leaf[1][1]) if own else "", self.files.words_near(leaf)
        if leaf[1][-1] == "id" and not own and not self.whole(self.addresses, other):
            return "addresses"

        def far(asked: Asked) -> bool:
            return asked.variant not in near and not (asked.option and asked.option[0] in near)

        both = [
            replace(asked, variant=variant)
            for asked in self.tables
            for variant in dict.fromkeys(known.variant for known in self.tables)
            if asked.option and asked.option[0] in near and variant in near
        ]
        tables = [*both, *sorted(self.tables, key=far)]
        for asked in tables[:8] if few else tables:
            asked = replace(asked, believing=believing)
            table = Table(self.files.game, asked, other)
            if not self.same(law_of, asked, table):
                for piece in self.pieces:
                    if not self.same(piece, asked, table):
                        return f"{piece.__name__} {asked}"
        asks_cases = not own and not few and not self.same_answers(other)
        return "answers" if asks_cases else ""
