"""The app without a browser (`page`), and with one (`server`)."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.util import calc_hash

from tutor.ask.link import encode_case

ROOT = Path(__file__).resolve().parents[2]
ENTRY = ROOT / "streamlit_app.py"


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
    with served(ENTRY) as address:
        yield address


@contextmanager
def served(script: Path) -> Iterator[str]:
    """The address of a script that Streamlit serves meanwhile."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    flags = [
        "--server.headless=true",
        "--server.address=127.0.0.1",
        f"--server.port={port}",
        "--server.fileWatcherType=none",
    ]
    command = [sys.executable, "-m", "streamlit", "run", str(script), *flags]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        try:
            wait_for_health(f"http://127.0.0.1:{port}/_stcore/health", process)
            yield f"http://127.0.0.1:{port}/"
        finally:
            process.terminate()


def wait_for_health(address: str, process: subprocess.Popen[bytes], attempts: int = 600) -> None:
    """Asks until the server answers; each attempt waits for the server's end a tenth of a second."""
    for _ in range(attempts):
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                if answer.status == 200:
                    return
        except OSError:
            pass
        try:
            process.wait(timeout=0.1)
        except subprocess.TimeoutExpired:
            continue
        break
    pytest.fail("the server did not come up")
