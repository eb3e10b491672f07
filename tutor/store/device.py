"""A browser, or the terminal of a machine: who learns there, so that nobody has to say so each time.

It holds a token that only it knows; the store keeps a hash of that. Until somebody comes in by a nickname, whoever
answers there is its guest, with a profile from the first answer on.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tutor.faults import refuse
from tutor.store.place import FOLDER
from tutor.store.profile import Profile
from tutor.store.schema import DEVICES, LEARNERS

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row

    from tutor.store.store import Store

SHORTEST_TOKEN, LONGEST_TOKEN = 32, 200
TOKEN = "terminal.token"


def new_token() -> str:
    """A token that nobody can guess, in letters that a cookie can hold."""
    return secrets.token_urlsafe(32)


def machine_token(store: Store) -> str:
    """The token of the terminals of this user: in a file beside the answers, or among the user's data; made if need be.

    Where it cannot be kept, or the store is in memory alone, another one each time.
    """
    token, path = new_token(), token_file(store.engine.url.database if store.engine.dialect.name == "sqlite" else None)
    try:
        with (
            suppress(FileExistsError),
            os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file,
        ):
            file.write(token)
        return path.read_text("utf-8").strip()
    except OSError:
        return token


def token_file(database: str | None) -> Path:
    """Where it stands; ``database``: the file of the answers, "" where they are in memory, None where they are elsewhere."""
    from platformdirs import user_data_path

    if database is None:
        folder = user_data_path(FOLDER, appauthor=False)
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        return folder / TOKEN
    return Path(database).with_name(TOKEN) if database else Path(os.devnull) / TOKEN


def key_of(token: str) -> str:
    """What is kept of a token."""
    if not SHORTEST_TOKEN <= len(token) <= LONGEST_TOKEN:
        raise refuse("device-token")
    return sha256(token.encode()).hexdigest()


def key_of_guest() -> str:
    """A key that no nickname has, for none holds a line break."""
    return f"\n{secrets.token_hex(16)}"


class Device:
    """Who learns on one browser or terminal. `Store.device` gives it."""

    def __init__(self, store: Store, key: str) -> None:
        self.store, self._key = store, key

    def profile(self) -> Profile | None:
        """Who is here: whoever has come in, else the guest; None before anybody has answered."""
        with self.store.reading() as connection:
            row = self._row(connection)
            number = row and (row.learner or row.guest)
            return self._profile(connection, number) if number else None

    def guest_answers(self) -> int:
        """How many answers the guest has given, while that is who is here."""
        from sqlalchemy import func, select

        from tutor.store.schema import ANSWERS

        with self.store.reading() as connection:
            row = self._row(connection)
            if row is None or row.learner or not row.guest:
                return 0
            return connection.scalar(select(func.count()).where(ANSWERS.c.learner == row.guest)) or 0

    def here(self) -> Profile:
        """The same as `profile`; where nobody is, a guest is made."""
        return self.profile() or self._guest()

    def enrol(self, nickname: str, pin: str = "") -> Profile:
        """A new nickname; the answers of the guest who is here become its own. TutorError as `Store.enrol`."""
        from sqlalchemy import update

        from tutor.store.store import alone_called, read_nickname

        shown, key = read_nickname(nickname)
        guard = self.store.guard_of(pin)
        with self.store.writing() as connection, alone_called(shown):
            row = self._begun(connection)
            if row.guest and not row.learner:
                number = int(row.guest)
                named = update(LEARNERS).where(LEARNERS.c.id == number)
                connection.execute(named.values(key=key, nickname=shown, guard=guard))
                self._set(connection, guest=None, learner=number)
            else:
                number = self._made(connection, key=key, nickname=shown, guard=guard)
                self._set(connection, learner=number)
        return Profile(self.store, number, shown)

    def enter(self, nickname: str, pin: str = "", *, now: datetime, along: bool = False) -> Profile:
        """Somebody comes in and stays until `leave`. ``along``: what the guest has answered is theirs, and is added.

        TutorError as `Store.enter`.
        """
        found = self.store.enter(nickname, pin, now=now)
        guest = self.profile() if along and self.guest_answers() else None
        if guest is not None and guest.id != found.id:
            found.take_in(guest.export())
            guest.erase()
        with self.store.writing() as connection:
            self._begun(connection)
            self._set(connection, learner=found.id)
        return found

    def leave(self) -> None:
        """Whoever had come in is here no more; the guest is again."""
        with self.store.writing() as connection:
            self._begun(connection)
            self._set(connection, learner=None)

    def _row(self, connection: Connection) -> Row[Any] | None:
        from sqlalchemy import select

        return connection.execute(select(DEVICES).where(DEVICES.c.key == self._key)).one_or_none()

    def _begun(self, connection: Connection) -> Row[Any]:
        """Its row, made where there is none; other writers of it wait."""
        from sqlalchemy import select, text

        connection.execute(text("INSERT INTO devices (key) VALUES (:key) ON CONFLICT DO NOTHING"), {"key": self._key})
        return connection.execute(select(DEVICES).where(DEVICES.c.key == self._key).with_for_update()).one()

    def _guest(self) -> Profile:
        with self.store.writing() as connection:
            row = self._begun(connection)
            number = row.learner or row.guest
            if not number:
                number = self._made(connection, key=key_of_guest(), nickname="", guard="")
                self._set(connection, guest=number)
            return self._profile(connection, number)

    def _made(self, connection: Connection, **values: str) -> int:
        from sqlalchemy import insert

        made = connection.execute(insert(LEARNERS).values(**values)).inserted_primary_key
        assert made is not None
        return int(made[0])

    def _set(self, connection: Connection, **values: int | None) -> None:
        from sqlalchemy import update

        connection.execute(update(DEVICES).where(DEVICES.c.key == self._key).values(**values))

    def _profile(self, connection: Connection, number: int) -> Profile:
        from sqlalchemy import select

        nickname = connection.scalar(select(LEARNERS.c.nickname).where(LEARNERS.c.id == number))
        return Profile(self.store, number, str(nickname or ""))
