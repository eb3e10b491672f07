"""What a rule says of a thing that is not there (the card led, where nothing is led), and of one that was not told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.law.tables import law
from tutor.cards import CardSet, parse_card, parse_cards
from tutor.play.court import Court
from tutor.play.facts import MissingFact, complete

HAND, TRUMP = "1c 6c 3e", 2
FIVE = (parse_card("5c"),)
LED = {"suit": "led"}
DUTIES = ("asistir.when", "montar.when", "pisar.when")


def mask(cards: str) -> int:
    return sum(1 << card for card in parse_cards(cards))


def court(*rules: dict[str, Any]) -> Court:
    """Pocha with requirements of a house and none of its duties."""
    required = [{"id": f"casa{i}", "es": "casa", "en": "house", **rule} for i, rule in enumerate(rules)]
    overlay = {"insert": [{"in": "jugar", "add": {"require": required}}], "set": dict.fromkeys(DUTIES, False)}
    return Court(law(json.dumps(overlay)))


def legal(of: Court, **situation: Any) -> str:
    facts = complete(of.law, {"hand": mask(HAND), "trump": TRUMP, "trick": (), **situation}, "jugar")
    return str(CardSet(of.decision("jugar").flat(facts)))


@pytest.mark.parametrize(
    "rule",
    [
        {"must": LED},
        {"must": LED, "when": {"count": "hand", "at_least": 1}},
        {"must": [LED]},
        {"must": {"any": [LED, {"suit": "led"}]}, "when": {"count": "trick", "at_least": 1}},
    ],
)
def test_nothing_is_asked_of_what_is_absent(rule: dict[str, Any]) -> None:
    assert legal(court(rule)) == HAND
    assert legal(court(rule), trick=FIVE) == "1c 6c"


def test_the_rest_of_a_list_is_asked_all_the_same() -> None:
    rule = {"must": [{"not": {"rank": 1}}, LED]}
    assert legal(court(rule)) == "6c 3e"
    assert legal(court(rule), trick=FIVE) == "6c"


def test_a_count_of_what_was_not_told_names_it() -> None:
    of = court({"must": {"suit": "copas"}, "when": {"count": "won", "at_least": 1}})
    with pytest.raises(MissingFact) as caught:
        legal(of)
    assert caught.value.name == "won"
