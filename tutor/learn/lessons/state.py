"""Where somebody stands in a lesson: plain values, kept as JSON, from which a page can resume."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

from tutor.faults import TutorError, refuse
from tutor.learn.items import Item

Phase = Literal["shown", "asked", "told", "reviewed", "done"]
Role = Literal["task", "twin", "foil", "more"]
PHASES: tuple[Phase, ...] = get_args(Phase)
ROLES: tuple[Role, ...] = get_args(Role)


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer that was given: to which step and exercise (its ``key``), whether right, and what it counts for.

    ``found`` of ``of``: what was found of all that was to be found. ``seen``: what the answer says about beliefs, as
    `tutor.learn.log.Prediction` has it: ``(answers, law, ((name, told), …))``; () where it says nothing.
    """

    step: str
    key: str
    role: Role
    right: bool
    decisive: bool
    foil: bool
    found: int
    of: int
    seen: tuple[Any, ...] = ()

    def to_data(self) -> dict[str, Any]:
        """Plain data."""
        return {name: listed(getattr(self, name)) for name in self.__dataclass_fields__}


@dataclass(frozen=True, slots=True)
class State:
    """``step``: its id; ``number``: which of its exercises, from 0; ``role``: why this one is asked. ``item``, ``given``
    and ``rung``: the exercise, the answer to it, and how many rungs of the ladder have been shown. ``owed``: what follows
    an error. ``choices``: those made so far in a hand that is played."""

    lesson: str
    seed: int
    step: str
    number: int = 0
    phase: Phase = "shown"
    role: Role = "task"
    item: Item | None = None
    given: Any = None
    rung: int = 0
    owed: tuple[Role, ...] = ()
    made: int = 0
    log: tuple[Answered, ...] = ()
    choices: tuple[Any, ...] = ()

    def to_data(self) -> dict[str, Any]:
        """Plain data for JSON, from which `from_data` makes the same state."""
        plain = {name: listed(getattr(self, name)) for name in self.__dataclass_fields__}
        return {
            **plain,
            "item": self.item.to_data() if self.item else None,
            "log": [answered.to_data() for answered in self.log],
        }

    @classmethod
    def from_data(cls, data: Any) -> State:
        """The state of `to_data`. Raises TutorError for what is none."""
        try:
            found = {name: data[name] for name in cls.__dataclass_fields__}
            state = cls(**{name: tupled(value) for name, value in found.items() if name not in ("item", "log")})
            log = tuple(Answered(**{name: tupled(value) for name, value in one.items()}) for one in found["log"])
            item = Item.from_data(found["item"]) if found["item"] is not None else None
        except (TutorError, TypeError, KeyError, AttributeError):
            raise refuse("lesson_state") from None
        if state.phase not in PHASES or state.role not in ROLES or not isinstance(state.number, int):
            raise refuse("lesson_state")
        return replace(state, item=item, log=log)


def listed(value: Any) -> Any:
    """Tuples as lists."""
    if isinstance(value, Mapping):
        return {key: listed(inner) for key, inner in value.items()}
    return [listed(inner) for inner in value] if isinstance(value, tuple | list) else value


def tupled(value: Any) -> Any:
    """Lists as tuples."""
    return tuple(tupled(inner) for inner in value) if isinstance(value, list | tuple) else value


__all__ = ["Answered", "Phase", "Role", "State", "listed", "tupled"]
