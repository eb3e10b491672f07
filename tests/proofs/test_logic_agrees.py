"""The logic program says of a position what the generated Python says: what is legal, what each rule did, what it left.

Random positions, a few hundred for each law; every word of the language that can stand in a rule of the two decisions
stands in one of the laws. It cannot see a position that was not drawn: the proofs speak of all of them, but of the
logic program alone.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from tests.house_rules.tables import NAMES, table
from tests.proofs.judged import by_logic, by_python
from tests.proofs.laws import MISCONCEPTIONS, VARIANTS, law
from tutor.cards import bits, deck_mask
from tutor.law.model import Law

POSITIONS = 250
MORE = 1000  # by the law itself


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
    "where": rule("asistir", must=[{"suit": "trump"}, some({"rank": 1})]),
    "a seat": rule("asistir", when={"the": "chooser", "is": "mano"}, must={"not": {"suit": "trump"}}),
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


def deal(rng: random.Random, of: Law) -> dict[str, Any]:
    """Any hand and trick, and whatever else a rule may speak of.

    One in twenty has no trump and no turned card, which no rule of Pocha has to bear but every word must.
    """
    size, most = rng.choice((0, 1, 1, 2, 2, 3, 3, 4, 5, 8)), rng.choice((1, 2, 3, 13))
    cards = rng.sample(bits(deck_mask(of.deck.cards)), size + rng.randint(1, most) + 4)
    won, trick, hand = cards[:4], cards[4 : size + 4], cards[size + 4 :]
    flags = {name: rng.random() < 0.5 for name, register in of.registers.items() if register.type == "flag"}
    nothing, players = rng.random() < 0.05, rng.choice(of.players)
    numbers = {"players": players, "chooser": rng.randrange(players), "cards": len(hand) + rng.randrange(3)}
    return {
        **flags,
        **numbers,
        "tricks:all": tuple(rng.randrange(3) for _ in range(players)),
        "won:union": sum(1 << card for card in won[: rng.randint(0, 4)]),
        "turned": -1 if nothing else won[0],
        "trick": tuple(trick),
        "hand": sum(1 << card for card in hand),
        "trump": -1 if nothing else rng.randrange(4),
    }


def bidding(rng: random.Random, of: Law) -> dict[str, Any]:
    """Any table, hand size and bids before the chooser's."""
    players = rng.choice(of.players)
    cards = rng.randint(1, of.deck.cards // players) if rng.random() < 0.7 else 1
    bids = tuple(rng.randint(0, cards) for _ in range(rng.choice((players - 1, rng.randrange(players)))))
    everybody = {
        f"{name}:all": tuple(rng.randint(0, cards) for _ in range(players))
        for name, register in of.registers.items()
        if register.of and register.type == "number" and name != "bids"
    }
    return {"players": players, "cards": cards, "bids:all": bids, **everybody, "auction": False}


def compare(of: Law, decision: str, draw: Any, seed: object, number: int = POSITIONS) -> None:
    rng = random.Random(f"{decision} {seed}")
    drawn = [draw(rng, of) for _ in range(number)]
    for situation, logic, python in zip(
        drawn, by_logic(of, decision, drawn), by_python(of, decision, drawn), strict=True
    ):
        assert logic == python, situation


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("low", [False, True], ids=["three_high", "three_low"])
def test_cards_by_the_law(variant: str, low: bool) -> None:
    compare(law(variant, tres_bajo=low), "jugar", deal, (variant, low), MORE)


@pytest.mark.parametrize("misconception", MISCONCEPTIONS)
def test_cards_by_a_misconception(misconception: str) -> None:
    compare(law(misconception=misconception), "jugar", deal, misconception)


@pytest.mark.parametrize("house", HOUSES)
def test_cards_by_a_rule_with(house: str) -> None:
    """Each makes some of the positions come out otherwise, or it would show nothing."""
    of, rng = law(house=HOUSES[house]), random.Random(house)
    drawn = [deal(rng, law()) for _ in range(POSITIONS)]
    assert [each.legal for each in by_python(of, "jugar", drawn)] != [
        each.legal for each in by_python(law(), "jugar", drawn)
    ]
    compare(of, "jugar", deal, house)


@pytest.mark.parametrize("name", NAMES)
def test_a_table_with_a_house_rule(name: str) -> None:
    of = table(name, "completa").court().law
    compare(of, "jugar", deal, name)
    compare(of, "pedir", bidding, name)


@pytest.mark.parametrize("kind", ["", "india", "subastado", "oros"])
@pytest.mark.parametrize("free", [True, False], ids=["second_bid_free", "second_bid_kept"])
@pytest.mark.parametrize("bound", [True, False], ids=["one_card_bound", "one_card_free"])
def test_bids(kind: str, free: bool, bound: bool) -> None:
    of = law(
        kind=kind,
        segunda_puja_libre=free,
        restriccion_con_una_carta=bound,
        empate_subasta="ultimo" if bound else "primero",
    )
    compare(of, "pedir", bidding, kind)


@pytest.mark.parametrize("decision", ["subastar", "nombrar"])
def test_choices_that_nothing_restricts(decision: str) -> None:
    compare(law(kind="subastado"), decision, bidding, decision)
