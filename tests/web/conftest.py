"""The app without a browser (`page`), and with one (`server`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.util import calc_hash

from tests.web.serving import ENTRY, served
from tutor.ask.link import encode_case


class Page:
    """The app as a visitor drives it. A run that raises fails the test."""

    def __init__(self, lang: str, screen: str = "", **address: str) -> None:
        self.lang, self.app = lang, AppTest.from_file(str(ENTRY), default_timeout=60)
        if screen:  # a page that is no file of its own has no other door
            self.app._page_hash = calc_hash(screen)
        self.app.query_params["lang"] = lang
        for name, value in address.items():
            self.app.query_params[name] = value
        self.run()

    def run(self) -> Page:
        self.app.run()
        assert not self.app.exception, self.app.exception
        return self

    def switch(self, lang: str) -> Page:
        self.app.button_group(key="lang").set_value(lang)
        self.lang = lang
        return self.run()

    def ask(self, question: str) -> Page:
        self.app.selectbox(key=f"question_{self.lang}").set_value(question)
        return self.run()

    def choose(self, name: str, value: object) -> Page:
        self.app.button_group(key=f"{name}_{self.lang}").set_value(value)
        return self.run()

    def tap(self, *cards: str) -> Page:
        """Tap cards in the grid, one after another."""
        names = {"o": "oros", "c": "copas", "e": "espadas", "b": "bastos"}
        for card in cards:
            row = self.app.button_group(key=f"suit_{names[card[-1]]}_{self.lang}")
            rank = int(card[:-1])
            (row.unselect if rank in (row.value or []) else row.select)(rank)
            self.run()
        return self

    def number(self, name: str, value: int | None) -> Page:
        self.app.number_input(key=f"{name}_{self.lang}").set_value(value)
        return self.run()

    def write(self, name: str, value: str) -> Page:
        key = f"{name}_{self.lang}"
        fields = [*self.app.text_input, *self.app.text_area]
        next(field for field in fields if field.key == key).set_value(value)
        return self.run()

    def press(self, place: int) -> Page:
        self.app.button[place].click()
        return self.run()

    @property
    def html(self) -> str:
        """The ruling and everything else that the pages draw themselves."""
        bodies = [node.proto.body for node in self.app.get("html")]
        return "\n".join(body for body in bodies if not body.startswith(("<style>", "<script>")))

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
    def code(self) -> str:
        """The case in the address."""
        return str(self.app.query_params.get("c", ""))


@pytest.fixture
def page() -> Callable[..., Page]:
    """Opens the Referee: ``page("en")``, with a case ``page("es", {...})``; another screen, ``""`` being the first; or
    any address."""

    def opened(lang: str = "es", case: dict[str, Any] | None = None, screen: str = "arbitro", **address: str) -> Page:
        return Page(lang, screen, **({"c": encode_case({"game": "pocha", **case})} if case else {}), **address)

    return opened


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of the app, served on a free port until the tests are done."""
    with served(ENTRY) as (address, _):
        yield address
