"""The command line, run in this process."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tutor.cli import main


class Ran(NamedTuple):
    """What came of a command line."""

    status: int
    out: str
    err: str


@pytest.fixture
def tutor(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Runs ``tutor`` with these words (one text is split at its spaces); no exception may get past it."""
    monkeypatch.delenv("NO_COLOR", raising=False)

    def run(*words: str) -> Ran:
        argv = words[0].split() if len(words) == 1 else list(words)
        status = main(argv)
        return Ran(status, *capsys.readouterr())

    return run
