"""The table at which an item is asked: its law, the law as each misconception takes it to be, and the hash of both."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from tutor.ask import Ruleset, load, the_library
from tutor.law.load import FILES, Library
from tutor.law.model import Law
from tutor.play.court import Court


@dataclass(frozen=True)
class Seat:
    """One table, as learners sit at it."""

    rules: Ruleset
    house: tuple[str, ...]

    @cached_property
    def court(self) -> Court:
        """The law, ready to judge."""
        return self.rules.court()

    @property
    def law(self) -> Law:
        """The law."""
        return self.court.law

    @cached_property
    def beliefs(self) -> Mapping[str, Ruleset]:
        """The law as each misconception takes it to be; those that are the rule of the house are none."""
        return {name: self.rules.believing(name) for name in self.law.misconceptions if name not in self.house}

    @cached_property
    def hash(self) -> str:
        """Sixteen hexadecimal digits that change with the files of the game and with the table."""
        return law_hash(self.rules.library, self.rules)


@lru_cache(maxsize=64)
def seat_of(game: str, variant: str, options: tuple[tuple[str, Any], ...], house: tuple[str, ...]) -> Seat:
    """The table of a game; each is made once."""
    rules = load(game, variant=variant, options=dict(options), library=the_library())
    return Seat(rules.believing(*house) if house else rules, house)


def law_hash(library: Library, rules: Ruleset) -> str:
    """The files of the game as they stand, the table, and its house rules."""
    table, digest = rules.table, hashlib.sha256()
    for name in (*FILES, "components.yaml"):
        path = library.folder / table.game / name
        digest.update(path.read_bytes() if path.exists() else b"")
    told = [table.game, table.variant, table.options, [*table.misconceptions]]
    digest.update(json.dumps(told, sort_keys=True, default=str).encode())
    return digest.hexdigest()[:16]
