"""What a hand scores under one law, by name: bound once a case, without the words of the answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.ask import Ruleset
from tutor.ask.told import LETTERS


def scores(rules: Ruleset, case: Mapping[str, Any]) -> dict[str, int]:
    """The points of everybody; nobody's where a law does not cover what is told."""
    value = rules.explain({**case, "variant": rules.table.variant}).value
    if isinstance(value, Mapping):
        return {name: number for name, number in value.items() if name in LETTERS}
    return dict(zip(LETTERS, value or (), strict=False))


def winner_of(rules: Ruleset, case: Mapping[str, Any]) -> tuple[Any, ...]:
    """Who wins the hand, and what that brings; nothing where nobody does, or hands are not won."""
    value, unit = rules.explain({**case, "variant": rules.table.variant}).value, rules.court().law.result.unit
    if not isinstance(value, Mapping) or unit is None:
        return ()
    return ((str(value["winner"]), int(value[unit.name])),) if value.get("winner") else ()
