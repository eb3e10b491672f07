"""Playing on a phone, in a real browser: a match to its end by touch, through a reload and a return without its address."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.game.tables import begun, played
from tutor.ask.packed import pack, unpack
from tutor.cards import CARDS
from tutor.game import Session, session_of
from tutor.store import open_store
from tutor.web.sealed import SEALED, unseal

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.xdist_group("app")]

PATIENCE = 30_000
SMALL = """() => [...document.querySelectorAll("[data-testid=stMain] :is(button, summary, [role=radio])")]
  .filter(one => one.checkVisibility() && one.offsetHeight < 44).map(one => one.innerText)"""
FIELDS = """() => { const fields = [...document.querySelectorAll(
    '[data-testid=stSelectbox] [role=group], [data-testid=stTextInputRootElement], [data-testid=stNumberInputContainer]')]
  .filter(one => one.checkVisibility()); return [fields.length > 0, ...fields.map(one => one.offsetHeight >= 44)] }"""
SETTLED = "!document.querySelector('[data-testid=stSkeleton], [data-stale=true]')"


def last_hand() -> Session:
    """A match whose next hand is its last, for somebody who plays as the others do; some choices into it."""
    walk = played(begun("tute", "parejas", seed=4))
    start = walk[-1].hands[-1].at
    return next(one for one in walk if len(one.done) > start + 24 and one.mine)


def session_at(page: Page) -> Session:
    """The game that the address holds: to be read only with the key of the server until it is over."""
    code = parse_qs(urlsplit(page.url).query)["p"][0]
    found = session_of(unseal(code, open_store().secret()) if code.startswith(SEALED) else unpack(code))
    assert found.over != code.startswith(SEALED)
    return found


def do_next(page: Page, session: Session) -> None:
    """Deals, or does the first thing that may be done, once the table shows the game as it is."""
    position = session.position
    page.wait_for_function(SETTLED)
    if position is None:
        page.get_by_role("button", name="Repartir la siguiente").tap()
        return
    held = position.zones["hand"][session.seats.seat]
    leave = page.get_by_role("button", name="Paso", exact=True)
    expect(page.locator(".own .card")).to_have_count(held.bit_count())
    expect(page.locator(".sr-table")).not_to_have_attribute("aria-busy", "true")
    expect(leave).to_be_visible(visible=position.optional)
    if position.optional:
        leave.tap()
    else:
        page.locator(f'.own [data-card="{CARDS[session.legal()[0]]}"]').tap()


def test_a_match_is_played_to_its_end_on_a_phone(browser: Browser, server: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    expect.set_options(timeout=PATIENCE)
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale="es-ES", has_touch=True, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{server}jugar?lang=es&p={pack(last_hand().to_data())}")
    page.locator(".sr-table[data-deck]").wait_for()
    expect(page).to_have_url(re.compile(f"[?&]p={SEALED}"))
    page.get_by_role("button", name="Una pista").tap()
    expect(page.locator(".sr-hints li")).to_have_count(1)
    page.set_viewport_size({"width": 844, "height": 390})
    felt = page.locator(".felt").bounding_box()
    assert felt and felt["height"] <= 390, "of a phone on its side the table takes more than there is"
    page.set_viewport_size({"width": 390, "height": 844})
    first = page.url
    while not (session := session_at(page)).over:
        before = page.url
        do_next(page, session)
        expect(page).not_to_have_url(before)
        if before == first:
            page.reload()
            page.locator(".sr-table[data-deck]").wait_for()
    expect(page.locator(".sr-won")).to_contain_text("juegos")
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert page.evaluate(SMALL) == []
    page.set_viewport_size({"width": 844, "height": 390})
    wide = page.locator(".sr-sheet").evaluate("sheet => [sheet.scrollWidth, sheet.clientWidth]")
    assert wide[0] <= wide[1], "of a phone on its side the table of pairs is cut"
    page.set_viewport_size({"width": 390, "height": 844})
    found = Axe().run(page)
    assert [
        (fault["id"], [node["html"][:150] for node in fault["nodes"]]) for fault in found.response["violations"]
    ] == []
    page.goto(f"{server}jugar?lang=es")
    name = page.get_by_role("textbox", name="¿Cómo te llamas?")
    name.focus()
    assert set(page.evaluate(FIELDS)) == {True}, "a field is less tall than a finger"
    ring = "name => getComputedStyle(name.closest('[data-testid=stTextInputRootElement]')).boxShadow"
    assert "0px 0px 0px 2px" in name.evaluate(ring), "nobody sees where the keyboard is"
    page.get_by_role("link", name="Seguir con la última partida").tap()
    expect(page.locator(".sr-won")).to_contain_text("juegos")
    bids = played(begun("pocha", "completa", 4, seed=3, first=2, hands=2))[-1]
    page.goto(f"{server}jugar?lang=es&p={pack(bids.to_data())}")
    page.get_by_text("Bazas pedidas y hechas", exact=True).tap()
    wide = page.locator(".sr-numbers").evaluate("table => [table.scrollWidth, table.clientWidth]")
    assert wide[0] <= wide[1], "of a phone the table of bids is cut"
    context.close()
