"""What a person has entered so far, and the case that it makes; and back, where a case has a form to stand in.

A draft is a plain mapping with a value for every fact of every question, so that changing the question loses nothing.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from functools import cache
from typing import Any

from tutor.ask import the_library
from tutor.ask.case import case_words
from tutor.ask.told import LETTERS

Draft = dict[str, Any]
GAME = "pocha"

BLANK: Draft = {
    "game": GAME,
    "question": "play",
    "table": [],
    "taking": "all",
    "take": [],
    "left": None,
    "claim": [],
    "opening": [],
    "leftover": [],
    "piles": {},
    "counted": {},
    "escobas": [],
    "variant": "",
    "options": {},
    "yaml": "",
    "trump": None,
    "trick": [],
    "hand": [],
    "play": None,
    "cards": None,
    "stock": None,
    "players": None,
    "deck": None,
    "kind": None,
    "auction": False,
    "bids": [],
    "bid": None,
    "auction_bids": [],
    "tricks": [],
    "offender": None,
    "match": {},
    "record": [{"leader": "A", "cards": []}],
    "seats": 4,
    "who": None,
    "nth": None,
}

FACTS: dict[str, tuple[str, ...]] = {
    "play": ("trump", "stock", "trick", "hand", "play"),
    "bid": ("kind", "players", "cards", "auction", "auction_bids", "bids", "bid"),
    "winner": ("trump", "trick", "winner"),
    "score": ("trump", "bids", "tricks", "offender", "score"),
    "namer": ("auction_bids", "namer"),
    "deal": ("players", "deck", "deal"),
    "match": ("match",),
    "renuncio": ("trump", "cards", "tricks", "renuncio"),
}
"""By question, the keys of its case in the order in which they are written."""

FISHING: dict[str, tuple[str, ...]] = {
    "play": ("table", "hand", "play", "take"),
    "claim": ("table", "left", "claim"),
    "opening": ("opening",),
    "leftover": ("leftover", "piles"),
    "score": ("counts", "escobas", "offender", "score"),
    "deal": ("players", "deal"),
    "match": ("match",),
}
"""The same of a game in which cards are taken from a table."""

NEEDED_FISHING: dict[str, tuple[str, ...]] = {
    "play": ("hand", "play"),
    "claim": ("table", "left", "claim"),
    "opening": ("opening",),
    "leftover": ("leftover",),
    "score": ("counted",),
    "deal": ("players",),
    "match": ("match",),
    "yaml": ("yaml",),
}

NEEDED: dict[str, tuple[str, ...]] = {
    "play": ("hand", "play"),
    "bid": ("cards", "bid"),
    "winner": ("trick",),
    "score": ("bids", "tricks"),
    "namer": ("auction_bids",),
    "deal": ("players",),
    "match": ("match",),
    "renuncio": ("record", "who", "nth"),
    "yaml": ("yaml",),
}
"""What must be entered before the question can be put at all; the engine says what else is missing."""

ALWAYS = ("trick", "bids", "table", "take")
"""Facts that mean something when they are empty: nobody has played, or spoken, yet."""


def blank(question: str = "play", game: str = GAME) -> Draft:
    """A draft with nothing entered."""
    return {**copy.deepcopy(BLANK), "question": question, "game": game}


@cache
def is_fishing(game: str) -> bool:
    """Whether the game is one of captures: some zone of it is looked at for itself, as an opening table is."""
    return game in the_library().games() and bool(case_words(the_library(), game).looked_at)


def facts_of(game: str) -> dict[str, tuple[str, ...]]:
    """By question that the page asks about a game, the keys of its case."""
    return FISHING if is_fishing(game) else {name: facts for name, facts in FACTS.items() if is_asked(game, name)}


def needed_of(game: str) -> dict[str, tuple[str, ...]]:
    """By question, what must be entered before it can be put."""
    if is_fishing(game):
        return NEEDED_FISHING
    return {name: needed for name, needed in NEEDED.items() if is_asked(game, name)}


ONLY_OF = {"bid": "bid", "namer": "namer", "score": "bids"}
"""Forms that ask for something not every game of tricks has: the fact without which a game has no such question."""


@cache
def is_asked(game: str, question: str) -> bool:
    """Whether a game of tricks has what the form of a question asks for; the box takes every question."""
    if question not in ONLY_OF or game not in the_library().games():
        return True
    return ONLY_OF[question] in case_words(the_library(), game).known


def missing(draft: Mapping[str, Any]) -> list[str]:
    """What is still needed before the question can be put."""
    return [name for name in needed_of(draft["game"])[draft["question"]] if _empty(name, draft)]


def _empty(name: str, draft: Mapping[str, Any]) -> bool:
    if name == "record":
        return not any(trick["cards"] for trick in draft["record"])
    return draft[name] is None or draft[name] in ([], {}, "")


def case_of(draft: Mapping[str, Any]) -> dict[str, Any]:
    """The case that a draft makes, not yet checked. A pasted one is not made here (`tutor.web.pasted`).

    >>> case_of({**blank(), "trump": "espadas", "trick": ["12c"], "hand": ["1c", "6c"], "play": "6c"})
    {'game': 'pocha', 'trump': 'espadas', 'trick': ['12c'], 'hand': ['1c', '6c'], 'play': '6c'}
    """
    facts = {name: _fact(name, draft) for name in ("variant", "options", *facts_of(draft["game"])[draft["question"]])}
    return {"game": draft["game"], **{name: value for name, value in facts.items() if _tells(name, value)}}


def _tells(name: str, value: Any) -> bool:
    """Whether a fact is worth writing; 0 is one, and so is that nobody has played or spoken yet."""
    return not (value is None or value is False or value in ("", {})) and (value != [] or name in ALWAYS)


def _fact(name: str, draft: Mapping[str, Any]) -> Any:
    question = draft["question"]
    if is_fishing(draft["game"]) and name in ("take", "counts", "escobas"):
        return _taken(draft) if name == "take" else _owned(draft) if name == "counts" else _noted(draft)
    if name == question and name in ("winner", "score", "namer", "deal"):
        return True
    if question == "renuncio" and name == "renuncio":
        return {"player": draft["who"], "trick": draft["nth"]}
    if question == "renuncio" and name == "tricks":
        return [plays_of(trick, draft["seats"]) for trick in draft["record"] if trick["cards"]]
    return copy.deepcopy(draft[name])


def _taken(draft: Mapping[str, Any]) -> list[str] | None:
    """The set that is taken: none named, nothing, or these cards."""
    return {"all": None, "leave": []}.get(draft["taking"], list(draft["take"]))


def owners(draft: Mapping[str, Any]) -> str:
    """A letter for everybody of whom something is counted."""
    return LETTERS[: max([len(numbers) for numbers in draft["counted"].values()], default=0)]


def _owned(draft: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """What each has, by name, as far as it has been entered."""
    return {
        who: {name: numbers[place] for name, numbers in draft["counted"].items() if place < len(numbers)}
        for place, who in enumerate(owners(draft))
    }


def _noted(draft: Mapping[str, Any]) -> dict[str, Any]:
    """The escobas of each."""
    return dict(zip(owners(draft), draft["escobas"], strict=False))


def plays_of(trick: Mapping[str, Any], seats: int) -> list[dict[str, str]]:
    """Who played what, round the table from the leader.

    >>> plays_of({"leader": "C", "cards": ["12c", "1c"]}, 3)
    [{'C': '12c'}, {'A': '1c'}]
    """
    first = LETTERS.index(trick["leader"])
    return [{LETTERS[(first + place) % seats]: card} for place, card in enumerate(trick["cards"])]
