"""One learner: answers, settings, and what can be taken along. Whoever holds a `Profile` has been let in."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tutor.faults import refuse
from tutor.learn.log import Entry, in_order
from tutor.store.portable import as_file, read_file
from tutor.store.rows import entry_of, row_of
from tutor.store.schema import ANSWERS, LEARNERS

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tutor.learn.home import Home
    from tutor.learn.progress import Progress
    from tutor.store.store import Store


class Profile:
    """A learner in a store. `Store.enrol` and `Store.enter` give it."""

    def __init__(self, store: Store, number: int, nickname: str) -> None:
        self.store, self.nickname = store, nickname
        self._number = number

    def __repr__(self) -> str:
        return f"<Profile {self.nickname}>"

    @property
    def id(self) -> int:
        """The number of the learner in this store; it is never anybody else's."""
        return self._number

    @property
    def has_pin(self) -> bool:
        """Whether a PIN guards the nickname."""
        from sqlalchemy import select

        with self.store.reading() as connection:
            return bool(connection.scalar(select(LEARNERS.c.guard).where(LEARNERS.c.id == self._number)))

    def entries(self, game: str = "") -> list[Entry]:
        """Every answer, or those of one game, in order."""
        from sqlalchemy import select

        asked = select(ANSWERS).where(ANSWERS.c.learner == self._number).order_by(ANSWERS.c.number)
        if game:
            asked = asked.where(ANSWERS.c.game == game)
        with self.store.reading() as connection:
            return in_order(entry_of(dict(row._mapping)) for row in connection.execute(asked))

    def since(self, number: int = 0) -> tuple[list[Entry], int]:
        """The answers kept after a number, as they came, and the number to go on from; 0 is before the first."""
        from sqlalchemy import select

        mine = (ANSWERS.c.learner == self._number) & (ANSWERS.c.number > number)
        with self.store.reading() as connection:
            rows = connection.execute(select(ANSWERS).where(mine).order_by(ANSWERS.c.number)).all()
        return [entry_of(dict(row._mapping)) for row in rows], rows[-1].number if rows else number

    def add(self, entry: Entry) -> bool:
        """Keep an answer, in a transaction of its own. False where its slot has been answered already, in another tab."""
        from sqlalchemy import insert, select

        mine = ANSWERS.c.learner == self._number
        same = (ANSWERS.c.key == entry.key()) | ((ANSWERS.c.slot == entry.slot) & (ANSWERS.c.slot != ""))
        with self.store.writing() as connection:
            self._present(connection)
            if connection.scalar(select(ANSWERS.c.number).where(mine & same).limit(1)) is not None:
                return False
            connection.execute(insert(ANSWERS).values(learner=self._number, **row_of(entry)))
        return True

    @property
    def settings(self) -> dict[str, Any]:
        """What the learner has chosen, by name."""
        with self.store.reading() as connection:
            return dict(json.loads(self._present(connection)))

    def choose(self, name: str, value: Any) -> None:
        """Set one setting (JSON data); others that another tab has set stay as they are."""
        from sqlalchemy import update

        with self.store.writing() as connection:
            settings = {**json.loads(self._present(connection)), name: value}
            text = json.dumps(settings, ensure_ascii=False)
            connection.execute(update(LEARNERS).where(LEARNERS.c.id == self._number).values(settings=text))

    def home(self, game: str) -> Home:
        """How the learner plays a game."""
        from tutor.learn.course import home_of

        return home_of(self.settings, game)

    def progress(self, game: str) -> Progress:
        """Where the learner stands in a game, at that table."""
        from tutor.learn.course import course_at
        from tutor.learn.progress import progress

        return progress(self.entries(game), course_at(self.home(game)))

    def change_pin(self, pin: str) -> None:
        """Another PIN; on a store that is not shared, perhaps none."""
        from sqlalchemy import update

        guard = self.store.guard_of(pin)
        with self.store.writing() as connection:
            self._present(connection)
            connection.execute(update(LEARNERS).where(LEARNERS.c.id == self._number).values(guard=guard, failures=0))

    def export(self) -> str:
        """Everything that is kept, but for the PIN, as a JSON text; `take_in` reads it, here or elsewhere."""
        return as_file(self.nickname, self.settings, self.entries())

    def take_in(self, text: str, file: str = "") -> int:
        """Add the answers of an exported text, and the settings not made here; how many answers were new.

        All of it or, for a text with faults, nothing: TutorError names each. Twice the same changes nothing.
        """
        from sqlalchemy import insert, select, update

        settings, entries = read_file(text, file)
        with self.store.writing() as connection:
            here = {**settings, **json.loads(self._present(connection))}
            known = set(connection.scalars(select(ANSWERS.c.key).where(ANSWERS.c.learner == self._number)))
            new = {entry.key(): entry for entry in entries if entry.key() not in known}
            if new:
                rows = [{"learner": self._number, **row_of(entry)} for entry in new.values()]
                connection.execute(insert(ANSWERS), rows)
            changed = update(LEARNERS).where(LEARNERS.c.id == self._number)
            connection.execute(changed.values(settings=json.dumps(here, ensure_ascii=False)))
        return len(new)

    def erase(self) -> None:
        """Forget the learner: nickname, answers, settings. Nothing is left in the file."""
        from sqlalchemy import delete

        with self.store.writing() as connection:
            connection.execute(delete(ANSWERS).where(ANSWERS.c.learner == self._number))
            connection.execute(delete(LEARNERS).where(LEARNERS.c.id == self._number))
        self.store.tidy()

    def _present(self, connection: Connection) -> str:
        """The settings as text; other writers of this learner wait. Raises TutorError where the learner was erased."""
        from sqlalchemy import select

        asked = select(LEARNERS.c.settings).where(LEARNERS.c.id == self._number).with_for_update()
        found = connection.scalar(asked)
        if found is None:
            raise refuse("nickname-erased", word=self.nickname)
        return str(found)
