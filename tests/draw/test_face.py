"""Every card has a document of its own: well-formed, named, escaped, and asking nothing of the network."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from tutor.cards import CARDS, SUITS, Card, Suit
from tutor.draw import Style, back_image, back_svg, card_image, card_svg, spoken, suit_svg
from tutor.draw import face as faces
from tutor.draw.colours import EDGE, PAPER, SUIT_SHADES
from tutor.words import name_card

SVG = "{http://www.w3.org/2000/svg}"
STYLES: tuple[Style, ...] = ("full", "compact", "french")


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("style", ["full", "compact"])
def test_every_face_is_well_formed_and_named(style: Style, lang: str) -> None:
    titles = [ElementTree.fromstring(card_svg(card, lang, style)).findtext(f"{SVG}title") for card in CARDS]
    assert titles == [name_card(card, lang).bare for card in CARDS]


def test_a_french_face_is_named_as_it_is_spoken_of_and_as_it_is_printed() -> None:
    titles = [ElementTree.fromstring(card_svg(card, "es", "french")).findtext(f"{SVG}title") for card in CARDS]
    assert titles == [spoken(card, "es", "french") for card in CARDS]
    assert spoken(Card.of(11, Suit.ESPADAS), "es", "french") == "caballo de espadas (Q♠)"
    assert spoken(Card.of(1, Suit.BASTOS), "en", "french") == "ace of clubs (A♣)"


@pytest.mark.parametrize(("lang", "name"), [("es", "carta tapada"), ("en", "face-down card")])
def test_the_back_says_that_it_is_one(lang: str, name: str) -> None:
    assert ElementTree.fromstring(back_svg(lang)).findtext(f"{SVG}title") == name
    assert f'alt="{name}"' in back_image(lang)


def test_a_name_is_no_markup(monkeypatch: pytest.MonkeyPatch) -> None:
    class Hostile:
        bare = "</title><script>\"'&"

    def hostile(card: int, lang: str) -> Any:
        return Hostile

    monkeypatch.setattr(faces, "name_card", hostile)
    drawn, shown = card_svg.__wrapped__(0, "es"), card_image.__wrapped__(0, "es")
    assert ElementTree.fromstring(drawn).findtext(f"{SVG}title") == Hostile.bare
    assert (
        ElementTree.fromstring(shown.replace("<img ", "<img a='' ").removesuffix(">") + "/>").get("alt") == Hostile.bare
    )


@pytest.mark.parametrize("style", STYLES)
def test_faces_differ_without_colour(style: Style) -> None:
    drawn = {re.sub(r"#[0-9a-f]{6}", "", card_svg(card, "es", style)).partition("</title>")[2] for card in CARDS}
    assert len(drawn) == 48


@pytest.mark.parametrize("style", STYLES)
def test_a_face_asks_nothing_of_the_network_and_lacks_nothing(style: Style) -> None:
    for card in CARDS:
        drawn = card_svg(card, "es", style).replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"https?:|url\(|<script|<image|<style|<text", drawn)
        assert set(re.findall(r'href="#([^"]+)"', drawn)) == set(re.findall(r'id="([^"]+)"', drawn))
        assert drawn.count("href=") == drawn.count('href="#')


@pytest.mark.parametrize("suit", SUITS)
def test_the_number_can_be_read_on_paper(suit: Suit) -> None:
    assert contrast(PAPER, SUIT_SHADES[suit].dark) >= 7


@pytest.mark.parametrize("table", ["#ffffff", "#f4f1ea"])
def test_the_edge_of_a_card_is_seen_on_a_light_table(table: str) -> None:
    assert contrast(EDGE, table) >= 3


@pytest.mark.parametrize("table", ["#246349", "#173f30", "#0e1117"])
def test_the_paper_of_a_card_is_seen_on_a_dark_table(table: str) -> None:
    assert contrast(PAPER, table) >= 3


def test_symbols_are_well_formed() -> None:
    assert len({ElementTree.tostring(ElementTree.fromstring(suit_svg(suit))) for suit in SUITS}) == 4
