"""Who is learning in this browser, and what they have answered.

Nobody needs an account: from the first answer on there is a guest, known by a token in a cookie of the browser, until
somebody comes in by a nickname. Everything is asked of the store in each run, so two tabs are always of one mind::

    learner = the_learner()
    learner.record(entry_of(item, marked, now=learner.now(), session=…, kind="lesson"))
    found = learner.progress("pocha")

Where the store cannot be reached the answers wait in the tab and are kept once it can; `Learner.fault` says so.
A page on which somebody learns says ``LEARNS = True``, for which `tutor.web.app` calls `keep_device`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from hashlib import sha256
from time import monotonic
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import streamlit as st

from tutor.faults import TutorError
from tutor.learn.course import HOME, course_at, home_of
from tutor.learn.home import Home
from tutor.learn.log import Entry, canonical, in_order
from tutor.learn.progress import Progress, progress
from tutor.learn.standing import Idea, ideas
from tutor.store import Profile, Store, open_store
from tutor.store.device import LONGEST_TOKEN, SHORTEST_TOKEN, Device, new_token
from tutor.store.place import default_url
from tutor.store.portable import as_file

COOKIE = "sin_renuncio"
AGAIN = 15  # seconds until a store that could not be opened is tried again
SCRIPT = """{
  const kept = document.cookie.match(/(?:^|; )COOKIE=([^;]+)/)?.[1], tried = sessionStorage.getItem("COOKIE");
  if (kept && kept !== TOKEN && tried !== kept) {
    sessionStorage.setItem("COOKIE", kept);
    location.reload();
  } else {
    const secure = location.protocol === "https:" ? "; secure" : "";
    document.cookie = `COOKIE=${TOKEN}; path=/; max-age=34000000; samesite=strict${secure}`;
  }
}"""
"""Keeps the token for a year. A tab that was opened before another one got its token takes over that one, once."""


def keep_device() -> None:
    """Lets the browser keep what it is known by."""
    script = SCRIPT.replace("COOKIE", COOKIE).replace("TOKEN", json.dumps(token()))
    st.html(f"<script>{script}</script>", unsafe_allow_javascript=True)


def token() -> str:
    """What this browser is known by: what its cookie says, else something new."""
    if "device" not in st.session_state:
        kept = st.context.cookies.get(COOKIE) or ""
        st.session_state["device"] = kept if SHORTEST_TOKEN <= len(kept) <= LONGEST_TOKEN else new_token()
    return str(st.session_state["device"])


def the_learner() -> Learner:
    """Whoever is learning in this browser."""
    found: Learner = st.session_state.setdefault("learner", Learner(token()))
    return found


class Learner:
    """Somebody who learns in one tab."""

    def __init__(self, token: str) -> None:
        self.token = token
        self._unread: TutorError | None = None
        self._unkept: tuple[float, TutorError] | None = None
        self._waiting: list[Entry] = []
        self._chosen: dict[str, Any] = {}
        self._seen: tuple[object, int, list[Entry]] = (None, 0, [])
        self._found: dict[str, tuple[str, Progress]] = {}
        self._ideas: dict[str, tuple[Progress, list[Idea]]] = {}

    @property
    def seed(self) -> str:
        """What makes the exercises of this browser its own."""
        return sha256(self.token.encode()).hexdigest()[:8]

    @property
    def fault(self) -> TutorError | None:
        """Why answers cannot be read or kept just now; None where they can."""
        return self._unkept[1] if self._unkept else self._unread

    # ── answers ───────────────────────────────────────────────────────────────────────────────────

    @property
    def name(self) -> str:
        """The nickname; nothing for a guest."""
        profile = self._profile()
        return profile.nickname if profile else ""

    def now(self) -> datetime:
        """This moment where the learner is."""
        try:
            return datetime.now(ZoneInfo(st.context.timezone or ""))
        except (ZoneInfoNotFoundError, ValueError):
            return datetime.now().astimezone()

    def entries(self, game: str = "") -> list[Entry]:
        """Every answer, or those of one game, in order."""
        if self._unkept and monotonic() - self._unkept[0] > AGAIN:
            self._keep_waiting()
        kept = self._read()
        slots = {entry.slot for entry in kept if entry.slot}
        found = [*kept, *(entry for entry in self._waiting if entry.slot not in slots)]
        return in_order(entry for entry in found if not game or entry.game == game)

    def record(self, entry: Entry) -> bool:
        """Keep an answer; False where its slot has been answered already, here or in another tab."""
        if entry.slot and any(entry.slot == other.slot for other in self.entries(entry.game)):
            return False
        self._waiting.append(entry)
        return self._keep_waiting()

    def progress(self, game: str) -> Progress:
        """Where the learner stands in a game, at the table of their own house."""
        entries, home = self.entries(game), self.home(game)
        last = entries[-1].when.isoformat() if entries else ""
        told = f"{self._seen[0]} {len(entries)} {last} {canonical(home.to_data())}"
        if self._found.get(game, ("",))[0] != told:
            self._found[game] = told, progress(entries, course_at(home))
        return self._found[game][1]

    def ideas(self, game: str) -> list[Idea]:
        """What has become of the misconceptions that were once named; found out once for the same answers."""
        found = self.progress(game)
        if game not in self._ideas or self._ideas[game][0] is not found:
            self._ideas[game] = found, ideas(found)
        return self._ideas[game][1]

    # ── the table of their own house ──────────────────────────────────────────────────────────────

    def home(self, game: str) -> Home:
        """How the learner plays a game; as the lessons begin until something else is chosen, or where that is no more."""
        return home_of(self.settings, game)

    def play_at(self, home: Home) -> None:
        """Another table for a game."""
        self.choose(HOME.format(game=home.game), home.to_data())

    @property
    def settings(self) -> dict[str, Any]:
        """What the learner has chosen, by name."""
        kept: dict[str, Any] = {}
        with self._reading():
            profile = self._device().profile()
            kept = profile.settings if profile else {}
        return {**kept, **self._chosen}

    def choose(self, name: str, value: Any) -> None:
        """Set one setting (JSON data); where it cannot be kept, for this tab."""
        self._chosen[name] = value
        with self._keeping():
            self._device().here().choose(name, value)
            del self._chosen[name]

    # ── who it is ─────────────────────────────────────────────────────────────────────────────────
    # What is refused here is raised: somebody has asked for it and waits.

    @property
    def shared(self) -> bool:
        """Whether strangers come in here, so that every nickname has a PIN."""
        found = True
        with self._reading():
            found = the_store().shared
        return found

    def others(self) -> list[str]:
        """Who else is here, where that may be told."""
        found: list[str] = []
        with self._reading():
            found = the_store().nicknames()
        return [nickname for nickname in found if nickname != self.name]

    def guest_answers(self) -> int:
        """How many answers the guest has given, while nobody has come in."""
        found = len(self._waiting)
        with self._reading():
            found += self._device().guest_answers()
        return found

    def has_pin(self) -> bool:
        """Whether the nickname is guarded by a PIN."""
        profile, guarded = self._profile(), True
        with self._reading():
            guarded = profile is not None and profile.has_pin
        return guarded

    def enrol(self, nickname: str, pin: str) -> None:
        """A new nickname; what the guest has answered is its own. TutorError as `Store.enrol`."""
        self._keep_waiting()
        self._device().enrol(nickname, pin)

    def enter(self, nickname: str, pin: str, along: bool = False) -> None:
        """Comes in by a nickname; ``along`` with what the guest has answered. TutorError as `Store.enter`."""
        self._keep_waiting()
        self._device().enter(nickname, pin, now=self.now(), along=along)

    def leave(self) -> None:
        """Goes; the guest of this browser is here again."""
        self._keep_waiting()
        self._device().leave()

    def change_pin(self, pin: str, new: str) -> None:
        """Another PIN, for whoever knows the one there is."""
        self._let_in(pin).change_pin(new)

    def erase(self, pin: str = "") -> None:
        """Forgets nickname, answers and settings; a nickname only with its PIN. TutorError for a wrong one."""
        if self._profile() is not None:
            self._let_in(pin).erase()
        self._waiting.clear()
        self._chosen.clear()

    def export(self) -> str:
        """All that is kept, as a JSON text that `take_in` reads, here or elsewhere."""
        return as_file(self.name, self.settings, self.entries())

    def take_in(self, text: str, file: str = "") -> int:
        """Adds the answers of such a text; how many were new. TutorError with every fault of it."""
        return self._device().here().take_in(text, file)

    # ── inside ────────────────────────────────────────────────────────────────────────────────────

    def _device(self) -> Device:
        return the_store().device(self.token)

    def _profile(self) -> Profile | None:
        found = None
        with self._reading():
            found = self._device().profile()
        return found

    def _let_in(self, pin: str) -> Profile:
        profile = self._device().here()
        return the_store().enter(profile.nickname, pin, now=self.now()) if profile.nickname else profile

    def _read(self) -> list[Entry]:
        """What the store holds; only what is new since the last time is fetched."""
        profile = self._profile()
        if self._unread is not None:
            return self._seen[2]
        if profile is None:
            self._seen = None, 0, []
            return []
        who, number, known = self._seen if self._seen[0] == profile.id else (profile.id, 0, [])
        with self._reading():
            new, number = profile.since(number)
            self._seen = who, number, [*known, *new]
        return self._seen[2]

    def _keep_waiting(self) -> bool:
        """Puts what waits into the store, the oldest first; whether the last of it counts."""
        counts = True
        while self._waiting:
            with self._keeping():
                counts = self._device().here().add(self._waiting[0])
                self._waiting.pop(0)
            if self._unkept:
                return True
        for name, value in [*self._chosen.items()]:
            self.choose(name, value)
        return counts

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Notes why the store cannot be read, and goes on."""
        self._unread = None
        try:
            yield
        except TutorError as error:
            self._unread = error

    @contextmanager
    def _keeping(self) -> Iterator[None]:
        """Notes why something cannot be kept, and goes on."""
        try:
            yield
        except TutorError as error:
            self._unkept = monotonic(), error
        else:
            self._unkept = None


# ── the store ─────────────────────────────────────────────────────────────────────────────────────

_failed: dict[str, tuple[float, TutorError]] = {}


def the_store() -> Store:
    """The store of this server. TutorError where it cannot be opened; that is tried again only after a while."""
    url = default_url()
    since, error = _failed.get(url, (0.0, None))
    if error is not None and monotonic() - since < AGAIN:
        raise TutorError(error.faults)
    try:
        return _opened(url)
    except TutorError as fault:
        _failed[url] = monotonic(), fault
        raise


@st.cache_resource(show_spinner=False)
def _opened(url: str) -> Store:
    return open_store(url)
