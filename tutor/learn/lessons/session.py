"""A lesson in a notebook, or wherever one types Python: the same run, in an object that remembers where it stands."""

from __future__ import annotations

from typing import Any

from tutor.learn.items import kind_of
from tutor.learn.lessons.run import Course, Record
from tutor.learn.lessons.shelf import the_shelf
from tutor.learn.lessons.state import State
from tutor.learn.tapped.sums import added_text
from tutor.learn.typed import read_typed


class Session:
    """Somebody at work on a lesson. ``lang``: "es" or "en"; ``record`` is told of every answer.

    >>> session = Session("pocha", "montar", lang="en")
    >>> _ = session.go_on()
    >>> print(session.answer("1c 6c"))
    Not yet. Not to be marked: the six of cups. Illegal (head the suit led). You must play a card that beats the king of ...
    >>> print(session.hint())
    Which card of the trick is the best one so far? Which of yours beat it?
    """

    def __init__(self, game: str, lesson: str, lang: str = "es", seed: int = 0, record: Record | None = None) -> None:
        shelf = the_shelf()
        found = shelf.lesson(game, lesson)
        self.lang, self.course = lang, Course(found, shelf, record) if record is not None else Course(found, shelf)
        self.state: State = self.course.start(seed)

    @property
    def text(self) -> str:
        """What is shown, asked or told now."""
        shown = self.course.text(self.state, self.lang) if self.state.phase in ("shown", "reviewed", "done") else ""
        asked = self.course.ask(self.state, self.lang) if self.state.phase == "asked" else ""
        return "\n\n".join(part for part in (shown, asked, *(rung.text for rung in self.told)) if part)

    @property
    def told(self) -> list[Any]:
        """The rungs that have been reached."""
        return self.course.told(self.state, self.lang) if self.state.phase == "told" else []

    @property
    def done(self) -> bool:
        """Whether it is over."""
        return self.state.phase == "done"

    def adds_up(self, given: Any) -> str:
        """What the cards of an answer come to, before it is committed: in the steps that add cards up; nothing in others."""
        item = self.state.item
        if item is None or self.state.phase != "asked" or not self.course.is_summed(self.state):
            return ""
        read = read_typed(item, given) if isinstance(given, str) else kind_of(item).read(item, given)
        return added_text(item, read, self.lang)

    def answer(self, given: Any) -> str:
        """Commit an answer, typed or as data; what is told of it. TutorError where nothing is asked, and for what is none."""
        item = self.state.item
        if isinstance(given, str) and item is not None and self.state.phase == "asked":
            given = read_typed(item, given)
        self.state = self.course.answer(self.state, given)
        return self.text

    def hint(self) -> str:
        """One rung more."""
        before = len(self.told)
        self.state = self.course.further(self.state)
        return "\n\n".join(rung.text for rung in self.told[before:])

    def go_on(self) -> str:
        """What comes next."""
        self.state = self.course.go_on(self.state)
        return self.text

    def __repr__(self) -> str:
        return self.text
