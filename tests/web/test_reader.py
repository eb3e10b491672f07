"""What the address of the page of the rules says of what is open: read, refused with every fault, and written again."""

from __future__ import annotations

import pytest

from tutor.web.overlay import code_of
from tutor.web.reader import Open, read_address


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"game": "mus"}, ["mus", "pocha"]),
        ({"game": "pocha", "variant": "larga"}, ["larga", "completa"]),
        ({"game": "pocha", "view": "zzz"}, ["zzz"]),
        ({"game": "pocha", "view": "compare", "against": "nada"}, ["nada", "sencilla"]),
        ({"game": "pocha", "house": "99"}, ["99"]),
        ({"game": "pocha", "house": "1.options.~m.tres_bajo.7.~e"}, ["tres_bajo"]),
        ({"game": "pocha", "house": "1.options.5"}, ["house"]),
        ({"game": "pocha", "house": "1.hand.~l.1c.~e"}, ["hand"]),
        ({"game": "pocha", "house": "1.remove.~l.montr.~e"}, ["montr"]),
        ({"game": "pocha", "house": "%00" * 50}, ["%00"]),
    ],
)
def test_what_is_wrong_in_an_address_is_told_and_left_out(given: dict[str, str], told: list[str]) -> None:
    found, error = read_address(given)
    assert error is not None
    for lang in ("es", "en"):
        assert all(word in error.text(lang) for word in told)
    assert found.house == {}
    assert read_address(found.address())[1] is None


def test_a_search_is_no_longer_than_what_can_be_typed() -> None:
    assert read_address({"game": "pocha", "find": "x" * 100})[0].find == "x" * 60


def test_all_that_is_wrong_in_an_address_is_told_at_once() -> None:
    found, error = read_address({"game": "pocha", "variant": "x", "view": "y", "against": "z", "house": "9"})
    assert error is not None
    assert len(error.faults) == 4
    assert found == Open("pocha")


def test_an_address_is_what_is_open() -> None:
    for given in (
        {"game": "pocha", "variant": "sencilla", "view": "compare", "against": "completa"},
        {"game": "escoba", "variant": "mas", "find": "siete"},
        {"game": "pocha", "variant": "completa", "view": "house", "house": code_of({"options": {"tres_bajo": True}})},
    ):
        found, error = read_address(given)
        assert error is None
        assert found.address() == given
