"""What has been tapped, as an answer. The browser is not trusted: whatever it sends is read as an answer of its kind, or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.faults import TutorError
from tutor.learn.items import Item, kind_of
from tutor.learn.items.item import Given
from tutor.learn.items.way import PACK, Way

NOT_READ = (TypeError, ValueError, KeyError, IndexError, AttributeError)
Action = Mapping[str, Any]


def read_tapped(item: Item, action: Action) -> Given | None:
    """The answer that an action gives; None where it gives none. Raises TutorError for one that cannot be, and says why."""
    kind = kind_of(item)
    way = kind.way(item)
    if action.get("kind") == "none":
        return kind.read(item, way.none) if way.nothing else None
    if action.get("kind") != "answer":
        return None
    try:
        return kind.read(item, told_by(item, way, action))
    except TutorError:
        if is_made(way, action):
            raise
    except NOT_READ:
        pass
    return None


def is_made(way: Way, action: Action) -> bool:
    """Whether a refusal is for the learner to read: a hand too large or impossible, not what no table sends."""
    return PACK in way.cards and isinstance(action.get("cards"), list)


def told_by(item: Item, way: Way, action: Action) -> Any:
    """The answer as the kind reads it."""
    cards = list(map(str, action.get("cards") or []))
    chosen = [each.answer for each in way.choices if each.id in (action.get("options") or [])]
    if way.sets:
        sets = [set_of(way, each) for each in action.get("sets") or []]
        return sets if way.sets == "several" else sets[0]
    if way.pair and way.cards:
        return next((play for play, card in recorded(item) if card == cards[0]), None)
    if way.pair:
        return chosen[0], action["number"]
    if way.number:
        return action["number"]
    if way.cards and (way.many or way.ordered):
        return cards
    if way.cards and cards:
        return cards[0]
    return chosen if way.some else chosen[0]


def set_of(way: Way, told: Mapping[str, Any]) -> Any:
    """A set, with its card where that is asked for."""
    taken = list(map(str, told.get("take") or []))
    if not taken and not way.empty:
        raise ValueError
    return [str(told["card"]), taken] if way.hand and not way.held else taken


def recorded(item: Item) -> list[tuple[tuple[str, int], str]]:
    """Every play of a record: who, and in which trick; the card."""
    return [
        ((who, number), card)
        for number, trick in enumerate(item.case["tricks"], 1)
        for play in trick
        for who, card in play.items()
    ]
