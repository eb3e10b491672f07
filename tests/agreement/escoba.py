"""Tables and random positions of Escoba: as its referee writes them, and as the engine reads them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from tests.agreement.engine import court_of, mask, rules_of
from tests.referee_escoba.cards import full_deck
from tests.referee_escoba.law import VARIANTS, Law, law_of
from tutor.ask.ruleset import Ruleset
from tutor.play.court import Court
from tutor.play.facts import Facts, complete

TABLES = 12  # of each variant: its own options, and eleven drawn at random
LONGEST_TABLE = 12
SIDES = "ABCDEF"


class Table(NamedTuple):
    """One table's law in both tellings."""

    variant: str
    options: dict[str, Any]
    law: Law
    pairs: bool = False

    def court(self, *believed: str) -> Court:
        """The engine's law, perhaps as somebody with misconceptions takes it."""
        return court_of("escoba", self.variant, *believed, **self.options)

    def court_of_kind(self, kind: str) -> Court:
        """The same for a match: all hands are of one kind."""
        assert not kind
        return self.court()

    def rules(self, *believed: str) -> Ruleset:
        """The front door of the variant."""
        return rules_of("escoba", self.variant, *believed)

    def explain(self, **case: Any) -> Any:
        """The engine's answer to a case at this table."""
        return self.rules().explain({**case, "options": self.options})


class Position(NamedTuple):
    """The cards of a hand, and those on the table."""

    hand: list[str]
    table: list[str]

    def facts(self, court: Court) -> Facts:
        """What the rules of playing may ask."""
        return complete(court.law, {"hand": mask(self.hand), "table": mask(self.table)}, "tomar")


@cache
def tables_of(variant: str) -> tuple[Table, ...]:
    """The variant as it is, and tables at which every option is drawn; pairs where the referee knows them."""
    rng, declared = random.Random(f"tables {variant}"), court_of("escoba", variant).law.options
    made = [table_of(variant)]
    for _ in range(TABLES - 1):
        options: dict[str, Any] = {}
        for option in declared.values():
            values: Any = {"flag": (True, False), "word": option.values, "number": (11, 15, 21, 31)}[option.type]
            if option.id != "parejas" or law_of(variant).pairs == "possible":
                options[option.id] = rng.choice(values)
        made.append(table_of(variant, **options))
    return tuple(made)


def table_of(variant: str, **options: Any) -> Table:
    """The variant with these options; that four play in pairs, the referee is told with each hand."""
    told = {name: value for name, value in options.items() if name != "parejas"}
    return Table(variant, options, law_of(variant, **told), options.get("parejas", False))


def all_tables() -> Iterator[Table]:
    """The tables of every variant."""
    for variant in VARIANTS:
        yield from tables_of(variant)


def random_position(rng: random.Random, most: int = 3, longest: int = LONGEST_TABLE) -> Position:
    """Any hand of up to ``most`` cards and any table of up to ``longest``; small tables are as frequent as large ones."""
    cards, held = rng.sample(full_deck(), most + longest), rng.randint(1, most)
    return Position(cards[:held], cards[most : most + rng.randint(0, longest)])


def random_piles(rng: random.Random, sides: int, whole: bool = False) -> dict[str, list[str]]:
    """The deck dealt out in piles; now and then somebody has nearly all, or nothing.

    Some cards perhaps are nobody's; of a ``whole`` hand all are, where nobody has captured, or none.
    """
    cards = full_deck()
    rng.shuffle(cards)
    weights = [rng.choice((0, 1, 1, 1, 6)) for _ in range(sides)]
    nobody = 0.3 if rng.random() < 0.2 and not whole else 0.0
    piles: dict[str, list[str]] = {name: [] for name in SIDES[:sides]}
    for card in cards:
        if sum(weights) and rng.random() >= nobody:
            piles[rng.choices(SIDES[:sides], weights)[0]].append(card)
    return piles
