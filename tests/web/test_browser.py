"""What a person sees and does in a real browser: taps, links, languages, a phone, both themes, without barriers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.web.asked import ASKED, DISPUTED
from tests.web.conftest import LAPTOP, PATIENCE
from tests.web.shown import SETTLED
from tutor.ask.link import encode_case

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.xdist_group("referee")]

Visitors = Callable[..., BrowserContext]
CODE = encode_case(DISPUTED)
TAPS = 12
"""So many at most it may take to enter the disputed play from the page as it opens."""
PHONE, PROJECTOR = {"width": 390, "height": 844}, {"width": 1920, "height": 1080}
expect.set_options(timeout=PATIENCE)


@pytest.fixture
def referee(server: str) -> str:
    """The address of the page."""
    return f"{server}arbitro"


def opened(visitor: BrowserContext, address: str) -> Page:
    page = visitor.new_page()
    page.goto(address)
    page.locator(".sr-panel").first.wait_for()
    page.wait_for_function(SETTLED)
    return page


def laid(page: Page) -> Locator:
    """The table that is laid out, once the page has answered the last tap."""
    table = page.locator(".sr-table:has(.laying)")
    expect(table).not_to_have_attribute("aria-busy", "true")
    return table


def card(page: Page, name: str) -> Locator:
    """A card of the deck."""
    return page.get_by_role("group", name="La baraja").get_by_role("button", name=name)


def lying(page: Page, slot: str, name: str) -> Locator:
    """A card in a slot."""
    return page.locator(f"[data-slot={slot}] [data-card='{name}']")


def test_the_disputed_play_is_entered_on_a_phone_in_few_taps_and_the_reason_is_in_sight(
    visitor: BrowserContext, visitors: Visitors, referee: str
) -> None:
    """Pinta espadas; en la mesa rey y sota de copas; tengo as y seis de copas y tres de espadas; juego el seis."""
    page, taps = visitor.new_page(), 0
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(f"{referee}?lang=es")

    def tap(what: Locator) -> None:
        nonlocal taps
        what.click()
        taps += 1

    tap(page.get_by_role("radio", name="Pocha", exact=True))
    tap(page.get_by_role("group", name="Triunfo").get_by_role("button", name="espadas"))
    tap(card(page, "rey de copas"))
    tap(card(page, "sota de copas"))
    tap(page.get_by_role("button", name="Tu mano"))
    tap(card(page, "as de copas"))
    tap(card(page, "seis de copas"))
    tap(card(page, "tres de espadas"))
    tap(lying(page, "hand", "6c"))
    reason = laid(page).get_by_role("status")
    expect(reason).to_contain_text("Ilegal. Debes echar una carta que gane al rey de copas, y tienes el as de copas.")
    expect(reason).to_contain_text("montar")
    assert taps <= TAPS
    box = reason.bounding_box()
    ways = page.locator(".st-key-pages").bounding_box()  # they lie at the bottom, over whatever is there
    assert box and ways and box["y"] >= 0 and box["y"] + box["height"] <= ways["y"], "scrolled out of sight"
    expect(page).to_have_url(f"{referee}?lang=es&c={encode_case({**DISPUTED, 'hand': ['1c', '6c', '3e']})}")

    elsewhere = opened(visitors(locale="en-GB"), page.url)
    expect(elsewhere.locator(".sr-panel")).to_have_text(page.locator(".sr-panel").text_content() or "")


def test_rapid_taps_are_drawn_at_once_and_none_is_lost(visitor: BrowserContext, referee: str) -> None:
    page = opened(visitor, referee)
    drawn = laid(page).evaluate(
        """table => {
          for (const pick of [...table.querySelectorAll('[data-pick]')].slice(0, 9)) pick.click();
          return table.querySelectorAll('.place [data-card]').length;
        }"""
    )
    assert drawn == 9
    expect(page).to_have_url(f"{referee}?lang=es&c=1.game.escoba.table.~l.1o.2o.3o.4o.5o.6o.7o.10o.11o.~e&q=play")
    expect(laid(page).locator(".place [data-card]")).to_have_count(9)


def test_a_second_tap_takes_a_card_away_and_one_that_lies_elsewhere_is_moved(
    visitor: BrowserContext, referee: str
) -> None:
    page = opened(visitor, f"{referee}?lang=es&c={CODE}")
    page.locator("[data-slot=trick] .head").click()
    card(page, "sota de copas").click()
    card(page, "seis de copas").click()
    expect(lying(page, "trick", "6c")).to_be_visible()
    expect(lying(page, "hand", "6c")).to_have_count(0)
    expect(lying(page, "trick", "10c")).to_have_count(0)
    expect(page.locator(".sr-panel")).to_contain_text("Para el fallo falta la carta que se quiere echar.")


def test_the_verdict_stands_on_every_card_and_another_can_be_asked_about(visitor: BrowserContext, referee: str) -> None:
    page = opened(visitor, f"{referee}?lang=es&c={CODE}")
    for name, sign in (("1c", "✓"), ("6c", "✕"), ("3e", "✕")):
        expect(lying(page, "hand", name).locator(".sign")).to_have_text(sign)
    expect(lying(page, "trick", "12c").locator(".sign")).to_have_text("◆")
    lying(page, "hand", "1c").click()
    expect(page.locator(".sr-verdict")).to_have_attribute("data-verdict", "legal")
    expect(lying(page, "hand", "1c")).to_have_attribute("aria-pressed", "true")


def test_house_rules_stay_unfolded_while_they_are_set(visitor: BrowserContext, referee: str) -> None:
    asked = {
        "game": "pocha",
        "variant": "completa",
        "trump": "oros",
        "trick": ["12c"],
        "hand": ["3c", "5c"],
        "play": "5c",
    }
    page = opened(visitor, f"{referee}?lang=es&c={encode_case(asked)}")
    house = page.locator(".st-key-house")
    house.locator("summary").click()
    for verdict in ("legal", "illegal"):
        house.get_by_text("El tres vale poco").click()
        expect(page.locator(".sr-verdict")).to_have_attribute("data-verdict", verdict)


def test_a_ruling_is_kept_as_a_picture(visitor: BrowserContext, referee: str) -> None:
    page = opened(visitor, f"{referee}?lang=es&c={CODE}")
    page.locator(".st-key-share summary").click()
    for kind, start in (("png", b"\x89PNG"), ("svg", b"<svg")):
        with page.expect_download() as kept:
            page.locator(f".keep-{kind}").click()
        assert kept.value.suggested_filename == f"fallo-sin-renuncio.{kind}"
        assert kept.value.path().read_bytes().startswith(start)


def test_a_link_from_when_this_was_the_first_page_still_opens(visitor: BrowserContext, server: str) -> None:
    page = opened(visitor, f"{server}?lang=es&c={CODE}")
    expect(page.locator(".sr-verdict")).to_have_attribute("data-verdict", "illegal")
    expect(page).to_have_url(f"{server}arbitro?lang=es&c={CODE}")


def test_switching_the_language_turns_the_whole_page(visitor: BrowserContext, referee: str) -> None:
    page = opened(visitor, f"{referee}?c={CODE}")
    assert page.evaluate("document.documentElement.lang") == "es"
    page.get_by_role("radio", name="English").click()
    expect(page.locator(".sr-because")).to_contain_text("You must play a card that beats the king of cups")
    expect(page.get_by_role("heading", level=1)).to_have_text("Referee")
    expect(page.get_by_role("group", name="cups")).to_be_visible()
    trump = page.get_by_role("group", name="Trump").get_by_role("button", name="swords")
    expect(trump).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("document.documentElement.lang === 'en'")
    expect(page).to_have_url(f"{referee}?c={CODE}&lang=en")


def test_the_browser_chooses_the_first_language(visitors: Visitors, referee: str) -> None:
    expect(opened(visitors(locale="en-GB"), referee).get_by_role("heading", level=1)).to_have_text("Referee")


def test_going_back_undoes_the_last_tap(visitor: BrowserContext, referee: str) -> None:
    page = opened(visitor, referee)
    card(page, "seis de copas").click()
    expect(page).to_have_url(f"{referee}?lang=es&c=1.game.escoba.table.~l.6c.~e&q=play")
    card(page, "siete de copas").click()
    expect(page).to_have_url(f"{referee}?lang=es&c=1.game.escoba.table.~l.6c.7c.~e&q=play")
    page.go_back()
    expect(lying(page, "table", "7c")).to_have_count(0)
    expect(lying(page, "table", "6c")).to_be_visible()


@pytest.mark.parametrize(
    ("question", "sizes"), [("play", [PHONE, PROJECTOR]), ("renuncio", [PHONE, LAPTOP]), ("game", [PHONE])]
)
def test_nothing_sticks_out_to_the_side(
    question: str, sizes: list[dict[str, int]], visitor: BrowserContext, referee: str
) -> None:
    page = opened(visitor, f"{referee}?lang=es&c={encode_case(ASKED[question][0])}")
    outside = """size => [...document.querySelectorAll('.sr-panel *, .stButton, [role=radiogroup] button')]
        .filter(e => e.getBoundingClientRect().right > size + 1).map(e => e.outerHTML.slice(0, 200))"""
    for size in sizes:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for part in ("document.documentElement", "document.querySelector('[data-testid=stMain]')"):
            page.wait_for_function(f"{part}.scrollWidth == {part}.clientWidth")
        assert page.evaluate(outside, size["width"]) == []


def test_what_is_tapped_on_a_phone_is_large_enough(visitor: BrowserContext, referee: str) -> None:
    page = visitor.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{referee}?c={CODE}")
    buttons = laid(page).locator(".pick, .suit-button")
    expect(buttons).to_have_count(44)
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        sizes = buttons.evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height, box.right])"
        )
        assert all(wide >= 44 and tall >= 44 and right <= width for wide, tall, right in sizes)


def test_a_position_can_be_laid_out_from_the_keyboard(visitor: BrowserContext, referee: str) -> None:
    page = opened(visitor, referee)
    card(page, "as de oros").focus()
    for key in ("ArrowRight", "Enter", "ArrowDown", "Home", " "):
        page.keyboard.press(key)
    expect(lying(page, "table", "2o")).to_be_visible()
    expect(lying(page, "table", "1c")).to_be_visible()
    page.get_by_role("button", name="Tu mano").focus()
    page.keyboard.press("Enter")
    card(page, "tres de oros").focus()
    page.keyboard.press("Enter")
    expect(lying(page, "hand", "3o")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(lying(page, "hand", "3o")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".sr-verdict")).to_be_visible()


@pytest.mark.parametrize(
    ("question", "scheme"),
    [
        *zip(["play", "bid", "game", "match"], ["light", "dark"] * 2, strict=True),
        *zip(["renuncio", "yaml", "nothing", "bad"], ["light", "dark"] * 2, strict=True),
    ],
)
def test_there_is_no_barrier_that_axe_knows(question: str, scheme: str, visitors: Visitors, referee: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    code = {
        "nothing": "",
        "bad": "1.hand.~l.99x.~e.trick.~l.~e.play.1c",
        "yaml": "1.game.pocha.winner.~t.play.1c&q=yaml",
    }.get(question)
    code = encode_case(ASKED[question][0]) if code is None else code
    page = opened(visitors(color_scheme=scheme), f"{referee}?lang=es" + (f"&c={code}" if question != "nothing" else ""))
    for part in ("house", "reasons", "share"):
        for summary in page.locator(f".st-key-{part} summary").all():
            summary.click()
    expect(page.locator("details:not([open]) > summary:visible")).to_have_count(0)
    if page.locator(".st-key-share").count():
        page.locator(".st-key-share .sr-qr").wait_for()
    page.wait_for_function(SETTLED)
    found = Axe().run(page)
    assert [
        (fault["id"], [node["html"][:150] for node in fault["nodes"]]) for fault in found.response["violations"]
    ] == []
