"""The examples of Tute: answered as they say; each rule refuses one and lets another pass, in words of both languages."""

from __future__ import annotations

from functools import cache

import pytest

import tutor
from tutor.ask import Answer, mismatches, read_case, the_library
from tutor.ask.components import components_of
from tutor.ask.examples import examples_by_rule
from tutor.law.load import Table
from tutor.law.yamltext import Node, plain

GAME, LIBRARY = "tute", the_library()
ALL = examples_by_rule(LIBRARY, GAME)
EACH = [pytest.param(node, id=f"{rule}-{place}") for rule, nodes in ALL.items() for place, node in enumerate(nodes, 1)]
LAWS = [LIBRARY.law(Table(GAME, variant)) for variant in LIBRARY.variants(GAME)]


@cache
def rules() -> tutor.Ruleset:
    return tutor.load(GAME)


def asked(node: Node) -> Answer:
    return rules().explain(read_case(node, LIBRARY))


@pytest.mark.parametrize("node", EACH)
def test_an_example_is_answered_as_it_says_and_told_in_both_languages(node: Node) -> None:
    case = read_case(node, LIBRARY)
    assert case.expect
    assert mismatches(asked(node), case.expect) == []
    noted = plain(node)
    assert isinstance(noted, dict)
    assert set(noted["note"]) == {"es", "en"}
    assert all(text.endswith(".") and len(text) < 80 for text in noted["note"].values())


@pytest.mark.parametrize(
    "rule", sorted({rule.id for law in LAWS for decision in law.decisions.values() for rule in decision.rules})
)
def test_every_rule_of_a_move_refuses_an_example(rule: str) -> None:
    assert "illegal" in {asked(node).verdict for node in ALL[rule]}


@pytest.mark.parametrize("rule", ["montar", "fallar", "pisar", "cante", "cambiar", "avisar_del_cambio", "tute"])
def test_and_lets_another_pass(rule: str) -> None:
    assert "legal" in {asked(node).verdict for node in ALL[rule]}


def test_every_line_that_decides_a_score_or_a_game_has_an_example() -> None:
    owed = {line.id for law in LAWS for line in (*law.tally, *law.hand_won)}
    assert owed <= set(ALL)


def test_every_rule_is_exercised_by_a_component() -> None:
    lived_in = {rule for component in components_of(LIBRARY, GAME).values() for rule in component.rules}
    owed = {rule.id for law in LAWS for decision in law.decisions.values() for rule in decision.rules}
    owed |= {line.id for law in LAWS for line in (*law.tally, *law.hand_won)}
    assert owed <= lived_in
