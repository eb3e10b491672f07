"""What every test gets: Hypothesis without chance or clock, and a browser for those that ask for one.

`HYPOTHESIS_PROFILE=thorough make test` looks much longer; without it, CI tries a few more examples than you do.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

EXAMPLES = {"local": 50, "ci": 60, "thorough": 2000}
IN_CI = bool(os.environ.get("CI"))

for profile, examples in EXAMPLES.items():
    settings.register_profile(
        profile,
        max_examples=examples,
        derandomize=True,
        deadline=None,
        print_blob=True,
        suppress_health_check=[HealthCheck.too_slow],  # a busy machine is no defect
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if IN_CI else "local"))


@pytest.fixture(scope="session", autouse=True)
def store_of_tests(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Nothing that is answered in a test is kept among the answers of whoever runs it."""
    os.environ["SIN_RENUNCIO_STORE"] = f"sqlite:///{tmp_path_factory.mktemp('store') / 'answers.sqlite'}"


CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]


def chromium() -> str | None:
    """The machine's own Chromium; the one without windows of its own first, for it takes less of the machine."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The machine's own Chromium with an empty profile. Where there is none: a skip, but in CI a failure."""
    executable = chromium()
    if executable is None:
        (pytest.fail if IN_CI else pytest.skip)(
            "no Chromium on this machine (on Debian: apt install chromium-headless-shell)"
        )
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=executable, headless=True, args=CHROMIUM_FLAGS)
        yield opened
        opened.close()
