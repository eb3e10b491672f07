"""The pages of the app as pictures, on a phone, a desk and a wall; ``make pictures`` takes them anew."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PIL import Image

from tests.conftest import CHROMIUM_FLAGS, chromium
from tests.web.serving import ENTRY, served
from tests.web.shown import addresses, settled
from tutor.web.pages import screens_found

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FOLDER = Path(__file__).parent / "pages"
SIZES: dict[int, tuple[int, Literal["light", "dark"]]] = {
    390: (844, "light"),
    1280: (800, "light"),
    1920: (1080, "dark"),
}
"""By width the height, and the theme."""
LANG = "es"
QUALITY = 82


def names() -> set[str]:
    """The files that there are to be: every page at every width."""
    return {f"{name}-{width}.webp" for name in screens_found() for width in SIZES}


def taken(browser: Browser, server: str) -> Iterator[tuple[str, bytes]]:
    """Every picture by file name."""
    for width, (height, theme) in SIZES.items():
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            locale="es-ES",
            reduced_motion="reduce",
        )
        page = context.new_page()
        for name, address, sign in addresses(server, LANG):
            page.goto(address)
            settled(page, sign, LANG)
            page.evaluate("document.fonts.ready")
            page.wait_for_load_state("networkidle")
            yield f"{name}-{width}.webp", webp(page.screenshot())
        context.close()


def webp(png: bytes) -> bytes:
    """The same picture in a file that is small."""
    found = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGB").save(found, "WEBP", quality=QUALITY, method=6)
    return found.getvalue()


def take() -> None:
    """Takes all of them, and away what is no longer one."""
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(exist_ok=True)
    with served(ENTRY) as (server, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        for name, picture in taken(browser, server):
            (FOLDER / name).write_bytes(picture)
        browser.close()
    for file in FOLDER.iterdir():
        if file.name not in names():
            file.unlink()
