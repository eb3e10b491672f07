"""The page of the rules, driven without a browser: every game and form, search, comparison, house rules, bad addresses."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

import tutor
from tutor.ask import the_library
from tutor.ask.rulebook import rulebook
from tutor.ask.rulebook.markdown import plain
from tutor.web.book import found_count, rules_named, sought_words
from tutor.web.overlay import code_of, file_of, read_file
from tutor.web.reader import Open
from tutor.web.shelf import book_of

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Page

Read = Callable[..., "Page"]
LOW = {"options": {"tres_bajo": True}}
OF_ESCOBA = """
format: 1
extends: escoba
variant: quince
es: La escoba del once.
en: Escoba of eleven.
options: {meta: 31}
set: {numbers.suma: 11}
"""


@pytest.fixture
def read(page: Callable[..., Page]) -> Read:
    """Opens the page of the rules."""
    return lambda lang="es", **address: page(lang, screen="reglas", **address)


def forms() -> Iterator[tuple[str, str]]:
    for game in the_library().games():
        yield from ((game, variant) for variant in the_library().variants(game))


def address(page: Page) -> dict[str, str]:
    """What the address of the page says of the book."""
    return {name: str(page.app.query_params[name]) for name in page.app.query_params if name not in ("lang", "scale")}


def faults(page: Page) -> str:
    found = re.findall(r'<section class="sr-panel sr-is-problem".*?</section>', page.html, re.DOTALL)
    return " ".join(found)


def bare(text: str) -> str:
    """Letters and numbers alone."""
    return re.sub(r"[\W_]+", "", text)


# ── to read ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("game", "variant"), list(forms()))
def test_every_book_is_read_whole_in_both_languages(game: str, variant: str, read: Read) -> None:
    page = read("es", game=game, variant=variant)
    for lang in ("es", "en"):
        if lang == "en":
            page.switch(lang)
        assert faults(page) == ""
        said = bare(page.said)
        for section in book_of((game, variant, ""), lang):
            assert section.title in page.said
            for entry in section.walk():
                assert bare(entry.text) in said
                assert bare(entry.name) in said
        named = rules_named(book_of((game, variant, ""), lang))
        assert set(named) <= set(re.findall(r' id="r-(\w+)"', page.html))
        assert len(named) > 5
        assert 'class="sr-board"' in page.html
        assert len(page.html) < 300_000  # no picture of a card is sent twice


def test_a_rule_has_its_anchor_its_source_its_place_and_its_positions(read: Read) -> None:
    page = read("es", game="pocha", variant="completa")
    start = page.html.index('<li id="r-montar" value="2">')
    rule = page.html[start : page.html.index('<li id="r-fallar"')]
    assert "Pocha, forma larga: «Modo de juego»" in rule
    assert '<a class="sr-anchor" href="#r-montar" aria-label="Enlace a «Montar»">' in rule
    assert "La posición más pequeña en que decide" in rule
    assert 'class="sr-example sr-is-legal"' in rule
    assert 'class="sr-example sr-is-illegal"' in rule
    assert "tienes el as de copas" in rule
    assert 'href="#r-tally"' in page.html
    options = page.html[page.html.index('<section id="r-options"') :]
    assert "La más pequeña en que se nota" in options


def test_a_rule_names_the_forms_that_have_it_otherwise(read: Read) -> None:
    page = read("es", game="escoba", variant="quince")
    start = page.html.index('id="r-sumar_quince"')
    rule = page.html[start : start + 3000]
    assert "No se juega en" in rule
    assert "?lang=es&amp;game=escoba&amp;variant=quince&amp;view=compare&amp;against=limpia" in rule


def test_the_reasons_are_those_of_the_printed_book(read: Read) -> None:
    printed = plain(rulebook(tutor.load("pocha", variant="completa"), "en"))
    page = read("en", game="pocha", variant="completa")
    reasons = re.findall(r'<p class="sr-told">.*?<span>(?:<b>.*?</b> )?([^<]*)</span></p>', page.html)
    assert len(reasons) > 40
    smallest = page.html.count("The smallest position in which it decides")
    assert sum(plain(reason) not in printed for reason in reasons) <= smallest


# ── to search ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("lang", "sought", "there", "gone"),
    [
        ("es", "ÚLTIMA baza", [], ["Fallar"]),
        ("es", "renuncio", ["Renuncio"], ["Montar", "Fallar"]),
        ("es", "RENUNCIÓ", ["Renuncio"], ["Montar"]),
        ("es", "baza fallada", ["Baza fallada", "Montar"], ["Pisar"]),
        ("en", "overruff", ["Overruff"], ["Void hand"]),
    ],
)
def test_a_search_leaves_what_it_finds(lang: str, sought: str, there: list[str], gone: list[str], read: Read) -> None:
    page = read(lang, game="pocha", variant="completa", find=sought)
    names = re.findall(r'<p class="sr-rule-name"><b>(.*?)</b>', page.html)
    names = [re.sub("<.*?>", "", name) for name in names]
    assert {*there} <= {*names}
    assert not {*gone} & {*names}
    assert "<mark>" in page.html or not there


def test_a_search_keeps_the_place_in_the_order(read: Read) -> None:
    page = read("es", game="pocha", variant="completa", find="pisar")
    assert '<li id="r-pisar" value="4">' in page.html


def test_the_words_of_players_are_searched_too(read: Read) -> None:
    glossary = [section for section in book_of(("escoba", "quince", ""), "es") if section.id == "glossary"]
    (word, *_) = glossary[0].rules
    page = read("es", game="escoba", variant="quince", find=word.name.upper())
    assert 'id="r-glossary"' in page.html
    assert found_count(glossary, sought_words(word.name)) >= 1


def test_a_word_that_stands_in_one_place_is_said_to(read: Read) -> None:
    book = book_of(("pocha", "sencilla", ""), "es")
    words = sorted({word for section in book for entry in section.walk() for word in sought_words(entry.text)})
    once = next(word for word in words if len(word) > 5 and found_count(book, (word,)) == 1)
    page = read("es", game="pocha", variant="sencilla", find=once)
    assert [caption.value for caption in page.app.caption] == ["Aparece en un sitio."]


def test_what_is_nowhere_is_said(read: Read) -> None:
    page = read("es", game="pocha", find="xyzzy")
    assert [caption.value for caption in page.app.caption] == [
        "Aquí no aparece. Prueba con otra palabra, o con otra forma del juego."
    ]
    assert "sr-book" not in page.html


def test_what_is_sought_is_no_html(read: Read) -> None:
    page = read("es", game="pocha", find="<b>triunfo")
    assert "<b>triunfo" not in page.html


def test_typing_puts_the_search_into_the_address(read: Read) -> None:
    page = read("es", game="pocha", variant="sencilla").write("reading_find", "mano")
    assert address(page) == {"game": "pocha", "variant": "sencilla", "find": "mano"}
    again = read("es", **address(page))
    assert again.html == page.html


# ── to compare ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("lang", ["es", "en"])
def test_two_forms_are_compared_with_a_position_for_each_difference(lang: str, read: Read) -> None:
    page = read(lang, game="pocha", variant="completa").choose("reading_view", "compare")
    assert address(page) == {"game": "pocha", "variant": "completa", "view": "compare", "against": "sencilla"}
    (start,) = [found.start() for found in re.finditer("<b>(No cuadrar|Make the bids uneven)</b>", page.html)] or [-1]
    assert {"es": "Completa : Ilegal (no cuadrar)", "en": "Completa : Illegal"}[lang] in page.said or start
    assert {"es": "Aquí se nota", "en": "Here it shows"}[lang] in page.said
    assert page.html.count('class="sr-sides"') == 19


def test_another_form_is_chosen_to_compare_with(read: Read) -> None:
    page = read("es", game="escoba", variant="limpia", view="compare").choose("reading_against", "escova")
    assert address(page)["against"] == "escova"
    assert "Brasileña" in page.said
    page.choose("reading_variant", "escova")
    assert address(page)["against"] == "limpia"


def test_another_game_begins_anew(read: Read) -> None:
    page = read("es", game="pocha", variant="sencilla", find="mano", house=code_of(LOW)).choose(
        "reading_game", "escoba"
    )
    first, second, *_ = the_library().variants("escoba")
    assert address(page) == {"game": "escoba", "variant": first, "find": "mano"}
    page.choose("reading_view", "compare").choose("reading_game", "tute").choose("reading_game", "escoba")
    assert address(page) == {"game": "escoba", "variant": first, "view": "compare", "against": second, "find": "mano"}


def test_forms_are_compared_as_they_are_whatever_the_house_plays(read: Read) -> None:
    asked = {"game": "pocha", "variant": "sencilla", "view": "compare"}
    bare, house = read("es", **asked), read("es", **asked, house=code_of({"remove": ["montar"]}))
    assert (house.html, faults(house)) == (bare.html, "")
    assert bare.html.count('class="sr-sides"') == 19


# ── house rules ───────────────────────────────────────────────────────────────────────────────────


def test_a_switch_says_at_once_what_it_changes_and_the_book_marks_it(read: Read) -> None:
    page = read("es", game="pocha", variant="completa", view="house")
    assert "Aún no cambia nada." in [caption.value for caption in page.app.caption]
    page.app.toggle(key="house_tres_bajo_pocha_completa_es").set_value(True)
    page.run()
    assert address(page)["house"] == code_of(LOW)
    assert "as, rey, caballo, sota, siete, seis, cinco, cuatro, tres y dos" in page.said
    assert "en casa : Ilegal (montar)" in page.said
    assert "Una diferencia entre Completa y en casa." in [said.value for said in page.app.markdown]
    captions = [caption.value for caption in page.app.caption]
    assert len([caption for caption in captions if caption.endswith("[**Mira lo que cambia.**](#changes)")]) == 1
    assert any(re.search(r"\(pocha-a, «.+»: no; pocha-b, «.+»: no\)", caption) for caption in captions)
    page.choose("reading_view", "book")
    assert "regla de la casa" in page.said
    assert "Se juega con reglas de casa: lo que cambian va marcado." in [caption.value for caption in page.app.caption]
    assert read("es", **address(page)).html == page.html


def test_every_option_is_there_and_says_what_it_bears_on(read: Read) -> None:
    for game in the_library().games():
        page = read("en", game=game, view="house")
        law = tutor.load(game, variant=the_library().variants(game)[0]).court().law
        widgets = [*page.app.toggle, *page.app.selectbox, *page.app.number_input]
        assert {widget.label for widget in widgets} == {option.labels["en"] for option in law.options.values()}
        told = [caption.value for caption in page.app.caption]
        told = [said for said in told if said.startswith(("Here:", "By itself"))]
        assert len(told) == len(law.options)
        assert told == sorted(told, reverse=True, key=lambda said: said.startswith("Here:")), "what is idle comes last"


def test_what_is_set_back_to_the_usual_is_no_house_rule(read: Read) -> None:
    page = read("es", game="pocha", variant="completa", view="house")
    for value in (True, False):
        page.app.toggle(key="house_tres_bajo_pocha_completa_es").set_value(value)
        page.run()
        assert ("house" in address(page)) == value
    assert "Aún no cambia nada." in [caption.value for caption in page.app.caption]


def test_undoing_leaves_the_form_as_it_is(read: Read) -> None:
    page = read("es", game="pocha", variant="completa", view="house", house=code_of(LOW))
    page.app.button[-1].click()
    page.run()
    assert "house" not in address(page)
    assert page.app.toggle(key="house_tres_bajo_pocha_completa_es").value is False


def upload(page: Page, text: str) -> Page:
    page.app.file_uploader[0].set_value(("mi-casa.yaml", text.encode(), "application/yaml"))
    return page.run()


def test_a_file_is_opened_changed_and_saved_again(read: Read, tmp_path: Path) -> None:
    page = upload(read("es", game="pocha", view="house"), OF_ESCOBA)
    now: Open = page.app.session_state["reading"]
    assert (now.game, now.variant, list(now.house)) == ("escoba", "quince", ["es", "en", "options", "set"])
    assert "set" in " ".join(caption.value for caption in page.app.caption)
    page.app.toggle(key="house_todos_los_sietes_escoba_quince_es").set_value(True)
    page.run()
    assert "la carta que juegas y las cartas que te llevas tienen que sumar 11" in page.said
    saved = file_of(now.game, now.variant, now.house)
    file = tmp_path / "casa.yaml"
    file.write_text(saved, "utf-8")
    rules = tutor.load(str(file))
    assert rules.court().law.settings["meta"] == 31
    assert rules.court().law.settings["todos_los_sietes"] is True
    assert read_file(saved.encode(), "casa.yaml") == ("escoba", "quince", now.house)
    assert upload(read("es", view="house"), saved).app.session_state["reading"] == now
    assert read("es", **address(page)).app.session_state["reading"] == now


def test_every_fault_of_a_file_is_told_at_its_line(read: Read) -> None:
    wrong = "format: 1\nextends: pocha\noptions: {tres_bjo: true, renuncio: 9999}\nremove: [montr]\n"
    page = upload(read("es", game="pocha", view="house"), wrong)
    said = faults(page)
    assert "mi-casa.yaml:3" in said
    assert "mi-casa.yaml:4" in said
    assert said.count("mi-casa.yaml") >= 3
    assert "house" not in address(page)
    page.choose("reading_variant", "sencilla")
    assert faults(upload(page, "format: 1\nextends: pocha\noptions: {tres_bajo: true}\n")) == ""
    assert address(page)["house"] == code_of(LOW)
    assert address(page)["variant"] == "sencilla"  # the file prefers none


@pytest.mark.parametrize("text", ["", "{", "- a\n- b\n", "\x00", "format: 1\nextends: mus\n", "&a [*a]", "a" * 100_000])
def test_a_file_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(tutor.TutorError):
        read_file(text.encode(), "casa.yaml")


def test_rules_that_another_form_cannot_have_are_told_and_left_out(read: Read) -> None:
    own: dict[str, Any] = {"set": {"sumar_quince.must": {"empty": "table"}}}
    page = read("es", game="escoba", variant="quince", house=code_of(own))
    assert faults(page) == ""
    page.choose("reading_variant", "limpia")
    assert "sumar_quince" in faults(page)
    assert "sr-book" in page.html
    assert "sumar_quince" in faults(page.choose("reading_view", "house"))


# ── addresses ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "given", [{"game": "<b>x</b>", "variant": "<i>"}, {"game": "pocha", "house": "1.remove.~l.montr.~e"}]
)
def test_a_malformed_address_says_what_is_wrong_and_opens_the_plain_book(given: dict[str, str], read: Read) -> None:
    page = read("es", **given)
    assert "El enlace no se puede abrir" in faults(page)
    assert "<b>x" not in page.html
    assert "sr-book" in page.html
    assert "house" not in address(page)
    assert "regla de la casa" not in page.said


def test_leaving_the_page_and_coming_back_loses_nothing(read: Read) -> None:
    page = read("es", game="pocha", variant="sencilla", house=code_of(LOW))
    for name in ("game", "variant", "house"):
        del page.app.query_params[name]
    assert address(page.run()) == {"game": "pocha", "variant": "sencilla", "house": code_of(LOW)}


def test_house_rules_too_long_for_an_address_stay_open(read: Read) -> None:
    long = OF_ESCOBA.replace("La escoba del once.", "x" * 5000)
    page = upload(read("es", game="escoba", view="house"), long)
    assert "house" not in address(page)
    assert any("no caben en la dirección" in caption.value for caption in page.app.caption)
    assert "tienen que sumar 11" in page.said
