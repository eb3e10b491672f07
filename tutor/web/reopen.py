"""From a case back to the draft whose form shows it, so that a link opens where it was made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tutor.ask.told import LETTERS
from tutor.cards import CardSet, parse_card, parse_cards, parse_suit
from tutor.faults import TutorError
from tutor.web.draft import ALWAYS, Draft, blank, case_of, facts_of, is_fishing


def draft_of(case: Mapping[str, Any], question: str = "") -> Draft | None:
    """The draft that makes this case again; None where no form can show all of it.

    ``question`` is the one being asked where the case, still half entered, does not tell it.

    >>> draft_of({"game": "pocha", "trick": "rey de copas", "hand": ["1c"], "play": "as de copas"})["trick"]
    ['12c']
    >>> draft_of({"game": "pocha", "trick": [], "hand": ["1c"], "play": "1c", "turned": "7o"}) is None
    True
    """
    game = str(case.get("game"))
    question = next((name for name in facts_of(game) if name in case and not _is_penalty(name, case)), question)
    try:
        known = {name: _read(name, value, question) for name, value in case.items()}
        draft = {**blank(question, game), **_entered(known, question)}
        again = case_of(draft)
    except (TutorError, ValueError, KeyError, TypeError, AttributeError):
        return None
    silent: dict[str, Any] = {name: [] for name in ALWAYS if name in again and name not in known}
    return draft if again == {**known, **silent} else None


def _is_penalty(name: str, case: Mapping[str, Any]) -> bool:
    return name == "renuncio" and not isinstance(case[name], Mapping)


def _entered(known: Mapping[str, Any], question: str) -> Draft:
    """The values of a case as the fields of a draft hold them."""
    if is_fishing(str(known.get("game"))):
        return _fishing(known)
    if question != "renuncio":
        return {name: value for name, value in known.items() if value is not True or name == "auction"}
    asked, tricks = known["renuncio"], known.get("tricks", [])
    kept = {name: value for name, value in known.items() if name not in ("tricks", "renuncio")}
    if tricks:
        kept["record"] = [{"leader": next(iter(trick[0])), "cards": [*_cards(trick)]} for trick in tricks]
        kept["seats"] = max(3, *map(len, tricks))
    return {**kept, "who": asked["player"], "nth": asked["trick"]}


def _fishing(known: Mapping[str, Any]) -> Draft:
    """The same of a game of captures."""
    kept = {name: value for name, value in known.items() if value is not True and name not in ("counts", "escobas")}
    if "play" in known:
        kept["taking"] = "all" if "take" not in known else "take" if known["take"] else "leave"
    if "counts" in known:
        counts = known["counts"]
        names = dict.fromkeys(name for inner in counts.values() for name in inner)
        kept["counted"] = {name: [inner[name] for inner in counts.values()] for name in names}
        kept["escobas"] = list(known.get("escobas", {}).values())
    return kept


def _cards(trick: list[dict[str, str]]) -> Iterator[str]:
    for play in trick:
        yield from play.values()


def _read(name: str, value: Any, question: str) -> Any:
    """A value in the one way in which a draft holds it; an error where it holds no such thing."""
    if question == "renuncio" and name == "tricks":
        return [_plays(trick) for trick in value]
    return READ[name](value)


def _plays(trick: Any) -> list[dict[str, str]]:
    entries = trick if isinstance(trick, list) else [trick]
    return [{_seat(who): str(parse_card(card))} for entry in entries for who, card in entry.items()]


def _seat(value: Any) -> str:
    if value not in tuple(LETTERS):
        raise ValueError(value)
    return str(value)


def _number(low: int, high: int) -> Callable[[Any], int]:
    """Reads a whole number between two bounds, those of the field that shows it."""

    def read(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise ValueError(value)
        return value

    return read


def _numbers(value: Any) -> list[int]:
    if not isinstance(value, list):
        raise ValueError(value)
    return [_number(-1000, 1000)(item) for item in value]


def _true(value: Any) -> bool:
    if value is not True:
        raise ValueError(value)
    return True


READ: dict[str, Callable[[Any], Any]] = {
    "game": str,
    "variant": str,
    "options": dict,
    "trump": lambda value: parse_suit(value).slug,
    "trick": lambda value: [str(card) for card in parse_cards(value)],
    "hand": lambda value: [str(card) for card in CardSet.of(parse_cards(value))],
    "play": lambda value: str(parse_card(value)),
    "cards": _number(1, 48),
    "players": _number(2, 9),
    "deck": _number(40, 48),
    **dict.fromkeys(("table", "leftover"), lambda value: [str(card) for card in CardSet.of(parse_cards(value))]),
    **dict.fromkeys(("take", "claim"), lambda value: [str(card) for card in CardSet.of(parse_cards(value))]),
    "opening": lambda value: [str(card) for card in parse_cards(value)],
    "left": lambda value: str(parse_card(value)),
    "piles": lambda value: {str(who): _number(0, 1000)(total) for who, total in value.items()},
    "counts": lambda value: {_seat(who): dict(inner) for who, inner in value.items()},
    "escobas": lambda value: {_seat(who): _number(0, 48)(number) for who, number in value.items()},
    "bid": _number(0, 48),
    "stock": _number(0, 48),
    **dict.fromkeys(("bids", "tricks", "auction_bids"), _numbers),
    **dict.fromkeys(("winner", "score", "namer", "deal", "auction"), _true),
    "kind": str,
    "offender": _seat,
    "match": lambda value: {str(who): _number(-100_000, 100_000)(total) for who, total in value.items()},
    "renuncio": lambda value: {
        "player": None if value["player"] is None else _seat(value["player"]),
        "trick": None if value["trick"] is None else _number(1, 48)(value["trick"]),
    },
}
