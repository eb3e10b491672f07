"""Templates: five placeholders, nothing else in braces, and nothing filled in is read again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.faults import Place, TutorError
from tutor.words import Noun, check_template, fill, name_card

AS, SOTA = name_card(0, "es"), name_card(9, "es")


def codes(template: object, *allowed: str) -> list[str]:
    return [fault.code for fault in check_template(template, allowed)]


@pytest.mark.parametrize(
    ("template", "spoken"),
    [
        ("{card}", "as de oros"),
        ("{the:card} gana {to:other}", "el as de oros gana a la sota de oros"),
        ("{the:other} pierde ante {a:card}", "la sota de oros pierde ante un as de oros"),
        ("en vez {of:card}, {of:other}", "en vez del as de oros, de la sota de oros"),
        ("{n} puntos {of:rest} {to:rest}", "11 puntos del tres y el rey al tres y el rey"),
        ("nada que poner", "nada que poner"),
        ("", ""),
    ],
)
def test_each_form_of_a_placeholder(template: str, spoken: str) -> None:
    params = {"card": AS, "other": SOTA, "n": 11, "rest": "el tres y el rey"}
    assert fill(template, params, "es") == spoken


def test_english_forms() -> None:
    params = {"card": name_card(0, "en"), "n": 3}
    assert fill("{the:card} {of:card} {to:card} {a:card} {card} {of:n}", params, "en") == (
        "the ace of coins of the ace of coins to the ace of coins an ace of coins ace of coins of 3"
    )


@given(st.text())
def test_what_is_filled_in_is_never_read_as_a_template(text: str) -> None:
    assert fill("<{text}|{n}>", {"text": "{n}" + text, "n": 5}, "en") == "<{n}" + text + "|5>"


@pytest.mark.parametrize("form", ["the", "a"])
@pytest.mark.parametrize("value", ["as", 3])
def test_only_a_noun_takes_an_article(form: str, value: str | int) -> None:
    with pytest.raises(TutorError) as caught:
        fill(f"{{{form}:card}}", {"card": value}, "es")
    assert [fault.code for fault in caught.value.faults] == ["template-article"]


def test_a_noun_of_the_other_language_is_our_mistake() -> None:
    with pytest.raises(ValueError, match="language 'es'"):
        fill("{the:card}", {"card": AS}, "en")


@pytest.mark.parametrize(
    "inside",
    [
        "x.__class__",
        "x:>9999999999",
        "",
        " card ",
        "card!r",
        "0",
        "The:card",
        "the:",
        ":card",
        "with:card",
        "the:the:card",
        "card[0]",
        "CARD",
        "ñ",
    ],
)
def test_nothing_else_may_stand_in_braces(inside: str) -> None:
    template = "a {" + inside + "} b"
    assert codes(template, "card", "x") == ["template-placeholder"]
    assert "{" + inside + "}" in check_template(template, ["card"])[0].text("es")
    with pytest.raises(TutorError):
        fill(template, {"card": AS, "x": AS}, "es")


@pytest.mark.parametrize(
    ("template", "expected"),
    [
        ("{", ["template-brace"]),
        ("}", ["template-brace"]),
        ("{card", ["template-brace"]),
        ("card}", ["template-brace"]),
        ("{{card}}", ["template-brace", "template-brace"]),
        ("{the:{card}}", ["template-brace", "template-brace"]),
    ],
)
def test_braces_come_in_pairs(template: str, expected: list[str]) -> None:
    assert codes(template, "card") == expected
    with pytest.raises(TutorError):
        fill(template, {"card": AS}, "es")


def test_an_unknown_name_is_a_fault_and_so_is_a_slip() -> None:
    assert codes("{the:seat}", "card") == ["template-name"]
    assert codes("{the:crad}", "card") == ["template-name-near"]
    assert "card" in check_template("{seat}", ["card", "n"])[0].text("es")
    with pytest.raises(TutorError):
        fill("{the:seat}", {"card": AS}, "es")


def test_every_fault_is_found_and_placed() -> None:
    place = Place("rules.yaml", 41, 9)
    faults = check_template("{x.y} {seat} }", {"card"}, place)
    assert [fault.code for fault in faults] == ["template-placeholder", "template-name", "template-brace"]
    assert {fault.place for fault in faults} == {place}


@pytest.mark.parametrize("value", [None, 7, ["{card}"]])
def test_a_template_is_text(value: object) -> None:
    assert codes(value, "card") == ["template-type"]


@given(st.text(st.sampled_from("{}:cardthe_ x.!0"), max_size=20))
def test_what_passes_the_check_can_be_filled_and_nothing_else_can(template: str) -> None:
    params = {name: Noun("as") for name in ("card", "c", "the", "a", "x")}
    if check_template(template, params):
        with pytest.raises(TutorError):
            fill(template, params, "es")
    else:
        assert {"{", "}"}.isdisjoint(fill(template, params, "es"))
