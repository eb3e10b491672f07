"""What a person has entered so far, and the case that it makes; and back, where a case has a form to stand in.

A draft is a plain mapping with a value for every fact of every question, so that changing the question loses nothing.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

from tutor.ask.bind import LETTERS

Draft = dict[str, Any]
GAME = "pocha"

BLANK: Draft = {
    "question": "play",
    "variant": "",
    "options": {},
    "yaml": "",
    "trump": None,
    "trick": [],
    "hand": [],
    "play": None,
    "cards": None,
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
    "play": ("trump", "trick", "hand", "play"),
    "bid": ("kind", "players", "cards", "auction", "auction_bids", "bids", "bid"),
    "winner": ("trump", "trick", "winner"),
    "score": ("trump", "bids", "tricks", "offender", "score"),
    "namer": ("auction_bids", "namer"),
    "deal": ("players", "deck", "deal"),
    "match": ("match",),
    "renuncio": ("trump", "cards", "tricks", "renuncio"),
}
"""By question, the keys of its case in the order in which they are written."""

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

ALWAYS = ("trick", "bids")
"""Facts that mean something when they are empty: nobody has played, or spoken, yet."""


def blank(question: str = "play") -> Draft:
    """A draft with nothing entered."""
    return {**copy.deepcopy(BLANK), "question": question}


def missing(draft: Mapping[str, Any]) -> list[str]:
    """What is still needed before the question can be put."""
    return [name for name in NEEDED[draft["question"]] if _empty(name, draft)]


def _empty(name: str, draft: Mapping[str, Any]) -> bool:
    if name == "record":
        return not any(trick["cards"] for trick in draft["record"])
    return draft[name] is None or draft[name] in ([], {}, "")


def case_of(draft: Mapping[str, Any]) -> dict[str, Any]:
    """The case that a draft makes, not yet checked. A pasted one is not made here (`tutor.web.pasted`).

    >>> case_of({**blank(), "trump": "espadas", "trick": ["12c"], "hand": ["1c", "6c"], "play": "6c"})
    {'game': 'pocha', 'trump': 'espadas', 'trick': ['12c'], 'hand': ['1c', '6c'], 'play': '6c'}
    """
    facts = {name: _fact(name, draft) for name in ("variant", "options", *FACTS[draft["question"]])}
    return {"game": GAME, **{name: value for name, value in facts.items() if _tells(name, value)}}


def _tells(name: str, value: Any) -> bool:
    """Whether a fact is worth writing; 0 is one, and so is that nobody has played or spoken yet."""
    return not (value is None or value is False or value in ("", {})) and (value != [] or name in ALWAYS)


def _fact(name: str, draft: Mapping[str, Any]) -> Any:
    question = draft["question"]
    if name == question and name in ("winner", "score", "namer", "deal"):
        return True
    if question == "renuncio" and name == "renuncio":
        return {"player": draft["who"], "trick": draft["nth"]}
    if question == "renuncio" and name == "tricks":
        return [plays_of(trick, draft["seats"]) for trick in draft["record"] if trick["cards"]]
    return copy.deepcopy(draft[name])


def plays_of(trick: Mapping[str, Any], seats: int) -> list[dict[str, str]]:
    """Who played what, round the table from the leader.

    >>> plays_of({"leader": "C", "cards": ["12c", "1c"]}, 3)
    [{'C': '12c'}, {'A': '1c'}]
    """
    first = LETTERS.index(trick["leader"])
    return [{LETTERS[(first + place) % seats]: card} for place, card in enumerate(trick["cards"])]
