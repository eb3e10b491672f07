"""*Hoy*: the set of a day, and what to do next. A function of the answers and the day; nothing of it is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from hashlib import sha256
from typing import Literal

from tutor.learn.log import Entry, SetKind, of_game
from tutor.learn.progress import Course, Progress, Stage, progress
from tutor.learn.tracing import STATES

WHOLE, REVIEWS, MOST_LESSON, MIXED, ARBITER = 10, 3, 5, 2, 1  # six to eight minutes
PAUSE, WARMING_UP = timedelta(days=14), 3
PROBES = 4  # exercises by which somebody new is asked what they know already
JUDGES = 3  # whoever knows so many components can be an arbiter

Role = Literal["easy", "probe", "review", "lesson", "mixed", "arbiter", "twin", "foil"]
Place = tuple[Role, str, str]  # role, component, lesson
LOOKING: tuple[Role, ...] = ("review", "mixed")  # places in which a misconception can be refuted
SETS_OF: Mapping[Role, SetKind] = {
    "easy": "review",
    "probe": "diagnosis",
    "review": "review",
    "lesson": "lesson",
    "mixed": "mixed",
    "arbiter": "mixed",
    "twin": "lesson",
    "foil": "lesson",
}
AFTER_ERROR: tuple[Role, ...] = ("twin", "foil")


@dataclass(frozen=True, slots=True)
class Slot:
    """One place of the day's set.

    ``id`` goes into the answer (`Entry.slot`), which is what makes it ``done``. ``component`` is what to exercise ("" for
    a probe: the next exercise of the diagnosis), ``lesson`` the stage. ``seed`` gives the same exercise after a reload.
    ``after``: the place of the error that a twin or a foil follows. ``doubt``: the misconception of which it is to be seen
    there that it is not held.
    """

    id: str
    role: Role
    component: str
    lesson: str
    seed: int
    done: bool = False
    after: str = ""
    doubt: str = ""

    @property
    def kind(self) -> SetKind:
        """The kind of set that an answer here belongs to."""
        return SETS_OF[self.role]


@dataclass(frozen=True, slots=True)
class Next:
    """What to do next: ``go_on`` with the slot, ``more`` of the lesson, or ``tomorrow`` (``due``: when a review is)."""

    what: Literal["go_on", "more", "tomorrow"]
    slot: Slot | None = None
    lesson: str = ""
    due: date | None = None


def session_of(game: str, day: date) -> str:
    """The id of a day's session in a game."""
    return f"{game}/{day.isoformat()}"


def today(entries: Iterable[Entry], course: Course, day: date, learner: str = "") -> list[Slot]:
    """The set of a day, as far as it is done.

    It is composed from the answers of the days before, and so stays the same through the day; that of the first day also
    from what its probes have shown. After an error come its twin and a foil, in the place of what is still to come of the
    lesson. ``learner`` makes the seeds their own.
    """
    return composed(entries, course, day, learner)[0]


def left_over(entries: Iterable[Entry], course: Course, day: date, learner: str = "") -> list[Slot]:
    """What should follow the errors of a day, had there been room for it: what to do first for whoever wants more."""
    return [slot for slot in composed(entries, course, day, learner)[1] if not slot.done]


def composed(entries: Iterable[Entry], course: Course, day: date, learner: str) -> tuple[list[Slot], list[Slot]]:
    """The set of a day, and what follows its errors and has no room in it."""
    mine = of_game(entries, course.game)
    known_at_first = [entry for entry in mine if entry.day < day]
    probes = [entry for entry in mine if entry.day == day and entry.kind == "diagnosis"]
    answered = {entry.slot: entry.right for entry in mine}
    return followed(set_of(progress(known_at_first or probes, course), day, learner), answered, learner)


def set_of(found: Progress, day: date, learner: str = "") -> list[Slot]:
    """The places of a day for somebody who stands so when it begins; on the very first, once its probes are answered."""
    begun = any(entry.day < day for entry in found.entries[:1])
    planned = plan(found, day) if begun else first_day(found)
    slots, session = list[Slot](), session_of(found.course.game, day)
    for place, ((role, component, lesson), doubt) in enumerate(zip(planned, doubts(found, planned), strict=True)):
        name = f"{session}/{place}"
        slots.append(Slot(name, role, component, lesson, seed_of(learner, name, component), doubt=doubt))
    return slots


def followed(planned: Sequence[Slot], answered: Mapping[str, bool], learner: str) -> tuple[list[Slot], list[Slot]]:
    """The set with what follows errors in it, no longer than it was planned; and what found no room.

    A probe asks what somebody knows already: an error there is no failure of theirs.
    """
    room = sum(slot.role == "lesson" for slot in planned)
    found, left = list[Slot](), list[Slot]()
    for slot in (replace(each, done=each.id in answered) for each in planned):
        if slot.role == "lesson":
            if room < 1 and not slot.done:
                continue
            room -= 1
        found.append(slot)
        for role in AFTER_ERROR if answered.get(slot.id) is False and slot.role != "probe" else ():
            name = f"{slot.id}/{role}"
            seed = seed_of(learner, name, slot.component)
            near = replace(slot, id=name, role=role, seed=seed, done=name in answered, after=slot.id)
            (found if room > 0 else left).append(near)
            room -= room > 0
    return found, left


def seed_of(learner: str, name: str, component: str) -> int:
    """What makes the exercise of a place: another one for each learner and each day."""
    return int.from_bytes(sha256(f"{learner}/{name}/{component}".encode()).digest()[:4])


def first_day(found: Progress) -> list[Place]:
    """Some probes, then one lesson."""
    return [*places("probe", [""] * PROBES), *taught(found, MOST_LESSON)]


def plan(found: Progress, day: date) -> list[Place]:
    """Role, component and lesson of each place, for somebody who has been here."""
    known = [name for name in found.course.components if found.state(name) != "learning"]
    surest = sorted(found.knowledge, key=lambda name: -found.knowledge[name].chance)
    longest_ago = sorted(known, key=lambda name: (STATES.index(found.state(name)), found.knowledge[name].last or day))
    rested = day - found.entries[-1].day >= PAUSE
    warm = places("easy", around(surest, WARMING_UP if rested else 0))
    reviews = places("review", found.due(day)[: REVIEWS - len(warm)])
    mixed = places("mixed", around(longest_ago, MIXED))
    arbiter = places("arbiter", around(longest_ago[::-1], ARBITER if len(known) >= JUDGES else 0))
    left = WHOLE - len(warm) - len(reviews) - len(mixed) - len(arbiter)
    lesson = taught(found, min(left, MOST_LESSON))
    if not lesson:  # everything is known
        unproved = [name for name in longest_ago if found.state(name) != "mastered"]
        mixed = places("mixed", around(unproved or longest_ago, MIXED + left))
    return [*warm, *reviews, *lesson, *mixed, *arbiter]


def doubts(found: Progress, planned: Iterable[Place]) -> Iterator[str]:
    """For each place the misconception about its component of which least has been seen yet, where one is to be refuted."""
    placed = Counter[str]()
    for role, component, _ in planned:
        names = found.doubts(component) if role in LOOKING else ()
        doubt = min(names, key=lambda name: found.refuting.score.get(name, 0) + placed[name], default="")
        placed[doubt] += 1
        yield doubt


def current(found: Progress) -> Stage | None:
    """The lesson to be taken: the first that teaches something not known yet and whose pieces before it are known.

    Where a piece that comes before has been lost, its own lesson comes first. None where everything is known.
    """
    ahead = [each for each in found.course.stages if any(found.state(name) == "learning" for name in each.teaches)]
    ready = [each for each in ahead if all(found.state(name) != "learning" for name in each.after)]
    return next(iter(ready or ahead), None)


def taught(found: Progress, count: int) -> list[Place]:
    """So many places of the current lesson; its components take turns, those not known yet first."""
    stage = current(found)
    if stage is None:
        return []
    names = sorted(stage.teaches, key=lambda name: found.state(name) != "learning")
    return places("lesson", around(names, count), stage.id)


def places(role: Role, names: Iterable[str], lesson: str = "") -> list[Place]:
    """A place for each name."""
    return [(role, name, lesson) for name in names]


def around(names: Sequence[str], count: int) -> list[str]:
    """So many names, in turns."""
    return [names[place % len(names)] for place in range(count)] if names else []


def what_next(entries: Iterable[Entry], course: Course, day: date, learner: str = "") -> Next:
    """The first place of the day that is not done; once all are, more of the lesson, or the day of the next review."""
    entries = list(entries)
    for slot in today(entries, course, day, learner):
        if not slot.done:
            return Next("go_on", slot)
    found = progress(entries, course)
    stage = current(found)
    due = min((memory.due for memory in found.memory.values() if memory.due > day), default=None)
    return Next("more", lesson=stage.id, due=due) if stage else Next("tomorrow", due=due)
