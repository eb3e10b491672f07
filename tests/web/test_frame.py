"""What stands round every page: language, size and background, kept in the address."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.conftest import Page

Open = Callable[..., Page]


def styles(page: Page) -> str:
    return "\n".join(node.proto.body for node in page.app.get("html"))


@pytest.mark.parametrize(("scale", "size"), [("large", "125%"), ("wall", "220%")])
def test_the_address_makes_everything_larger(scale: str, size: str, page: Open) -> None:
    assert f"font-size: {size}" in styles(page("es", scale=scale))


@pytest.mark.parametrize("address", [{}, {"scale": "enormous"}, {"theme": "blue"}])
def test_without_a_known_setting_nothing_is_changed(address: dict[str, str], page: Open) -> None:
    assert "!important }</style>" not in styles(page("es", **address))
    assert 'wanted = JSON.stringify("System")' in styles(page("es", **address))


def test_what_is_chosen_is_written_to_the_address_and_stays_in_the_other_language(page: Open) -> None:
    opened = page("es").choose("scale", "huge").choose("theme", "dark")
    assert (opened.app.query_params["scale"], opened.app.query_params["theme"]) == ("huge", "dark")
    english = opened.switch("en")
    assert "font-size: 160%" in styles(english)
    assert 'wanted = JSON.stringify("Dark")' in styles(english)
    english.choose("scale", "usual")
    assert "!important }</style>" not in styles(english)
