"""The browser that other tests drive starts and draws. Says nothing of our pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.browser
def test_the_browser_draws_a_page(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content("<h1>as de oros</h1>")
    assert page.get_by_role("heading").bounding_box() is not None
    page.close()
