"""Lessons and exercises in a notebook, for whoever learns there; answers and progress as DataFrames."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any

from tutor.faults import refuse
from tutor.learn.against import about_against, called, idea_named, ideas_at
from tutor.learn.asked import entry_of
from tutor.learn.frames import beliefs_frame, calendar_frame, days_frame, log_frame, map_frame
from tutor.learn.items import Band, Item, Marked, ask_text
from tutor.learn.items.targets import Target
from tutor.learn.lessons import Session, ladder, the_shelf
from tutor.learn.log import SetKind
from tutor.learn.practice import Practice, Wanted, answer, begin, doubts_of, everything, further, go_on
from tutor.learn.progress import Progress
from tutor.learn.tapped import Act, exercise_table, read_tapped
from tutor.learn.today import session_of
from tutor.learn.typed import read_typed
from tutor.store import Profile, open_store
from tutor.store.device import machine_token
from tutor.tabletop.bundle import DECK, bundled, style

if TYPE_CHECKING:
    import pandas as pd
    from anywidget import AnyWidget

ACTS = {"go": ("Seguir", "Go on"), "more": ("Otra pista", "One more hint")}


def learner(nickname: str = "", pin: str = "", url: str = "") -> Learner:
    """Whoever learns in this notebook: by nickname, a new one if nobody is called so, else the guest of this machine.

    ``url``: of the store, where it is not the usual one. Raises TutorError for a wrong PIN, or a store out of reach::

        from tutor.notebook import learner
        ana = learner("Ana")
        lesson = ana.lesson("pocha", "montar")
        ana.map("pocha")
    """
    store = open_store(url)
    if not nickname:
        return Learner(store.device(machine_token(store)).here())
    if store.guarded(nickname) is None:
        return Learner(store.enrol(nickname, pin))
    return Learner(store.enter(nickname, pin, now=now()))


def now() -> datetime:
    """This moment, in the zone of the machine."""
    return datetime.now().astimezone()


class Learner:
    """Somebody who learns in a notebook; what is answered is kept."""

    def __init__(self, profile: Profile) -> None:
        self.profile = profile

    def __repr__(self) -> str:
        return f"<Learner {self.profile.nickname or '–'}>"

    def lesson(self, game: str, name: str, lang: str = "es", seed: int = 0) -> Session:
        """A lesson, by its id or its number."""
        lesson = the_shelf().lesson(game, name)

        def record(marked: Marked, item: Item, hints: int) -> None:
            self.keep(item, marked, "diagnosis" if lesson.leave.posterior else "lesson", lesson.id, hints)

        return Session(game, name, lang, seed, record)

    def quiz(
        self,
        game: str,
        *about: Target,
        against: str = "",
        kinds: Sequence[str] = (),
        band: Band | None = None,
        lang: str = "es",
        seed: int = 0,
    ) -> Quiz:
        """Exercises without end ``about`` components or pairs of them; about everything where none is named.

        ``against``: a misconception that goes wrong in them, by its id or in its words; "likely": what the answers so far
        point to. `ideas` lists them.
        """
        home = self.profile.home(game)
        idea = idea_named(home, against, self.progress(game).beliefs.likely()) if against else ""
        pieces = tuple(about_against(about, idea) if idea else about or everything(home))
        wanted = Wanted(home, pieces, band, tuple(kinds), doubts_of(self.progress(game), pieces))
        return Quiz(begin(wanted, str(seed)), self, lang)

    def ideas(self, game: str, lang: str = "es") -> dict[str, str]:
        """The mistaken ideas against which one can practise, by id."""
        home = self.profile.home(game)
        return {idea: called(home.seat, idea, lang) for idea in ideas_at(home)}

    def keep(self, item: Item, marked: Marked, kind: SetKind, lesson: str = "", hints: int = 0) -> None:
        """Keep an answer."""
        when = now()
        session = session_of(item.game, when.date())
        self.profile.add(entry_of(item, marked, now=when, session=session, kind=kind, lesson=lesson, hints=hints))

    def progress(self, game: str) -> Progress:
        """Where they stand in a game."""
        return self.profile.progress(game)

    def log(self, game: str = "") -> pd.DataFrame:
        """A row for each answer."""
        return log_frame(self.profile.entries(game))

    def map(self, game: str) -> pd.DataFrame:
        """A row for each component: how well it is known, and when it should be seen again."""
        return map_frame(self.progress(game), now().date())

    def days(self, game: str) -> pd.DataFrame:
        """A row for each component and day."""
        return days_frame(self.progress(game))

    def calendar(self, game: str) -> pd.DataFrame:
        """A row for each day."""
        return calendar_frame(self.progress(game))

    def beliefs(self, game: str) -> pd.DataFrame:
        """How likely each misconception is."""
        return beliefs_frame(self.progress(game))


class Quiz:
    """Exercises one after another: ``text`` says what is asked or told; `table` lays them out to be tapped."""

    def __init__(self, state: Practice, who: Learner, lang: str) -> None:
        self.state, self.who, self.lang = state, who, lang

    @property
    def item(self) -> Item:
        """The exercise. TutorError where there are no more."""
        if self.state.item is None:
            raise refuse("lesson_not_asked")
        return self.state.item

    @property
    def text(self) -> str:
        """What is asked, and what has been told of the answer."""
        return "\n\n".join([ask_text(self.item, self.lang), *(rung.text for rung in self.told()[0])])

    def told(self) -> tuple[list[Any], bool]:
        """What has been told of the answer, and whether there is more."""
        if self.state.marked is None:
            return [], False
        found = list(islice(ladder(self.item, self.state.marked, self.lang), self.state.rungs + 1))
        return found[: self.state.rungs], len(found) > self.state.rungs

    def answer(self, given: Any) -> str:
        """Commit an answer, typed or as data. TutorError for what is none, and where it has been answered."""
        if self.state.marked is not None:
            raise refuse("lesson_not_asked")
        item, role = self.item, self.state.role
        self.state = answer(self.state, read_typed(item, given) if isinstance(given, str) else given)
        assert self.state.marked is not None
        self.who.keep(item, self.state.marked, self.state.wanted.kind if role == "task" else "lesson")
        return self.text

    def hint(self) -> str:
        """One rung more."""
        self.state = further(self.state)
        return self.text

    def go_on(self) -> str:
        """The next exercise."""
        self.state = go_on(self.state)
        return self.text

    def __repr__(self) -> str:
        return self.text

    def table(self) -> AnyWidget:
        """The table. Needs the extra ``notebook``; TutorError where it is not installed."""
        made: AnyWidget = widget_class()(self)
        return made

    def data(self) -> dict[str, Any]:
        """The table as it travels."""
        told, more = self.told()
        names = ["go", *["more"] * more] if self.state.marked is not None else []
        acts = [Act(name, ACTS[name][0 if self.lang == "es" else 1]) for name in names]
        return {**exercise_table(self.item, self.lang, marked=self.state.marked, told=told, acts=acts)}

    def tapped(self, action: dict[str, Any]) -> None:
        """What was tapped on the table."""
        if self.state.marked is None:
            given = read_tapped(self.item, action)
            if given is not None:
                self.answer(given)
        elif action.get("act") == "more":
            self.hint()
        elif action.get("act") == "go":
            self.go_on()


@cache
def widget_class() -> Any:
    """The widget, made when first asked for: what it is made of need not be installed."""
    try:
        from anywidget import AnyWidget
        from traitlets import Dict, Unicode
    except ImportError:
        raise refuse("anywidget_missing") from None

    class Exercises(AnyWidget):
        """The table of a quiz."""

        _esm = bundled("notebook.js")
        _css = style()
        data = Dict().tag(sync=True)
        deck = Unicode().tag(sync=True)

        def __init__(self, quiz: Quiz) -> None:
            self.quiz, self.v = quiz, 0
            super().__init__(data={**quiz.data(), "v": 0}, deck=DECK.read_text("utf-8"))
            self.on_msg(lambda _widget, action, _buffers: self.acted(action))

        def acted(self, action: Any) -> None:
            """Takes over what was tapped, once."""
            if isinstance(action, dict) and action.get("v") == self.v:
                self.quiz.tapped(action)
                self.v += 1
                self.data = {**self.quiz.data(), "v": self.v}

    return Exercises
