"""What a person sees and does in a real browser: taps, links, languages, a phone, both themes, without barriers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tutor.ask.link import encode_case
from tutor.web.examples import EXAMPLES

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.xdist_group("app")]

DISPUTED = encode_case({"game": "pocha", **EXAMPLES["play"]})
PHONE, LAPTOP, PROJECTOR = (
    {"width": 390, "height": 844},
    {"width": 1280, "height": 900},
    {"width": 1920, "height": 1080},
)
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)
SETTLED = "!document.querySelector('[data-testid=stSkeleton], [data-stale=true]')"


@pytest.fixture
def server(server: str) -> str:
    """The address of the Referee."""
    return f"{server}arbitro"


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """Somebody with a Spanish browser of their own."""
    context = browser.new_context(viewport=LAPTOP, locale="es-ES")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def opened(visitor: BrowserContext, address: str) -> Page:
    page = visitor.new_page()
    page.goto(address)
    page.locator(".sr-panel").first.wait_for()
    page.wait_for_function(SETTLED)
    return page


def lying(page: Page, card: str) -> Locator:
    """A card on the table."""
    return page.locator(".sr-table").get_by_label(card)


def tap(page: Page, suit: str, rank: str, card: str) -> None:
    """Tap a card of the grid and see it on the table."""
    page.get_by_role("toolbar", name=suit).get_by_role("button", name=rank, exact=True).click()
    expect(lying(page, card)).to_be_visible()


def test_the_disputed_play_is_entered_by_taps_and_its_link_opens_elsewhere(
    visitor: BrowserContext, browser: Browser, server: str
) -> None:
    page = opened(visitor, server)
    page.get_by_role("radio", name="Espadas", exact=True).click()
    tap(page, "Copas", "12 rey", "rey de copas")
    tap(page, "Copas", "10 sota", "sota de copas")
    page.get_by_role("radio", name="Tu mano", exact=True).click()
    expect(page.get_by_label("O escríbelas: tu mano")).to_be_visible()
    tap(page, "Copas", "1 as", "as de copas")
    tap(page, "Copas", "6", "seis de copas")
    tap(page, "Espadas", "3", "tres de espadas")
    tap(page, "Bastos", "2", "dos de bastos")
    page.get_by_role("radio", name="seis de copas", exact=True).click()
    verdict = page.locator(".sr-panel .sr-verdict")
    expect(verdict).to_have_attribute("data-verdict", "illegal")
    expect(verdict).to_contain_text("Ilegal montar")
    expect(page.locator(".sr-because")).to_contain_text(
        "Debes echar una carta que gane al rey de copas, y tienes el as de copas."
    )
    expect(page).to_have_url(f"{server}?lang=es&c={DISPUTED}")

    other = browser.new_context(viewport=PHONE, locale="en-GB")
    elsewhere = opened(other, page.url)
    ruling = page.locator(".sr-panel").inner_text()
    expect(elsewhere.locator(".sr-panel")).to_have_text(page.locator(".sr-panel").text_content() or "")
    assert "Puedes echar el as de copas." in ruling
    other.close()


def test_switching_the_language_turns_the_whole_page(visitor: BrowserContext, server: str) -> None:
    page = opened(visitor, f"{server}?c={DISPUTED}")
    assert page.evaluate("document.documentElement.lang") == "es"
    page.get_by_role("radio", name="English").click()
    expect(page.locator(".sr-because")).to_contain_text("You must play a card that beats the king of cups")
    expect(page.get_by_role("heading", level=1)).to_have_text("Referee")
    expect(page.get_by_role("toolbar", name="Cups")).to_be_visible()
    expect(page.get_by_role("radio", name="Swords", exact=True)).to_be_checked()
    page.wait_for_function("document.documentElement.lang === 'en'")
    expect(page).to_have_url(f"{server}?c={DISPUTED}&lang=en")


def test_the_browser_chooses_the_first_language(browser: Browser, server: str) -> None:
    context = browser.new_context(locale="en-GB")
    expect(opened(context, server).get_by_role("heading", level=1)).to_have_text("Referee")
    context.close()


def test_going_back_undoes_the_last_tap(visitor: BrowserContext, server: str) -> None:
    page = opened(visitor, server)
    tap(page, "Copas", "6", "seis de copas")
    tap(page, "Copas", "7", "siete de copas")
    expect(page).to_have_url(f"{server}?lang=es&c=1.game.pocha.trick.~l.6c.7c.~e&q=play")
    page.go_back()
    expect(lying(page, "siete de copas")).to_have_count(0)
    expect(lying(page, "seis de copas")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, LAPTOP, PROJECTOR], ids=["phone", "laptop", "projector"])
@pytest.mark.parametrize("question", ["play", "renuncio", "deal"])
def test_nothing_sticks_out_to_the_side(
    question: str, size: dict[str, int], visitor: BrowserContext, server: str
) -> None:
    page = visitor.new_page()
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.goto(f"{server}?lang=es&c={encode_case({'game': 'pocha', **EXAMPLES[question]})}")
    page.locator(".sr-panel .sr-verdict").wait_for()
    page.wait_for_function(SETTLED)
    for part in ("document.documentElement", "document.querySelector('[data-testid=stMain]')"):
        assert page.evaluate(f"{part}.scrollWidth - {part}.clientWidth") == 0
    outside = """size => [...document.querySelectorAll('.sr-table .slot, .sr-panel *, [role=toolbar] button, .stButton')]
        .filter(e => e.getBoundingClientRect().right > size + 1).map(e => e.outerHTML.slice(0, 200))"""
    assert page.evaluate(outside, size["width"]) == []


def test_what_is_tapped_on_a_phone_is_large_enough(visitor: BrowserContext, server: str) -> None:
    page = visitor.new_page()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(server)
    buttons = page.get_by_role("toolbar").get_by_role("button")
    expect(buttons).to_have_count(40)
    boxes = [button.bounding_box() for button in buttons.all()]
    assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in boxes)


def test_the_grid_can_be_used_from_the_keyboard(visitor: BrowserContext, server: str) -> None:
    page = opened(visitor, server)
    page.get_by_role("toolbar", name="Oros").get_by_role("button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(lying(page, "dos de oros")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("question", ["play", "bid", "score", "match", "renuncio", "yaml", "nothing", "bad"])
def test_there_is_no_barrier_that_axe_knows(question: str, scheme: str, browser: Browser, server: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    context = browser.new_context(viewport=LAPTOP, locale="es-ES", color_scheme=scheme)  # type: ignore[arg-type]
    code = {"nothing": "", "bad": "1.hand.~l.99x.~e.trick.~l.~e.play.1c"}.get(question) or encode_case(
        {"game": "pocha", **EXAMPLES.get(question, {})}
    )
    page = opened(context, f"{server}?lang=es" + (f"&c={code}" if question != "nothing" else ""))
    for part in ("house", "reasons", "share"):
        for summary in page.locator(f".st-key-{part} summary").all():
            summary.click()
    expect(page.locator("details:not([open]) > summary:visible")).to_have_count(0)
    page.wait_for_function(SETTLED)
    found = Axe().run(page)
    assert [
        (fault["id"], [node["html"][:150] for node in fault["nodes"]]) for fault in found.response["violations"]
    ] == []
    context.close()
