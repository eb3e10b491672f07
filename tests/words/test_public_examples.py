"""Whatever these rooms offer shows itself at work: a runnable example in its docstring."""

from __future__ import annotations

import inspect
from types import ModuleType

import pytest

import tutor.cards
import tutor.words


@pytest.mark.parametrize("room", [tutor.cards, tutor.words])
def test_every_public_function_and_class_has_a_runnable_example(room: ModuleType) -> None:
    offered = [getattr(room, name) for name in room.__all__]
    shown = [thing for thing in offered if inspect.isfunction(inspect.unwrap(thing)) or inspect.isclass(thing)]
    assert len(shown) > 8
    assert [thing.__name__ for thing in shown if ">>>" not in (thing.__doc__ or "")] == []
