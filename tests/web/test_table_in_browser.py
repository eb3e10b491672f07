"""The table in the running app: a click is answered by the next position on the same nodes, and counts once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.web.serving import DEMO, served

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.xdist_group("app")]

PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


WATCH = """table => {
  table.mine = true;
  const seen = (window.seen = { frames: 0, lost: false, shortest: Infinity });
  const frame = () => {
    seen.frames += 1;
    seen.lost ||= !table.isConnected;
    seen.shortest = Math.min(seen.shortest, table.offsetHeight);
    requestAnimationFrame(frame);
  };
  frame();
}"""
"""Looks at every frame whether the table is there, and as high as a table."""


@pytest.fixture(scope="module")
def demo() -> Iterator[str]:
    with served(DEMO) as (address, _):
        yield address


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1000, "height": 900})
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def opened(page: Page, address: str, **asked: str) -> Page:
    page.goto(address + "?" + "&".join(f"{name}={value}" for name, value in {"cards": "6", **asked}.items()))
    page.locator(".sr-table[data-deck]").wait_for()
    still(page)
    return page


def still(page: Page) -> None:
    expect(page.locator(".sr-table")).not_to_have_attribute("aria-busy", "true")


def test_a_hand_is_played_and_the_table_stays_the_same_nodes(page: Page, demo: str) -> None:
    opened(page, demo)
    page.locator(".sr-table").evaluate(WATCH)
    page.get_by_role("button", name="0", exact=True).click()
    expect(page.get_by_text("Te toca echar una carta.")).to_be_visible()
    still(page)
    cards = page.locator(".own button.card")
    cards.evaluate_all("cards => cards.forEach(card => { card.mine = true; })")
    page.locator(".own button.card:not(.refused)").first.click()
    expect(cards).to_have_count(5)
    assert cards.evaluate_all("cards => cards.every(card => card.mine)")
    assert page.locator(".sr-table").evaluate("table => table.mine && table.querySelectorAll('.felt').length === 1")
    seen = page.evaluate("window.seen")
    assert seen["frames"] > 10
    assert not seen["lost"]
    assert seen["shortest"] > 300


def test_four_rapid_clicks_make_one_move(page: Page, demo: str) -> None:
    opened(page, demo, assist="real", act="Parar")
    page.get_by_role("button", name="0", exact=True).click()
    page.get_by_role("button", name="Parar").dblclick()  # though what others have done is still being shown
    expect(page.locator(".log")).to_have_text("2")
    expect(page.get_by_text("Te toca echar una carta.")).to_be_visible()
    still(page)
    expect(page.locator(".log")).to_have_text("2")
    box = page.locator(".own button.card").first.bounding_box()
    assert box
    for _ in range(4):
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".own button.card")).to_have_count(5)
    still(page)
    expect(page.locator(".log")).to_have_text("3")
    expect(page.locator(".own button.card")).to_have_count(5)


def test_an_attempt_is_explained_and_told_to_the_page(page: Page, demo: str) -> None:
    opened(page, demo, assist="warn", lang="en")
    page.get_by_role("button", name="0", exact=True).click()
    expect(page.get_by_text("Your turn to play a card.")).to_be_visible()
    still(page)
    refused = page.locator(".own button.card", has_text="")
    illegal = refused.nth(refused.count() - 1)
    illegal.click()
    expect(page.get_by_role("status").first).to_contain_text("You must play a card of the suit led (coins)")
    expect(page.locator(".log")).to_have_text("2")
    expect(page.locator(".own button.card")).to_have_count(6)
    expect(page.get_by_role("status").first).to_contain_text("You must play a card of the suit led (coins)")
