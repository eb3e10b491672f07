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
from tutor.web.texts import TEXTS
from tutor.words import listing

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FOLDER = Path(__file__).parent / "pages"
LIST = Path(__file__).parent / "pages.md"
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


def listed() -> str:
    """The page of `docs/` that shows them: under the name of each page what somebody comes to it for."""
    head = (
        f"# The pages\n\nTaken by `make pictures`, at {listing([str(width) for width in SIZES], 'en')} pixels. The app speaks "
        "English too, and is light or dark as you like.\n"
    )
    return "\n".join([head, *map(section, screens_found())])


def section(name: str) -> str:
    """The pictures of a page. The first has no door: it leads to the others."""
    spanish, english = TEXTS[name]
    said = TEXTS.get(f"{name}_door", TEXTS["what_it_is"])[1]
    shown = " ".join(
        f'<img src="pages/{name}-{width}.webp" width="{wide}" alt="{english}, on a {where}">'
        for width, (wide, where) in zip(SIZES, ((180, "phone"), (420, "desk"), (520, "wall")), strict=True)
    )
    return f"## {spanish}\n\n{said}\n\n{shown}\n"


def webp(png: bytes) -> bytes:
    """The same picture in a file that is small."""
    found = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGB").save(found, "WEBP", quality=QUALITY, method=6)
    return found.getvalue()


def take() -> None:
    """Takes all of them, and away what is no longer one; and lists them."""
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
    LIST.write_text(listed(), "utf-8")
