"""The frame in a browser: one row on a phone, settings that stay from page to page, a first screen that is seen whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.draw.whole_words import broken
from tests.web.conftest import PATIENCE
from tests.web.shown import settled
from tutor.web.pages import screens_found

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.xdist_group("app")]

expect.set_options(timeout=PATIENCE)
DARK, LIGHT = "rgb(21, 25, 26)", "rgb(253, 252, 248)"
EIGHT_DOORS = """() => {
  const doors = document.querySelector(".st-key-doors"), one = doors.firstElementChild;
  while (doors.childElementCount < 8) doors.append(one.cloneNode(true));
  return doors.getBoundingClientRect().bottom;
}"""


@pytest.fixture
def page(visitors: Callable[..., BrowserContext]) -> Page:
    return visitors(viewport={"width": 390, "height": 844}, reduced_motion="reduce").new_page()


def test_on_a_phone_the_first_screen_is_seen_whole_and_the_frame_is_one_row(page: Page, server: str) -> None:
    page.goto(f"{server}?lang=es")
    settled(page, ".sr-hero", "es")
    assert (
        page.evaluate("(main => main.scrollHeight - main.clientHeight)(document.querySelector('[data-testid=stMain]'))")
        == 0
    )
    frame, pages, doors = (page.locator(f".st-key-{name}").bounding_box() for name in ("frame", "pages", "doors"))
    assert frame and pages and doors
    assert frame["height"] <= 64
    assert doors["y"] + doors["height"] <= pages["y"]
    assert pages["y"] + pages["height"] == 844
    settings = page.locator(".st-key-settings").bounding_box()
    assert settings and settings["x"] + settings["width"] <= 390
    for link in page.locator(".st-key-pages a, .st-key-doors a").all():
        box = link.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44
    assert broken(page.locator(".st-key-pages, .st-key-doors, .sr-hero")) == []
    assert page.locator(".sr-fan img").evaluate_all("cards => cards.every(card => card.naturalWidth > 0)")
    faces = page.locator(".st-key-doors a").evaluate_all(
        "doors => doors.map(door => getComputedStyle(door, '::before').backgroundImage)"
    )
    assert len(set(faces)) == len(screens_found()) - 1
    foot = page.evaluate(EIGHT_DOORS)
    assert foot <= pages["y"], "eight doors are not seen at once"


def test_an_address_that_no_page_has_is_told_in_the_language_of_the_page_with_the_way_home(
    page: Page, server: str
) -> None:
    page.goto(f"{server}na*d*a?lang=es")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Esta página no existe")
    expect(page.get_by_text("La dirección «/na*d*a» no es de ninguna página")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("radio", name="English").click()
    expect(heading).to_have_text("There is no such page")
    home = page.get_by_role("link", name="Sin Renuncio", exact=True)
    assert home.evaluate("link => link.href") == f"{server}?lang=en"
    page.locator(".st-key-doors").get_by_role("link", name="Read, search, compare").click()
    expect(heading).to_have_text("Rules")
    settled(page, ".sr-book", "en")
    page.go_back()
    expect(heading).to_have_text("There is no such page")
    home.click()
    expect(heading).to_have_text("Sin Renuncio")
    assert page.url == f"{server}?lang=en"


def test_settings_stay_from_page_to_page_and_none_is_loaded_anew(page: Page, server: str) -> None:
    page.goto(f"{server}?lang=en&scale=large&theme=dark")
    settled(page, ".sr-hero", "en")
    expect(page.locator(".stApp")).to_have_css("background-color", DARK)
    page.evaluate("window.mine = true")
    kept = "lang=en&scale=large&theme=dark"
    for name, sign in (("Score sheet", "h1"), ("Rules", ".sr-book")):
        page.locator(".st-key-pages").get_by_role("link", name=name, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(name)
        settled(page, sign, "en")
        assert kept in page.url
        assert page.evaluate("window.mine && getComputedStyle(document.documentElement).fontSize") == "20px"
        expect(page.locator(".stApp")).to_have_css("background-color", DARK)
    page.reload()
    settled(page, ".sr-book", "en")
    expect(page.locator(".stApp")).to_have_css("background-color", DARK)
    page.get_by_role("button", name="Look").click()
    page.get_by_role("radio", name="Light", exact=True).click()
    expect(page.locator(".stApp")).to_have_css("background-color", LIGHT)
    settled(page, ".sr-book", "en")
    assert "theme=light" in page.url


def test_a_link_to_a_rule_opens_at_it_on_another_phone(page: Page, server: str) -> None:
    page.goto(f"{server}reglas?lang=es&game=pocha&variant=sencilla&find=triunfo")
    settled(page, ".sr-book", "es")
    page.get_by_text("Pasar esta página, o una regla").click()
    page.get_by_label("Qué se abre").click()
    page.keyboard.type("fallar")
    page.keyboard.press("Enter")
    code = page.locator(".st-key-rules_share code").first
    expect(code).to_contain_text("#r-fallar")
    expect(page.get_by_alt_text("Código QR de este enlace")).to_be_visible()
    page.goto((code.text_content() or "").strip())
    page.locator("#r-fallar").wait_for()
    page.wait_for_function("Math.abs(document.getElementById('r-fallar').getBoundingClientRect().top) < 300")
