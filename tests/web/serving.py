"""Scripts served as the app is, on a free port, while somebody needs them: tests, benchmarks, the pictures of `docs/`."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile

ROOT = Path(__file__).resolve().parents[2]
ENTRY = ROOT / "streamlit_app.py"
DEMO = ROOT / "tests" / "tabletop" / "demo.py"
ATTEMPTS = 600
UNCAUGHT = "Uncaught app execution"


@contextmanager
def served(script: Path) -> Iterator[tuple[str, int]]:
    """The address of a script that Streamlit serves meanwhile, and the number of the process that does.

    Raises `RuntimeError` with what the server has logged if a run of the script ended with a traceback.
    """
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    flags = [
        "--server.headless=true",
        "--server.address=127.0.0.1",
        f"--server.port={port}",
        "--server.fileWatcherType=none",
    ]
    with (
        TemporaryFile() as log,
        subprocess.Popen(
            [sys.executable, "-m", "streamlit", "run", str(script), *flags],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
            stdout=subprocess.DEVNULL,
            stderr=log,
        ) as process,
    ):
        try:
            wait_for_health(f"http://127.0.0.1:{port}/_stcore/health", process)
            yield f"http://127.0.0.1:{port}/", process.pid
        finally:
            process.terminate()
            process.wait()
            log.seek(0)
            logged = log.read().decode(errors="replace")
            if UNCAUGHT in logged:
                raise RuntimeError(f"the app met what it cannot answer:\n{logged}")


def wait_for_health(address: str, process: subprocess.Popen[bytes]) -> None:
    """Asks until the server answers; each attempt waits for the server's end a tenth of a second."""
    for _ in range(ATTEMPTS):
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                if answer.status == 200:
                    return
        except OSError:
            pass
        try:
            process.wait(timeout=0.1)
        except subprocess.TimeoutExpired:
            continue
        break
    raise RuntimeError("the server did not come up")
