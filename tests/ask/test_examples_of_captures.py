"""The examples of a game of captures: answered as they say, and one at least for each rule, line and opening."""

from __future__ import annotations

from functools import cache

import pytest

import tutor
from tutor.ask import Answer, mismatches, read_case, the_library
from tutor.ask.components import components_of
from tutor.ask.examples import examples_by_rule
from tutor.law.load import Table
from tutor.law.yamltext import Node, plain

GAME, LIBRARY = "escoba", the_library()
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
    assert mismatches(rules().explain(case), case.expect) == []
    noted = plain(node)
    assert isinstance(noted, dict)
    assert set(noted["note"]) == {"es", "en"}
    assert all(text.endswith(".") and len(text) < 80 for text in noted["note"].values())


@pytest.mark.parametrize("rule", ["sumar_quince", "igualar", "capturar", "reclamar"])
def test_a_rule_of_a_move_refuses_one_example_and_lets_another_pass(rule: str) -> None:
    verdicts = {verdict for node in ALL[rule] for verdict in verdicts_of(asked(node))}
    assert {"legal", "illegal"} <= verdicts


def verdicts_of(answer: Answer) -> set[str]:
    return set(answer.by_variant.values()) if answer.verdict == "depends" else {answer.verdict}


@pytest.mark.parametrize("line", sorted({line.id for law in LAWS for line in law.tally}))
def test_a_line_of_the_count_counts_in_an_example(line: str) -> None:
    variants = {law.variant for law in LAWS if line in [each.id for each in law.tally]}
    told = set()
    for node in ALL[line]:
        case = read_case(node, LIBRARY)
        for variant in variants if not case.variant else {case.variant} & variants:
            answer = tutor.load(GAME, variant=variant).explain(case)
            told |= {scored.rule for scored in answer.show[2].lines if scored.before != scored.after}
    assert line in told


@pytest.mark.parametrize("line", sorted({line.id for law in LAWS for line in law.opening}))
def test_a_line_of_the_opening_fits_one_example(line: str) -> None:
    assert any(asked(node).value["taken"] for node in ALL[line])


def test_a_check_has_one_record_that_passes_and_one_that_fails() -> None:
    for check in {check.id for law in LAWS for check in law.checks}:
        values = [asked(node).value["possible"] for node in ALL[check]]
        assert {True, False} == set(values)


def test_every_rule_is_exercised_by_a_component() -> None:
    lived_in = {rule for component in components_of(LIBRARY, GAME).values() for rule in component.rules}
    owed = {rule.id for law in LAWS for decision in law.decisions.values() for rule in decision.rules}
    owed |= {line.id for law in LAWS for line in (*law.tally, *law.opening, *law.checks)}
    assert owed <= lived_in
