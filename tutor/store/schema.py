"""The tables, and the steps by which an older store becomes this one."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)

from tutor.faults import refuse

METADATA = MetaData()

VERSION = Table("schema_version", METADATA, Column("version", Integer, nullable=False))

# `key` is the nickname as it is compared: two that read the same are the same. Whoever has none has a key that is no
# nickname (`tutor.store.device`).
LEARNERS = Table(
    "learners",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("key", String(64), nullable=False, unique=True),
    Column("nickname", String(64), nullable=False),
    Column("guard", Text, nullable=False),  # salt and scrypt of the PIN; empty where there is none
    Column("failures", Integer, nullable=False, default=0),  # wrong PINs since the last right one
    Column("failed_at", BigInteger, nullable=False, default=0),  # of the last one, seconds since 1970
    Column("settings", Text, nullable=False, default="{}"),  # JSON: what the learner has chosen
    sqlite_autoincrement=True,  # the number of somebody erased is nobody else's
)

ANSWERS = Table(
    "answers",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("learner", Integer, ForeignKey("learners.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", String(16), nullable=False),
    Column("answered", String(40), nullable=False),  # ISO 8601 with the learner's own offset
    Column("game", String(200), nullable=False),
    Column("session", String(200), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("lesson", String(200), nullable=False),
    Column("slot", String(200), nullable=False),
    Column("item", Text, nullable=False),  # JSON, as `given`, `evidence` and `prediction`
    Column("given", Text, nullable=False),
    Column("correct", Boolean, nullable=False),
    Column("evidence", Text, nullable=False),
    Column("prediction", Text, nullable=False),
    Column("omitted", Integer, nullable=False),
    Column("wrong", Integer, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("ms", Integer, nullable=False),
    UniqueConstraint("learner", "key"),
)

# `key` is the hash of a token that a browser, or a terminal, holds: whoever holds it needs no PIN.
DEVICES = Table(
    "devices",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("guest", Integer, ForeignKey("learners.id", ondelete="SET NULL")),  # who answered there without a nickname
    Column("learner", Integer, ForeignKey("learners.id", ondelete="SET NULL")),  # who has come in there
)

# What nobody outside the store knows (`Store.secret`).
SECRETS = Table("secrets", METADATA, Column("value", String(64), nullable=False))


def with_devices(connection: Connection) -> None:
    """To version 2."""
    learner = "INTEGER REFERENCES learners (id) ON DELETE SET NULL"
    connection.execute(
        text(f"CREATE TABLE devices (key VARCHAR(64) NOT NULL PRIMARY KEY, guest {learner}, learner {learner})")
    )


def with_secret(connection: Connection) -> None:
    """To version 3."""
    connection.execute(text("CREATE TABLE secrets (value VARCHAR(64) NOT NULL)"))
    new_secret(connection)


def new_secret(connection: Connection) -> None:
    """The secret of a store, made once."""
    connection.execute(insert(SECRETS).values(value=secrets.token_hex(32)))


# The step at place n brings version n + 1 to the next. A new store is made as it is now, with none of them.
STEPS: tuple[Callable[[Connection], None], ...] = (with_devices, with_secret)


def migrate(connection: Connection, steps: tuple[Callable[[Connection], None], ...] = STEPS) -> None:
    """Bring a store forward, inside the transaction of ``connection``, which nobody else may be in.

    Raises TutorError for a store that a newer program has written.
    """
    found, newest = version_of(connection), len(steps) + 1
    if found > newest:
        raise refuse("store-newer", found=found, known=newest)
    if found == 0:
        METADATA.create_all(connection)
        new_secret(connection)
        connection.execute(insert(VERSION).values(version=newest))
        return
    for step in steps[found - 1 :]:
        step(connection)
    connection.execute(update(VERSION).values(version=newest))


def version_of(connection: Connection) -> int:
    """The version of a store; 0 where there is none yet."""
    if not inspect(connection).has_table(VERSION.name):
        return 0
    return int(connection.execute(select(func.max(VERSION.c.version))).scalar() or 0)
