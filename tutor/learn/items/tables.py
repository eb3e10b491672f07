"""The table at which an item is asked: its law, the law as each misconception takes it to be, and the hash of both."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from tutor.ask import Ruleset, load, the_library
from tutor.ask.desk import house_nodes
from tutor.faults import TutorError, refuse
from tutor.law.load import FILES, Library
from tutor.law.model import Law
from tutor.law.yamltext import plain
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
        """The law as each misconception takes it to be.

        Those that are the rule of the house are none, nor are those about a rule that this table does not have.
        """
        own = bool(self.house or self.rules.table.options)
        found = {name: self.rules.believing(name) for name in self.law.misconceptions if name not in self.house}
        return {name: rules for name, rules in found.items() if not own or can_be_read(rules)}

    @cached_property
    def hash(self) -> str:
        """Sixteen hexadecimal digits that change with the files of the game and with the table."""
        return law_hash(self.rules.library, self.rules)


def can_be_read(rules: Ruleset) -> bool:
    """Whether what lies on a table fits together."""
    try:
        rules.court()
    except TutorError:
        return False
    return True


@lru_cache(maxsize=64)
def seat_of(game: str, variant: str, options: tuple[tuple[str, Any], ...], house: tuple[str, ...]) -> Seat:
    """The table of a game; each is made once. ``house``: misconceptions by id, and overlays as `overlay_text` has them."""
    own = house_nodes(map(overlay_of, filter(is_overlay, house)))
    rules = load(game, variant=variant, options=dict(options), house=own, library=the_library())
    believed = [name for name in house if not is_overlay(name)]
    return Seat(rules.believing(*believed) if believed else rules, house)


def overlay_text(overlay: Mapping[str, Any]) -> str:
    """An overlay in one line, the same for the same rules.

    >>> overlay_text({"options": {"tres_bajo": True}})
    '{"options":{"tres_bajo":true}}'
    """
    return json.dumps(overlay, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def is_overlay(rule: str) -> bool:
    """Whether a house rule is an overlay, not the id of a misconception."""
    return rule.startswith("{")


def overlay_of(overlay: str) -> dict[str, Any]:
    """The overlay of `overlay_text`. Raises TutorError for what is none."""
    try:
        found: dict[str, Any] = json.loads(overlay)
    except ValueError:
        raise refuse("not-a-house-rule", word=overlay) from None
    return found


def law_hash(library: Library, rules: Ruleset) -> str:
    """The files of the game as they stand, the table, and its house rules."""
    table, digest = rules.table, hashlib.sha256()
    for name in (*FILES, "components.yaml"):
        path = library.folder / table.game / name
        digest.update(path.read_bytes() if path.exists() else b"")
    told = [table.game, table.variant, table.options, [*table.misconceptions], *map(plain, table.house)]
    digest.update(json.dumps(told, sort_keys=True, default=str).encode())
    return digest.hexdigest()[:16]
