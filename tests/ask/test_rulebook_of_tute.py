"""The printed rulebook of a game with cantes, exchanges and pairs: clean, and nothing for the engine alone."""

from __future__ import annotations

import re

import pytest

import tutor
from tests.ask.printed import LANGUAGES, book_of, slips
from tutor.ask import the_library
from tutor.ask.rulebook import rulebook
from tutor.law.yamltext import read_yaml

GAME = "tute"
VARIANTS = the_library().variants(GAME)


def book(variant: str, lang: str) -> str:
    return book_of(GAME, variant, lang)


def titles(text: str) -> list[str]:
    return re.findall(r"^## (.+)$", text, re.MULTILINE)


def part(text: str, title: str) -> str:
    """What stands under a heading."""
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_book_is_clean(variant: str, lang: str) -> None:
    text = re.sub(
        r"\*\((?:tute|pocha-a)[,:].*?\)\*|^- \*\*(?:tute|pocha-a)\..*$", "", book(variant, lang), flags=re.MULTILINE
    )
    words = text.partition("\n## Words\n")[0]  # the words of the players are explained in English, and stay Spanish
    assert slips(words, lang) == []
    for robot in (
        "se apunta como",
        "esde entonces",
        "se apunta en",
        "is noted",
        "from then on",
        "tienen que ser",
        "el número de",
    ):
        assert robot not in text


def words_of(variant: str) -> set[str]:
    """The words of the players that a book explains: those of things that its form has."""
    return {law.labels["es"].capitalize() for law in tutor.load("tute", variant=variant).court().law.glossary.values()}


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_decision_of_the_course_has_its_section(variant: str) -> None:
    found = titles(book(variant, "es"))
    forbidden = "No se puede cambiar la carta que pinta"
    change = "Cambiar la carta que pinta" if variant in ("habanero", "arrastrado") else forbidden
    assert {"Las bazas", "Quién gana la baza", change, "Cantar"} <= set(found)
    assert ("Capote" in words_of(variant), "Pisar" in words_of(variant)) == (
        variant == "habanero",
        variant != "habanero",
    )
    assert ("Anunciar capote" in found, "Avisar de un cambio" in found) == (variant == "habanero",) * 2


def test_what_nobody_may_ever_do_is_left_out_of_the_course_and_said_once() -> None:
    text = book("parejas", "es")
    assert "cambiar" not in part(text, "Cómo va una mano")
    said = part(text, "No se puede cambiar la carta que pinta").strip()
    assert said.startswith("En esta forma no se cambia la carta que pinta. *(tute, «Tute entre 4 individual»)*")
    assert "cualquiera puede cambiar la carta que pinta" in part(book("arrastrado", "es"), "Cómo va una mano")


def test_tricks_are_repeated_until_the_hands_are_empty() -> None:
    for variant in VARIANTS:
        assert "hasta que nadie tiene cartas en su mano" in part(book(variant, "es"), "Cómo va una mano")


def test_partners_may_both_sing() -> None:
    assert "Quien la gana y su compañero pueden cantar" in book("parejas", "es")
    assert "Quien la gana puede cantar" in book("individual", "es")


def test_four_kings_have_their_section_where_they_count() -> None:
    assert "Cantar tute" not in titles(book("parejas", "es"))
    text = rulebook(tutor.load(GAME, variant="parejas", options={"tute_de_reyes": True}), "es")
    assert "en tu mano hay 4 reyes" in part(text, "Cantar tute")


def test_a_match_is_told_in_games() -> None:
    assert "Gana la partida quien llega antes a 3 juegos." in part(book("parejas", "es"), "De qué se trata")
    assert "eso vale 1 o 2 juegos" in part(book("parejas", "es"), "De qué se trata")
    assert "The first to win 3 games wins the match." in part(book("parejas", "en"), "The end")
    assert "y tienes más de 100 puntos, ganas 2 juegos" in book("parejas", "es")


def test_a_stock_lies_on_the_table_only_where_cards_are_left() -> None:
    assert "El mazo" in part(book("habanero", "es"), "Dónde están las cartas")
    for variant in ("arrastrado", "individual", "parejas"):
        assert "mazo" not in part(book(variant, "es"), "Dónde están las cartas")


def test_the_cards_are_told_in_order_of_strength_and_the_rest_at_once() -> None:
    assert (
        "El as vale 11, el tres vale 10, el rey vale 4, el caballo vale 3 y la sota vale 2. Las demás no valen nada."
        in book("habanero", "es")
    )


def test_what_frees_from_a_duty_frees_from_those_that_hang_on_it() -> None:
    """Somebody without the suit must not think that a trump is owed while there is stock."""
    freed = "Si queda mazo y la carta de salida no es triunfo, no hace falta asistir, ni rige ninguna de las reglas que siguen."
    assert freed in part(book("habanero", "es"), "Las bazas")
    assert "you need not follow suit, and none of the rules that follow applies." in part(
        book("habanero", "en"), "The tricks"
    )
    house = read_yaml(
        """
format: 1
extends: tute
id: sota
es: La sota se guarda
set: {}
insert:
  - after: pisar
    rule: {id: guardar, es: guardar la sota, en: keep the jack, must: {not: {rank: 10}}}
""",
        "sota.yaml",
    )
    text = rulebook(tutor.load(GAME, variant="individual").with_house(house), "es", "jugar")
    assert "no hace falta asistir, montar, fallar ni pisar." in text


def test_the_book_says_who_leads_first() -> None:
    for variant in VARIANTS:
        assert "En la primera baza sale quien es mano" in part(book(variant, "es"), "Las bazas")
        assert "Eldest hand leads to the first trick" in part(book(variant, "en"), "The tricks")


def test_partners_are_told_that_they_count_as_one() -> None:
    assert "cuentan como uno solo" in part(book("parejas", "es"), "Jugadores y baraja")
    assert "uno solo" not in part(book("individual", "es"), "Jugadores y baraja")
