"""The book of a game of captures: complete, and clean in both languages."""

from __future__ import annotations

import re

import pytest

import tutor
from tests.ask.printed import LANGUAGES, book_of, slips
from tutor.ask import the_library
from tutor.ask.rulebook import rulebook

GAME = "escoba"
VARIANTS = the_library().variants(GAME)


def book(variant: str, lang: str) -> str:
    return book_of(GAME, variant, lang)


def readable(variant: str, lang: str) -> str:
    """A book without its citations and, in English, without the Spanish words that it explains."""
    text = re.sub(r"\*\((?:escoba|escova|our|lectura)[^)]*\)\*", "", book(variant, lang))
    return re.sub(r"^## Words$.*?(?=^## )", "", text, flags=re.MULTILINE | re.DOTALL) if lang == "en" else text


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_book_is_clean_and_complete(variant: str) -> None:
    law = tutor.load(GAME, variant=variant).court().law
    for lang in LANGUAGES:
        assert slips(readable(variant, lang), lang) == []
    titles = re.findall(r"^## (.+)$", book(variant, "es"), re.MULTILINE)
    claims = ["Reclamar"] if variant in ("quince", "cientifica") else []
    assert titles == [
        "De qué se trata",
        "Jugadores y baraja",
        "Dónde están las cartas",
        "Cómo va una mano",
        *(["La mesa de salida"] if law.opening else []),
        "Jugar",
        *claims,
        "La cuenta",
        *(["Cómo se descubre un error"] if law.checks else []),
        "El final",
        "Lo que cambia de mesa en mesa",
        "Palabras",
        "Fuentes",
    ]


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_line_of_the_count_stands_in_the_book_with_an_example(variant: str) -> None:
    law = tutor.load(GAME, variant=variant).court().law
    counted = re.search(r"^## La cuenta$(.*?)^## ", book(variant, "es"), re.MULTILINE | re.DOTALL)
    assert counted
    lines = re.findall(r"^\d+\. \*\*(.+?)\.\*\*.*\n   - ▸", counted[1], re.MULTILINE)
    assert len(lines) == len(law.tally)


def test_what_a_tie_brings_is_said_of_each_category() -> None:
    assert book("quince", "es").count("Si empatan varios, no se lo lleva nadie.") == 4
    each = rulebook(tutor.load(GAME, variant="quince", options={"empate": "cada_uno"}), "es")
    assert each.count("Si empatan varios, se lo lleva cada uno.") == 4


def test_what_is_dealt_at_once_is_not_repeated() -> None:
    assert "Se repite esto" in book("quince", "es")
    assert "Se repite esto" not in book("cientifica", "es")


def test_what_becomes_of_a_card_is_told_and_not_that_it_is_remembered() -> None:
    """The card just left is remembered where it can be claimed; everybody has seen it."""
    for variant in ("quince", "escova"):
        assert "la carta pasa a la mesa. En otro caso, las cartas pasan a tu montón; desde ahora eres" in book(
            variant, "es"
        )
        assert "the card goes to the table. Otherwise the cards go to your pile; from now on" in book(variant, "en")


def test_a_french_deck_is_told_of_where_it_will_do() -> None:
    assert "diamantes, corazones, picas y tréboles" in book("escova", "es")
    assert "francesa" not in book("limpia", "es")


@pytest.mark.parametrize("rule", ["igualar", "todos_los_oros", "renuncio", "opening", "checks", "sumar_quince", "fin"])
def test_a_rule_of_one_form_alone_can_be_asked_for(rule: str) -> None:
    assert rulebook(tutor.load(GAME), "es", rule).startswith("## ")


def test_a_ladder_of_ties_is_one_sentence_in_order() -> None:
    assert (
        "gana quien tiene más puntos; si empatan, decide quién tiene más, en toda la partida y por este orden: escobas, oros, "
        "sietes de oros, sietes y cartas. Si tampoco así se deshace el empate, se juega otra mano." in book("mas", "es")
    )
    assert (
        "whoever has most points wins; if they are level, it is decided by who has most of these, over the whole match, in "
        "this order: escobas, coins, sevens of coins, sevens and cards." in book("mas", "en")
    )
    assert "Si llegan varios en" not in book("mas", "es")  # they have to get beyond it


def test_a_claim_is_told_in_full() -> None:
    """What it must be, with a comma before the clause that has an "and" of its own; and that what remains is one's own."""
    text = rulebook(tutor.load(GAME, variant="quince"), "es", "reclamar_lo_dejado")
    assert (
        "alguna carta entre las que reclamas, y la carta que se acaba de dejar y las cartas que reclamas tienen" in text
    )
    assert "Desde ahora eres el último que se llevó cartas." in text


def test_what_the_best_four_are_is_explained_where_they_count() -> None:
    assert [variant for variant in VARIANTS if "- **Las cuatro mejores.** De lo que" in book(variant, "es")] == [
        "limpia",
        "quince",
        "cientifica",
    ]
