"""The printed rulebook: clean in both languages, whole or one rule of it."""

from __future__ import annotations

import re

import pytest

import tutor
from tests.ask.printed import LANGUAGES, VARIANTS, book, pocha, slips
from tutor.ask import the_library
from tutor.ask.examples import known_ids
from tutor.ask.rulebook import rulebook
from tutor.faults import TutorError

# ── the whole book ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_book_is_clean(variant: str, lang: str) -> None:
    assert slips(book(variant, lang), lang) == []


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("debes {x}", "es"),
        ("gana a el as", "es"),
        ("la baza_fallada", "es"),
        ("dos  cartas", "es"),
        ("the trick", "es"),
        ("la baza", "en"),
        ("None of it", "en"),
        ("una , carta", "es"),
        ("lectura nuestra (ours)", "es"),
        ("the dealer's card", "en"),
    ],
)
def test_a_slip_is_seen(text: str, lang: str) -> None:
    assert slips(text, lang)


def test_without_a_variant_every_variant_is_printed() -> None:
    text = rulebook(tutor.load("pocha"), "es")
    assert [line for line in text.splitlines() if line.startswith("# ")] == ["# Pocha (completa)", "# Pocha (sencilla)"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_order_is_that_of_the_rules(variant: str) -> None:
    titles = re.findall(r"^## (.+)$", book(variant, "es"), re.MULTILINE)
    special = ["Manos especiales"] if variant == "completa" else []
    assert titles == [
        "De qué se trata",
        "Jugadores y baraja",
        "Dónde están las cartas",
        "Cómo va una mano",
        "Pedir",
        "Las bazas",
        "Quién gana la baza",
        "Qué manos se juegan",
        *special,
        "La cuenta",
        "El final",
        "Lo que cambia de mesa en mesa",
        "Palabras",
        "Fuentes",
    ]


@pytest.mark.parametrize("rule", ["asistir", "montar", "fallar", "pisar", "no_cuadrar"])
def test_a_rule_is_printed_with_what_passes_and_what_fails(rule: str) -> None:
    text = rulebook(pocha("completa"), "es", rule)
    assert re.search(r"^- ✓ .*\*\*Sí\.\*\*", text, re.MULTILINE)
    assert re.search(r"^- ✗ .*\*\*No\.\*\*", text, re.MULTILINE)


def test_the_reason_of_an_example_is_the_answer_to_it() -> None:
    answer = pocha("completa").explain(trump="espadas", trick="12c 10c", hand="1c 6c 3e 2b", play="6c")
    for lang in LANGUAGES:
        assert answer.because(lang) in rulebook(pocha("completa"), lang, "montar")


def test_the_table_of_deals_is_that_of_the_plan() -> None:
    rows = [line for line in book("completa", "es").splitlines() if re.match(r"\| [3-9] \|", line)]
    assert rows[0] == "| 3 | el dos de espadas | 13 |"
    assert rows[4] == "| 7 | los cuatro doses y el cuatro de espadas | 5 |"
    assert "| Manos | 38 | 37 | 38 | 39 | 42 | 47 | 50 |" in book("completa", "es")


# ── one rule ──────────────────────────────────────────────────────────────────────────────────────


def names() -> list[str]:
    """Everything that a book can be asked for."""
    return known_ids(the_library(), "pocha")


@pytest.mark.parametrize("rule", names())
def test_everything_can_be_asked_for(rule: str) -> None:
    for lang in LANGUAGES:
        text = rulebook(pocha("sencilla"), lang, rule)
        assert text.startswith("## ")
        assert slips(text, lang) == []


def test_a_rule_alone_has_its_releases_and_nothing_else() -> None:
    text = rulebook(pocha("completa"), "es", "montar")
    assert "**Baza fallada.**" in text
    assert "Fallar" not in text


def test_a_release_alone_is_printed() -> None:
    assert rulebook(pocha("completa"), "en", "baza_fallada").startswith("## Ruffed trick\n")


def test_a_rule_that_is_not_in_force_says_what_would_put_it_in_force() -> None:
    text = rulebook(pocha("completa"), "es", "mantener_puja")
    assert "Aquí no rige. Rige con «Quien gana la subasta vuelve a pedir lo que quiera»: no:" in text
    assert "Aquí no rige. Rige en la forma «completa»:" in rulebook(pocha("sencilla"), "es", "india")


def test_a_line_and_an_option_of_one_name_are_both_printed() -> None:
    text = rulebook(pocha("completa"), "es", "renuncio")
    assert [line for line in text.splitlines() if line.startswith("#")] == [
        "## Renuncio",
        "## Puntos que cuesta un renuncio",
    ]


@pytest.mark.parametrize(("word", "near"), [("montr", "montar"), ("baza-fallada", "baza_fallada")])
def test_an_unknown_rule_is_refused_with_the_word_meant(word: str, near: str) -> None:
    with pytest.raises(TutorError) as caught:
        rulebook(pocha("completa"), "es", word)
    assert [fault.code for fault in caught.value.faults] == ["unknown_rule_near"]
    assert near in caught.value.text("es")
    assert near in caught.value.text("en")


def test_a_word_like_no_rule_is_refused_with_those_there_are() -> None:
    with pytest.raises(TutorError) as caught:
        rulebook(pocha("completa"), "es", "xyzzy")
    assert [fault.code for fault in caught.value.faults] == ["unknown_rule"]
