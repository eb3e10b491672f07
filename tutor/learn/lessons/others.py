"""Another exercise after an error: its twin, the same rule with other cards; and a foil, in which the rule decides nothing."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from tutor.faults import TutorError
from tutor.learn.diagnosis import Posterior
from tutor.learn.items import Item, foil_of, generate, twin_of
from tutor.learn.items.item import renamed_suits
from tutor.learn.lessons.model import Lesson, Step
from tutor.learn.lessons.proof import decides

TRIES = 4  # seeds for one exercise; some have been seen, or come to nothing


def twin_in(item: Item, seen: frozenset[str], seed: int, belief: str = "") -> Item:
    """The same rule with other cards, in which a ``belief`` goes wrong again; where none can be made, in other suits."""
    for asked in dict.fromkeys((belief, "") if item.target else (belief,)):
        with suppress(TutorError):
            found = twin_of(item, seed, asked)
            return found if found.key not in seen else in_other_suits(item, seed)
    return in_other_suits(item, seed)


def in_other_suits(item: Item, seed: int) -> Item:
    """The same position in other suits, with those of its components that still decide it: suits are not always alike."""
    found = renamed_suits(item, seed % 23 + 1)
    return replace(found, components=tuple(name for name in item.components if decides(found, name)))


def foil_in(lesson: Lesson, item: Item, seed: int) -> Item | None:
    """A look-alike in which the rule does not decide: the same position but for one fact, else a foil of the lesson."""
    found = foil_of(item, seed) if item.target else None
    known = [step.item for step in lesson.steps if step.foil and step.kind == item.kind and step.item is not None]
    return found or (known[seed % len(known)] if known else None)


def item_of(
    lesson: Lesson, step: Step, number: int, seen: frozenset[str], seed: int, thought: Posterior
) -> Item | None:
    """An exercise of a step: its position, or one that is made for it. None where none comes out."""
    if step.item is not None:
        return step.item
    making = step.making
    if making is None:
        return None
    first, target = making.seed + seed * 1009 + number * TRIES, making.likeliest(number, thought)
    for attempt in range(TRIES):
        try:
            found = generate(
                step.kind,
                lesson.game,
                making.variant,
                target,
                making.band,
                first + attempt,
                making.options,
            )
        except TutorError:
            return None
        if found.key not in seen or attempt == TRIES - 1:
            return replace(found, components=()) if step.foil else found
    return None
