"""A whole first day of somebody new who believes that nobody has to head the trick: by touch on a phone, by keyboard at a desk.

What is answered is reckoned beside the app, from what it has kept: the same place of a day is the same exercise.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.conftest import PATIENCE
from tests.web.serving import ENTRY, served
from tests.web.shown import settled
from tutor.cards import parse_card, parse_cards
from tutor.learn.course import course_at, usual_home
from tutor.learn.items import Item, Marked, kind_of, mark
from tutor.learn.lessons import ladder
from tutor.learn.log import Entry
from tutor.learn.put import exercise_for
from tutor.learn.today import WHOLE, Slot, what_next
from tutor.learn.told import seems
from tutor.store import open_store
from tutor.store.place import SETTING
from tutor.web.learner import COOKIE
from tutor.web.texts import text
from tutor.words import name_card, name_cards

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.xdist_group("app")]

expect.set_options(timeout=PATIENCE)
GAME, BELIEF, ZONE = "pocha", "M2", "Europe/Madrid"
DEEP = """() => {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found;
}"""


@dataclass
class Newcomer:
    """Somebody in a browser. ``url``: where the answers are kept."""

    page: Page
    url: str
    way: str
    lang: str

    # ── what is to be answered ────────────────────────────────────────────────────────────────────

    @property
    def token(self) -> str:
        return next(str(cookie["value"]) for cookie in self.page.context.cookies() if cookie["name"] == COOKIE)

    def entries(self) -> list[Entry]:
        profile = open_store(self.url).device(self.token).profile()
        return profile.entries(GAME) if profile else []

    def asked(self) -> tuple[Slot, Item]:
        """The exercise that comes next."""
        entries, home = self.entries(), usual_home(GAME)
        slot = what_next(entries, course_at(home), datetime.now(ZoneInfo(ZONE)).date(), self.token).slot
        assert slot is not None
        item = exercise_for(slot, home, entries)
        assert item is not None
        return slot, item

    # ── what is done ──────────────────────────────────────────────────────────────────────────────

    def use(self, target: Locator) -> None:
        """A tap, or the keys that lead to it from where one is, and Enter."""
        if self.way == "touch":
            target.tap()
            return
        self.reach(target)
        self.page.keyboard.press("Enter")

    def reach(self, target: Locator) -> None:
        """By Tab to its row, or to itself; in the row by an arrow."""
        for _ in range(40):
            if target.evaluate(f"node => node === ({DEEP})()"):
                return
            beside = "node => Boolean(node.closest('[data-row]')?.contains((FOCUS)()))".replace("FOCUS", DEEP)
            self.page.keyboard.press("ArrowRight" if target.evaluate(beside) else "Tab")
        pytest.fail("the keyboard does not come to it")

    def answer(self, item: Item, given: Any) -> None:
        cards = [given] if isinstance(given, str) else given
        for card in cards:
            self.use(self.page.locator(f'button[data-card="{card}"]'))
        finish = self.page.locator(".exercise .bar .finish")
        if item.kind == "order":  # what stands chosen is one after the other, not added up
            said = ", ".join(name_card(parse_card(card), self.lang).bare for card in cards)
            expect(self.page.locator(".exercise .bar .so")).to_have_text(said)
        if item.kind in ("mark_all", "order"):
            self.use(finish)

    def act(self, name: str) -> None:
        self.still()
        self.use(self.page.locator(f'.acts [data-act="{name}"]'))

    def still(self) -> None:
        """Waits until what is done counts: not at once after an answer."""
        expect(self.page.locator(".sr-table")).not_to_have_attribute("aria-busy", "true")

    def works(self, count: int) -> list[tuple[Item, Marked]]:
        """Answers so many exercises; those that were wrong."""
        wrong, page = [], self.page
        for _ in range(count):
            slot, item = self.asked()
            expect(page.locator(f'[data-exercise="{slot.id}"][data-answered="false"]')).to_be_visible()
            given = answer_of(item)
            self.still()
            self.answer(item, given)
            marked = mark(item, given)
            verdict = page.locator('.rung[data-rung="verdict"]')
            expect(verdict).to_have_attribute("data-tone", "good" if marked.right else "bad")
            if not marked.right:
                expect(verdict).to_contain_text(marked.text(self.lang))
                expect(verdict).to_contain_text(name_cards(parse_cards([*marked.wrong, *marked.omitted]), self.lang))
                for card in next(iter(ladder(item, marked, self.lang))).cards:
                    expect(page.locator(f'[data-card="{card}"] .sign')).to_be_visible()
                wrong.append((item, marked))
            self.act("on")
        return wrong

    def ends(self, wrong: list[tuple[Item, Marked]]) -> None:
        """What is told at the end: what was learnt, what somebody seems to believe, what comes next."""
        last, said = self.page.locator(".sr-table .task"), self.page.locator(".sr-table .scene")
        expect(last).to_contain_text(text("today_learnt", self.lang, named="").rstrip(". "))
        expect(said).to_contain_text(seems(usual_home(GAME).seat.law, BELIEF, self.lang))
        expect(said).to_contain_text("sigue con la lección" if self.lang == "es" else "go on with the lesson")
        assert len(self.entries()) == WHOLE - 1
        assert wrong
        self.act("tomorrow")
        expect(last).to_have_text(text("today_bye", self.lang))


def comes(browser: Browser, way: str, lang: str, width: int) -> Newcomer:
    """Somebody new."""
    context = browser.new_context(
        viewport={"width": width, "height": 844 if width < 640 else 900},
        has_touch=way == "touch",
        locale="es-ES" if lang == "es" else "en-GB",
        timezone_id=ZONE,
        reduced_motion="reduce",
        color_scheme="light" if way == "touch" else "dark",
    )
    context.set_default_timeout(PATIENCE)
    return Newcomer(context.new_page(), os.environ[SETTING], way, lang)


def begins(somebody: Newcomer, address: str) -> None:
    """Opens the page, and begins with one tap."""
    somebody.page.goto(f"{address}hoy?lang={somebody.lang}")
    settled(somebody.page, ".st-key-games button", somebody.lang)
    somebody.use(somebody.page.get_by_role("button", name=text("today_begin", somebody.lang, game=GAME.capitalize())))
    somebody.page.locator(".sr-table[data-deck]").wait_for()


def barriers(page: Page) -> list[Any]:
    """What axe finds."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page)
    return [
        (fault["id"], [node["html"][:150] for node in fault["nodes"]][:3]) for fault in found.response["violations"]
    ]


def test_a_first_day_by_touch_on_a_phone_in_spanish_and_a_server_that_begins_anew(
    browser: Browser, server: str
) -> None:
    somebody = comes(browser, "touch", "es", 390)
    begins(somebody, server)
    wrong = somebody.works(6)
    assert barriers(somebody.page) == []
    with served(ENTRY) as (address, _):
        somebody.page.goto(f"{address}hoy?lang=es")
        wrong += somebody.works(WHOLE - 1 - 6)
        somebody.ends(wrong)
    somebody.page.context.close()


def test_a_first_day_by_keyboard_at_a_desk_in_english_and_a_page_that_is_loaded_anew(
    browser: Browser, server: str
) -> None:
    somebody = comes(browser, "keyboard", "en", 1280)
    begins(somebody, server)
    wrong = somebody.works(3)
    somebody.page.reload()
    wrong += somebody.works(WHOLE - 1 - 3)
    assert barriers(somebody.page) == []
    somebody.ends(wrong)
    somebody.page.context.close()


def answer_of(item: Item) -> Any:
    """What somebody answers who believes that nobody has to head the trick, and knows the rest."""
    kind, seat = kind_of(item), item.seat
    return kind.believed(item, seat.beliefs[BELIEF])[0]
