"""Streamlit passes over a setting that it does not know, so each is asked for here."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = tomllib.loads((ROOT / ".streamlit" / "config.toml").read_text("utf-8"))


@pytest.mark.parametrize("name", [f"{part}.{key}" for part, keys in SETTINGS.items() for key in keys])
def test_streamlit_knows_the_setting(name: str) -> None:
    from streamlit import config

    config.get_option(name)
