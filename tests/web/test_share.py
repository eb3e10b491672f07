"""What is passed on: the link at the address people reach the app by, and the same as a QR code."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode
from xml.etree import ElementTree

import pytest

import tutor
from tests.web.asked import ASKED, DISPUTED
from tests.web.conftest import Page
from tutor.ask.packed import pack
from tutor.ask.scoresheet import Scoresheet
from tutor.web.share import PUBLIC, page_address, qr_html

Open = Callable[..., Page]
SVG = "{http://www.w3.org/2000/svg}"


def link(page: Page) -> str:
    return next(code.value for code in page.app.code if "?" in code.value)


def test_until_it_is_unfolded_nothing_is_drawn(page: Open) -> None:
    opened = page("es", DISPUTED)
    assert not opened.app.code
    assert "sr-qr" not in opened.html


@pytest.mark.parametrize(("lang", "alt"), [("es", "Código QR de este enlace"), ("en", "QR code of this link")])
def test_a_position_is_passed_on_as_a_link_and_as_a_qr_code_of_it(lang: str, alt: str, page: Open) -> None:
    opened = page(lang, DISPUTED).unfold("share")
    assert f"c={opened.code}" in link(opened)
    assert qr_html(link(opened), lang) in opened.html
    assert f'alt="{alt}"' in opened.html


def test_a_link_too_long_for_a_qr_code_has_none() -> None:
    assert "data:image/svg+xml" in qr_html("https://reglas.example/?c=" + "1" * 2900, "es")
    assert qr_html("https://reglas.example/?c=" + "1" * 4000, "es") == ""


def test_a_public_address_takes_the_place_of_the_one_that_is_seen(page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PUBLIC, "https://reglas.example/club")
    opened = page("es", ASKED["bid"][0]).unfold("share")
    assert link(opened).startswith("https://reglas.example/club/?")


@pytest.mark.parametrize(("lang", "label"), [("es", "Qué se abre"), ("en", "What it opens at")])
def test_a_page_of_the_rules_is_passed_on_and_one_rule_of_it(lang: str, label: str, page: Open) -> None:
    asked = {"game": "pocha", "variant": "sencilla", "find": "triunfo"}
    opened = page(lang, screen="reglas", **asked).unfold("rules_share")
    assert link(opened).endswith(f"?{urlencode({'lang': lang, **asked})}")
    (chosen,) = [box for box in opened.app.selectbox if box.label == label]
    chosen.set_value("fallar")
    opened.run()
    assert link(opened).endswith(f"?{urlencode({'lang': lang, 'game': 'pocha', 'variant': 'sencilla'})}#r-fallar")
    assert qr_html(link(opened), lang) in opened.html


def test_of_a_comparison_no_rule_is_offered(page: Open) -> None:
    opened = page("es", screen="reglas", game="pocha", view="compare").unfold("rules_share")
    assert not opened.app.selectbox
    assert "view=compare" in link(opened)


def test_a_sheet_is_passed_on(page: Open) -> None:
    sheet = Scoresheet(
        tutor.load("tute", variant="parejas"), ("A", "B"), 0, [{"piles": {"A": 60, "B": 60}, "last_trick": "A"}]
    )
    code = pack(sheet.data())
    opened = page("es", screen="anotador", s=code).unfold("sheet_share")
    assert f"s={code}" in link(opened)


@pytest.mark.parametrize(
    ("seen", "public", "address"),
    [
        ("http://localhost:8501/", "https://a.example", "https://a.example/"),
        ("http://localhost:8501/arbitro", "https://a.example/", "https://a.example/arbitro"),
        ("", "https://a.example/x", "https://a.example/x/"),
        ("http://192.168.1.4:8501/", "", "http://192.168.1.4:8501/"),
    ],
)
def test_the_address_of_a_page(seen: str, public: str, address: str) -> None:
    assert page_address(seen, public) == address


def test_nothing_is_passed_on_of_an_empty_table(page: Open) -> None:
    opened: Any = page("es")
    assert not opened.app.code


@pytest.mark.parametrize(("name", "lang"), [(name, ("es", "en")[place % 2]) for place, name in enumerate(ASKED)])
def test_a_ruling_is_a_picture_that_holds_all_it_needs(lang: str, name: str) -> None:
    from tutor.ask.picture import answer_svg

    case, *_ = ASKED[name]
    rules = tutor.load(case["game"])
    answer = rules.explain(case)
    drawn = ElementTree.fromstring(answer_svg(rules, answer, lang, case.get("variant", "")))
    said = " ".join("".join(drawn.itertext()).split())
    words = " ".join(text.text or "" for text in drawn.iter(f"{SVG}text"))
    for line in answer.because(lang).split(". "):
        assert line.strip(". ") in words or answer.speak_details(lang)
    assert answer.headline(lang) in said
    assert all("http" not in value for node in drawn.iter() for value in node.attrib.values())


def test_the_picture_of_a_ruling_is_passed_on_in_the_language_of_the_page(page: Open) -> None:
    opened = page("en", DISPUTED)
    assert not [node for node in opened.app.get("bidi_component") if "picture" in node.proto.json]
    (found,) = [node for node in opened.unfold("share").app.get("bidi_component") if "picture" in node.proto.json]
    picture = json.loads(found.proto.json)["table"]["picture"]
    assert "Illegal (head the suit led)" in picture["svg"]
    assert picture["name"] == "ruling-sin-renuncio"
    assert "You must play a card that beats the king of cups" in picture["words"]["alt"]


def test_a_name_that_is_markup_is_drawn_as_it_was_typed() -> None:
    from tutor.ask.picture import answer_svg

    rules = tutor.load("pocha")
    hostile = "<script>alert(1)</script>"
    answer = rules.explain(match={hostile: 120, "Eva": 100, "Luis": 20}, variant="sencilla")
    assert "<script" not in answer_svg(rules, answer)
