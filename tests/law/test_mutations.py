"""Whatever stands wherever in the files of a game, the law is read and every function made of it, or a fault is said.

Two ways in: a file is written and read whole; or a node of the merged document is put in the place of another, which is
quicker. This does not see whether the law that is read is the one that was meant.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.law.tables import compiled, shipped, table
from tutor.faults import Fault, TutorError
from tutor.kinds import vocabulary
from tutor.law.addresses import APART, edit, follow
from tutor.law.addresses import Path as Address
from tutor.law.course import Program
from tutor.law.folding import is_option
from tutor.law.load import FILES, Library, Table
from tutor.law.model import Law
from tutor.law.schema import schema
from tutor.law.yamltext import Node, plain, read_yaml, read_yaml_file
from tutor.places import rules_dir
from tutor.play.court import Court
from tutor.play.facts import MissingFact, complete

NAMES = re.findall(r"\w+", "hand trick led best trump bids asistir pedir play oros players most seat owner x no")
WORDS = st.sampled_from([*NAMES, "010", "{x.__class__}", "a b", "", "__import__('os')"])
SCALARS = st.one_of(st.none(), st.booleans(), st.integers(-10, 60), st.sampled_from([10**6, -(10**11)]), WORDS)
PHRASES = st.sampled_from(
    [
        plain(read_yaml(text, "phrase"))
        for text in """
    {suit: trump} | {suit: led, beats: best} | {some: {suit: trump}, in: trick} | {the: cards, more_than: 1} | {any: []}
    {of_all: bids} | {option: bajada} | {option: desempate, oros: 1, una_carta: []} | {highest: true} | {kept: asistir}
    {id: x} | {id: x, must: {suit: led}} | {card: hand} | {from: 0, to: cards} | {note: trump, be: oros} | {fixed: 1}
    {empty: trick} | {not: true} | {total: [bid, cards], is: 3}
""".strip()
        .replace("\n", "|")
        .split("|")
    ]
)
VALUES = st.one_of(
    SCALARS,
    PHRASES,
    st.lists(st.one_of(SCALARS, PHRASES), max_size=3),
    st.dictionaries(st.sampled_from(["es", "en", "id", "suit", "x", "option", "say"]), SCALARS, max_size=3),
)
SITUATIONS: list[dict[str, Any]] = [
    {"hand": 0b111 | 1 << 14 | 1 << 30, "trick": (), "trump": 1, "turned": 13, "stock": (20, 21), "won": 0, "points": 3}
    | {"bids:all": (1, 2), "tricks:all": (0, 1, 0, 0), "auction_bids:all": (1, 2, 3, 3), "auction": False}
    | {"players": 4, "cards": 5},
    {"hand": 0b1011, "trick": (5, 15), "trump": 1, "bids:all": (1, 2, 0), "auction": True, "players": 4, "cards": 5},
]


def inside(node: Node, path: Address = ()) -> Iterator[Address]:
    """The address of every node but the root."""
    if path:
        yield path
    inner = (
        node.value.items()
        if isinstance(node.value, dict)
        else enumerate(node.value)
        if isinstance(node.value, tuple)
        else ()
    )
    for key, value in inner:
        yield from inside(value, (*path, key))


@cache
def document() -> Node:
    return shipped().document("pocha")


@cache
def addresses() -> list[Address]:
    return [address for address in inside(document()) if address != ("format",)]  # looked at file by file


def is_always_read(address: Address) -> bool:
    """Whether what stands there counts at every table: it is no overlay, and no branch of an option."""
    around = [follow(document(), address[:length]) for length in range(1, len(address))]
    return address[0] not in APART and not any(map(is_option, around))


@cache
def validator() -> Draft202012Validator:
    return Draft202012Validator(schema(vocabulary()))


def read_or_refused(library: Library, at: Table) -> Law | None:
    """The law, every function of it made and called; or None where faults are said."""
    law, said = attempt(library, at)
    if law is None:
        assert said
        for fault in said:
            check(fault)
        return None
    compiled(law)
    court, program = Court(law), Program()
    assert court.tally(True)
    assert court.tally(False)
    for step in law.course:
        step.compile(program)
    call(law, court)
    return law


def attempt(library: Library, at: Table) -> tuple[Law | None, tuple[Fault, ...]]:
    try:
        return library.law(at), ()
    except TutorError as error:
        return None, error.faults


def check(fault: Fault) -> None:
    """It has a place, and its sentence says no more than it should."""
    assert fault.place is not None
    assert fault.place.line or fault.place.path or fault.code.startswith("file-")
    for lang in ("es", "en"):
        assert len(fault.text(lang)) < 600
        assert "Node(" not in fault.text(lang)


def call(law: Law, court: Court) -> None:
    """Judge a few positions; a fact that is not given is no defect."""
    for name in law.decisions:
        functions = court.decision(name)
        for situation in SITUATIONS:
            facts = complete(law, situation, name)
            for function in (functions.applies, functions.flat, functions.trace):
                try:
                    function(facts)
                except MissingFact:
                    continue


@settings(max_examples=2 * settings.default.max_examples)
@given(st.data())
def test_a_node_in_the_place_of_another_is_read_or_refused(data: st.DataObject) -> None:
    address = data.draw(st.sampled_from(addresses()))
    value = data.draw(VALUES)
    node = read_yaml(json.dumps(value), "mutant.yaml") if value is not None else Node(None, document().place)
    taken_out = data.draw(st.booleans()) and isinstance(address[-1], int)
    mutant = edit(document(), address, lambda _: None if taken_out else node, node.place)
    library = Library(rules_dir(), vocabulary())
    library._documents["pocha"] = mutant, ()
    law = read_or_refused(library, table())
    read_or_refused(library, table(variant="sencilla", kind="subastado", believing="M5"))
    if law is not None and is_always_read(address):
        assert not [error.json_path for error in validator().iter_errors(plain(mutant))]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(shutil.copytree(rules_dir(), tmp_path_factory.mktemp("rules"), dirs_exist_ok=True))


@given(st.data())
def test_a_file_with_something_else_in_it_is_read_or_refused(folder: Path, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from([*(f"pocha/{file}" for file in FILES), "sources.yaml"]))
    node = read_yaml_file(rules_dir() / name)
    address = data.draw(st.sampled_from([(), *inside(node)]))
    value = data.draw(VALUES)
    new = read_yaml(json.dumps(value), "x.yaml") if value is not None else Node(None, node.place)
    mutant = edit(node, address, lambda _: new, node.place) if address else new
    try:
        (folder / name).write_text(json.dumps(plain(mutant), ensure_ascii=False), "utf-8")
        read_or_refused(Library(folder, vocabulary()), table(variant="sencilla", kind="oros", believing="M13"))
    finally:
        shutil.copyfile(rules_dir() / name, folder / name)


@given(st.data())
def test_a_file_with_a_character_more_or_less_is_read_or_refused(folder: Path, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from([*(f"pocha/{file}" for file in FILES), "sources.yaml"]))
    text = (rules_dir() / name).read_text("utf-8")
    place = data.draw(st.integers(0, len(text)))
    text = (
        text[:place]
        + data.draw(st.sampled_from(["", ":", "{", "]", "'", '"', "-", "\n", "&a", "*a", "!x", "\t", "#", "|"]))
        + text[place + data.draw(st.integers(0, 3)) :]
    )
    try:
        (folder / name).write_text(text, "utf-8")
        read_or_refused(Library(folder, vocabulary()), table(variant="sencilla"))
    finally:
        shutil.copyfile(rules_dir() / name, folder / name)


PLACES = re.findall(
    r"\S+",
    """montar montar.must asistir.unless deck deck.strength zones.hand jugar.then kinds.india x
    decisions schedule tally montar.must.beats.x pedir options pinte salida""",
)
ADDRESSES = st.one_of(
    st.sampled_from([*PLACES, ""]),
    st.lists(st.sampled_from(["montar", "must", "x", "0", "zones", "hand", ""]), max_size=4).map(".".join),
)
RULES = st.one_of(VALUES, st.fixed_dictionaries({"id": st.sampled_from(["x", "montar", "a-b"]), "must": VALUES}))
INSERTIONS = st.dictionaries(
    st.sampled_from(["after", "before", "in", "rule", "add"]), st.one_of(ADDRESSES, RULES), max_size=3
)
OVERLAYS = st.one_of(
    VALUES,
    st.fixed_dictionaries(
        {},
        optional={
            "set": st.one_of(VALUES, st.dictionaries(ADDRESSES, RULES, max_size=3)),
            "remove": st.one_of(VALUES, ADDRESSES, st.lists(ADDRESSES, max_size=3)),
            "insert": st.one_of(VALUES, INSERTIONS, st.lists(INSERTIONS, max_size=3)),
            "options": st.one_of(
                VALUES, st.dictionaries(st.sampled_from(["bajada", "renuncio", "desempate", "x"]), SCALARS)
            ),
        },
    ),
)


@settings(max_examples=2 * settings.default.max_examples)
@given(st.lists(OVERLAYS, min_size=1, max_size=3))
def test_any_overlay_is_read_or_refused(overlays: list[Any]) -> None:
    house = tuple(read_yaml(json.dumps(each), "mine.yaml") for each in overlays if each is not None)
    read_or_refused(shipped(), Table("pocha", "completa", house=house))


def test_no_sentence_of_a_fault_keeps_a_placeholder() -> None:
    with pytest.raises(TutorError) as caught:
        shipped().law(Table("pocha", "x", options={"y": 1}, house=(read_yaml("set: {montar.must: {beets: 1}}", "m"),)))
    assert not re.search(r"\{\w+\}", caught.value.text("es") + caught.value.text("en"))
