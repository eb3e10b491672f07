"""A lesson as it is read: what it teaches, its steps, and when it is done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tutor.faults import Place
from tutor.learn.diagnosis import Posterior
from tutor.learn.items import Band, Item
from tutor.learn.items.targets import Target

Texts = Mapping[str, str]
FOR_EACH = 6  # exercises of a request that does not say how many
DIGITS = 6  # of a probability: what differs by less is as likely


@dataclass(frozen=True, slots=True)
class Making:
    """A request for exercises: ``count`` of them, about each of ``about`` in turn, or about all of it ``together``; about
    nothing in particular where ``against`` alone says what they are.

    ``against``: misconceptions that go wrong in them: in turn, as long as nothing speaks for one of them (`likeliest`).
    ``variant`` and ``options``: the table. ``seed`` is added to that of the learner.
    """

    variant: str
    options: Mapping[str, Any]
    about: tuple[str, ...] = ()
    together: bool = False
    against: tuple[str, ...] = ()
    band: Band | None = None
    count: int = FOR_EACH
    seed: int = 0

    def target(self, number: int) -> Target:
        """What the exercise of this number, from 0, is about."""
        if self.together:
            return self.about[0], self.about[1]
        if not self.about:
            return self.against[number % len(self.against)]
        piece = self.about[number % len(self.about)]
        return (piece, self.against[number % len(self.against)]) if self.against else piece

    def likeliest(self, number: int, thought: Posterior) -> Target:
        """The same, but against the misconception that is likeliest by now; one that is clear already comes last."""

        def wanted(target: Target) -> tuple[bool, float]:
            name = target if isinstance(target, str) else target[1]
            return name != thought.named(), round(thought.holds(name), DIGITS)

        turns = range(number, number + max(len(self.about), len(self.against)))
        return max(map(self.target, turns), key=wanted) if self.against else self.target(number)


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand that is played from a seat, the others choosing by chance among what the law allows."""

    players: int
    seat: int
    number: int = 1
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """One step: something that is shown, and perhaps something to do.

    ``text``: what is shown before anything is asked. ``kind``: of the exercise; "" where nothing is asked. One of
    ``item`` (a position), ``making`` (a request), ``hand`` and ``diagnose`` (whatever tells most about beliefs) says what
    it is about. ``about``: the components that decide
    it; of a ``foil``, those that do not; where nothing is asked, those that the text
    is about. ``look``: where to look, said after a wrong answer. ``expect``: what the author
    takes to be the right answers; compared by `tutor check`, and shown to nobody. ``after_error_in``: the step without an
    error in which this one is left out.
    """

    id: str
    place: Place
    text: Texts = field(default_factory=dict)
    kind: str = ""
    item: Item | None = None
    making: Making | None = None
    hand: Hand | None = None
    diagnose: bool = False
    about: tuple[str, ...] = ()
    foil: bool = False
    look: Texts = field(default_factory=dict)
    sum: bool = False
    expect: Any = None
    after_error_in: str = ""
    keys: Mapping[str, Place] = field(default_factory=dict)

    @property
    def tasks(self) -> int:
        """How many exercises it puts."""
        return self.making.count if self.making else 1 if self.item or self.hand or self.diagnose else 0

    def at(self, key: str) -> Place:
        """Where a key of it stands."""
        return self.keys.get(key, self.place)


@dataclass(frozen=True, slots=True)
class Leave:
    """When a lesson is done: so many of the last ``of`` decisive exercises ``right``, and so many ``foils``; or so
    many in a hundred, ``recall``, of all that was to be found in them; or where what somebody believes is as likely as
    ``posterior`` in a hundred, or else after ``at_most`` exercises.
    """

    place: Place
    right: int = 0
    of: int = 0
    foils: int = 0
    recall: int = 0
    posterior: int = 0
    at_most: int = 0


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson. ``aim`` and ``leaves_out`` are its design note; ``after``: the lessons that come before it."""

    id: str
    game: str
    number: int
    place: Place
    title: Texts
    aim: Texts
    leaves_out: Texts
    after: tuple[str, ...]
    teaches: tuple[str, ...]
    variant: str
    options: Mapping[str, Any]
    steps: tuple[Step, ...]
    leave: Leave
    keys: Mapping[str, Place] = field(default_factory=dict)

    def at(self, key: str) -> Place:
        """Where a key of it stands."""
        return self.keys.get(key, self.place)

    def step(self, name: str) -> Step:
        """The step of this id."""
        return next(step for step in self.steps if step.id == name)

    @property
    def key(self) -> str:
        """What progress is kept under: "pocha/montar"."""
        return f"{self.game}/{self.id}"
