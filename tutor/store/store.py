"""A store: who is in it, and the door to each."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING

from tutor.faults import refuse
from tutor.store import pin as pins
from tutor.store.place import connect, default_url, is_shared

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

    from tutor.store.device import Device
    from tutor.store.profile import Profile

LONGEST_NICKNAME = 40
MIGRATING = 7_315_201  # the lock under which a PostgreSQL store is brought forward


def open_store(url: str = "", shared: bool | None = None) -> Store:
    """The store at a URL (default: that of the environment, else the user's own file), brought to this version.

    ``shared``: whether strangers use it, so that every nickname has a PIN and none is listed; a PostgreSQL store is,
    unless told otherwise. Raises TutorError for a place that cannot be reached or that a newer program has written.
    """
    from sqlalchemy import text

    from tutor.store.schema import migrate

    url = url or default_url()
    store = Store(connect(url), is_shared(url) if shared is None else shared)
    with store.writing() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
        migrate(connection)
    return store


class Store:
    """Learners by nickname, and their answers. One may be used by several threads; several may use one place."""

    def __init__(self, engine: Engine, shared: bool) -> None:
        self.engine, self.shared = engine, shared
        self._writer = engine.execution_options(writes=True)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that only reads. What the database refuses is raised as a TutorError."""
        with translated(), self.engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes: all of it is kept, or nothing."""
        with translated(), self._writer.begin() as connection:
            yield connection

    def close(self) -> None:
        """Let go of the connections."""
        self.engine.dispose()

    def tidy(self) -> None:
        """After something was erased: SQLite's journal still holds it, and is emptied."""
        if self.engine.dialect.name == "sqlite":
            with translated(), self.engine.connect() as connection:
                raw = connection.connection.driver_connection
                assert raw is not None
                raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()

    def secret(self) -> bytes:
        """What nobody outside this store knows: the key to what it lets browsers keep and not read."""
        from sqlalchemy import select

        from tutor.store.schema import SECRETS

        with self.reading() as connection:
            return bytes.fromhex(connection.execute(select(SECRETS.c.value)).scalar_one())

    def nicknames(self) -> list[str]:
        """Who is here, in order; nobody is listed where strangers would read it."""
        from sqlalchemy import select

        from tutor.store.schema import LEARNERS

        if self.shared:
            return []
        with self.reading() as connection:
            named = select(LEARNERS.c.nickname).where(LEARNERS.c.nickname != "")
            return list(connection.scalars(named.order_by(LEARNERS.c.key)))

    def device(self, token: str) -> Device:
        """The browser or terminal that holds a token: who learns there. TutorError for one that could be guessed."""
        from tutor.store.device import Device, key_of

        return Device(self, key_of(token))

    def enrol(self, nickname: str, pin: str = "") -> Profile:
        """A new learner. Raises TutorError for a nickname that is taken or none, and for a PIN that is missing or short."""
        from sqlalchemy import insert

        from tutor.store.profile import Profile
        from tutor.store.schema import LEARNERS

        shown, key = read_nickname(nickname)
        guard = self.guard_of(pin)
        with self.writing() as connection, alone_called(shown):
            made = connection.execute(insert(LEARNERS).values(key=key, nickname=shown, guard=guard))
            number = made.inserted_primary_key
        assert number is not None
        return Profile(self, int(number[0]), shown)

    def guarded(self, nickname: str) -> bool | None:
        """Whether a PIN guards a nickname; None where nobody is called so."""
        from sqlalchemy import select

        from tutor.store.schema import LEARNERS

        with self.reading() as connection:
            guard = connection.scalar(select(LEARNERS.c.guard).where(LEARNERS.c.key == read_nickname(nickname)[1]))
        return None if guard is None else bool(guard)

    def guard_of(self, pin: str) -> str:
        """What is kept of a PIN: nothing where there is none, which TutorError says where there has to be one."""
        if not pin and not self.shared:
            return ""
        if not pin:
            raise refuse("pin-needed", least=pins.SHORTEST)
        if not pins.SHORTEST <= len(pin) <= pins.LONGEST:
            raise refuse("pin-length", least=pins.SHORTEST, most=pins.LONGEST)
        return pins.guarded(pin)

    def enter(self, nickname: str, pin: str = "", *, now: datetime) -> Profile:
        """A learner who has been here. Raises TutorError for an unknown nickname and for a wrong PIN.

        After five wrong PINs in a row there is one try in a minute. ``now`` is aware.
        """
        from sqlalchemy import select, update

        from tutor.store.profile import Profile
        from tutor.store.schema import LEARNERS

        shown, key = read_nickname(nickname)
        seconds = int(now.timestamp())
        with self.writing() as connection:
            row = connection.execute(select(LEARNERS).where(LEARNERS.c.key == key).with_for_update()).one_or_none()
            if row is None:
                raise refuse("nickname-unknown", word=shown)
            wait = pins.seconds_to_wait(row.failures, row.failed_at, seconds) if row.guard else 0
            if wait:
                raise refuse("pin-wait", seconds=wait)
            if row.guard:  # counted before it is tried, so that many at once gain nothing
                tried = {"failures": row.failures + 1, "failed_at": seconds}
                connection.execute(update(LEARNERS).where(LEARNERS.c.id == row.id).values(tried))
        if row.guard:
            if not pins.opens(pin, row.guard):
                raise refuse("pin-wrong", word=row.nickname)
            with self.writing() as connection:
                connection.execute(update(LEARNERS).where(LEARNERS.c.id == row.id).values(failures=0))
        return Profile(self, row.id, row.nickname)


def guest() -> Profile:
    """Somebody without a nickname: kept in memory alone, and exported to a file by whoever wants to keep it."""
    return open_store("sqlite://").enrol("-")


def read_nickname(nickname: str) -> tuple[str, str]:
    """A nickname as it is shown, and as it is compared: without case, and without double spaces."""
    shown = " ".join(unicodedata.normalize("NFKC", nickname).split())
    if not 1 <= len(shown) <= LONGEST_NICKNAME or not shown.isprintable():
        raise refuse("nickname-form", word=shown, most=LONGEST_NICKNAME)
    return shown, shown.casefold()[:64]


@contextmanager
def alone_called(nickname: str) -> Iterator[None]:
    """Refuses a nickname that somebody has, or takes at this very moment: the database lets only one of them have it."""
    from sqlalchemy.exc import IntegrityError

    try:
        yield
    except IntegrityError:
        raise refuse("nickname-taken", word=nickname) from None


@contextmanager
def translated() -> Iterator[None]:
    """What a database refuses, as a fault that a person can read."""
    from sqlalchemy.exc import DBAPIError

    try:
        yield
    except DBAPIError as error:
        raise refuse("store-failed", reason=str(error.orig).splitlines()[0] if error.orig else "") from error
