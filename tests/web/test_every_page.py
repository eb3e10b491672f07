"""Every page in a real browser, by keyboard and touch, on every width, in both themes and languages: any two of these meet.

Nothing sticks out, nothing is fetched from elsewhere, axe knows of no barrier, and the way on can be found.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.web.conftest import PATIENCE
from tests.web.looks import FACTORS, covering
from tests.web.shown import addresses, settled
from tutor.web.pages import screens_found
from tutor.web.texts import text

ASKED = {"page": tuple(screens_found()), **FACTORS}
ROWS = covering(ASKED)
Visitors = Callable[..., BrowserContext]
expect.set_options(timeout=PATIENCE)
SIDES = """width => [...document.querySelectorAll('[data-testid=stMain] *')].filter(node => {
    const box = node.getBoundingClientRect();
    if (!box.width || !box.height || box.right <= width + 1) return false;
    for (let over = node.parentElement; over; over = over.parentElement)
      if (getComputedStyle(over).overflowX !== 'visible' && over.dataset.testid !== 'stMain') return false;
    return true;
  }).map(node => node.outerHTML.slice(0, 120))"""


def test_any_two_values_meet_and_no_row_is_one_too_many() -> None:
    for (one, here), (other, there) in combinations(enumerate(ASKED.values()), 2):
        assert {(row[one], row[other]) for row in ROWS} == set(product(here, there))
    assert len(ROWS) == len(ASKED["page"]) * len(ASKED["widths"])


@pytest.mark.browser
@pytest.mark.server
@pytest.mark.xdist_group("app")
@pytest.mark.parametrize(("name", "widths", "way", "scheme", "lang"), ROWS, ids=lambda value: str(value))
def test_every_page(
    name: str, widths: tuple[int, ...], way: str, scheme: str, lang: str, visitors: Visitors, server: str
) -> None:
    locale = "es-ES" if lang == "es" else "en-GB"
    visitor = visitors(color_scheme=scheme, has_touch=way == "touch", locale=locale, reduced_motion="reduce")
    page, elsewhere = visitor.new_page(), []
    widen(page, widths[0])
    page.on(
        "request",
        lambda asked: (
            elsewhere.append(asked.url) if not asked.url.startswith((server, "data:", "blob:", "ws:")) else None
        ),
    )
    address, sign = next((address, sign) for other, address, sign in addresses(server, lang) if other == name)
    page.goto(address)
    arrived(page, name, lang, sign)
    for width in widths:
        widen(page, width)
        settled(page, sign, lang)
        fits(page, width)
    if name == "inicio":
        goes_on(page, way, lang)
    assert elsewhere == []


FAINT = """() => {
  const light = colour => colour.match(/[0-9.]+/g).slice(0, 3).map(part => part / 255)
    .map(part => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
    .reduce((sum, part, at) => sum + part * [.2126, .7152, .0722][at], 0);
  const back = light(getComputedStyle(document.querySelector('.stApp')).backgroundColor);
  const fields = '[data-testid="stMain"] :is([data-testid="stSelectbox"] input, input[type=number], input[type=text], textarea)';
  return [...document.querySelectorAll(fields)].filter(one => one.checkVisibility()).slice(0, 2).filter(one => {
    one.focus({ preventScroll: true });
    const ring = getComputedStyle(one.parentElement).boxShadow;
    one.blur();
    if (ring === 'none') return true;
    const [low, high] = [light(ring), back].sort((a, b) => a - b);
    return (high + .05) / (low + .05) < 3;
  }).map(one => one.outerHTML.slice(0, 150));
}"""  # fields of which it can hardly be seen that one is in them
LOW = """() => [...document.querySelectorAll('[data-testid="stSelectbox"] input, [data-testid="stMain"] input[type=number], '
    + '[data-testid="stTextInputField"], [data-testid="stMain"] :is(.stButton, .stFormSubmitButton, .stButtonGroup) button')]
    .map(one => one.tagName === 'INPUT' ? one.parentElement : one)
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 43.5).map(one => one.outerHTML.slice(0, 150))"""


def widen(page: Page, width: int) -> None:
    """A phone or a screen of this width."""
    page.set_viewport_size({"width": width, "height": 844 if width < 640 else 1080})


def fits(page: Page, width: int) -> None:
    """Nothing sticks out, and axe knows of no barrier."""
    from axe_playwright_python.sync_playwright import Axe

    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert page.evaluate(SIDES, width) == []
    assert page.evaluate(FAINT) == []
    waiting = page.locator('.exercise .bar button[aria-disabled="true"]')  # what waits looks alike
    assert waiting.evaluate_all("all => new Set(all.map(one => getComputedStyle(one).backgroundColor)).size") <= 1
    if width < 640:  # what is filled in with a finger, and what is chosen
        assert page.evaluate(LOW) == []
    found = Axe().run(page)
    assert [
        (fault["id"], [node["html"][:150] for node in fault["nodes"]][:4]) for fault in found.response["violations"]
    ] == []


def arrived(page: Page, name: str, lang: str, sign: str) -> None:
    """Waits until a page is there, in its language."""
    settled(page, sign, lang)
    title = "Sin Renuncio" if name == "inicio" else f"{text(name, lang)} · Sin Renuncio"
    expect(page).to_have_title(title)
    expect(page.get_by_role("heading", level=1)).to_have_text(title.partition(" · ")[0])
    here = page.locator('.st-key-frame a[aria-current="page"] p')
    expect(here).to_have_text("Sin Renuncio" if name == "inicio" else text(name, lang))


def goes_on(page: Page, way: str, lang: str) -> None:
    """By the frame to the first screen, and through a door to where something is chosen."""
    use(page, page.get_by_role("link", name="Sin Renuncio", exact=True), way)
    arrived(page, "inicio", lang, ".sr-hero")
    use(page, page.locator(".st-key-doors").get_by_role("link", name=text("reglas_door", lang)), way)
    arrived(page, "reglas", lang, ".sr-book")
    other = page.get_by_role("radio", name=text("view_compare", lang), exact=True)
    if way == "touch":
        other.tap()
    else:
        page.get_by_role("radio", name=text("view_book", lang), exact=True).focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    expect(other).to_be_checked()
    page.locator(".sr-sides").first.wait_for()


def use(page: Page, link: Locator, way: str) -> None:
    """Follows a link: by a tap, or with the keyboard from the top of the page."""
    if way == "touch":
        link.tap()
        return
    page.locator("body").press("Escape")
    for _ in range(20):
        page.keyboard.press("Tab")
        if link.evaluate("link => link === document.activeElement"):
            assert link.evaluate("link => getComputedStyle(link).outlineStyle") == "solid"
            page.keyboard.press("Enter")
            return
    pytest.fail("the keyboard does not come to it")
