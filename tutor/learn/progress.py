"""Where a learner stands in one game, derived from the answers: the map of components, reviews, and what seems believed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property

from tutor.learn.diagnosis import Posterior, diagnose
from tutor.learn.log import Entry, of_game
from tutor.learn.refuting import Refuting
from tutor.learn.retention import Memory, memories
from tutor.learn.tracing import Knowledge, State, trace

DOUBT = 0.5  # where misconceptions are likelier than this, they hold back what they have spoilt


About = Callable[[str], Collection[str]]


def nothing_about(component: str) -> Collection[str]:
    """No misconceptions."""
    return ()


@dataclass(frozen=True, slots=True)
class Stage:
    """A lesson as progress sees it: the components that it teaches, and those that come before it."""

    id: str
    teaches: tuple[str, ...]
    after: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Course:
    """What is to be learnt of a game at a learner's own table.

    ``components``: the ids of all pieces there are, in the order of learning. ``misconceptions``: those that are not the
    rule at this table. ``stages``: the lessons, in order. ``patched``: for a component the misconceptions that change a rule of
    it. ``after``: for a component those that have to be known before it. ``about``: for a component the misconceptions that
    have to be refuted before it is mastered (`doubts.doubts_at`; worked out when it is first asked).
    """

    game: str
    components: tuple[str, ...]
    misconceptions: tuple[str, ...]
    stages: tuple[Stage, ...]
    patched: Mapping[str, frozenset[str]] = field(default_factory=dict)
    after: Mapping[str, Sequence[str]] = field(default_factory=dict)
    about: About = field(default=nothing_about, compare=False)


def course_of(
    game: str,
    after: Mapping[str, Sequence[str]],
    misconceptions: Iterable[str],
    stages: Iterable[Stage] = (),
    patched: Mapping[str, frozenset[str]] | None = None,
    about: About = nothing_about,
) -> Course:
    """A course from the graph of what comes before what; without ``stages`` each component is a lesson of its own."""
    alone = (Stage(name, (name,), tuple(before)) for name, before in after.items())
    return Course(game, tuple(after), tuple(misconceptions), tuple(stages) or tuple(alone), patched or {}, after, about)


@dataclass(frozen=True)
class Progress:
    """Where a learner stands: ``entries`` are the answers of the game in order, the rest follows from them."""

    course: Course
    entries: tuple[Entry, ...]
    knowledge: Mapping[str, Knowledge]
    memory: Mapping[str, Memory]
    beliefs: Posterior

    def state(self, component: str) -> State:
        """Being learnt, known or mastered.

        A likely misconception that has spoilt answers about it keeps it from being known; one that has not been refuted,
        from being mastered.
        """
        found = self.knowledge.get(component, Knowledge()).state
        if found != "learning" and component in self.held_back:
            return "learning"
        return "known" if found == "mastered" and self.doubts(component) else found

    def doubts(self, component: str) -> tuple[str, ...]:
        """The misconceptions about a component that are still to be refuted."""
        about = self.course.about(component)
        return tuple(name for name in self.course.misconceptions if name in about and name not in self.refuting.refuted)

    def waiting_for(self, component: str) -> tuple[str, ...]:
        """The same where nothing else keeps it from being mastered; nothing where there is more to show, or no more."""
        proved = self.knowledge.get(component, Knowledge()).state == "mastered" and component not in self.held_back
        return self.doubts(component) if proved else ()

    @cached_property
    def refuting(self) -> Refuting:
        """Which misconceptions the answers speak against."""
        return Refuting(self.entries)

    @property
    def map(self) -> dict[str, State]:
        """The state of every component."""
        return {name: self.state(name) for name in self.course.components}

    @cached_property
    def held_back(self) -> frozenset[str]:
        """The components that a misconception changes, or whose answers it has made wrong, where it is likely that one is held.

        It need not be known which: two that look alike on these exercises keep a component back together. One slip on the
        first answer of a day may point elsewhere; what a misconception has foretold all along keeps it back all the same.
        """
        spoilt: dict[str, set[str]] = {name: set(by) for name, by in self.course.patched.items()}
        for entry in self.entries:
            for piece in entry.decisive if fallen_for(entry) else ():
                spoilt.setdefault(piece.component, set()).update(fallen_for(entry))
        return frozenset(
            name for name, by in spoilt.items() if self.beliefs.shows_one_of(by) > DOUBT or self.beliefs.bears_out(by)
        )

    def due(self, day: date) -> list[str]:
        """The components to be seen again by a day, the one that is likeliest forgotten first."""
        ready = [
            memory
            for memory in self.memory.values()
            if memory.due <= day and memory.component in self.course.components
        ]
        return [memory.component for memory in sorted(ready, key=lambda each: (each.recalled(day), each.due))]

    @property
    def slips(self) -> dict[str, int]:
        """What was wrong, in answers that are lists: right parts left out (``omitted``) and wrong parts put in (``wrong``)."""
        return {
            "omitted": sum(entry.omitted for entry in self.entries),
            "wrong": sum(entry.wrong for entry in self.entries),
        }

    def repeated(self, session: str) -> str:
        """The misconception to be named now: likely, and behind two wrong answers of this session; else nothing."""
        name = self.beliefs.likely()
        told = [entry for entry in self.entries if entry.session == session and name in fallen_for(entry)]
        return name if name and len(told) >= 2 else ""

    def answered_on(self) -> Counter[date]:
        """How many answers there were on each day."""
        return Counter(entry.day for entry in self.entries)


def fallen_for(entry: Entry) -> frozenset[str]:
    """The misconceptions that foretell a wrong answer."""
    if entry.right or entry.prediction is None:
        return frozenset()
    return frozenset(name for name, (foretold, _) in entry.prediction.by.items() if foretold)


def progress(entries: Iterable[Entry], course: Course) -> Progress:
    """Where a learner stands."""
    mine = tuple(of_game(entries, course.game))
    known = trace(mine)
    return Progress(course, mine, known, memories(mine, known), diagnose(mine, course.misconceptions))
