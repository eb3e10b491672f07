"""The examples of Tute: each rule refuses one, some let another pass, and every line has one."""

from __future__ import annotations

import pytest

from tests.ask.shelf import shelf

SHELF = shelf("tute")
ALL, asked = SHELF.all, SHELF.asked


@pytest.mark.parametrize("rule", sorted(SHELF.rules_of_moves))
def test_every_rule_of_a_move_refuses_an_example(rule: str) -> None:
    assert "illegal" in {asked(node).verdict for node in ALL[rule]}


@pytest.mark.parametrize("rule", ["montar", "fallar", "pisar", "cante", "cambiar", "avisar_del_cambio", "tute"])
def test_and_lets_another_pass(rule: str) -> None:
    assert "legal" in {asked(node).verdict for node in ALL[rule]}


def test_every_line_that_decides_a_score_or_a_game_has_an_example() -> None:
    assert set(ALL) >= SHELF.lines
