"""A move that is owed can always be made: whoever has a card may play one, whoever bids may bid something.

For every combination of the options that touch a decision, every kind of hand, both variants and both decks; every
number of players and of cards that can be dealt, whatever the others bid. It cannot see house rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from tests.proofs.laws import LONGEST_TRICK, VARIANTS, law, library
from tutor.law.chain_logic import ChainProgram
from tutor.law.live import other_values
from tutor.law.model import Law
from tutor.law.position_logic import PositionProgram
from tutor.law.prove import Atoms, names_a_suit, solve
from tutor.law.yamltext import plain

DECISIONS = ("jugar", "subastar", "nombrar", "pedir")
KINDS = ("", "india", "subastado", "oros")
LONG_DECK = {"set": {"deck.cards": 48}}


def emptied(of: Law, decision: str) -> Atoms | None:
    """The smallest position in which a decision is open and nothing can be chosen."""
    return answer(*programs(of, decision))


def programs(of: Law, decision: str) -> tuple[str, str]:
    """The rules with the question, and the positions."""
    chain = ChainProgram(of.decisions[decision], of, "law_")
    positions = PositionProgram(of, chain.lp.facts, decision, LONGEST_TRICK, not names_a_suit(chain.text()))
    nothing = f"something :- law_legal({','.join(chain.chosen)}). :- something. :- not law_open."
    return chain.text() + nothing, positions.text()


@cache
def answer(rules: str, positions: str) -> Atoms | None:
    """Proved once where several tables play by the same rules."""
    return solve(rules + positions, ["hand", "order", "players", "cards", "bids__all"])


def options_in(thing: Any) -> Iterator[str]:
    """The options named anywhere in a part of the law."""
    if isinstance(thing, dict):
        yield from (str(value) for key, value in thing.items() if key == "option")
        thing = list(thing.values())
    if isinstance(thing, list):
        for inner in thing:
            yield from options_in(inner)


def touching(decision: str) -> dict[str, tuple[int | str | bool, ...]]:
    """The flags and words that the decision, or anything it can speak of, is written with; and their values."""
    document: Any = plain(library().document("pocha"))
    parts = [document["decisions"][decision], document["registers"]]
    if law().decisions[decision].part == "play":
        parts += [document["tricks"], document["deck"]["strength"]]
    options = {name: law().options[name] for name in sorted(set(options_in(parts)))}
    return {name: option.values if option.type == "word" else (False, True) for name, option in options.items()}


def combinations(decision: str) -> list[dict[str, Any]]:
    """Every way to set them."""
    options = touching(decision)
    return [dict(zip(options, values, strict=True)) for values in product(*options.values())]


@pytest.mark.parametrize("long_deck", [False, True], ids=["40", "48"])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("decision", DECISIONS)
def test_something_can_be_chosen(decision: str, variant: str, kind: str, long_deck: bool) -> None:
    for options in combinations(decision):
        of = law(variant, kind, LONG_DECK if long_deck else "", **options)
        chain, positions = programs(of, decision)
        assert answer(chain, positions) is None, options


def test_the_options_that_touch_a_decision() -> None:
    assert set(touching("jugar")) == {"tres_bajo", "empate_subasta"}
    assert set(touching("pedir")) == {"empate_subasta", "restriccion_con_una_carta", "segunda_puja_libre"}


@pytest.mark.parametrize("kind", KINDS)
def test_no_other_option_changes_the_decision(kind: str) -> None:
    """Each of the others set otherwise, over each combination: the program stays the same, letter by letter."""
    for decision in ("jugar", "pedir"):
        for options in combinations(decision):
            base = law(kind=kind, **options)
            program = ChainProgram(base.decisions[decision], base).text()
            for name, option in base.options.items():
                if name not in options and option.type != "number":
                    for value in other_values(option, option.default):
                        other = law(kind=kind, **{**options, name: value})
                        assert ChainProgram(other.decisions[decision], other).text() == program, (name, value)


@pytest.mark.parametrize(
    ("decision", "house"),
    [
        (
            "pedir",
            {
                "set": {
                    "pedir.choose": {"bid": {"from": "cards", "to": "cards", "es": "lo que pides", "en": "your bid"}}
                }
            },
        ),
        (
            "jugar",
            {
                "insert": [
                    {
                        "in": "jugar",
                        "add": {"require": [{"id": "seguir", "es": "seguir", "en": "follow", "must": {"suit": "led"}}]},
                    }
                ]
            },
        ),
    ],
)
def test_a_rule_that_leaves_nothing_would_be_seen(decision: str, house: dict[str, Any]) -> None:
    found = emptied(law(house=house), decision)
    assert found is not None
    print(f"\n{found}")
