"""The examples and the laws of a game, for its tests."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import tutor
from tutor.ask import Answer, read_case, the_library
from tutor.ask.examples import examples_by_rule
from tutor.law.load import Table
from tutor.law.yamltext import Node

LIBRARY = the_library()


class Shelf:
    """What lies beside the law of a game: ``all`` its examples by rule, and the ``laws`` of its forms."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.all = examples_by_rule(LIBRARY, game)
        self.laws = [LIBRARY.law(Table(game, variant)) for variant in LIBRARY.variants(game)]

    @property
    def each(self) -> list[Any]:
        """Every example, for a test of each."""
        named = [(f"{rule}-{place}", node) for rule, nodes in self.all.items() for place, node in enumerate(nodes, 1)]
        return [pytest.param(self, node, id=f"{self.game}-{name}") for name, node in named]

    def asked(self, node: Node) -> Answer:
        """The answer to an example, under every form unless it names one."""
        return self.rules().explain(read_case(node, LIBRARY))

    @cache  # noqa: B019
    def rules(self) -> tutor.Ruleset:
        """The game, whatever the form."""
        return tutor.load(self.game)

    @property
    def rules_of_moves(self) -> set[str]:
        """The requirements and duties of every form."""
        return {rule.id for law in self.laws for decision in law.decisions.values() for rule in decision.rules}

    @property
    def lines(self) -> set[str]:
        """The lines of the count, of who wins a hand, of the opening, and the checks."""
        found = (line for law in self.laws for line in (*law.tally, *law.hand_won, *law.opening, *law.checks))
        return {line.id for line in found}


@cache
def shelf(game: str) -> Shelf:
    """The shelf of a game."""
    return Shelf(game)
