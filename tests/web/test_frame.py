"""What stands round every page: language, size and background, kept in the address."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest

import tutor
from tests.web.conftest import Page
from tutor.ask import the_library
from tutor.web.pages import screens_found
from tutor.web.texts import TEXTS, text

Open = Callable[..., Page]


def styles(page: Page) -> str:
    return "\n".join(node.proto.body for node in page.app.get("html"))


@pytest.mark.parametrize(("scale", "size"), [("large", "125%"), ("wall", "220%")])
def test_the_address_makes_everything_larger(scale: str, size: str, page: Open) -> None:
    assert f"font-size: {size}" in styles(page("es", scale=scale))


@pytest.mark.parametrize("address", [{}, {"scale": "enormous"}, {"theme": "blue"}])
def test_without_a_known_setting_nothing_is_changed(address: dict[str, str], page: Open) -> None:
    assert "!important }</style>" not in styles(page("es", **address))
    assert 'srTheme !== "System"' in styles(page("es", **address))


def test_what_is_chosen_is_written_to_the_address_and_stays_in_the_other_language(page: Open) -> None:
    opened = page("es").choose("scale", "huge").choose("theme", "dark")
    assert (opened.app.query_params["scale"], opened.app.query_params["theme"]) == ("huge", "dark")
    english = opened.switch("en")
    assert "font-size: 160%" in styles(english)
    assert 'srTheme !== "Dark"' in styles(english)
    english.choose("scale", "usual")
    assert "!important }</style>" not in styles(english)


@pytest.mark.parametrize("screen", ["", "anotador"])
def test_the_links_to_other_pages_keep_the_settings(screen: str, page: Open) -> None:
    opened = page("en", screen=screen, scale="large", theme="dark", game="pocha")
    links = [node.proto for node in opened.app.get("page_link")]
    frame = links[: len(screens_found())]
    assert [link.page for link in frame] == ["", *[name for name in screens_found() if name != "inicio"]]
    assert {link.query_string for link in links} == {"lang=en&scale=large&theme=dark"}
    labels = [link.label for link in frame][1:]
    assert labels == [text(name, "en") for name in screens_found() if name != "inicio"]
    assert {"Referee", "Score sheet", "Rules"} < {*labels}


@pytest.mark.parametrize("screen", ["", "anotador"])
def test_the_page_that_is_open_is_marked(screen: str, page: Open) -> None:
    place = [*screens_found()].index(screen or "inicio")
    assert f"place !== {place})" in styles(page("es", screen=screen))


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_first_screen_has_a_door_to_every_other_page(lang: str, page: Open) -> None:
    opened = page(lang, screen="")
    _, *others = screens_found()
    doors = [node.proto for node in opened.app.get("page_link")][-len(others) :]
    assert [door.page for door in doors] == others
    for name, door in zip(others, doors, strict=True):
        assert door.label == f"**{text(name, lang)}** :small[{text(f'{name}_door', lang)}]"
    assert text("what_it_is", lang) in opened.said
    assert all(tutor.load(game).court().law.labels[lang] in opened.said for game in the_library().games())


def test_a_new_screen_has_a_door(monkeypatch: pytest.MonkeyPatch, page: Open) -> None:
    """What `tutor.web.pages` finds is all that frame and first screen know of."""
    found = dict(screens_found())
    assert "mazo" not in found
    monkeypatch.setitem(TEXTS, "mazo", ("El mazo", "The deck"))
    monkeypatch.setitem(TEXTS, "mazo_door", ("Mirar las cartas.", "Look at the cards."))
    screen = SimpleNamespace(show=found["reglas"].show, ICON=":material/school:", ORDER=10)
    monkeypatch.setattr("tutor.web.pages.screens_found", lambda: {"inicio": found["inicio"], "mazo": screen})
    monkeypatch.setattr("tutor.web.frame.screens_found", lambda: {"inicio": found["inicio"], "mazo": screen})
    links = [node.proto.label for node in page("es", screen="").app.get("page_link")]
    assert links == ["Sin Renuncio", "El mazo", "**El mazo** :small[Mirar las cartas.]"]
