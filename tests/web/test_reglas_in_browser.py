"""The page of the rules in a real browser: a rule is opened by its address, positions unfold, a file is kept, paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import tutor
from tests.web.conftest import PATIENCE
from tests.web.shown import SETTLED

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.xdist_group("app")]

Visitors = Callable[..., BrowserContext]
PHONE, PROJECTOR = {"width": 390, "height": 844}, {"width": 1920, "height": 1080}
expect.set_options(timeout=PATIENCE)


def opened(visitor: BrowserContext, server: str, address: str) -> Page:
    page = visitor.new_page()
    page.goto(f"{server}reglas?lang=es&{address}")
    page.locator(".sr-book").first.wait_for()
    page.wait_for_function(SETTLED)
    return page


def test_a_link_to_a_rule_opens_the_book_at_it_and_its_positions_are_drawn(
    visitor: BrowserContext, server: str
) -> None:
    page = opened(visitor, server, "game=pocha&variant=completa#r-fallar")
    rule = page.locator("#r-fallar")
    page.wait_for_function("document.getElementById('r-fallar').getBoundingClientRect().top < 300")
    expect(rule.locator(".sr-board").first).to_be_hidden()
    rule.locator("summary").first.click()
    expect(rule.locator(".sr-board").first).to_be_visible()
    face = rule.get_by_alt_text("rey de oros").first
    expect(face).to_be_visible()
    assert "data:image" in face.evaluate("card => getComputedStyle(card).content")
    page.get_by_role("navigation", name="Índice").get_by_role("link", name="La cuenta").click()
    page.wait_for_function("Math.abs(document.getElementById('r-tally').getBoundingClientRect().top) < 200")
    assert page.url.endswith("#r-tally")


def test_a_house_is_set_by_switches_kept_as_a_file_and_opened_from_it(
    visitor: BrowserContext, server: str, tmp_path: Path
) -> None:
    page = visitor.new_page()
    page.goto(f"{server}reglas?lang=es&game=pocha&variant=completa&view=house")
    page.get_by_text("El tres vale poco").click()
    expect(page.locator(".sr-said")).to_contain_text("Ilegal (montar)")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Guardar como archivo").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert tutor.load(str(file)).court().law.settings["tres_bajo"] is True

    other = opened(visitor, server, "game=escoba&variant=quince")
    other.get_by_role("radio", name="En casa").click()
    other.locator("input[type=file]").set_input_files(file)
    expect(other.locator(".sr-said")).to_contain_text("Ilegal (montar)")
    other.get_by_role("radio", name="Leer").click()
    expect(other.locator(".sr-changed .sr-mark")).to_have_text("regla de la casa")
    assert "house=1.options.~m.tres_bajo.~t.~e" in other.url


@pytest.mark.parametrize("size", [PHONE, PROJECTOR], ids=["phone", "projector"])
def test_nothing_sticks_out_to_the_side(size: dict[str, int], visitor: BrowserContext, server: str) -> None:
    page = visitor.new_page()
    page.set_viewport_size(size)  # type: ignore[arg-type]
    scale = "&scale=wall" if size is PROJECTOR else ""
    page.goto(f"{server}reglas?lang=es&game=escoba&variant=quince{scale}")
    for view, shown in (("Leer", ".sr-reading"), ("Comparar", ".sr-sides"), ("En casa", ".st-key-switches")):
        page.get_by_role("radio", name=view).click()
        page.locator(shown).first.wait_for()
        page.wait_for_function(SETTLED)
        page.evaluate("document.querySelectorAll('.sr-examples').forEach(one => { one.open = true })")
        for part in ("document.documentElement", "document.querySelector('[data-testid=stMain]')"):
            assert page.evaluate(f"{part}.scrollWidth - {part}.clientWidth") == 0, view


def test_paper_has_the_book_and_nothing_else(visitor: BrowserContext, server: str) -> None:
    page = opened(visitor, server, "game=pocha&variant=sencilla")
    page.emulate_media(media="print")
    for gone in (".st-key-frame", ".st-key-reading", ".st-key-find", ".sr-wide", ".sr-board >> nth=0", "h1"):
        expect(page.locator(gone).first).to_be_hidden()
    told = page.locator("#r-fallar .sr-asked-of").first
    expect(told).to_be_visible()
    expect(told.locator(".sr-drawn").first).to_be_visible()
    assert len(page.pdf(format="A4").split(b"/Type /Page\n")) > 4


def test_in_every_view_there_is_no_barrier_that_axe_knows(visitors: Visitors, server: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    page = opened(
        visitors(color_scheme="dark"), server, "game=pocha&variant=x&find=triunfo&house=1.options.~m.tres_bajo.~t.~e"
    )
    for view, shown in (("Leer", ".sr-reading"), ("Comparar", ".sr-sides"), ("En casa", ".st-key-switches")):
        page.get_by_role("radio", name=view).click()
        page.locator(shown).first.wait_for()
        page.evaluate("document.querySelectorAll('.sr-examples').forEach((one, place) => { one.open = place < 3 })")
        page.wait_for_function(SETTLED)
        found = Axe().run(page)
        assert [
            (fault["id"], [node["html"][:150] for node in fault["nodes"]][:4]) for fault in found.response["violations"]
        ] == [], view
