"""No rule is dead: for every requirement, duty and release there is a position in which it alone decides.

There the rule is in force (a duty binds, a release lifts, a requirement refuses), and without it some move would be
judged otherwise. No such position is smaller than the one that is stored for the rule. It says nothing about how often
a rule decides.

`salida` decides nothing: where nothing is led, *asistir* would speak of a suit that is not there, and so bind nobody.
The release is there for its name, and lifts just where the duty would be silent.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.proofs.laws import chain, confirm, law, positions
from tests.proofs.test_witnesses import STORED, size
from tutor.law.model import Duty, Law
from tutor.law.prove import smallest_difference, solve

TABLES: dict[str, dict[str, Any]] = {
    "completa": {"variant": "completa"},
    "sencilla": {"variant": "sencilla"},
    "bid kept": {"kind": "subastado", "segunda_puja_libre": False},
}


def rules_of(of: Law) -> list[tuple[str, str, str]]:
    """Decision, rule, and a rule of the logic program that asks for positions in which it is in force."""
    found = []
    for decision in of.decisions.values():
        anything = "_,_" if decision.choose[decision.part].type == "card" else "_"
        for rule in decision.rules:
            if isinstance(rule, Duty):
                found.append((decision.id, rule.id, f':- not a_state("{rule.id}",binding).'))
                found += [
                    (decision.id, release.id, f':- not a_lifted("{rule.id}","{release.id}").')
                    for release in rule.unless
                ]
            else:
                found.append((decision.id, rule.id, f':- not a_refuses("{rule.id}",{anything}).'))
    return found


NAMES_ONLY = ("salida",)
EVERY_RULE = [(table, *rule) for table, settings in TABLES.items() for rule in rules_of(law(**settings))]


@pytest.mark.parametrize(
    ("table", "decision", "rule", "where"), EVERY_RULE, ids=[f"{case[0]}-{case[2]}" for case in EVERY_RULE]
)
def test_a_rule_decides_somewhere(table: str, decision: str, rule: str, where: str) -> None:
    settings = TABLES[table]
    with_it, without = law(**settings), law(**settings, house={"set": {f"{rule}.when": False}})
    if rule in NAMES_ONLY:
        assert smallest_difference(with_it, without, decision) is None
        return
    found = smallest_difference(with_it, without, decision, where=where)
    assert found is not None, f"{rule} never decides"
    print(f"\n{rule}: {found}")
    confirm(found, with_it, without, decision)
    if table == next(other for other, _, named, _ in EVERY_RULE if named == rule):
        assert size(found.case) == size(STORED[rule].ask)


@pytest.mark.parametrize("variant", ["completa", "sencilla"])
def test_salida_lifts_where_asistir_would_be_silent_and_nowhere_else(variant: str) -> None:
    of, without = law(variant), law(variant, house={"set": {"salida.when": False}})
    both = chain(of, "a_") + chain(without, "b_") + positions(of).text()
    lifted, silent = 'a_lifted("asistir","salida")', 'b_state("asistir",inactive)'
    assert solve(f"{both} :- {lifted}, {silent}. :- not {lifted}, not {silent}.") is None
    assert solve(f"{both} :- not {lifted}. :- not {silent}.") is not None


def test_every_rule_that_decides_is_stored_and_no_other() -> None:
    rules = {rule for _, _, rule, _ in EVERY_RULE} - {*NAMES_ONLY}
    assert {name for name, parting in STORED.items() if parting.of == "rules"} == rules


def test_the_rules_of_the_published_names_are_all_here() -> None:
    assert {rule for _, _, rule, _ in EVERY_RULE} == {
        "asistir",
        "salida",
        "montar",
        "baza_fallada",
        "fallar",
        "pisar",
        "no_cuadrar",
        "mantener_puja",
    }


@pytest.mark.parametrize(
    "when",
    [
        [{"empty": "trick"}, {"some": {"suit": "trump"}, "in": "trick"}],
        [{"void": "fallar"}, {"some": {"suit": "trump"}, "in": "hand"}],
        [{"kept": "asistir"}, {"the": "led", "is": {"suit": "trump"}}, {"not": {"the": "best", "is": "best_of_led"}}],
    ],
)
def test_a_dead_rule_would_be_seen(when: list[object]) -> None:
    dead = {"id": "muerta", "es": "muerta", "en": "dead", "when": when, "must": {"rank": 1}}
    house = {"insert": [{"after": "pisar", "rule": dead}]}
    assert smallest_difference(law(house=house), law()) is None
