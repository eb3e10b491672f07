"""The router: which pages there are, the language they open in, and that the app of a wheel is the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.driven import Driven
from tutor.web import app
from tutor.web.pages import screens_found
from tutor.web.texts import TEXTS

if TYPE_CHECKING:
    from conftest import Page

ENTRIES = [Path(app.__file__), Path(__file__).resolve().parents[2] / "streamlit_app.py"]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_both_entry_files_open_the_first_screen(entry: Path) -> None:
    assert "It teaches the games of the Spanish deck" in Driven(entry, lang="en").html


def test_every_screen_is_a_page_with_a_name_and_but_for_the_first_a_door() -> None:
    first, *others = screens_found()
    orders = [screen.ORDER for screen in screens_found().values()]
    assert first == "inicio"
    assert orders == sorted(set(orders))
    for name, screen in screens_found().items():
        assert callable(screen.show)
        assert screen.ICON.startswith(":material/")
        assert {name, *([f"{name}_door"] if name in others else [])} <= set(TEXTS)


@pytest.mark.parametrize(("asked", "begins"), [("en", "It teaches"), ("de", "Enseña"), ("", "Enseña")])
def test_the_address_chooses_the_language(asked: str, begins: str) -> None:
    page = Driven(ENTRIES[1], **({"lang": asked} if asked else {}))
    assert f"<p>{begins} " in page.html
    assert page.app.query_params["lang"] == {"Enseña": "es", "It teaches": "en"}[begins]


def test_no_folder_beside_the_entry_makes_pages_of_its_own() -> None:
    assert not [entry.parent / "pages" for entry in ENTRIES if (entry.parent / "pages").exists()]


ADDRESSES = {
    "reglas": {"game": "tute", "variant": "parejas", "view": "compare", "against": "habanero", "find": "cante"},
    "practicar": {"game": "escoba", "about": "SUM3", "band": "hard"},
    "arbitro": {"q": "yaml"},
    "aprender": {"game": "tute"},
}


@pytest.mark.parametrize("name", list(screens_found()))
def test_what_an_address_has_chosen_is_what_a_widget_begins_with(
    name: str, page: Callable[..., Page], url: str
) -> None:
    asked = {"scale": "large", "theme": "dark", **ADDRESSES.get(name, {})}
    assert page("en", screen="" if name == "inicio" else name, **asked).astray == []
