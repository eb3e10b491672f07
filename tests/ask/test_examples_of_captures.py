"""The examples of a game of captures: one at least for each rule, line and opening."""

from __future__ import annotations

import pytest

import tutor
from tests.ask.shelf import LIBRARY, shelf
from tutor.ask import Answer, read_case

SHELF = shelf("escoba")
ALL, LAWS, asked = SHELF.all, SHELF.laws, SHELF.asked


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
            answer = tutor.load("escoba", variant=variant).explain(case)
            told |= {scored.rule for scored in answer.show[2].lines if scored.before != scored.after}
    assert line in told


@pytest.mark.parametrize("line", sorted({line.id for law in LAWS for line in law.opening}))
def test_a_line_of_the_opening_fits_one_example(line: str) -> None:
    assert any(asked(node).value["taken"] for node in ALL[line])


def test_a_check_has_one_record_that_passes_and_one_that_fails() -> None:
    for check in {check.id for law in LAWS for check in law.checks}:
        values = [asked(node).value["possible"] for node in ALL[check]]
        assert {True, False} == set(values)
