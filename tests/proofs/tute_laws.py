"""The tables of Tute that the proofs speak of, each read once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from tests.proofs.laws import library
from tutor.ask.ruleset import Ruleset
from tutor.law.load import Table
from tutor.law.model import Law
from tutor.law.yamltext import read_yaml

GAME = "tute"
FORMS = ("habanero", "arrastrado", "individual", "parejas")
NO_STOCK = ":- stock(_,_)."
PLAY_OPTIONS: Mapping[str, tuple[Any, ...]] = {
    "montar_si_fallada": (True, False),
    "montar_sobre": ("mejor", "salida"),
    "pisar": (True, False),
    "companero_libera": (False, True),
}
BELIEFS = ("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T23")  # those that change what may be played


READ: dict[str, Law] = {}


@dataclass(frozen=True)
class Seats:
    """A table: a form of Tute, or a variant of another game."""

    variant: str
    options: Mapping[str, Any] = field(default_factory=dict)
    belief: str = ""
    game: str = GAME
    house: Mapping[str, Any] = field(default_factory=dict)

    @property
    def table(self) -> Table:
        """How it is asked for."""
        return Table(
            self.game,
            self.variant,
            options=self.options,
            house=(read_yaml(json.dumps(self.house), "house.yaml"),) if self.house else (),
            misconceptions=(self.belief,) if self.belief else (),
        )

    @property
    def law(self) -> Law:
        """What it plays by, read once."""
        key = repr(self)
        if key not in READ:
            READ[key] = library().law(self.table)
        return READ[key]

    @property
    def rules(self) -> Ruleset:
        """The front door."""
        return Ruleset(library(), self.table)

    @property
    def longest(self) -> int:
        """The longest trick in which a card is still to be played."""
        return min(self.law.players) - 1


POCHA = Seats("completa", game="pocha")


def combinations() -> list[dict[str, Any]]:
    """Every way to set the options of play."""
    return [dict(zip(PLAY_OPTIONS, values, strict=True)) for values in product(*PLAY_OPTIONS.values())]
