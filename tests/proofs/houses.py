"""House rules that between them use every word that can stand in a rule of playing a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def rule(after: str, **duty: Any) -> dict[str, Any]:
    """An overlay that puts one more duty into the chain."""
    return {"insert": [{"after": after, "rule": {"id": "otra", "es": "otra", "en": "another", **duty}}]}


def worth(**duty: Any) -> dict[str, Any]:
    """The same in a deck whose cards are worth something."""
    scale = {"in": "deck", "add": {"scales": {"valor": {10: 8, 11: 9, 12: 10, "rest": "printed"}}}}
    return {"insert": [scale, *rule("asistir", **duty)["insert"]]}


def some(predicate: Any, zone: str = "hand", word: str = "some") -> dict[str, Any]:
    return {word: predicate, "in": zone}


TRUMP, LED = {"suit": "trump"}, {"suit": "led"}
HOUSES: dict[str, Mapping[str, Any]] = {
    "count": rule("pisar", when={"count": "hand", "at_most": 2}, must={"highest": True}),
    "count of": rule("montar", when={"count": TRUMP, "in": "trick", "more_than": 1}, must={"not": TRUMP}),
    "count of the led suit": rule(
        "pisar", when={"count": LED, "in": "hand", "less_than": 1}, must={"rank": [10, 11, 12]}
    ),
    "all": rule("asistir", when=some({"not": {"rank": [2, 4]}}, word="all"), must={"rank": [1, 3, 12]}),
    "all of the led suit": rule("asistir", when=some(LED, "trick", "all"), must={"not": {"beats": "last"}}),
    "none of the led suit": rule("montar", when=some(LED, word="none"), must={"suit": ["oros", "led"]}),
    "any": rule("pisar", when={"any": [{"empty": "trick"}, {"the": "last", "is": TRUMP}]}, must={"rank": 1}),
    "any card": rule("asistir", must={"any": [{"rank": "led"}, {"beats": "best"}, {"suit": "copas"}]}),
    "not": rule("montar", when={"not": {"the": "led", "is": "best"}}, must={"not": {"beats": "best"}}),
    "not absent": rule(
        "asistir", when={"not": {"the": "best", "is": {"rank": [1, 3]}}}, must={"not": {"rank": "best"}}
    ),
    "two cards of the trick": rule(
        "montar",
        must={"rank": 3},
        when=[{"the": "led", "is": {"rank": [1, 2, 4]}}, {"the": "last", "is": {"suit": "led"}}],
    ),
    "suits compared": rule("asistir", when={"the": "trump", "is": "copas"}, must={"not": {"suit": ["trump", "copas"]}}),
    "not that suit": rule("asistir", when={"not": {"the": "trump", "is": "copas"}}, must={"suit": "copas"}),
    "known": rule("asistir", when={"known": "trump"}, must={"rank": [1, 3]}),
    "not known": rule("asistir", when={"not": {"known": "trump"}}, must={"rank": [1, 3]}),
    "where": rule("asistir", must=[{"suit": "trump"}, some({"rank": [1, 3, 10, 11, 12]})]),
    "nothing but one's own": rule("asistir", when={"empties": "trick", "with": "hand"}, must={"suit": "copas"}),
    "a seat": rule("asistir", when={"the": "chooser", "is": "mano"}, must={"not": {"suit": "trump"}}),
    "the leader": rule("asistir", when={"the": "leader", "is": "dealer"}, must={"not": {"suit": "trump"}}),
    "a number of one's own": rule("asistir", when={"the": "tricks", "less_than": "cards"}, must={"rank": [1, 3, 12]}),
    "a sum": rule("asistir", when={"total": [{"of_all": "tricks"}, "cards"], "at_least": 6}, must={"rank": [1, 3, 12]}),
    "the turned card": rule("asistir", when={"the": "turned", "is": {"suit": "trump"}}, must={"rank": "turned"}),
    "cards of all": rule(
        "asistir", when={"count": TRUMP, "in": {"of_all": "won"}, "at_least": 1}, must={"rank": [1, 3]}
    ),
    "what cards are worth": worth(when={"total": ["hand", "cards"], "at_least": 25}, must={"rank": [1, 3, 12]}),
    "what one card is worth": worth(when={"total": ["led", "best"], "more_than": "cards"}, must={"rank": [1, 3, 12]}),
    "multiples": worth(when={"total": ["trick"], "counting_by": 3, "is": "cards"}, must={"rank": [1, 3, 12]}),
    "two flags": {
        "insert": [
            {"in": "registers", "add": {"una": {"is": "flag", "starts": False, "es": "una", "en": "one"}}},
            *rule("asistir", when={"the": "auction", "is": "una"}, must={"rank": [1, 3, 12]})["insert"],
        ]
    },
    "names that mean something to a logic program": {
        "insert": [
            {
                "in": "registers",
                "add": {
                    name: {"is": "flag", "starts": False, "es": name, "en": name}
                    for name in ("open", "not", "Legal", "order")
                },
            },
            *rule(
                "asistir",
                when=[
                    {"the": "open", "is": True},
                    {"the": "not", "is": False},
                    {"any": [{"the": "Legal", "is": True}, {"the": "order", "is": True}]},
                ],
                must={"rank": [1, 3, 12]},
            )["insert"],
        ]
    },
    "highest of the suit": {"set": {"montar.must": [{"suit": "led"}, {"highest": True}]}},
    "within suit": {"set": {"montar.when": True, "montar.within": "suit", "asistir.when": False}},
    "highest within suit": rule("pisar", must={"highest": True}, within="suit"),
    "led wins nothing": {"set": {"tricks.won_by": ["trump"]}},
    "led before trump": {"set": {"tricks.won_by": ["led", "trump"]}},
    "required": {
        "insert": [
            {
                "in": "jugar",
                "add": {
                    "require": [
                        {"id": "una", "es": "una", "en": "one", "must": {"not": TRUMP}},
                        {
                            "id": "otra",
                            "es": "otra",
                            "en": "another",
                            "when": {"empty": "trick"},
                            "must": {"not": {"rank": 1}},
                        },
                        {
                            "id": "tercera",
                            "es": "tercera",
                            "en": "third",
                            "must": {"any": [LED, {"rank": [10, 11, 12]}]},
                        },
                    ]
                },
            }
        ]
    },
    "required of what may be absent": {
        "insert": [
            {
                "in": "jugar",
                "add": {
                    "require": [
                        {"id": "una", "es": "una", "en": "one", "when": {"count": "hand", "more_than": 1}, "must": LED},
                        {
                            "id": "otra",
                            "es": "otra",
                            "en": "another",
                            "must": [{"not": {"rank": [2, 4]}}, {"any": [{"beats": "best"}, {"not": TRUMP}]}, LED],
                        },
                    ]
                },
            }
        ]
    },
    "required of the move": {
        "insert": [
            {
                "in": "jugar",
                "add": {
                    "require": [
                        {
                            "id": "una",
                            "es": "una",
                            "en": "one",
                            "when": {"the": "play", "is": TRUMP},
                            "must": {"the": "play", "is": {"rank": [1, 3, 7]}},
                        },
                        {"id": "otra", "es": "otra", "en": "another", "must": {"the": "play", "is": {"suit": "led"}}},
                    ]
                },
            }
        ]
    },
}
