"""One position for each question, to see how it is asked."""

from __future__ import annotations

from typing import Any

from tutor.web.draft import is_fishing

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


def examples_of(game: str) -> dict[str, dict[str, Any]]:
    """The examples of a game."""
    return FISHING if is_fishing(game) else EXAMPLES


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
