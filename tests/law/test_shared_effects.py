"""What happens after more than one thing stands once, under a name."""

from __future__ import annotations

from tests.law.tables import faults, law, said

HOUSE = "insert: [{in: jugar.then, add: {then: %s}}]"
NAMED = "set: {effects: {apunte: {do: [{note: auction, be: true}, {add: 1, to: tricks}]}}}"


def test_effects_by_name_are_those_that_stand_under_it() -> None:
    written = law("set: {jugar.then: [{move: play, to: trick}, {note: auction, be: true}, {add: 1, to: tricks}]}")
    assert law(NAMED, HOUSE % "apunte").decisions["jugar"].then == written.decisions["jugar"].then


def test_a_name_that_is_none_is_refused_where_it_stands() -> None:
    assert said(NAMED, HOUSE % "apuntar")[0].startswith(
        "mine.yaml:1:39: unknown word “apuntar” — did you mean “apunte”?"
    )
    assert {fault.code for fault in faults(HOUSE % "apunte")} == {"unknown_word"}


def test_effects_by_name_hold_no_others_by_name() -> None:
    twice = "set: {effects: {uno: {do: [{add: 1, to: tricks}]}, otro: {do: [{then: uno}]}}}"
    assert {fault.code for fault in faults(twice)} == {"unknown_word"}
