"""Where each rule of Escoba decides alone, and each line of its count gives something: the search finds what is stored, and
the referee says what the law says."""

from __future__ import annotations

import pytest

from tests.differences.lines import LINES, of_line
from tests.differences.store import of_rule
from tests.differences.tables import RULES
from tests.differences.test_forms import referees, same
from tests.referee_escoba.law import law_of
from tutor.ask import the_library
from tutor.ask.differences import parted_by, partings_of
from tutor.law.load import Table

STORED = partings_of(the_library(), "escoba")
FORCED: dict[str, str] = {"captura_obligatoria": "carta"}


def decided() -> set[str]:
    """Every rule of a move, and every line of the opening, whatever an option switches on."""
    found: set[str] = set()
    for variant, options in [*((variant, {}) for variant in the_library().variants("escoba")), ("quince", FORCED)]:
        law = the_library().law(Table("escoba", variant, options=options))
        found |= {rule.id for decision in law.decisions.values() for rule in decision.rules}
        found |= {line.id for line in law.opening}
    return found


@pytest.mark.parametrize("rule", RULES)
def test_nothing_smaller_is_decided_by_the_rule_alone(rule: str) -> None:
    (parting,) = parted_by(STORED, "rules", rule)
    assert of_rule(rule) == (parting.ask, list(parting.says))
    (_, said), (_, without) = parting.says
    assert said != without
    variant, _, options = RULES[rule]
    case = {key: value for key, value in parting.ask.items() if key not in ("variant", "options")}
    assert same(said, referees(case, law_of(variant, **options)))


@pytest.mark.parametrize("line", LINES)
def test_no_smaller_count_is_worth_another_score_without_the_line(line: str) -> None:
    (parting,) = parted_by(STORED, "rules", line)
    assert of_line(line) == (parting.ask, [said for _, said in parting.says])
    case = {key: value for key, value in parting.ask.items() if key != "variant"}
    assert same(dict(parting.says)[False], referees(case, law_of(LINES[line])))


def test_every_rule_of_a_move_and_of_the_opening_and_every_line_has_its_own() -> None:
    assert {parting.id for parting in STORED if parting.of == "rules"} == {*RULES, *LINES}
    assert {*RULES} == decided()
    lines = (
        line.id
        for variant in the_library().variants("escoba")
        for line in the_library().law(Table("escoba", variant)).tally
    )
    assert {*lines} | {"todos_los_sietes"} == {*LINES}
