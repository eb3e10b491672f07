"""Streamlit passes over a setting that it does not know, so each is asked for here."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = tomllib.loads((ROOT / ".streamlit" / "config.toml").read_text("utf-8"))


def names(settings: Mapping[str, Any]) -> Iterator[str]:
    """Every setting by its whole name, such as ``theme.dark.textColor``."""
    for key, value in settings.items():
        yield from (f"{key}.{name}" for name in names(value)) if isinstance(value, Mapping) else (key,)


@pytest.mark.parametrize("name", list(names(SETTINGS)))
def test_streamlit_knows_the_setting(name: str) -> None:
    from streamlit import config

    config.get_option(name)
