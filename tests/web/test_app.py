"""The router: which pages there are, the language they open in, and that the app of a wheel is the same."""

from __future__ import annotations

from pathlib import Path
from pkgutil import iter_modules

import pytest
from streamlit.testing.v1 import AppTest

from tutor.web import app, screens

ENTRIES = [Path(app.__file__), Path(__file__).resolve().parents[2] / "streamlit_app.py"]


def opened(entry: Path, **address: str) -> AppTest:
    found = AppTest.from_file(str(entry), default_timeout=60)
    for name, value in address.items():
        found.query_params[name] = value
    return found.run()


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_both_entry_files_open_the_referee(entry: Path) -> None:
    page = opened(entry, lang="en")
    assert not page.exception
    assert page.title[0].value == "Referee"


def test_every_screen_is_a_page() -> None:
    for module in iter_modules(screens.__path__):
        page = __import__(f"{screens.__name__}.{module.name}", fromlist=["show"])
        assert callable(page.show)
        assert page.ICON.startswith(":material/")
        assert isinstance(page.ORDER, int)


@pytest.mark.parametrize(("asked", "title"), [("es", "Árbitro"), ("en", "Referee"), ("de", "Árbitro"), ("", "Árbitro")])
def test_the_address_chooses_the_language(asked: str, title: str) -> None:
    page = opened(ENTRIES[1], **({"lang": asked} if asked else {}))
    assert page.title[0].value == title
    assert page.query_params["lang"] in ("es", "en")


def test_no_folder_beside_the_entry_makes_pages_of_its_own() -> None:
    assert not [entry.parent / "pages" for entry in ENTRIES if (entry.parent / "pages").exists()]
