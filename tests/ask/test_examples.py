"""The examples beside the law are answered as they say; each rule has one that it refuses and one that it allows."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.ask.shelf import LIBRARY, Shelf, shelf
from tutor.ask import mismatches, read_case, the_library
from tutor.ask.components import Component, components_of
from tutor.ask.examples import EXAMPLES, examples_by_rule, shipped_examples
from tutor.faults import TutorError
from tutor.kinds import vocabulary
from tutor.law.load import Library, Table
from tutor.law.model import Law
from tutor.law.yamltext import Node, plain
from tutor.places import rules_dir

GAMES = the_library().games()
ALL = shelf("pocha").all
EACH = [example for game in GAMES for example in shelf(game).each]
PIECES = {
    *("RANK", "TRUMP", "WIN", "TURN", "LEAD", "FOLLOW", "BEAT", "BEST", "RELEASE", "RUFF", "OVER", "UNDER", "VOID"),
    *("TLED", "BID", "BIDSUM", "HIT", "MISS", "MULT", "SHOW", "ROUNDS", "SPECIAL", "REN"),
}


@cache
def laws() -> list[Law]:
    """Every law that a table may choose by one option, with every kind of hand."""
    tables = [Table("pocha", variant) for variant in LIBRARY.variants("pocha")]
    options = LIBRARY.law(tables[0]).options
    values = [(name, value) for name, option in options.items() if option.type == "flag" for value in (True, False)]
    tables += [
        Table("pocha", variant, options={name: value})
        for variant in LIBRARY.variants("pocha")
        for name, value in values
    ]
    kinds = ("", *LIBRARY.law(tables[0]).kinds)
    return [LIBRARY.law(Table("pocha", table.variant, kind, table.options)) for table in tables for kind in kinds]


def rules_of_moves() -> dict[str, str]:
    """Requirements, duties and releases of every law; a release with the duty that it lifts."""
    found: dict[str, str] = {}
    for law in laws():
        for decision in law.decisions.values():
            found |= {rule.id: "" for rule in decision.rules}
            found |= {one.id: duty.id for duty in decision.duties for one in duty.unless}
    return found


def tally_lines() -> list[str]:
    return list(dict.fromkeys(line.id for law in laws() for line in law.tally))


@pytest.mark.parametrize(("game", "node"), EACH)
def test_an_example_is_answered_as_it_says(game: Shelf, node: Node) -> None:
    expected = read_case(node, LIBRARY).expect
    assert expected
    assert mismatches(game.asked(node), expected) == []


@pytest.mark.parametrize(("game", "node"), EACH)
def test_an_example_says_in_both_languages_what_to_look_at(game: Shelf, node: Node) -> None:
    case = plain(node)
    assert isinstance(case, dict)
    assert set(case["note"]) == {"es", "en"}
    assert all(text.endswith(".") and len(text) < 80 for text in case["note"].values())


def test_rules_are_found() -> None:
    assert {"asistir", "no_cuadrar", "mantener_puja"} <= set(rules_of_moves())
    assert {"acierto", "anulada"} <= set(tally_lines())


@pytest.mark.parametrize("rule", [rule for rule, lifts in rules_of_moves().items() if not lifts])
def test_a_rule_of_a_move_refuses_one_example_and_lets_another_pass(rule: str) -> None:
    answers = [shelf("pocha").asked(node) for node in ALL.get(rule, ())]
    met = [
        reason["state"]
        for answer in answers
        if answer.verdict == "legal"
        for reason in answer.reasons
        if reason["rule"] == rule
    ]
    assert any(answer.verdict == "illegal" and answer.rule == rule for answer in answers)
    assert {"met", "binding"} & set(met)


@pytest.mark.parametrize(("release", "duty"), [(rule, lifts) for rule, lifts in rules_of_moves().items() if lifts])
def test_a_release_frees_in_one_example_and_not_in_another(release: str, duty: str) -> None:
    answers = [shelf("pocha").asked(node) for node in ALL.get(release, ())]
    assert any(answer.verdict == "legal" and answer.rule == release for answer in answers)
    assert any(answer.verdict == "illegal" and answer.rule == duty for answer in answers)


@pytest.mark.parametrize("line", tally_lines())
def test_a_line_of_the_count_counts_in_an_example(line: str) -> None:
    answers = [shelf("pocha").asked(node) for node in ALL.get(line, ())]
    sheets = [answer.show[2] for answer in answers if answer.question == "score"]
    assert any(scored.rule == line for sheet in sheets for scored in sheet.lines)


@pytest.mark.parametrize("kind", list(laws()[0].kinds))
def test_a_kind_of_hand_has_an_example_of_that_kind(kind: str) -> None:
    cases = [(read_case(node, LIBRARY), shelf("pocha").asked(node)) for node in ALL.get(kind, ())]
    assert len(cases) > 1
    assert all(case.facts["kind"] == kind for case, _ in cases)
    assert {answer.verdict for _, answer in cases} & {"legal", "answered"}


@pytest.mark.parametrize("option", list(laws()[0].options))
def test_an_option_is_set_in_an_example(option: str) -> None:
    cases = [read_case(node, LIBRARY) for node in ALL.get(option, ())]
    assert any(option in case.options for case in cases)


def test_every_example_names_its_game() -> None:
    assert sum(len(shipped_examples(LIBRARY, game)) for game in GAMES) == len(EACH)
    assert {plain(node)["game"] for node in shipped_examples(LIBRARY, "pocha")} == {"pocha"}  # type: ignore[index,call-overload]


# ── bad files ─────────────────────────────────────────────────────────────────────────────────────


def library_with(folder: Path, name: str, text: str | None) -> Library:
    """A copy of the law in which one file says something else, or is not there."""
    shutil.copytree(rules_dir(), folder / "rules")
    file = folder / "rules" / "pocha" / name
    file.unlink() if text is None else file.write_text(text, "utf-8")
    return Library(folder / "rules", vocabulary())


def faults_of(read: Any) -> list[tuple[str, str]]:
    with pytest.raises(TutorError) as caught:
        read()
    return [(fault.code, str(fault.place)) for fault in caught.value.faults]


def test_a_game_without_examples_has_none(tmp_path: Path) -> None:
    assert shipped_examples(library_with(tmp_path, EXAMPLES, None), "pocha") == []


def test_an_example_of_no_rule_is_refused_where_it_stands(tmp_path: Path) -> None:
    text = "format: 1\nexamples:\n  montr:\n    - {trick: [], hand: [1o], trump: oros, play: 1o}\n"
    library = library_with(tmp_path, EXAMPLES, text)
    assert faults_of(lambda: examples_by_rule(library, "pocha")) == [
        ("unknown_word_near", "rules/pocha/examples.yaml:3:3")
    ]


def test_another_format_is_refused(tmp_path: Path) -> None:
    library = library_with(tmp_path, EXAMPLES, "format: 2\nexamples: {}\n")
    assert [code for code, _ in faults_of(lambda: examples_by_rule(library, "pocha"))] == ["unknown_format"]


# ── knowledge components ──────────────────────────────────────────────────────────────────────────


def components() -> dict[str, Component]:
    return components_of(LIBRARY, "pocha")


def test_every_component_is_there() -> None:
    assert set(components()) == PIECES


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("RANK", "TRUMP"),
        ("TRUMP", "WIN"),
        ("FOLLOW", "BEAT"),
        ("BEAT", "BEST"),
        ("FOLLOW", "RUFF"),
        ("TRUMP", "RUFF"),
        ("RUFF", "OVER"),
        ("OVER", "UNDER"),
        ("BEAT", "RELEASE"),
        ("RUFF", "RELEASE"),
        ("BEAT", "TLED"),
        ("TRUMP", "TLED"),
    ],
)
def test_a_component_comes_after_what_it_needs(before: str, after: str) -> None:
    assert before in components()[after].after


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_exercised_by_a_component(game: str) -> None:
    lived_in = {rule for component in components_of(LIBRARY, game).values() for rule in component.rules}
    assert shelf(game).rules_of_moves | shelf(game).lines <= lived_in


def test_what_only_an_option_or_a_kind_of_hand_brings_is_exercised_too() -> None:
    exercised = {rule for component in components().values() for rule in component.rules}
    assert {*rules_of_moves(), *tally_lines(), *laws()[0].kinds} <= exercised


def test_a_component_that_comes_too_early_is_refused(tmp_path: Path) -> None:
    text = "format: 1\ncomponents:\n  A: {es: a, en: a, after: [B], rules: [asistir]}\n"
    text += "  B: {es: b, en: b, rules: [monta]}\n"
    library = library_with(tmp_path, "components.yaml", text)
    assert [place for _, place in faults_of(lambda: components_of(library, "pocha"))] == [
        "rules/pocha/components.yaml:3:29",
        "rules/pocha/components.yaml:4:29",
    ]
