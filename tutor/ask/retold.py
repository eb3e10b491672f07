"""Facts of a case whose cards are called as the French deck calls them, and as the Spanish one does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tutor.cards import Card, parse_cards
from tutor.cards.vocabulary import french_writing
from tutor.faults import TutorError


def in_spanish(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts with Spanish cards.

    >>> in_spanish({"table": ["7♦", "4S"], "hand": "A♥ Q♣", "dealer": "A", "players": 2})
    {'table': ['7o', '4e'], 'hand': ['1c', '11b'], 'dealer': 'A', 'players': 2}
    """
    return {key: _retold(value, str) for key, value in facts.items()}


def in_french(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts with French cards.

    >>> in_french({"table": ["7o", "4e"], "play": "12b", "piles": {"A": ["1c"], "B": 12}})
    {'table': ['7♦', '4♠'], 'play': 'K♣', 'piles': {'A': ['A♥'], 'B': 12}}
    """
    return {key: _retold(value, lambda card: french_writing(card.rank, card.suit)) for key, value in facts.items()}


def speaks_french(facts: Mapping[str, Any]) -> bool:
    """Whether a card is called as the French deck alone calls it.

    >>> speaks_french({"hand": ["1c", "Q♣"]}), speaks_french({"hand": ["1c", "99x"], "players": 2})
    (True, False)
    """
    return any(_is_french(text) for text in _texts(facts))


def _retold(value: Any, write: Callable[[Card], str]) -> Any:
    if isinstance(value, Mapping):
        return {key: _retold(item, write) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_retold(item, write) for item in value]
    try:
        cards = parse_cards(value, french=True) if isinstance(value, str) else ()
    except TutorError:
        return value
    return value if not cards else write(cards[0]) if len(cards) == 1 else [write(card) for card in cards]


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping | list | tuple):
        for item in value.values() if isinstance(value, Mapping) else value:
            yield from _texts(item)


def _is_french(text: str) -> bool:
    try:
        parse_cards(text)
    except TutorError as error:
        return any(fault.code == "card-french" for fault in error.faults)
    return False
