"""The engine's side of a comparison: its rulesets, kept, and cards from the strings of the referees to masks and back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import tutor
from tutor.play.court import Court

INDEX = {f"{rank}{suit}": 12 * place + rank - 1 for place, suit in enumerate("oceb") for rank in range(1, 13)}
CARD = {index: card for card, index in INDEX.items()}


def mask(cards: Iterable[str]) -> int:
    """Cards as a mask."""
    return sum(1 << INDEX[card] for card in cards)


def cards_of(found: int) -> list[str]:
    """A mask as cards."""
    return [CARD[index] for index in range(48) if found >> index & 1]


@cache
def rules_of(game: str, variant: str, *believed: str) -> tutor.Ruleset:
    """The ruleset of a variant, perhaps as somebody with misconceptions takes it."""
    return tutor.load(game, variant=variant).believing(*believed)


def court_of(game: str, variant: str, *believed: str, kind: str = "", **options: Any) -> Court:
    """The law of a table as the engine has it."""
    return rules_of(game, variant, *believed).court(kind=kind, options=options)
