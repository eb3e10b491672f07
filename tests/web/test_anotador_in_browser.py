"""The score sheet in a real browser: a hand entered on a phone, kept through a reload, and no barrier that axe knows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import tutor
from tests.web.conftest import PATIENCE
from tests.web.shown import HANDS, HOSTILE, NAMES, SETTLED
from tutor.ask.packed import pack
from tutor.ask.scoresheet import Scoresheet

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.xdist_group("app")]

HAND, NEXT = HANDS


def address(*hands: object, names: tuple[str, ...] = NAMES) -> str:
    rules = tutor.load("pocha", variant="sencilla")
    return pack(Scoresheet(rules, names, 0, hands).data())  # type: ignore[arg-type]


def opened(visitor: BrowserContext, server: str, code: str) -> Page:
    page = visitor.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server}anotador?lang=es&s={code}")
    expect(page.locator(".sr-sheet")).to_be_visible(timeout=PATIENCE)
    page.wait_for_function(SETTLED)
    return page


def test_a_hand_is_entered_on_a_phone_and_kept_through_a_reload(visitor: BrowserContext, server: str) -> None:
    page = opened(visitor, server, address())
    for what, numbers in (("bids", ("pedidas", HAND["bids"])), ("tricks", ("ganadas", HAND["tricks"]))):
        for name, value in numbers[1].items():
            field = page.get_by_label(f"Bazas {numbers[0]}: {name}", exact=True)
            field.fill(str(value))
            field.press("Enter")
            expect(field, what).to_have_value(str(value))
    page.get_by_role("button", name="Apuntar la mano").click()
    expect(page.get_by_role("heading", name="Mano 2")).to_be_visible(timeout=PATIENCE)
    page.reload()
    expect(page.get_by_role("heading", name="Mano 2")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".sr-sheet tfoot")).to_contain_text("15")
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow <= 0


def test_names_are_shown_to_the_letter_and_unfolded_with_its_chart_there_is_no_barrier_that_axe_knows(
    visitors: Callable[..., BrowserContext], server: str
) -> None:
    from axe_playwright_python.sync_playwright import Axe

    hands = [{what: dict(zip(HOSTILE, said.values(), strict=True)) for what, said in hand.items()} for hand in HANDS]
    page = opened(visitors(color_scheme="dark"), server, address(*hands, names=HOSTILE))
    labels = [label.replace("\u2060", "") for label in page.locator("[class*=st-key-numbers_] label").all_inner_texts()]
    assert {*labels} == {f"Bazas {what}: {name}" for name in HOSTILE for what in ("pedidas", "ganadas")}
    assert (
        page.locator("[data-testid=stMain] :is([href*=evil], label [data-testid=stIconMaterial], .katex)").count() == 0
    )
    page.get_by_text("Ver la carrera").click()
    expect(page.locator(".js-plotly-plot")).to_be_visible(timeout=PATIENCE)
    assert page.locator(".legendtext").all_text_contents() == list(HOSTILE)
    page.locator(".st-key-sheet_lines summary").click()
    expect(page.locator(".sr-count").first).to_be_visible()
    page.wait_for_function(SETTLED)
    found = Axe().run(page)
    assert [
        (fault["id"], [node["html"][:150] for node in fault["nodes"]]) for fault in found.response["violations"]
    ] == []
