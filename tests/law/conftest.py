"""Fixtures of the tests of the law."""

from __future__ import annotations

import pytest

from tests.law.yaml_reading import PARSERS, choose


@pytest.fixture(params=PARSERS)
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Runs the test with libyaml and again without it."""
    choose(monkeypatch, request.param)
    return request.param
