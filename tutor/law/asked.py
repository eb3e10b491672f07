"""What the course of a hand must ask for: numbers that the count needs, and who is to be asked next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from tutor.law.course import Program
from tutor.law.model import Law
from tutor.law.reader import Reader
from tutor.law.yamltext import Node


def check_asked(law: Law, course: Node, reader: Reader) -> None:
    """A register that is counted, or says whose turn it is, and that the course asks nobody for, is a fault."""
    program = Program()
    for step in law.course:
        step.compile(program)
    named = {word for each in program.code for word in (each.name, each.to, each.of)}
    seats = {law.registers[word].most or word for word in named if word in law.registers}
    counted = {
        word for word in words_in((tuple(law.counters.values()), law.tally, law.hand_won)) if word in law.registers
    }
    for name in sorted(counted | seats):
        decision = law.registers[name].said_in
        if decision and decision not in named:
            reader.fault("never_said", course, word=name, decision=decision)


def words_in(thing: Any) -> Iterator[str]:
    """Every string in a tree of values."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, tuple):
        for item in thing:
            yield from words_in(item)
    elif is_dataclass(thing):
        for slot in fields(thing):
            yield from words_in(getattr(thing, slot.name))
