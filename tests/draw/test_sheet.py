"""Cards laid out as one picture, and the pictures of `docs/`, which are what the program draws today."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from docs.pictures import PICTURES
from tutor.cards import parse_card
from tutor.draw.deck.sheet import sheet

DOCS = Path(__file__).resolve().parents[2] / "docs"
SVG = "{http://www.w3.org/2000/svg}"


def test_a_sheet_is_named_and_as_large_as_its_rows() -> None:
    cards = [(parse_card("1o"), "full"), None]
    drawn = ElementTree.fromstring(sheet([cards, cards[:1]], "<dos> filas"))
    assert drawn.findtext(f"{SVG}title") == "<dos> filas"
    assert drawn.get("viewBox") == f"0 0 {2 * 112 + 12} {2 * 168 + 12}"


def test_a_sheet_defines_what_it_refers_to() -> None:
    drawn = sheet([[(parse_card("12c"), "french"), (parse_card("11b"), "compact"), None]], "tres cartas")
    assert set(re.findall(r'href="#([^"]+)"', drawn)) == set(re.findall(r'id="([^"]+)"', drawn))


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_a_picture_is_current(name: str) -> None:
    assert (DOCS / name).read_text("utf-8") == PICTURES[name]() + "\n", "make pictures"
