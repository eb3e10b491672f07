"""The book, the comparison and the positions as pages, from a book made up for it: what is shown, where, and what is not."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import pytest

import tutor
from tests.web.conftest import Page
from tutor.ask.rulebook import Change, Comparison, Entry, Section, Shown, examples_of, smallest_example
from tutor.web.book import book_html, found_count, rules_named, sought_words
from tutor.web.compared import changes_html
from tutor.web.overlay import code_of, table_with
from tutor.web.positions import examples_html, shown_html
from tutor.web.shelf import book_of

RELEASE = Entry("salvo que la baza esté fallada", "release", "baza fallada")
BOOK = [
    Section("goal", "De qué se trata", opening=(Entry("Gana quien más pide."),), level=2),
    Section(
        "chain",
        "Qué se debe echar",
        rules=(
            Entry("Hay que echar del palo.", "follow_suit", "Asistir"),
            Entry("Hay que ganar la baza.", "mont", "Montar", inner=(RELEASE,)),
            Entry("Sin nombre.", "", ""),
        ),
        closing=(Entry("Y nada más que eso."),),
        numbered=True,
        level=3,
    ),
]
LINKS = {"larga": ("larga", "?view=compare&against=larga"), "corta": ("corta", "?view=compare&against=corta")}
Unlike = Mapping[str, Mapping[str, bool]]


def page(find: str = "", unlike: Unlike | None = None, positions: str = "") -> str:
    return book_html(BOOK, "es", {}, lambda rule, _: positions, unlike or {}, sought_words(find), LINKS)


def names(html: str) -> list[str]:
    return [re.sub("<.*?>", "", name) for name in re.findall(r'<p class="sr-rule-name"><b>(.*?)</b>', html)]


# ── to search ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("find", "there", "count"),
    [
        ("ganar", ["Montar", "baza fallada"], 1),
        ("BAZA fallada", ["Montar", "baza fallada"], 1),
        ("palo ganar", [], 0),
        ("debe echar", ["Asistir", "Montar", "baza fallada"], 1),
        ("follow suit", ["Asistir"], 1),
        ("pide", [], 1),
        ("eso", [], 1),
        ("", ["Asistir", "Montar", "baza fallada"], 8),
    ],
)
def test_a_search_shows_what_it_finds_with_all_that_belongs_to_it(find: str, there: list[str], count: int) -> None:
    html = page(find)
    assert names(html) == there
    assert found_count(BOOK, sought_words(find)) == count
    assert ("Gana quien más pide." in re.sub("</?mark>", "", html)) == (find in ("pide", ""))
    assert ("Y nada más que eso." in re.sub("</?mark>", "", html)) == (find in ("eso", "debe echar", ""))
    assert bool(html) == bool(there or count)


def test_every_word_is_marked_whole_and_nothing_else_is() -> None:
    assert re.findall("<mark>(.*?)</mark>", page("GANÁR baza")) == ["ganar", "baza", "baza", "baza"]
    assert "<mark>" not in page("")


def test_the_contents_name_only_what_is_shown() -> None:
    assert re.findall(r'href="#(r-\w+)">[^#]', page()) == ["r-goal", "r-chain"] * 2
    assert re.findall(r'href="#(r-\w+)">[^#]', page("ganar")) == ["r-chain"] * 2


def test_a_rule_that_has_a_name_has_a_place_and_is_offered() -> None:
    places = set(re.findall(r'<li id="r-(\w+)"', page()))
    assert places == {"follow_suit", "mont", "release"}
    assert rules_named(BOOK) == {
        "follow_suit": "Qué se debe echar: Asistir",
        "mont": "Qué se debe echar: Montar",
        "release": "Qué se debe echar: baza fallada",
    }


def test_a_rule_tells_where_it_is_otherwise_and_where_it_is_not() -> None:
    html = page(unlike={"mont": {"larga": True, "corta": False}})
    assert re.sub("<.*?>", "", html[html.index("sr-others") :].split("</p>")[0]).endswith(
        "De otra manera en larga · No se juega en corta"
    )
    assert "sr-others" not in page()


@pytest.mark.parametrize(("count", "said"), [(1, "Una posición"), (3, "3 posiciones")])
def test_positions_are_counted(count: int, said: str) -> None:
    assert f"<summary>{said}</summary>" in page(positions='<div class="sr-example ">' * count)


# ── to compare ────────────────────────────────────────────────────────────────────────────────────

ONE, OTHER = (
    Entry("Suman 15.", "sumar", "Sumar"),
    Entry("Suman 11.", "sumar", "Sumar once", inner=(Entry("Con la carta."),)),
)


def sides(html: str) -> list[str]:
    return [
        re.sub(r"\s+", " ", re.sub("<.*?>", " ", side)).strip()
        for side in re.findall(r'<div class="sr-side.*?</div>', html)
    ]


def test_each_side_says_what_its_table_says() -> None:
    html = changes_html([(Change("play", "Jugar", ONE, OTHER), None)], ("larga", "corta"), "es")
    assert names(html) == ["Sumar"]
    assert sides(html) == ["larga Suman 15.", "corta Sumar once. Suman 11. Con la carta."]
    assert "Ninguna pregunta" in html


def test_where_one_table_has_nothing_it_says_so_and_a_heading_is_not_repeated() -> None:
    paragraph = Entry("Se juega a 21.")
    html = changes_html([(Change("goal", "El final", None, paragraph), None)], ("larga", "corta"), "en")
    assert names(html) == []
    assert sides(html) == ["larga Says nothing.", "corta Se juega a 21."]
    assert html.count("sr-silent") == 1


def shown_of(variant: str, other: str) -> list[tuple[Change, Shown | None]]:
    one, two = (tutor.load("pocha", variant=name) for name in (variant, other))
    compared = Comparison(one, two, "es", (variant, other))
    return [(change, compared.shown(change)) for change in compared.changes]


def test_a_position_that_shows_several_differences_in_a_row_stands_after_the_last() -> None:
    changes = shown_of("completa", "sencilla")
    change, shown = next(pair for pair in changes if pair[1] is not None)
    other = next(pair[1] for pair in changes if pair[1] is not None and pair[1].case.facts != shown.case.facts)
    bare = Change(change.section, change.title, ONE, None)

    def order(*positions: Shown | None) -> str:
        html = changes_html([(bare, each) for each in positions], ("completa", "sencilla"), "es")
        signs = {"sr-change": "c", "sr-example sr-is-depends": "p", "sr-no-question": "n"}
        return "".join(
            signs[name] for name in re.findall(r'class="(sr-change|sr-example sr-is-depends|sr-no-question)"', html)
        )

    assert order(shown, shown) == "ccp"
    assert order(shown, other) == "cpcp"
    assert order(None, None) == "ccn"
    assert order(None, shown, None) == "cncpcn"


def test_a_position_on_which_tables_part_carries_no_marks_and_both_answers() -> None:
    shown = next(
        shown
        for _, shown in shown_of("completa", "sencilla")
        if shown is not None and any(answer and answer.show and answer.question == "play" for _, answer in shown.said)
    )
    html = shown_html(shown, "es", "Aquí se nota")
    assert 'class="sr-sign"' not in html
    assert "obliga" not in html
    assert html.count("<li>") >= 2
    assert all(f"<b>{table}</b>" in html for table, _ in shown.said)


def test_the_smallest_position_stands_first_and_once() -> None:
    rules = tutor.load("pocha", variant="completa")
    smallest = smallest_example(rules, "montar", "es")
    assert smallest is not None
    examples = examples_of(rules, "montar", False, "es")
    count = examples_html(examples, None, "es").count('class="sr-example ')
    assert count == len(examples)
    again = examples_html([*examples, smallest], smallest, "es")
    assert again.count('class="sr-example ') == 1 + sum(each.case.facts != smallest.case.facts for each in examples)
    assert again.index("La posición más pequeña en que decide") < again.index("sr-asked-of")


# ── house rules ───────────────────────────────────────────────────────────────────────────────────


def test_a_house_rule_that_changes_nothing_is_not_in_the_address() -> None:
    assert code_of({"options": {}, "remove": []}) == ""
    assert code_of({"options": {}, "remove": ["montar"]}) == code_of({"remove": ["montar"]})
    assert (
        table_with("pocha", "completa", {"options": {}}).court().law.settings
        == tutor.load("pocha", variant="completa").court().law.settings
    )


def test_an_option_that_changes_nothing_in_a_form_leaves_its_book_as_it_is(page: Callable[..., Page]) -> None:
    rules = tutor.load("tute", variant="habanero")
    told = {entry.id for section in book_of(("tute", "habanero", ""), "es") for entry in section.walk()}
    settings = rules.court().law.settings
    idle = next(name for name, each in rules.court().law.options.items() if each.type == "flag" and name not in told)
    house = code_of({"options": {idle: not settings[idle]}})
    opened = page("es", screen="reglas", game="tute", variant="habanero", view="house", house=house)
    assert "Habanero y en casa dicen lo mismo." in [said.value for said in opened.app.markdown]


# ── what no search hides ──────────────────────────────────────────────────────────────────────────

COUNTED = Section("count", "La cuenta", table=(("Carta", "Vale"), ("as", "11"), ("tres", "<10>")), level=2)
EMPTY, PARENT = Section("none", "Nada", level=3), Section("parent", "Manos", level=2)


def written(*sections: Section, find: str = "") -> str:
    return book_html(sections, "es", {}, lambda *_: "", {}, sought_words(find), LINKS)


def test_a_table_is_shown_whole_with_its_heads_or_not_at_all() -> None:
    cells = re.findall("<t([hd])(?: [^>]*)?>(.*?)</t[hd]>", written(COUNTED))
    assert cells == [("h", "Carta"), ("h", "Vale"), ("d", "as"), ("d", "11"), ("d", "tres"), ("d", "&lt;10&gt;")]
    assert "<table" in written(COUNTED, find="cuenta")
    assert written(COUNTED, find="baza") == ""


def test_a_heading_stands_over_its_parts_and_an_empty_part_is_left_out() -> None:
    assert "Manos" in written(PARENT)
    assert written(PARENT, find="baza") == ""
    assert written(EMPTY) == ""


def test_whose_rule_it_is_and_what_is_noted_of_it_stand_beside_it() -> None:
    mine = Entry("El tres vale poco.", "low", "Tres bajo", note="solo *aquí*", mark="regla de la casa")
    html = written(Section("chain", "Qué se debe echar", rules=(mine,)))
    assert re.search(r'<li id="r-low"[^>]* class="sr-changed">.*<b>Tres bajo</b>.*sr-mark">regla de la casa<', html)
    assert '<p class="sr-cite">solo <em>aquí</em></p>' in html


def test_a_side_says_what_belongs_to_it_to_the_last() -> None:
    deep = Entry("Suman 11.", "sumar", "Sumar", inner=(Entry("Con otra.", inner=(Entry("Y otra más."),)),))
    html = changes_html([(Change("play", "Jugar", ONE, deep), None)], ("larga", "corta"), "es")
    assert sides(html)[1] == "corta Suman 11. Con otra. Y otra más."


def test_a_position_is_drawn_and_on_paper_told_in_words() -> None:
    rules = tutor.load("pocha", variant="completa")
    for html in (
        examples_html(examples_of(rules, "fallar", False, "es"), None, "es"),
        *(
            shown_html(shown, "es", "Aquí se nota")
            for _, shown in shown_of("completa", "sencilla")
            if shown and any(answer and answer.question == "play" for _, answer in shown.said)
        ),
    ):
        assert 'class="sr-board"' in html
        assert re.search(r"<span class=sr-drawn>[^<]*En tu mano", html)
