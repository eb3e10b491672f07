"""What happens in which order: steps, effects, tricks, and which hands are played."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.law.course import Marked
from tutor.law.model import Citations, HandPlan
from tutor.law.names import Names
from tutor.law.protocol import Effect, Step
from tutor.law.reader import Reader
from tutor.law.rules import Sources, read_citations
from tutor.law.shapes import SHAPES, words_of
from tutor.law.tricks import TrickLaw
from tutor.law.yamltext import Node


def read_steps(node: Node, reader: Reader, names: Names) -> tuple[Step, ...]:
    """The steps of a hand, or those inside another step."""
    return tuple(reader.several(node, lambda item: _step(item, reader, names)))


def _step(node: Node, reader: Reader, names: Names) -> Step:
    word = reader.word(node, reader.words.steps, SHAPES["step_label"])
    entries = reader.entries_of(node)
    mark = reader.slug(entries["id"]) if "id" in entries else ""
    reader.labels(node, entries)
    step = word.read(node, reader, names)
    return Marked(mark, step) if mark in names.marks else step


def read_effects(node: Node, reader: Reader, names: Names) -> tuple[Effect, ...]:
    """A list of effects; ``{then: captura}`` stands for those of that name."""
    return tuple(
        effect for several in reader.several(node, lambda item: _effect(item, reader, names)) for effect in several
    )


def _effect(node: Node, reader: Reader, names: Names) -> tuple[Effect, ...]:
    if isinstance(node.value, dict) and "then" in node.value:
        return names.effects[reader.choice(reader.fields(node, SHAPES["shared"])["then"], list(names.effects))]
    return (reader.word(node, reader.words.effects).read(node, reader, names),)


def read_shared(node: Node, reader: Reader, names: Names) -> dict[str, tuple[Effect, ...]]:
    """The section ``effects``: what follows more than one thing, by name."""

    def read(name: str, inner: Node) -> tuple[Effect, ...]:
        return read_effects(reader.fields(inner, SHAPES["happening"])["do"], reader, names)

    return reader.by_id(node, read)


def read_tricks(
    node: Node, reader: Reader, names: Names, piles: Sequence[str], strength: tuple[int, ...], sources: Sources
) -> tuple[TrickLaw, tuple[Effect, ...], Citations]:
    """How a trick is won, and what then happens. ``piles`` are the zones whose cards lie in order."""
    shape = SHAPES["tricks"]
    entries = reader.fields(node, shape)
    suits = [name for name, declared in names.declared.items() if declared.type == "suit"]
    won_by = reader.distinct(entries["won_by"], lambda item: reader.choice(item, ("led", *suits)))
    law = TrickLaw(
        reader.choice(entries["in"], piles), reader.choice(entries["led"], words_of(shape["led"])), won_by, strength
    )
    then = read_effects(entries["then"], reader, names) if "then" in entries else ()
    return law, then, read_citations(entries.get("source"), reader, sources)


def read_schedule(node: Node, reader: Reader, kinds: Sequence[str]) -> tuple[HandPlan, ...]:
    """The hands of a match; those whose ``when`` is false are left out."""
    plans = reader.several(node, lambda item: _plan(item, reader, kinds))
    return tuple(plan for plan in plans if plan is not None)


def _plan(node: Node, reader: Reader, kinds: Sequence[str]) -> HandPlan | None:
    shape = SHAPES["plan"]
    entries = reader.fields(node, shape)
    hands = number_or_word(entries["hands"], shape["hands"], reader) if "hands" in entries else 1
    kind = reader.choice(entries["kind"], kinds) if "kind" in entries else ""
    played = reader.flag(entries["when"]) if "when" in entries else True
    plan = (
        _ramp(entries["cards"], hands, kind, reader)
        if isinstance(entries["cards"].value, dict)
        else HandPlan(hands, number_or_word(entries["cards"], shape["cards"], reader), None, None, kind)
    )
    return plan if played else None


def _ramp(node: Node, hands: int | str, kind: str, reader: Reader) -> HandPlan:
    """Hands that grow or shrink by one card."""
    shape = SHAPES["ramp"]
    entries = reader.fields(node, shape)
    below = number_or_word(entries["below"], shape["below"], reader)
    if "down_to" in entries:
        return HandPlan(hands, below, None, reader.number(entries["down_to"], 1, 48), kind)
    return HandPlan(hands, reader.number(entries["from"], 1, 48) if "from" in entries else 1, below, None, kind)


def number_or_word(node: Node, slot: str, reader: Reader) -> int | str:
    """A number, or a word that stands for a number of the table."""
    if isinstance(node.value, str):
        return reader.choice(node, words_of(slot))
    return reader.number(node, 1, 48)
