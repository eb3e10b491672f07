"""Every card has a face of its own, well-formed, named, and told apart without colour."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tutor.cards import CARDS, SUITS, Card, Suit
from tutor.draw import card_svg, suit_svg
from tutor.draw.colours import PAPER, SUIT_SHADES
from tutor.words import name_card

SVG = "{http://www.w3.org/2000/svg}"


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_face_is_well_formed_and_named(lang: str) -> None:
    titles = [ElementTree.fromstring(card_svg(card, lang)).findtext(f"{SVG}title") for card in CARDS]
    assert titles == [name_card(card, lang).bare for card in CARDS]


def test_faces_differ_without_colour() -> None:
    assert len({re.sub(r"#[0-9a-f]{6}", "", card_svg(card, "es")).partition("</title>")[2] for card in CARDS}) == 48


def test_a_face_asks_nothing_of_the_network() -> None:
    drawn = "".join(card_svg(card, "es") for card in CARDS).replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|href|url\(|<script|<image", drawn)


@pytest.mark.parametrize("suit", SUITS)
def test_the_number_can_be_read_on_paper(suit: Suit) -> None:
    assert (luminance(PAPER) + 0.05) / (luminance(SUIT_SHADES[suit].dark) + 0.05) >= 7


def test_the_frame_is_broken_as_the_pinta_says() -> None:
    def pieces(suit: Suit) -> int:
        (frame,) = re.findall(r'<path d="(M5 8V148[^"]*)"', card_svg(Card.of(2, suit), "es"))
        return frame.count("H") // 2 - 1

    assert [pieces(suit) for suit in SUITS] == [0, 1, 2, 3]


def test_figures_and_aces_carry_their_name() -> None:
    named = {card.rank for card in CARDS if "<text" in card_svg(card, "en")}
    assert named == {1, 10, 11, 12}
    assert ">KNIGHT</text>" in card_svg(Card.of(11, Suit.OROS), "en")


def test_symbols_are_well_formed() -> None:
    assert len({ElementTree.tostring(ElementTree.fromstring(suit_svg(suit))) for suit in SUITS}) == 4
