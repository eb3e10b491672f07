"""Who learns at this terminal: whoever is named with ``--as``, else the guest of this machine. What is answered is kept.

A terminal is known to the store by a token in a file of this user, as a browser is by its cookie. Where the store cannot be
reached that is told once, and nobody is kept from learning.
"""

from __future__ import annotations

import getpass
import sys
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from tutor.cli.screen import Screen
from tutor.faults import TutorError
from tutor.learn.asked import entry_of
from tutor.learn.course import course_at, usual_home
from tutor.learn.home import Home
from tutor.learn.items import Item, Marked
from tutor.learn.items.targets import Target
from tutor.learn.log import SetKind
from tutor.learn.practice import doubts_of
from tutor.learn.progress import progress
from tutor.learn.today import session_of
from tutor.store import Profile, Store, open_store
from tutor.store.device import machine_token


class Learner:
    """Somebody at this terminal; ``profile`` is None where nothing can be kept."""

    def __init__(self, profile: Profile | None, screen: Screen) -> None:
        self.profile, self.screen = profile, screen

    def now(self) -> datetime:
        """This moment, in the zone of the machine."""
        return datetime.now().astimezone()

    def home(self, game: str) -> Home:
        """The table of a game that is theirs. TutorError for a game that there is not."""
        return self.profile.home(game) if self.profile is not None else usual_home(game)

    def likely(self, game: str) -> str:
        """The misconception that the answers so far point to, or nothing."""
        return self.profile.progress(game).beliefs.likely() if self.profile is not None else ""

    def doubts(self, home: Home, about: Iterable[Target]) -> Mapping[str, tuple[str, ...]]:
        """The misconceptions still to be refuted at a table, by component: of what the answers so far show to be known."""
        if self.profile is None:
            return {}
        return doubts_of(progress(self.profile.entries(home.game), course_at(home)), about)

    def keep(self, item: Item, marked: Marked, kind: SetKind, ms: int, lesson: str = "", hints: int = 0) -> None:
        """Keep an answer; what is in the way is told once."""
        now = self.now()
        session = session_of(item.game, now.date())
        if self.profile is not None:
            try:
                told = entry_of(item, marked, now=now, session=session, kind=kind, ms=ms, lesson=lesson, hints=hints)
                self.profile.add(told)
            except TutorError as error:
                self.profile = None
                self.screen.complain(error.text(self.screen.lang))


def learner_of(given: dict[str, Any], screen: Screen) -> Learner:
    """Whoever is named, or the guest. Raises TutorError where somebody is named who cannot come in."""
    named = given["as"]
    try:
        store = open_store()
        if named is None:
            return Learner(store.device(machine_token(store)).here(), screen)
    except TutorError as error:
        if named is not None:
            raise
        screen.complain(error.text(screen.lang))
        return Learner(None, screen)
    return Learner(come_in(store, str(named), screen), screen)


def come_in(store: Store, nickname: str, screen: Screen) -> Profile:
    """A nickname that is here, with its PIN where it has one; else a new one."""
    guarded = store.guarded(nickname)
    if guarded is None:
        screen.complain(screen.pick(f"Empieza un apodo nuevo: {nickname}.", f"A new nickname begins: {nickname}."))
        return store.enrol(nickname, ask_pin(screen) if store.shared else "")
    return store.enter(nickname, ask_pin(screen) if guarded else "", now=datetime.now().astimezone())


def ask_pin(screen: Screen) -> str:
    """The PIN, unseen while it is typed; from a pipe, a line."""
    screen.flush()
    if sys.stdin.isatty():
        return getpass.getpass("PIN: ")
    return sys.stdin.readline().rstrip("\n")
