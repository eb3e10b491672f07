"""One position for each question, to see how it is asked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tutor.ask import the_library
from tutor.ask.examples import shipped_examples
from tutor.law.yamltext import plain
from tutor.web.draft import GAME, facts_of, is_fishing

FISHING: dict[str, dict[str, Any]] = {
    "play": {"table": ["7o", "4e", "6e", "3b"], "hand": ["5c", "10b"], "play": "5c", "take": ["4e", "6e"]},
    "claim": {"table": ["7o", "2c", "10b"], "left": "10b", "claim": ["7o"]},
    "opening": {"opening": ["11c", "12e", "6o", "5b"]},
    "leftover": {"leftover": ["11c"], "piles": {"A": 90, "B": 121}},
    "score": {
        "counts": {
            "A": {"cards": 18, "oros": 4, "sevens": 3, "seven_of_oros": 0, "best_four": 39},
            "B": {"cards": 22, "oros": 6, "sevens": 1, "seven_of_oros": 1, "best_four": 37},
        },
        "escobas": {"A": 1, "B": 0},
        "score": True,
    },
    "deal": {"players": 3, "deal": True},
    "match": {"match": {"Ana": 22, "Luis": 23}},
    "yaml": {"table": ["7o", "2c"], "hand": ["10b", "3o"], "play": "10b", "take": ["2c"]},
}
"""The same of a game of captures."""


def example_of(game: str, question: str, variant: str = "") -> dict[str, Any]:
    """The example of a question about a game; of a form, where there is one of it. Nothing where none is known.

    Those of a game that has none here are the first that lie beside its law; the box shows one that no form asks.
    """
    if is_fishing(game) or game == GAME:
        return (FISHING if is_fishing(game) else EXAMPLES)[question]
    known = [case for case in shipped(game) if asks(game, case) == question]
    return next((case for case in known if variant in ("", case.get("variant", ""))), known[0] if known else {})


def asks(game: str, case: Mapping[str, Any]) -> str:
    """The form in which a case can be asked, else the box."""
    return next((name for name in facts_of(game) if name in case), "yaml")


@cache
def shipped(game: str) -> list[dict[str, Any]]:
    """The examples beside the law of a game that need no option, without what is said and expected of them."""
    found = [plain(node) for node in shipped_examples(the_library(), game)]
    cases = [case for case in found if isinstance(case, dict) and "options" not in case]
    return [{str(k): v for k, v in case.items() if k not in ("game", "note", "expect")} for case in cases]


EXAMPLES: dict[str, dict[str, Any]] = {
    "play": {"trump": "espadas", "trick": ["12c", "10c"], "hand": ["1c", "6c", "3e", "2b"], "play": "6c"},
    "bid": {"players": 4, "cards": 1, "bids": [0, 0, 1], "bid": 0},
    "winner": {"trump": "bastos", "trick": ["4o", "1o", "2b", "12o"], "winner": True},
    "score": {"trump": "oros", "bids": [2, 2, 0, 2], "tricks": [2, 3, 0, 0], "score": True},
    "namer": {"auction_bids": [1, 3, 3, 2], "namer": True},
    "deal": {"players": 6, "deal": True},
    "match": {"match": {"Ana": 120, "Luis": 85, "Marta": 120}},
    "renuncio": {
        "trump": "oros",
        "cards": 3,
        "tricks": [[{"A": "12c"}, {"B": "3e"}, {"C": "1c"}], [{"C": "2o"}, {"A": "4o"}, {"B": "2c"}]],
        "renuncio": {"player": "B", "trick": 1},
    },
    "yaml": {"trump": "espadas", "trick": ["12c", "10c"], "hand": ["1c", "6c", "3e", "2b"], "play": "6c"},
}
"""Facts of a case; the page adds the game, the variant and the house rules in force."""
