"""The logic program says of a position what the generated Python says: what is legal, what each rule did, what it left.

Random positions, a few hundred for each law; every word of the language that can stand in a rule of the two decisions
stands in one of the laws. It cannot see a position that was not drawn: the proofs speak of all of them, but of the
logic program alone.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.house_rules.tables import NAMES, table
from tests.proofs.houses import HOUSES
from tests.proofs.judged import by_logic, by_python
from tests.proofs.laws import MISCONCEPTIONS, VARIANTS, law, library
from tutor.cards import bits, deck_mask
from tutor.kinds import vocabulary
from tutor.law.model import Law
from tutor.law.yamltext import plain

POSITIONS = 250
MORE = 400  # by the law itself


def deal(rng: random.Random, of: Law) -> dict[str, Any]:
    """Any hand and trick, and whatever else a rule may speak of.

    One in twenty has no trump and no turned card, which no rule of Pocha has to bear but every word must.
    """
    size, most = rng.choice((0, 1, 1, 2, 2, 3, 3, 4, 5, 8)), rng.choice((1, 2, 3, 13))
    cards = rng.sample(bits(deck_mask(of.deck.cards)), size + rng.randint(1, most) + 4)
    won, trick, hand = cards[:4], cards[4 : size + 4], cards[size + 4 :]
    flags = {name: rng.random() < 0.5 for name, register in of.registers.items() if register.type == "flag"}
    nothing, players = rng.random() < 0.05, rng.choice(of.players)
    seats = {"players": players, "chooser": rng.randrange(players), "leader": rng.randrange(players)}
    return {
        **flags,
        **seats,
        "cards": len(hand) + rng.randrange(3),
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
    drawn = [deal(rng, of) for _ in range(POSITIONS)]
    assert [each.legal for each in by_python(of, "jugar", drawn)] != [
        each.legal for each in by_python(law(), "jugar", drawn)
    ]
    compare(of, "jugar", deal, house)


@pytest.mark.parametrize("name", NAMES)
def test_a_table_with_a_house_rule(name: str) -> None:
    of = table(name, "completa").court().law
    compare(of, "jugar", deal, name)
    compare(of, "pedir", bidding, name)


def test_every_word_stands_in_one_of_the_laws() -> None:
    """But those that never stand in a rule of playing or bidding, and ``kind``, which is known when the law is read.

    The words that Tute alone has are compared in `tests.proofs.test_tute_said`.
    """
    words, documents = vocabulary(), [plain(library().document(game)) for game in ("pocha", "tute")]
    every = {*words.conditions, *words.predicates, *words.terms, *words.generators}
    elsewhere = {"kind", "splits", "largest", "lies_in", "some_of", "most", "owner", "points", "winner", "deck"}
    written = json.dumps([HOUSES, documents])
    assert {word for word in every if f'"{word}"' not in written} <= elsewhere
    assert elsewhere <= every


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
