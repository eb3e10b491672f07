"""Predicates: which cards of a hand are so, and which cards on the table they speak of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tests.kinds.positions import TRICK, names, read, worked_out
from tutor.cards import CardSet
from tutor.kinds import vocabulary
from tutor.law.emit import Emitter
from tutor.law.protocol import Predicate
from tutor.law.voice import Voice


@dataclass(frozen=True)
class Which:
    """Of the hand of TRICK changed by ``at``, ``cards`` are so; ``table`` are the cards it speaks of."""

    text: str
    cards: str
    at: dict[str, Any]
    table: str = ""


EXAMPLES: dict[str, list[Which]] = {
    "suit": [
        Which("{suit: led}", "1c 6c", {}, "12c"),
        Which("{suit: trump}", "3e", {}),
        Which("{suit: oros}", "1o", {"hand": "1o 6c"}),
        Which("{suit: [oros, bastos]}", "2b", {}),
    ],
    "rank": [
        Which("{rank: 1}", "1c", {}),
        Which("{rank: [2, 3]}", "3e 2b", {}),
        Which("{rank: led}", "12e", {"hand": "12e 11c 1c"}, "12c"),
    ],
    "beats": [
        Which("{beats: best}", "1c 3e", {}, "12c"),
        Which("{beats: best_of_led}", "1c 3e", {"trick": "10c 2e 12c"}, "12c"),
        Which("{beats: best}", "3e", {"trick": "10c 2e 12c"}, "2e"),
        Which("{beats: last}", "1c 3e", {"trick": "12c 10c"}, "10c"),
    ],
    "highest": [
        Which("{highest: true}", "3e", {"candidates": "1c 6c 3e 2b"}),
        Which("{highest: true}", "1c", {"candidates": "1c 6c"}),
        Which("{highest: true}", "6c", {"candidates": "1o 6c 3b"}),
        Which("{highest: true}", "1o 1b", {"candidates": "1o 1b 3b", "hand": "1o 1b 3b"}),
    ],
    "lies_in": [
        Which("{lies_in: hand}", "1c 6c 3e 2b", {}),
        Which("{lies_in: trick}", "12c", {"hand": "12c 1c"}),
    ],
    "not": [
        Which("{not: {suit: led}}", "3e 2b", {}, "12c"),
        Which("{not: {beats: best}}", "6c 2b", {}, "12c"),
    ],
    "any": [
        Which("{any: [{suit: trump}, {rank: 1}]}", "1c 3e", {}),
        Which("{any: [{suit: led}, [{suit: trump}, {some: {suit: led}, in: hand}]]}", "1c 6c 3e", {}, "1c 6c 12c"),
        Which("{any: [{suit: led}, [{suit: trump}, {some: {suit: led}, in: hand}]]}", "", {"hand": "3e 2b"}, "12c"),
    ],
}
TOGETHER = [
    Which("{suit: led, beats: best}", "1c", {}, "12c"),
    Which("[{suit: trump}, {not: {rank: 3}}]", "5e", {"hand": "3e 5e 2b"}),
    Which("{empty: trick}", "1c 6c 3e 2b", {"trick": ""}),
    Which("{empty: trick}", "", {}),
]
ALL = [example for examples in EXAMPLES.values() for example in examples] + TOGETHER
IDS = [f"{example.text} {example.at or ''}" for example in ALL]


def predicate(text: str) -> Predicate:
    made: Predicate = read("predicate", text, names(narrowing=True))
    return made


def mask(text: str, of: str, at: dict[str, Any]) -> set[str]:
    """The cards that a face of the predicate gives."""
    em = Emitter()
    made = predicate(text)
    return set(
        str(CardSet(worked_out(em, made.code(em).text if of == "code" else made.witness(em), {**TRICK, **at}))).split()
    )


@pytest.mark.parametrize("example", ALL, ids=IDS)
def test_the_cards_of_the_hand_that_are_so(example: Which) -> None:
    hand = {**TRICK, **example.at}["hand"]
    assert mask(example.text, "code", example.at) & set(str(hand).split()) == set(example.cards.split())


@pytest.mark.parametrize("example", ALL, ids=IDS)
def test_the_cards_it_speaks_of(example: Which) -> None:
    assert mask(example.text, "witness", example.at) == set(example.table.split())


@pytest.mark.parametrize("text", ["{suit: led}", "{beats: best}", "{rank: led}", "{not: {beats: best}}"])
def test_without_a_card_led_it_says_that_it_needs_one(text: str) -> None:
    em = Emitter()
    needs = predicate(text).code(em).needs
    assert [worked_out(em, need, {**TRICK, "trick": ""}) for need in needs] == [False] * len(needs) != []


@pytest.mark.parametrize("example", ALL, ids=IDS)
def test_it_is_said_in_both_languages(example: Which) -> None:
    made = predicate(example.text)
    for lang in ("es", "en"):
        voice = Voice(lang)
        assert all([made.noun(voice, "a"), made.noun(voice, "plural"), made.noun(voice, "no"), made.clause(voice, "a")])
        assert made.said_of(voice) != made.said_of(voice, negated=True)
    assert made.said_of(Voice("es")) != made.said_of(Voice("en"))


def test_every_predicate_has_an_example() -> None:
    assert set(vocabulary().predicates) == set(EXAMPLES)
    assert all(word in example.text for word, examples in EXAMPLES.items() for example in examples)
