"""The layout of the cards, by reckoning: frames, pips, corners; and what the sprite holds."""

from __future__ import annotations

import gzip
import re
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

from tutor.cards import CARDS, SUITS, Card, Suit, cards_in, deck_mask
from tutor.draw import BACK, Style, sprite, symbol_id
from tutor.draw.deck import draw_face
from tutor.draw.deck.boxes import HEIGHT, WIDTH, Box
from tutor.draw.deck.definitions import definitions
from tutor.draw.deck.emblems import SIZES
from tutor.draw.deck.face import index_box
from tutor.draw.deck.french import SIZE, corner_box
from tutor.draw.deck.pips import lay_out

SVG = "{http://www.w3.org/2000/svg}"
STYLES: tuple[Style, ...] = ("full", "compact", "french")
NUMBER_CARDS = [card for card in CARDS if card.rank < 10]
FRAME = Box(5.8, 5.8, WIDTH - 5.8, HEIGHT - 5.8)
"""Within the line of the frame."""


def pips(card: Card, style: Style) -> list[Box]:
    """What each symbol of a number card covers, read from the drawing."""
    width, height = SIZES[card.suit] if style == "full" else SIZE
    group = r'<g transform="scale\(([\d.]+)\)"[^>]*>((?:<use[^>]*/>)+)</g>'
    found = []
    for half in re.split(r"(?=<g transform=\"rotate)", draw_face(card, style)):
        for scale, uses in re.findall(group, half):
            for x, y in re.findall(r'x="([\d.]+)" y="([\d.]+)"', uses):
                times = float(scale)
                box = Box.around(float(x) * times, float(y) * times, width * times, height * times)
                found.append(box.turned() if half.startswith('<g transform="rotate') else box)
    return found


def corners(card: Card, style: Style) -> tuple[Box, Box]:
    upper = index_box(card) if style == "full" else corner_box(card)
    return upper, upper.turned()


def pieces(suit: Suit) -> list[tuple[float, float]]:
    """From where to where the upper side of a frame is drawn, by the sheet of the suit."""
    found = re.findall(r"M([\d.]+) 5H([\d.]+)", definitions()[f"sr-sheet-{suit.slug}"])
    return [(float(start), float(end)) for start, end in found]


@pytest.mark.parametrize("suit", SUITS)
def test_the_frame_is_broken_as_the_pinta_says(suit: Suit) -> None:
    breaks = {Suit.OROS: 0, Suit.COPAS: 1, Suit.ESPADAS: 2, Suit.BASTOS: 3}[suit]
    upper, sheet = pieces(suit), definitions()[f"sr-sheet-{suit.slug}"]
    assert len(upper) == breaks + 1
    assert len(re.findall(r"M[\d.]+ 151H", sheet)) == breaks + 1
    gaps = [(end, start) for (_, end), (start, _) in pairwise(upper)]
    assert all(start - end >= 5 for end, start in gaps)
    assert sum(start + end for end, start in gaps) == WIDTH * len(gaps)


@pytest.mark.parametrize("style", ["full", "compact"])
def test_every_spanish_card_lies_on_the_sheet_of_its_suit(style: Style) -> None:
    for card in CARDS:
        assert draw_face(card, style).startswith(f'<use href="#sr-sheet-{card.suit.slug}"/>')


@pytest.mark.parametrize("style", ["full", "french"])
def test_a_number_card_shows_its_number_of_symbols(style: Style) -> None:
    assert [len(pips(card, style)) for card in NUMBER_CARDS] == [card.rank for card in NUMBER_CARDS]


@pytest.mark.parametrize("style", ["full", "french"])
def test_no_symbol_touches_a_corner_another_symbol_or_the_frame(style: Style) -> None:
    for card in NUMBER_CARDS:
        found = pips(card, style)
        assert not [card for pip in found for corner in corners(card, style) if pip.touches(corner)], card
        assert not [card for one, other in combinations(found, 2) if one.touches(other)], card
        for pip in found:
            assert FRAME.left < pip.left and pip.right < FRAME.right, card
            assert FRAME.top < pip.top and pip.bottom < FRAME.bottom, card


def test_a_seven_leaves_as_much_room_between_its_symbols_as_they_need() -> None:
    for suit in SUITS:
        ink = sum((box.right - box.left) * (box.bottom - box.top) for box in pips(Card.of(7, suit), "full"))
        assert ink < 0.45 * WIDTH * HEIGHT


def test_symbols_too_large_for_the_card_are_made_smaller() -> None:
    index = Box(8, 9, 21, 30)
    assert lay_out(7, (40, 40), index)[0] < lay_out(7, (20, 20), index)[0]
    assert lay_out(3, (18, 40), index)[1] != lay_out(3, (22, 22), index)[1]


def test_cards_read_the_same_turned_upside_down() -> None:
    """But for three, that may stand two below one."""
    for card in (card for card in NUMBER_CARDS if card.rank != 3):
        places = {(round(box.left + box.right), round(box.top + box.bottom)) for box in pips(card, "full")}
        turned = {(2 * WIDTH - x, 2 * HEIGHT - y) for x, y in places}
        assert places == turned, card


# ── the sprite ────────────────────────────────────────────────────────────────────────────────────


def symbols() -> dict[str, ElementTree.Element]:
    return {str(found.get("id")): found for found in ElementTree.fromstring(sprite()).iter(f"{SVG}symbol")}


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("size", [40, 48])
def test_the_sprite_has_one_symbol_for_each_card(style: Style, size: int) -> None:
    assert {symbol_id(card, style) for card in cards_in(deck_mask(size))} <= symbols().keys()


def test_the_sprite_has_nothing_else_but_the_back() -> None:
    assert symbols().keys() == {symbol_id(card, style) for style in STYLES for card in CARDS} | {BACK}
    assert all(found.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}" for found in symbols().values())


def test_ids_are_unique_and_every_reference_is_met() -> None:
    ids = re.findall(r'\bid="([^"]+)"', sprite())
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', sprite())) <= set(ids)
    assert all(name.startswith("sr-") for name in ids)


def test_the_sprite_needs_no_style_font_or_network() -> None:
    drawn = sprite().replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|url\(|<style|style=|class=|<text|font|<script|<image", drawn)


def test_the_sprite_says_nothing_in_any_language() -> None:
    root = ElementTree.fromstring(sprite())
    assert "".join(root.itertext()).strip() == ""
    assert root.get("aria-hidden") == "true"


def test_the_sprite_is_small() -> None:
    drawn = sprite().encode()
    assert len(drawn) < 150_000
    assert len(gzip.compress(drawn)) < 20_000


def test_the_figures_are_twelve_drawings_not_three() -> None:
    for rank in (10, 11, 12):
        poses = {re.sub(r"#[\w-]+", "", draw_face(Card.of(rank, suit))) for suit in SUITS}
        assert len(poses) == 4
