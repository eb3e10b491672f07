"""Who is learning, in real browsers: known again after a reload, and nobody else's in another browser."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.web.shown import settled

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.xdist_group("app")]
PATIENCE = 30_000


@contextmanager
def phone(browser: Browser, scheme: str = "dark") -> Iterator[Page]:
    """A phone that has not been here."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        color_scheme=scheme,  # type: ignore[arg-type]
        locale="es-ES",
        timezone_id="Pacific/Auckland",
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def come_in(page: Page, nickname: str, pin: str, button: str) -> None:
    page.get_by_test_id("stPopoverButton").filter(has_text="Sin apodo").tap()
    page.get_by_label("Apodo", exact=True).fill(nickname)
    page.get_by_label(re.compile("^PIN")).fill(pin)
    page.get_by_role("button", name=button).tap()


def test_a_learner_is_known_again_and_nobody_elses(browser: Browser, server: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    nickname = f"Ana {os.getpid()}"
    with phone(browser) as page:
        page.goto(f"{server}practicar?lang=es&game=pocha&mode=verdicts&time=0")
        page.get_by_role("button", name="Empezar").tap()
        page.get_by_role("button", name="Es ilegal").tap()
        page.locator(".exercise .rung:visible, .exercise .lead:visible").first.wait_for()
        come_in(page, nickname, "1234", "Empezar con este apodo")
        named = page.get_by_test_id("stPopoverButton").filter(has_text=nickname)
        named.wait_for()
        page.goto(f"{server}progreso?lang=es&game=pocha")  # the page is loaded anew, and only the cookie is left
        settled(page, ".sr-map", "es")
        named.wait_for()
        expect(page.locator(".sr-standing")).to_contain_text("Hoy quedan por hacer:", timeout=PATIENCE)
    with phone(browser) as page:
        page.goto(f"{server}progreso?lang=es&game=pocha")
        settled(page, ".sr-map", "es")
        expect(page.locator(".sr-standing")).to_contain_text("Aún no has respondido a nada", timeout=PATIENCE)
        graph = page.locator(".js-plotly-plot")  # says the same as the steps, and is longer than the phone
        expect(graph).to_be_hidden(timeout=PATIENCE)
        page.get_by_text("Ver también el grafo").tap()
        expect(graph).to_be_visible(timeout=PATIENCE)
        come_in(page, nickname, "4321", "Ya lo tenía: entrar")
        expect(page.get_by_text("Ese no es el PIN de")).to_be_visible(timeout=PATIENCE)
        found = Axe().run(page)
        assert [(fault["id"], fault["nodes"][0]["html"][:150]) for fault in found.response["violations"]] == []
        expect(page.locator(".sr-standing")).to_contain_text("Aún no has respondido a nada", timeout=PATIENCE)
