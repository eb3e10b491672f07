"""Writers in processes of their own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def start_writer(url: str, nickname: str, first: int, count: int = 0, shared: int = 0) -> subprocess.Popen[str]:
    """A writer that is ready; it begins when a line is sent."""
    told = [url, nickname, str(first), str(count), str(shared)]
    writer = subprocess.Popen(
        [sys.executable, "-m", "tests.store.writer", *told],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert writer.stdout is not None and writer.stdout.readline() == "ready\n"
    return writer


def begin(*writers: subprocess.Popen[str]) -> None:
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("\n")
        writer.stdin.flush()


def two_at_once(url: str, nickname: str) -> tuple[list[str], list[str]]:
    """What two writers say that begin together: fifteen answers of each, and fifteen at the same places."""
    writers = [start_writer(url, nickname, first, 15, 15) for first in (0, 100)]
    begin(*writers)
    one, two = (writer.communicate(timeout=120)[0].split("\n")[:-1] for writer in writers)
    assert [writer.returncode for writer in writers] == [0, 0]
    return one, two
