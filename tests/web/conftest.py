"""The app without a browser (`page`), and with one (`server`)."""

from __future__ import annotations

import json
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

    def __init__(self, lang: str, screen: str = "", device: str = "", **address: str) -> None:
        self.lang, self.app = lang, AppTest.from_file(str(ENTRY), default_timeout=60)
        if device:  # the token that a browser brings in its cookie
            self.app.session_state["device"] = device
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

    # ── the table ─────────────────────────────────────────────────────────────────────────────────

    @property
    def node(self) -> Any:
        """The table on the page."""
        (found,) = [node for node in self.app.get("bidi_component") if node.proto.component_name == "tutor.table"]
        return found

    @property
    def data(self) -> dict[str, Any]:
        """What the browser has been sent for the table."""
        proto = self.node.proto
        found: dict[str, Any] = json.loads(proto.json)["table"]
        return found

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

    def send(self, *actions: object) -> Page:
        """Actions as they arrive in one message. `AppTest` has no word for it, so its own parts are used, here alone."""
        states = self.app._tree.get_widget_states()
        widget = states.widgets.add()
        widget.id = f"$$STREAMLIT_INTERNAL_KEY_{self.node.proto.id}__events"
        widget.json_trigger_value = json.dumps([{"event": "action", "value": action} for action in actions])
        self.app._run(states)
        assert not self.app.exception, self.app.exception
        return self

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


def pocha(case: dict[str, Any]) -> dict[str, Any]:
    """A case; of the pocha where it names no game."""
    return case if "game" in case else {"game": "pocha", **case}


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
