"""The app without a browser (`page`), and with one (`server`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import streamlit as st

from tests.web.driven import Driven
from tests.web.serving import ENTRY, served
from tutor.ask.link import encode_case
from tutor.store.place import SETTING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

LAPTOP = {"width": 1280, "height": 900}
PATIENCE = 30_000


class Page(Driven):
    """The app as a visitor drives it."""

    def __init__(self, lang: str, screen: str = "", device: str = "", **address: str) -> None:
        self.lang = lang
        state = {"device": device} if device else {}  # the token that a browser brings in its cookie
        super().__init__(ENTRY, screen, state, lang=lang, **address)

    def switch(self, lang: str) -> Page:
        self.app.button_group(key="lang").set_value(lang)
        self.lang = lang
        return self.run()

    @property
    def game(self) -> str:
        """The game that is asked about."""
        return str(self.app.session_state["draft"].game)

    def ask(self, question: str) -> Page:
        self.app.selectbox(key=f"question_{self.game}_{self.lang}").set_value(question)
        return self.run()

    def choose(self, name: str, value: object) -> Page:
        self.app.button_group(key=f"{name}_{self.lang}").set_value(value)
        return self.run()

    def unfold(self, key: str) -> Page:
        """Open what is folded away."""
        self.app.session_state[key] = True
        return self.run()

    # ── the table ─────────────────────────────────────────────────────────────────────────────────

    @property
    def table(self) -> dict[str, Any]:
        """The table that is laid out."""
        found: dict[str, Any] = self.data["laying"]
        return found

    @property
    def lies(self) -> dict[str, list[str]]:
        """What lies in each slot."""
        return {slot["id"]: slot["lies"] for slot in self.table["slots"]}

    @property
    def pointed(self) -> dict[str, list[str]]:
        """What is pointed at."""
        return {part["id"]: part["cards"] for part in self.table["parts"]}

    def lay(self, active: str = "", **changed: list[str]) -> Page:
        """Lay cards or suits in slots, or point at cards, as the browser sends it after a tap."""
        table = self.table
        action = {
            "kind": "laid",
            "board": table["board"],
            "edit": table["edit"] + 1,
            "active": active or table["active"],
            "lies": self.lies | {name: cards for name, cards in changed.items() if name in self.lies},
            "pointed": self.pointed | {name: cards for name, cards in changed.items() if name in self.pointed},
        }
        return self.send(action)

    # ── fields ────────────────────────────────────────────────────────────────────────────────────

    def number(self, name: str, value: int | None) -> Page:
        self.app.number_input(key=f"{name}_{self.lang}").set_value(value)
        return self.run()

    def write(self, name: str, value: str) -> Page:
        key = f"{name}_{self.lang}"
        fields = [*self.app.text_input, *self.app.text_area]
        next(field for field in fields if field.key == key).set_value(value)
        return self.run()

    def press(self, label: str) -> Page:
        """Press a button: the example, or the empty table, or any by its label."""
        known = {"example": ("Ver un ejemplo", "Show an example"), "clear": ("Vaciar", "Clear")}.get(label, (label,))
        next(button for button in self.app.button if button.label in known).click()
        return self.run()

    @property
    def said(self) -> str:
        """The same as text."""
        return " ".join(unescape(re.sub(r"<[^>]*>", " ", self.html)).split())

    @property
    def verdict(self) -> str:
        """The verdict shown; empty where none is."""
        found = re.search(r'data-verdict="(\w+)"', self.html)
        return found[1] if found else ""

    @property
    def astray(self) -> list[str]:
        """The widgets that begin with something else than they show: one who is quick may have that taken for a choice."""
        rows = [row.key for row in self.app.button_group if [*row.proto.default] != row.indices]
        lists = [box.key for box in self.app.selectbox if box.proto.default != box.index]
        fields = [*self.app.text_input, *self.app.text_area, *self.app.number_input, *self.app.toggle]
        begun = {field.key: _first(field.proto) for field in fields}
        return rows + lists + [field.key for field in fields if begun[field.key] != field.value]

    @property
    def code(self) -> str:
        """The case in the address."""
        return str(self.app.query_params.get("c", ""))


def _first(field: Any) -> Any:
    """What a field begins with; None for an empty number."""
    optional = field.DESCRIPTOR.fields_by_name["default"].has_presence
    return field.default if not optional or field.HasField("default") else None


def read_as_markup(opened: Page) -> str:
    """What Streamlit reads Markdown in: lines, labels, and the choices of a row."""
    app = opened.app
    fields = [
        *app.text_input,
        *app.text_area,
        *app.number_input,
        *app.button_group,
        *app.toggle,
        *app.selectbox,
        *app.button,
    ]
    choices = [choice.content for row in app.button_group for choice in row.proto.options]
    lines = [*app.caption, *app.markdown, *app.header, *app.title, *app.warning]
    return "\n".join([*(field.label for field in fields), *choices, *(line.value for line in lines)])


def pocha(case: dict[str, Any]) -> dict[str, Any]:
    """A case; of the pocha where it names no game."""
    return case if "game" in case else {"game": "pocha", **case}


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Where answers of learners are kept during a test, which finds none."""
    found = f"sqlite:///{tmp_path / 'answers.sqlite'}"
    monkeypatch.setenv(SETTING, found)
    yield found
    st.cache_resource.clear()


@pytest.fixture
def page() -> Callable[..., Page]:
    """Opens the Referee: ``page("en")``, with a case ``page("es", {...})``; another screen, ``""`` being the first; or
    any address."""

    def opened(lang: str = "es", case: dict[str, Any] | None = None, screen: str = "arbitro", **address: str) -> Page:
        return Page(lang, screen, **({"c": encode_case(pocha(case))} if case else {}), **address)

    return opened


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of the app, served on a free port until the tests are done."""
    with served(ENTRY) as (address, _):
        yield address


@pytest.fixture(scope="session")
def kept_visitors(browser: Browser) -> Iterator[dict[str, BrowserContext]]:
    """Those who have been here: with what they have fetched they need not fetch it again."""
    kept: dict[str, BrowserContext] = {}
    yield kept
    for context in kept.values():
        context.close()


@pytest.fixture
def visitors(browser: Browser, kept_visitors: dict[str, BrowserContext]) -> Iterator[Callable[..., BrowserContext]]:
    """Somebody with a Spanish browser of their own, or one as is said: ``visitors(color_scheme="dark")``. Their pages are
    closed when the test is done."""

    def coming(**ways: Any) -> BrowserContext:
        ways = {"viewport": LAPTOP, "locale": "es-ES", **ways}
        if repr(ways) not in kept_visitors:
            kept_visitors[repr(ways)] = browser.new_context(**ways)
            kept_visitors[repr(ways)].set_default_timeout(PATIENCE)
        return kept_visitors[repr(ways)]

    yield coming
    for context in kept_visitors.values():
        for page in context.pages:
            page.close()


@pytest.fixture
def visitor(visitors: Callable[..., BrowserContext]) -> BrowserContext:
    """Somebody with a Spanish browser."""
    return visitors()
