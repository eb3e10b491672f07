"""Every page is shown at every width, in a folder that stays small. Whether a picture is of today, only a look at it tells."""

from __future__ import annotations

import re
from pathlib import Path

from PIL import Image

from docs.screens import FOLDER, LIST, SIZES, listed, names
from tutor.web.pages import screens_found
from tutor.web.texts import TEXTS

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_every_page_has_its_picture_at_every_width_and_nothing_else_has() -> None:
    assert {file.name for file in FOLDER.iterdir()} == names(), "make pictures"
    assert len(names()) == len(screens_found()) * len(SIZES) >= 12
    for file in FOLDER.iterdir():
        with Image.open(file) as picture:
            width = int(file.stem.rpartition("-")[2])
            assert picture.size == (width, SIZES[width][0])


def test_every_picture_is_shown_under_the_name_of_its_page() -> None:
    page = LIST.read_text("utf-8")
    assert page == listed(), "make pictures"
    shown = re.findall(r'src="pages/([^"]+)" width="\d+" alt="[^"]+"', page)
    assert sorted(shown) == sorted(names())
    assert re.findall(r"^## (.+)$", page, re.MULTILINE) == [TEXTS[name][0] for name in screens_found()]


def test_pictures_are_small() -> None:
    assert sum(file.stat().st_size for file in DOCS.rglob("*") if file.is_file()) < 2_000_000
