"""The JSON Schema lets pass what the reader reads, and refuses unknown keys and wrong types wherever they stand."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.law.tables import overlay
from tutor.kinds import vocabulary
from tutor.law.load import FILES
from tutor.law.schema import schema
from tutor.law.shapes import SHAPES, parse_slot
from tutor.law.yamltext import plain, read_yaml_file
from tutor.places import rules_dir

LAW_FILES = sorted(file for file in rules_dir().rglob("*.yaml") if file.name in (*FILES, "sources.yaml"))


@cache
def validator() -> Draft202012Validator:
    Draft202012Validator.check_schema(schema(vocabulary()))
    return Draft202012Validator(schema(vocabulary()))


def valid(data: object) -> bool:
    return bool(validator().is_valid(data))


def merged(game: str = "pocha") -> dict[str, Any]:
    """The files of a game as one."""
    found: dict[str, Any] = {}
    for name in FILES:
        data = plain(read_yaml_file(rules_dir() / game / name))
        assert isinstance(data, dict)
        found |= data
    return found


@pytest.mark.parametrize("file", LAW_FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_shipped_file_is_valid(file: Path) -> None:
    assert [error.message for error in validator().iter_errors(plain(read_yaml_file(file)))] == []


def test_the_files_of_a_game_are_valid_together() -> None:
    assert valid(merged())


@pytest.mark.parametrize(
    "text",
    [
        "format: 1\nextends: pocha",
        "format: 1\nextends: pocha\nvariant: completa\nid: casa\nes: La casa\nen: The house\nsource: {ours: Rulebook}",
        "format: 1\nextends: pocha\noptions: {bajada: false, renuncio: 50, desempate: oros}",
        "format: 1\nextends: pocha\nset: {montar.must: {suit: trump}, acierto.points: 3, deck.strength: [1, 3]}",
        "format: 1\nextends: pocha\nset: {montar.when: {option: bajada}}\nremove: [pisar]",
        "format: 1\nextends: pocha\nremove: pisar\ninsert: {after: montar, rule: {id: x, must: {highest: true}}}",
        "format: 1\nextends: pocha\ninsert: [{in: registers, add: {x: {is: flag, starts: false, es: x, en: x}}}]",
    ],
)
def test_an_overlay_is_valid(text: str) -> None:
    assert valid(plain(overlay(text)))


@pytest.mark.parametrize(
    "text",
    [
        "extends: pocha",
        "format: 1\nextends: 3",
        "format: 1\nextends: pocha\nsett: {}",
        "format: 1\nextends: pocha\nset: [a]",
        "format: 1\nextends: pocha\nset: {montar.when: {beets: led}}",
        "format: 1\nextends: pocha\nset: {montar.must: {suit: [[led]]}}",
        "format: 1\nextends: pocha\noptions: {bajada: [1]}",
        "format: 1\nextends: pocha\ninsert: [{befor: montar, rule: {id: x, must: true}}]",
        "format: 1\nextends: pocha\ninsert: [{before: montar, rule: {id: x, most: true}}]",
        "format: 1\nextends: pocha\nzones: {}",
    ],
)
def test_a_wrong_overlay_is_not(text: str) -> None:
    assert not valid(plain(overlay(text)))


PLANTED: list[tuple[str, object]] = [
    ("zones.hand.seen_bye", "owner"),
    ("zones.hand.seen_by", "me"),
    ("zones.hand.en", 3),
    ("zones.hand.size", "one"),
    ("registers.trump.is", "colour"),
    ("registers.trump.kind", "suit"),
    ("registers.tricks.starts", "none"),
    ("deck.cards", "forty"),
    ("deck.strenght", [1]),
    ("deck.strength", ["as"]),
    ("players", ["four"]),
    ("seats.turn", "left"),
    ("course", [{"deel": "cards", "to": "hand"}]),
    ("course", [{"deal": "cards"}]),
    ("course", [{"ask": "pedir"}]),
    ("course", [{"ask": "pedir", "each": "seat", "of": "namer"}]),
    ("course", "reparto"),
    ("tricks.led", "middle"),
    ("tricks.then", [{"move": "trick", "too": "won"}]),
    ("schedule", [{"cards": "lots"}]),
    ("schedule", [{"hands": 3}]),
    ("decisions.jugar.choose", {"play": {"cart": "hand"}}),
    ("decisions.jugar.choos", {}),
    ("decisions.jugar.duties", [{"id": "x"}]),
    ("decisions.jugar.duties", [{"id": "x", "must": {"beets": "led"}}]),
    ("decisions.jugar.duties", [{"id": "x", "must": 3}]),
    ("decisions.jugar.duties", [{"id": "x", "must": {"suit": True}}]),
    ("decisions.jugar.duties", [{"id": "x y", "must": True}]),
    ("decisions.jugar.duties", [{"id": "x", "must": {"some": {"suit": "led"}}}]),
    ("decisions.jugar.duties", [{"id": "x", "must": {"the": "cards", "is": 1, "at_most": 2}}]),
    ("decisions.jugar.duties", [{"id": "x", "must": {"the": "cards"}}]),
    ("decisions.jugar.duties", [{"id": "x", "must": True, "say": {"es": "x"}}]),
    ("decisions.jugar.duties", [{"id": "x", "must": True, "unless": [{"id": "y"}]}]),
    ("counters.miss.distance", 3),
    ("counters.miss", {"distance": ["a", "b"]}),
    ("tally", [{"id": "x"}]),
    ("tally", [{"id": "x", "points": True}]),
    ("tally", [{"id": "x", "points": 2, "times": 3}]),
    ("result.ends", "never"),
    ("result.tie", "stop"),
    ("options.bajada.is", 3),
    ("options.bajada.default", [1]),
    ("options.desempate.values", {"oros": "x"}),
    ("variants.completa.sett", {}),
    ("variants.completa.en", None),
    ("kinds.india.set", 3),
    ("misconceptions.M1.real", "maybe"),
    ("section", {}),
    ("format", "one"),
    ("game", "__import__('os')"),
]


@pytest.mark.parametrize(
    ("path", "value"), PLANTED, ids=[f"{number}-{path}" for number, (path, _) in enumerate(PLANTED)]
)
def test_an_unknown_key_or_a_wrong_type_is_refused(path: str, value: object) -> None:
    data = merged()
    *around, last = path.split(".")
    inner = data
    for key in around:
        inner = inner[key]
    inner[last] = value
    assert not valid(data)


def test_every_word_of_the_language_appears() -> None:
    words, defs = vocabulary(), schema(vocabulary())["$defs"]
    text = json.dumps(defs)
    for kind, table in (
        ("condition", words.conditions),
        ("effect", words.effects),
        ("step", words.steps),
        ("generator", words.generators),
        ("line", words.awards),
        ("counter", words.counters),
    ):
        assert {f"{kind}.{word}" for word in table} <= defs.keys()
    assert set(defs["cards_that"]["properties"]) == set(words.predicates)
    assert [word for word in words.terms if f'"{word}"' not in text] == []


def test_every_word_says_what_stands_under_its_keys() -> None:
    words = vocabulary()
    for table in (
        words.conditions,
        words.predicates,
        words.generators,
        words.effects,
        words.steps,
        words.awards,
        words.counters,
    ):
        assert [word for word, made in table.items() if tuple(made.shape) != made.keys or not made.shape] == []


def test_every_slot_has_a_definition() -> None:
    words = vocabulary()
    tables = (
        words.conditions,
        words.predicates,
        words.generators,
        words.effects,
        words.steps,
        words.awards,
        words.counters,
    )
    shapes = [*SHAPES.values(), *(made.shape for table in tables for made in table.values())]
    kinds = {choice.kind for shape in shapes for text in shape.values() for choice in parse_slot(text).choices}
    assert kinds - {""} - schema(words)["$defs"].keys() == set()
