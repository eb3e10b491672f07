"""The book as data: what the pages show is what is printed, and two books are told apart by what they say."""

from __future__ import annotations

from functools import cache
from itertools import permutations

import pytest

import tutor
from tutor.ask import the_library
from tutor.ask.differences import partings_of
from tutor.ask.questions import outcome
from tutor.ask.rulebook import (
    OPTIONS,
    Comparison,
    Entry,
    Section,
    bites,
    differences,
    examples_of,
    rulebook,
    sections,
    smallest_example,
    unlike,
)
from tutor.ask.rulebook.differences import of_section
from tutor.ask.rulebook.markdown import plain
from tutor.ask.shown import view_of

GAMES = the_library().games()
DECIDED = ("escoba", "pocha")  # whatever a rule of theirs decides has an example; how a hand goes is asked by no case
FORMS = [(game, variant) for game in GAMES for variant in the_library().variants(game)]


@cache
def table(game: str, variant: str) -> tutor.Ruleset:
    return tutor.load(game, variant=variant)


@pytest.mark.parametrize(("game", "variant"), [FORMS[0], *FORMS[-2:]])
def test_all_that_is_printed_is_in_the_data_and_all_of_the_data_is_printed(game: str, variant: str) -> None:
    rules, lang = table(game, variant), "es"
    printed = rulebook(rules, lang)
    position = 0
    for section in sections(rules, lang):
        position = printed.index(f"{'#' * section.level} {plain(section.title)}", position)
        for entry in section.walk():
            assert plain(entry.text) in printed
            for example in examples_of(rules, entry.id, section.id == OPTIONS, lang) if entry.id else ():
                assert f"- {plain(example.line)}" in printed


def test_an_example_is_its_answer() -> None:
    rules = table("pocha", "completa")
    found = examples_of(rules, "montar", False, "en")
    assert {example.sign for example in found} == {"✓", "✗"}
    for example in found:
        assert example.because == example.answer.because("en")
        assert (example.sign == "✗") == (example.answer.verdict == "illegal")
        assert example.verdict == {"✓": "Yes.", "✗": "No."}[example.sign]
        assert {*example.scene} <= {*example.case.facts}
        view = view_of(example.answer, "en")
        assert view is not None
        assert view["marks"]
    assert all(f"- {plain(example.line)}" in rulebook(rules, "en", "montar") for example in found)


# ── two books ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("game", "variant"), FORMS)
def test_a_book_does_not_differ_from_itself(game: str, variant: str) -> None:
    assert differences(table(game, variant), table(game, variant)) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_one_book_has_more_the_other_has_less(game: str) -> None:
    for one, other in permutations(the_library().variants(game), 2):
        there = differences(table(game, one), table(game, other))
        back = differences(table(game, other), table(game, one))
        assert there
        assert sorted(repr((change.one, change.other)) for change in there) == sorted(
            repr((change.other, change.one)) for change in back
        )


@pytest.mark.parametrize("game", GAMES)
def test_every_text_that_only_one_book_has_is_in_a_difference(game: str) -> None:
    first, *others = the_library().variants(game)
    books = {name: rulebook(table(game, name), "es") for name in (first, *others)}
    for other in others:
        told = "\n".join(
            inner.text
            for change in differences(table(game, first), table(game, other))
            for entry in (change.one, change.other)
            if entry
            for inner in entry.walk()
        )
        for name, without in ((first, other), (other, first)):
            for section in sections(table(game, name), "es"):
                if section.id in ("title", "aim", "notices", OPTIONS, "sources", "glossary", "kinds"):
                    continue
                lost = [e.text for e in section.walk() if e.text and plain(e.text) not in books[without]]
                assert [text for text in lost if text not in told] == [], (name, without, section.id)


@pytest.mark.parametrize("game", GAMES)
def test_the_question_of_a_difference_is_answered_otherwise(game: str) -> None:
    first, *others = the_library().variants(game)
    shown = 0
    for other in others:
        two = Comparison(table(game, first), table(game, other), "es")
        for change in two.changes:
            found = two.shown(change)
            if found is None:
                assert game not in DECIDED or change.section in ("course", "deck", "result"), (other, change)
                continue
            shown += 1
            assert [name for name, _ in found.said] == [first, other]
            said = [answer and outcome(answer) for _, answer in found.said]
            assert said[0] != said[1]
            assert found.question
    assert shown > len(others)


def test_the_order_of_rules_is_a_difference_where_it_counts() -> None:
    one, other = Entry("Uno.", "uno", "Uno"), Entry("Otro.", "otro", "Otro")
    for numbered in (True, False):
        two = [Section("s", "S", rules=rules, numbered=numbered) for rules in ((one, other), (other, one))]
        found = list(of_section(*two))
        assert len(found) == numbered
        if found:
            assert [entry.text for entry in found[0].one.inner] == ["Uno", "Otro"]


def test_what_belongs_to_a_step_is_looked_into() -> None:
    steps = [Entry("Se repite esto:", inner=(Entry(text),)) for text in ("Se juega.", "Se roba y se juega.")]
    (found,) = of_section(*(Section("s", "S", rules=(step,)) for step in steps))
    assert (found.one.text, found.other.text) == ("Se juega.", "Se roba y se juega.")


def test_a_house_rule_is_shown_where_it_bites() -> None:
    plainly, house = table("pocha", "completa"), tutor.load("pocha", variant="completa", options={"tres_bajo": True})
    two = Comparison(plainly, house, "es", ("Completa", "en casa"))
    (change,) = two.changes
    found = two.shown(change)
    assert found is not None
    assert [(name, answer.verdict) for name, answer in found.said if answer] == [
        ("Completa", "legal"),
        ("en casa", "illegal"),
    ]


# ── stored positions ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("rule", ["asistir", "montar", "baza_fallada", "fallar", "pisar", "no_cuadrar"])
def test_the_smallest_example_of_a_rule_is_decided_by_it(rule: str) -> None:
    for variant in ("completa", "sencilla"):
        found = smallest_example(table("pocha", variant), rule)
        if variant == "completa" or rule != "no_cuadrar":
            assert found is not None
            assert found.answer.rule == rule
        else:
            assert found is None  # with one card the last bidder is free there


@pytest.mark.parametrize("game", GAMES)
def test_an_option_bites_where_its_values_are_answered_otherwise(game: str) -> None:
    rules, stored = table(game, the_library().variants(game)[0]), 0
    known = {parting.id for parting in partings_of(the_library(), game) if parting.of == "options"}
    for option in rules.court().law.options:
        for bite in bites(rules, option):
            stored += 1
            one, other = (answer and outcome(answer) for _, answer in bite.said)
            assert one != other
            assert len({name for name, _ in bite.said}) == 2
    assert stored >= len(known)


def test_what_other_variants_have_otherwise() -> None:
    found = unlike(table("pocha", "completa"))
    assert found["no_cuadrar"] == {"sencilla": True}
    assert found["india"] == {"sencilla": False}
    assert "montar" not in found


@pytest.mark.parametrize(
    ("game", "one", "other", "each"),
    [("escoba", "quince", "cientifica", [3, 10]), ("tute", "arrastrado", "parejas", [13, None])],
)
def test_another_deal_is_shown_where_it_can_be_by_a_number_of_players_that_both_have(
    game: str, one: str, other: str, each: list[int | None]
) -> None:
    two = Comparison(table(game, one), table(game, other), "es")
    change = next(change for change in two.changes if change.about == {"deal"})
    found = two.shown(change)
    assert found is not None
    assert [answer and answer.value["cards_each"] for _, answer in found.said] == each
