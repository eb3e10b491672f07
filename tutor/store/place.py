"""Where answers are kept, and a connection to it."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tutor.faults import refuse

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

SETTING, SHARED = "SIN_RENUNCIO_STORE", "SIN_RENUNCIO_SHARED"
FOLDER, FILE = "sin-renuncio", "answers.sqlite"
PATIENCE = 10  # seconds that a writer waits for another, and whoever connects for the server
IN_MEMORY = "sqlite://"


def default_url() -> str:
    """The URL of the environment, else the file in the user's data folder, which is made."""
    told = os.environ.get(SETTING, "").strip()
    if told:
        return told
    from platformdirs import user_data_path

    folder = user_data_path(FOLDER, appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise refuse("store-folder", folder=folder, setting=SETTING) from None
    return f"sqlite:///{folder / FILE}"


def is_shared(url: str) -> bool:
    """Whether strangers use a store, so that a nickname needs a PIN: what the environment says, else a server's is."""
    told = os.environ.get(SHARED, "").strip().lower()
    if told not in ("", "0", "1", "false", "true"):
        raise refuse("store-shared", setting=SHARED, found=told)
    return told in ("1", "true") if told else not url.startswith("sqlite:")


def connect(url: str) -> Engine:
    """An engine for the URL. Raises TutorError for a URL that cannot be read or whose driver is missing."""
    from sqlalchemy import create_engine, event
    from sqlalchemy.exc import ArgumentError, NoSuchModuleError
    from sqlalchemy.pool import StaticPool

    named = re.sub(r"^postgres(ql)?://", "postgresql+psycopg://", url)
    kind = named.partition(":")[0]
    if kind not in ("sqlite", "postgresql+psycopg"):
        raise refuse("store-url", setting=SETTING, found=kind)
    if kind == "sqlite" and url != IN_MEMORY:
        folder = Path(url.removeprefix("sqlite:///")).parent
        if not folder.is_dir():
            raise refuse("store-folder", folder=folder, setting=SETTING)
    try:
        if kind != "sqlite":
            return create_engine(named, pool_pre_ping=True, connect_args={"connect_timeout": PATIENCE})
        alone: dict[str, Any] = {"poolclass": StaticPool} if url == IN_MEMORY else {}
        engine = create_engine(named, connect_args={"timeout": PATIENCE, "check_same_thread": False}, **alone)
    except (ArgumentError, NoSuchModuleError):
        raise refuse("store-url", setting=SETTING, found=kind) from None
    except ModuleNotFoundError:
        raise refuse("store-driver", setting=SETTING) from None
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine


def prepare(raw: Any, _: Any) -> None:
    """SQLite: transactions are begun by `begin`; what was committed outlives a killed process and a power cut."""
    raw.isolation_level = None
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
        raw.execute(f"PRAGMA {pragma}").close()


def begin(connection: Connection) -> None:
    """SQLite: a writer takes its turn at once, so that two of them wait and do not fail."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
