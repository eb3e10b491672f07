"""So many of a thing, and plurals."""

from __future__ import annotations

import pytest

from tutor.words import Noun, count, pluralize


@pytest.mark.parametrize(
    ("noun", "spoken"),
    [
        (Noun("baza", "f"), "ninguna baza, una baza, 2 bazas, −1 baza, −15 bazas"),
        (Noun("punto"), "ningún punto, un punto, 2 puntos, −1 punto, −15 puntos"),
        (Noun("vez", "f"), "ninguna vez, una vez, 2 veces, −1 vez, −15 veces"),
        (Noun("trick", lang="en"), "no tricks, one trick, 2 tricks, −1 trick, −15 tricks"),
        (Noun("penalty", lang="en"), "no penalties, one penalty, 2 penalties, −1 penalty, −15 penalties"),
    ],
)
def test_number_and_noun_agree(noun: Noun, spoken: str) -> None:
    assert ", ".join(count(n, noun, noun.lang) for n in (0, 1, 2, -1, -15)) == spoken


def test_a_plural_that_no_rule_gives_may_be_given() -> None:
    assert count(2, Noun("orden"), "es", "órdenes") == "2 órdenes"
    assert count(0, Noun("half", lang="en"), "en", "halves") == "no halves"


def test_a_noun_of_the_other_language_is_our_mistake() -> None:
    with pytest.raises(ValueError, match="language 'en'"):
        count(2, Noun("trick", lang="en"), "es")


@pytest.mark.parametrize(
    ("singular", "plural"),
    [
        ("carta", "cartas"),
        ("as", "ases"),
        ("tres", "treses"),
        ("seis", "seises"),
        ("rey", "reyes"),
        ("vez", "veces"),
        ("lápiz", "lápices"),
        ("montón", "montones"),
        ("compás", "compases"),
        ("jugador", "jugadores"),
        ("café", "cafés"),
        ("tabú", "tabúes"),
        ("lunes", "lunes"),
        ("as de oros", "ases de oros"),
        ("última baza ganada", "últimas bazas ganadas"),
        ("carta en la mesa", "cartas en la mesa"),
    ],
)
def test_a_spanish_plural(singular: str, plural: str) -> None:
    assert pluralize(Noun(singular)).bare == plural


@pytest.mark.parametrize(
    ("singular", "plural"),
    [
        ("card", "cards"),
        ("ace of coins", "aces of coins"),
        ("six", "sixes"),
        ("pass", "passes"),
        ("play", "plays"),
        ("penalty", "penalties"),
        ("card in the hand", "cards in the hand"),
    ],
)
def test_an_english_plural(singular: str, plural: str) -> None:
    assert pluralize(Noun(singular, lang="en")).bare == plural


def test_the_plural_keeps_its_gender_and_article() -> None:
    assert pluralize(Noun("baza", "f")).of == "de las bazas"
