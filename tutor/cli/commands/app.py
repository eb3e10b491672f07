"""``tutor app``: opens the app, in a process of its own."""

from __future__ import annotations

import errno
import socket
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tutor.cli.flags import parse_word
from tutor.cli.parser import Parser
from tutor.cli.screen import Screen
from tutor.cli.status import DEFECT, OK
from tutor.faults import Place, refuse
from tutor.places import PACKAGE

SAYS = ("Abre la aplicación en el navegador.", "Opens the app in the browser.")
PORT, ADDRESS = "8501", "localhost"
LAST_PORT = 65_535


def arguments(parser: Parser, words: list[str]) -> None:
    """Where it listens."""
    parser.usage = "tutor app [--port N] [--address A]"
    parser.value("--port", "N", ("el puerto; por omisión, 8501", "the port; by default 8501"))
    says = (
        "localhost, solo esta máquina; 0.0.0.0, también la red",
        "localhost, this machine alone; 0.0.0.0, the network too",
    )
    parser.value("--address", "A", says)


def run(given: dict[str, Any], screen: Screen) -> int:
    """Start it and wait until it ends; Ctrl-C is how one ends it."""
    if find_spec("streamlit") is None:
        raise refuse("app-needs-streamlit")
    address, port = given["address"] or ADDRESS, port_given(given["port"] or PORT)
    must_be_free(address, port)
    where = ["--server.address", address, "--server.port", str(port)]
    try:
        done = subprocess.run([sys.executable, "-m", "streamlit", "run", str(app_script()), *where], check=False)
    except KeyboardInterrupt:
        return OK
    return OK if done.returncode in (0, -2, 130) else DEFECT


def app_script(package: Path = PACKAGE) -> Path:
    """The script that Streamlit runs: inside an installed package, which has its settings there, or atop a checkout."""
    inside, beside = package / "web" / "app.py", package.parent / "streamlit_app.py"
    installed = (package / "web" / ".streamlit").is_dir()
    for script in (inside, beside) if installed else (beside, inside):
        if script.is_file():
            return script
    raise refuse("app-missing", beside=beside, inside=inside)


def port_given(text: str) -> int:
    """A port as a number."""
    port = parse_word(text)
    if isinstance(port, bool) or not isinstance(port, int) or not 1 <= port <= LAST_PORT:
        raise refuse("number_out_of_range", Place("--port"), key="port", low=1, high=LAST_PORT, found=text)
    return port


def must_be_free(address: str, port: int) -> None:
    """Raise TutorError where nothing can listen there."""
    try:
        family, kind, _, _, where = socket.getaddrinfo(address, port, type=socket.SOCK_STREAM)[0]
    except OSError:
        raise refuse("address-unknown", address=address) from None
    with socket.socket(family, kind) as trial:
        if sys.platform != "win32":
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(where)
        except PermissionError:
            raise refuse("port-forbidden", port=port) from None
        except OSError as error:
            code = "address-unknown" if error.errno == errno.EADDRNOTAVAIL else "port-taken"
            raise refuse(code, port=port, address=address) from None
