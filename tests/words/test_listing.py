"""Lists, and the conjunctions that change before their own sound."""

from __future__ import annotations

import pytest

from tutor.words import conjunction, listing


@pytest.mark.parametrize(
    ("items", "es", "en"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a y b", "a and b"),
        (["a", "b", "c"], "a, b y c", "a, b and c"),
        (["a", "b", "c", "d"], "a, b, c y d", "a, b, c and d"),
    ],
)
def test_items_are_set_one_after_another(items: list[str], es: str, en: str) -> None:
    assert (listing(items, "es"), listing(items, "en")) == (es, en)


@pytest.mark.parametrize("word", ["iglesias", "hijos", "Igualar", "«igualar»", "ídolo", "hilo", "india"])
def test_y_is_e_before_the_sound_i(word: str) -> None:
    assert conjunction(word, "es") == "e"


@pytest.mark.parametrize("word", ["espadas", "hierro", "hielo", "oros", "yeso", "la india", "el as", "8", "1c"])
def test_y_stays_before_every_other_sound(word: str) -> None:
    assert conjunction(word, "es") == "y"


@pytest.mark.parametrize(
    "word", ["oros", "ocho", "hoy", "Óscar", "«oros»", "8", "80", "800", "11", "11000", "8o", "once"]
)
def test_o_is_u_before_the_sound_o(word: str) -> None:
    assert conjunction(word, "es", "or") == "u"


@pytest.mark.parametrize("word", ["copas", "hueso", "110", "1100", "18", "7", "11o", "el ocho", "igualar"])
def test_o_stays_before_every_other_sound(word: str) -> None:
    assert conjunction(word, "es", "or") == "o"


@pytest.mark.parametrize("word", ["india", "oros", "8"])
def test_english_never_changes(word: str) -> None:
    assert (conjunction(word, "en"), conjunction(word, "en", "or")) == ("and", "or")
