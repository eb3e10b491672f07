"""The rulebook of a table with house rules, options or misconceptions: what they change is printed and marked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tutor
from tests.ask.printed import LANGUAGES, VARIANTS, book, clean, pocha, sections_only, slips
from tutor.ask.check import values_of
from tutor.ask.rulebook import rulebook
from tutor.law.yamltext import read_yaml

HOUSES = Path(__file__).resolve().parents[1] / "house_rules"

CONTRAFALLAR = """
format: 1
extends: pocha
es: Quien no pueda pisar tiene que contrafallar.
en: Whoever cannot overruff must underruff.
insert:
  - after: pisar
    rule: {id: contrafallar, es: contrafallar, en: underruff, when: {void: pisar}, must: {suit: trump}}
"""
SIN_TRIUNFO = """
format: 1
extends: pocha
insert:
  - in: registers
    add: {suelto: {is: flag, starts: false, es: se ha echado un triunfo, en: a trump has been played}}
  - in: jugar.then
    add: {when: {the: play, is: {suit: trump}}, do: [{note: suelto, be: true}]}
  - before: asistir
    rule:
      id: esperar
      es: esperar a los triunfos
      en: wait for trumps
      when: [{empty: trick}, {the: suelto, is: false}]
      must: {not: {suit: trump}}
"""
CERO = """
format: 1
extends: pocha
es: El cero exacto vale cinco por carta.
en: An exact zero is worth five a card.
set: {acierto.when: [{the: tricks, is: bids}, {the: bids, more_than: 0}]}
insert:
  - after: acierto
    rule:
      id: cero
      es: cero exacto
      en: exact zero
      when: [{the: bids, is: 0}, {the: tricks, is: 0}]
      points: {per: {cards: 5}}
"""
COPAS = "{format: 1, extends: pocha, set: {copas_doble.times: 3}}"


def house(text: str, variant: str = "completa") -> tutor.Ruleset:
    """A table with house rules."""
    return pocha(variant).with_house(read_yaml(text, "casa.yaml"))


def line_of(text: str, name: str) -> str:
    return next(line.strip() for line in text.splitlines() if f"**{name}.**" in line)


def test_a_rule_of_the_house_stands_in_its_place_with_the_line_of_the_house() -> None:
    text = sections_only(house(CONTRAFALLAR), "es")
    assert line_of(text, "Contrafallar") == (
        "5. **Contrafallar.** *(regla de la casa: Quien no pueda pisar tiene que contrafallar)* "
        "Si no puedes pisar, debes echar un triunfo, si lo tienes."
    )
    assert "- *(regla de la casa)* Quien no pueda pisar tiene que contrafallar." in text
    assert "*(house rule: Whoever cannot overruff must underruff)*" in sections_only(house(CONTRAFALLAR), "en")


def test_a_rule_of_the_house_gets_examples_of_its_own() -> None:
    text = rulebook(house(CONTRAFALLAR), "es", "contrafallar")
    assert re.search(r"^- ✗ .*\*\*No\.\*\*.*debes echar un triunfo", text, re.MULTILINE)
    assert re.search(r"^- ✓ .*\*\*Sí\.\*\*.*es triunfo", text, re.MULTILINE)
    assert "▸" in rulebook(house(CERO), "es", "cero")


def test_an_example_of_the_law_is_judged_as_the_house_judges() -> None:
    asked = "el cinco y el dos de bastos. ¿Puedes echar el as de oros? "
    assert f"{asked}**Sí.** No tienes ninguna carta de copas" in book("completa", "es")
    assert f"{asked}**No.** No tienes ningún triunfo que gane" in rulebook(house(CONTRAFALLAR), "es", "pisar")


def test_what_a_house_remembers_is_said() -> None:
    text = sections_only(house(SIN_TRIUNFO), "es")
    assert line_of(text, "Esperar a los triunfos").endswith(
        "Si en la baza no hay ninguna carta y no se ha echado un triunfo, "
        "debes echar una carta que no sea un triunfo, si la tienes."
    )
    assert "*(regla de la casa)* Si la carta que echas es triunfo, desde entonces se ha echado un triunfo." in text
    assert "a trump has not been played" in sections_only(house(SIN_TRIUNFO), "en")


def test_a_line_of_the_count_is_changed_and_another_put_in() -> None:
    text = sections_only(house(CERO), "es")
    assert line_of(text, "Cero exacto") == (
        "2. **Cero exacto.** *(regla de la casa)* Si las bazas pedidas son 0 y no tienes ninguna baza ganada, "
        "5 puntos por cada carta de la mano."
    )
    assert "y las bazas pedidas son más de 0, 10 puntos" in line_of(text, "Acierto")


def test_a_changed_rule_is_no_longer_cited_from_the_source() -> None:
    assert "pocha-a" in line_of(book("completa", "es"), "Copas vale doble")
    assert line_of(sections_only(house(COPAS), "es"), "Copas vale doble") == (
        "3. **Copas vale doble.** *(regla de la casa)* Si el triunfo es copas, lo apuntado se multiplica por 3."
    )


@pytest.mark.parametrize(
    ("remove", "name", "before"),
    [("montar", "Montar", "Asistir"), ("baza_fallada", "Baza fallada", "Montar"), ("no_cuadrar", "No cuadrar", "")],
)
def test_a_rule_that_a_house_takes_out_is_named_where_it_stood(remove: str, name: str, before: str) -> None:
    text = sections_only(
        house("{format: 1, extends: pocha, es: Aquí no., en: Not here., remove: [" + remove + "]}"), "es"
    )
    assert line_of(text, name).endswith(f"**{name}.** *(regla de la casa: Aquí no)* Esta regla no se juega.")
    assert not before or text.index(f"**{before}.**") < text.index(f"**{name}.**") < text.index("**Fallar.**")


def test_each_overlay_marks_its_own() -> None:
    rules = house(CONTRAFALLAR).with_house(read_yaml(COPAS, "otra.yaml")).believing("M2")
    text = sections_only(rules, "es")
    assert "regla de la casa: Quien no pueda pisar" in line_of(text, "Contrafallar")
    assert "*(regla de la casa)*" in line_of(text, "Copas vale doble")
    assert line_of(text, "Montar").endswith("*(según algunos: No hace falta montar)* Esta regla no se juega.")
    assert "casa" not in line_of(text, "Asistir")


def test_text_of_a_house_is_not_taken_for_markup() -> None:
    line = "Aquí <script>alert(1)</script> [pulsa](http://x) y `código`."
    text = sections_only(
        house("{format: 1, extends: pocha, es: '" + line + "', en: x., set: {copas_doble.times: 3}}"), "es"
    )
    assert "<script>" not in text.replace(r"\<script\>", "")
    assert r"\[pulsa\]" in text


def test_options_of_the_table_are_told_at_the_front() -> None:
    text = sections_only(tutor.load("pocha", variant="sencilla", options={"renuncio": 50, "tres_bajo": True}), "es")
    front = text[text.index("## Lo que aquí es distinto") : text.index("## Jugadores")]
    assert "- **El tres vale poco.** Sí." in front
    assert "- **Puntos que cuesta un renuncio.** 50." in front


def option_values() -> Iterator[Any]:
    law = pocha("completa").court().law
    for option in law.options.values():
        for value in values_of(option):
            if value != law.settings[option.id]:
                yield pytest.param(option.id, value, id=f"{option.id}-{value}")


@pytest.mark.parametrize(("option", "value"), list(option_values()))
def test_every_value_of_every_option_can_be_printed(option: str, value: Any) -> None:
    for variant in VARIANTS:
        rules = tutor.load("pocha", variant=variant, options={option: value})
        for lang in LANGUAGES:
            assert slips(sections_only(rules, lang), lang) == []


def test_every_option_at_once_can_be_printed_with_its_examples() -> None:
    others = {param.values[0]: param.values[1] for param in option_values()}
    for lang in LANGUAGES:
        assert slips(rulebook(tutor.load("pocha", variant="sencilla", options=others), lang), lang) == []


@pytest.mark.parametrize("number", range(1, 17))
def test_every_misconception_can_be_printed(number: int) -> None:
    believing = pocha(VARIANTS[number % 2]).believing(f"M{number}")
    for lang in LANGUAGES:
        text = sections_only(believing, lang)
        assert slips(text, lang) == []
        assert believing.court().law.misconceptions[f"M{number}"].says[lang].rstrip(".") in text
    if number % 5 == 1:
        assert slips(rulebook(believing, LANGUAGES[number % 2]), LANGUAGES[number % 2]) == []


@pytest.mark.parametrize(
    "overlay",
    [
        pytest.param(text, id=name)
        for name, text in (
            ("contrafallar", CONTRAFALLAR),
            ("sin triunfo", SIN_TRIUNFO),
            ("cero", CERO),
            ("copas", COPAS),
        )
    ],
)
def test_every_house_can_be_printed(overlay: str) -> None:
    clean(house(overlay), "es")
    assert slips(sections_only(house(overlay, "sencilla"), "en"), "en") == []


def test_the_houses_of_the_other_tests_are_printed_clean() -> None:
    files = [file for file in sorted(HOUSES.glob("*.yaml")) if not file.name.endswith(".cases.yaml")]
    assert len(files) > 11
    for file in files:
        rules = tutor.load(file, variant="completa")
        for lang in LANGUAGES:
            assert slips(sections_only(rules, lang), lang) == [], file.name


DE_ONCE = """
format: 1
extends: escoba
es: "Se suma {suma}."
en: "Captures make {suma}."
set: {numbers.suma: 11}
"""


def test_a_house_s_own_line_spells_the_numbers_that_it_names() -> None:
    rules = tutor.load("escoba", variant="quince").with_house(read_yaml(DE_ONCE, "casa.yaml"))
    assert "Se suma once" in rulebook(rules, "es")
    assert "Captures make eleven" in rulebook(rules, "en")


@pytest.mark.parametrize(
    ("change", "cited"),
    [
        ("{numbers.suma: 11}", []),
        ("{sumar_quince.must: {total: [play, take], is: 16}}", []),
        ("{sumar_quince.must: {total: [play, take], is: 16}, sumar_quince.source: {escova: Escova}}", ["escova"]),
        ("{escoba.points: 2}", ["escoba-acanomas"]),
    ],
)
def test_an_answer_cites_no_source_for_a_rule_that_a_house_changed(change: str, cited: list[str]) -> None:
    """As the book does not; a rule that nobody touched keeps its source."""
    overlay = read_yaml(f"{{format: 1, extends: escoba, set: {change}}}", "casa.yaml")
    rules = tutor.load("escoba", variant="quince").with_house(overlay)
    answer = rules.explain(table="7o 1o", hand="5c", play="5c", take="7o 1o")
    assert [source["id"] for source in answer.source] == cited
