"""The cold start of the command line: a whole process, the median of several."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator

from benchmarks.measure import report

COMMAND = [
    sys.executable,
    "-m",
    "tutor",
    "explain",
    "--game",
    "pocha",
    "--variant",
    "completa",
    "--trump",
    "espadas",
    "--trick",
    "12c 10c",
    "--hand",
    "1c 6c 3e 2b",
    "--play",
    "6c",
]
RUNS = 9
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def lines() -> Iterator[str]:
    """Wall seconds of ``tutor explain``."""
    seconds = []
    for _ in range(RUNS + 1):
        start = time.perf_counter()
        subprocess.run(COMMAND, check=False, capture_output=True, env=ENVIRONMENT)
        seconds.append(time.perf_counter() - start)
    yield report(
        "tutor explain, cold start (median of processes)",
        statistics.median(seconds[1:]),
        0.3,
        " s",
        lower_is_better=True,
    )
