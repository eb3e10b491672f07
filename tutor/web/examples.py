"""One position for each question, to see how it is asked."""

from __future__ import annotations

from typing import Any

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
