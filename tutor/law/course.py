"""What steps and effects are written against: a program of instructions, and the working copy of a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Protocol

from tutor.law.protocol import Condition, Effect, Step, Term
from tutor.law.voice import Voice


@dataclass(frozen=True, slots=True)
class Instruction:
    """One thing the interpreter does: ``op``, its operands, ``target`` to jump to, ``slot`` for a loop counter.

    ``name`` is the decision, or the zone that it is about; ``to``: the zone into which cards go; ``of``: the register that says
    whose it is.
    Another counter, ``base``, may be added to it. The turn passes ``unless`` that holds for whoever had it, to the next
    seat for which ``condition`` does not. Cards dealt ``together`` come off the pack as one packet for each.
    """

    op: str
    name: str = ""
    to: str = ""
    of: str = ""
    term: Term | None = None
    condition: Condition | None = None
    unless: Condition | None = None
    effect: Effect | None = None
    target: int = -1
    slot: int = -1
    flag: bool = False
    base: int = -1
    together: bool = False


@dataclass(slots=True)
class Program:
    """The course of a hand as a flat list, so that a position is a place in it and nothing more."""

    code: list[Instruction] = field(default_factory=list)
    slots: int = 0
    turn_slot: int = -1
    marks: dict[int, str] = field(default_factory=dict)

    def add(self, instruction: Instruction) -> int:
        """Append; the place where it stands."""
        self.code.append(instruction)
        return len(self.code) - 1

    def patch(self, place: int, instruction: Instruction) -> None:
        """Replace an instruction once its target is known."""
        self.code[place] = instruction

    def slot(self) -> int:
        """A loop counter of its own."""
        self.slots += 1
        return self.slots - 1


@dataclass(frozen=True, slots=True)
class Marked(Step):
    """A step before or after which some zone is remembered."""

    mark: str
    step: Step

    def compile(self, program: Program) -> None:
        program.add(Instruction("mark", self.mark))
        self.step.compile(program)
        program.add(Instruction("mark", self.mark, flag=True))

    def phrase(self, voice: Voice) -> str:
        return self.step.phrase(voice)


class Table(Protocol):
    """The working copy of a position, as effects see it."""

    def value(self, term: Term) -> int:
        """The value of a term here and now."""

    def holds(self, condition: Condition) -> bool:
        """Whether a condition holds here and now."""

    def cards_of(self, name: str) -> int:
        """The cards of a zone or of a part of the move just made, as a mask."""

    def move_cards(self, cards: int, to: str, seat: int | None) -> None:
        """Take cards away from wherever they lie and lay them in a zone (of a seat, where the zone has owners)."""

    def note_each(self, register: str, term: Term) -> None:
        """Set a register of everybody, each to their own value of a term."""

    def note(self, register: str, value: int, seat: int | None) -> None:
        """Set a register."""

    def add(self, register: str, amount: int, seat: int | None) -> None:
        """Add to a register."""

    def swap(self, one: int, other: int) -> None:
        """Two cards change places."""

    def end(self) -> None:
        """The hand is over but for the count."""

    def acting(self, seat: int) -> AbstractContextManager[None]:
        """Effects within are those of this seat."""

    def seat_of(self, name: str) -> int:
        """The seat a name such as ``winner`` stands for."""


EffectMaker = Callable[[], Effect]


def every_step(steps: Iterable[Step]) -> Iterator[Step]:
    """The steps of a course one by one, without their marks, those inside others too."""
    for marked in steps:
        step = marked.step if isinstance(marked, Marked) else marked
        yield step
        yield from every_step(getattr(step, "steps", ()))
