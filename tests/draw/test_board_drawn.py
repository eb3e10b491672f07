"""A board in a real browser: whatever stands under a card, no word of it is broken, and nothing sticks out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.draw.whole_words import broken, rule_names
from tutor.draw import Mark, styled
from tutor.draw.board import board_html

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("deck")]

HAND = [f"{rank}{suit}" for suit in "ocb" for rank in (1, 2, 3, 4, 5)]


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page()
    yield opened
    opened.close()


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize(("width", "letters"), [(320, "16px"), (390, "16px"), (390, "26px"), (1280, "35px")])
def test_no_word_under_a_card_is_broken(width: int, letters: str, lang: str, sheet: Page) -> None:
    marks = {card: Mark("illegal", name) for card, name in zip(HAND, rule_names(lang), strict=False)}
    drawn = styled(board_html({"hand": HAND, "play": HAND[0], "marks": marks}, lang))
    sheet.set_viewport_size({"width": width, "height": 700})
    sheet.set_content(f'<html style="font-size:{letters}"><body style="margin:16px">{drawn}</body></html>')
    assert broken(sheet.locator(".sr-board")) == []
    assert sheet.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    assert sheet.locator(".sr-card .sr-asked").count() == 1
