"""The generated count of a hand: facts and what everybody has → points by seat, with or without the steps between."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tutor.law.emit import Emitter, variable
from tutor.law.model import Law

Step = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class CompiledTally:
    """``facts``: what the function takes, in order. ``own``: those of them that are one value for each seat.

    The function gives the points by seat; a traced one also the steps ``(line, seat, before, after)``.
    """

    facts: tuple[str, ...]
    own: frozenset[str]
    function: Callable[..., Any]


def compile_tally(law: Law, traced: bool) -> CompiledTally:
    """The lines of the tally, for every seat in turn."""
    em = Emitter()
    own = frozenset({name for name, register in law.registers.items() if register.of} | set(law.counters))
    body = []
    for place, line in enumerate(law.tally):
        when = line.when.code(em).guarded()
        done = [f"before = {variable('points')}" if traced else "", f"{variable('points')} = {line.award.code(em)}",
                f"steps.append(({place}, {variable('owner')}, before, {variable('points')}))" if traced else ""]
        inside = [text for text in done if text]
        body += [f"if {when}:", *(f"    {text}" for text in inside)] if when != "True" else inside
    counters = [(name, em_counter(em, law, name)) for name in law.counters if name in em.facts]
    em.facts = {name: var for name, var in em.facts.items() if name not in ("points", "owner", *law.counters)}
    players = em.fact("players")
    loop = [f"{variable('owner')} = seat", f"{variable('points')} = 0"]
    loop += [f"{variable(name)} = {variable(name, 'all_')}[seat]" for name in em.facts if name in own]
    loop += [f"{variable(name)} = {text}" for name, text in counters]
    lines = ["steps = []", "out = []", *(f"{variable(name, 'all_')} = {variable(name)}" for name in em.facts if name in own),
             f"for seat in range({players}):", *(f"    {text}" for text in (*loop, *body, f"out.append({variable('points')})")),
             "return out, steps" if traced else "return out"]
    function = em.function("tally", lines)
    return CompiledTally(tuple(em.facts), own & set(em.facts), function)


def em_counter(em: Emitter, law: Law, name: str) -> str:
    """The expression of a counter; the numbers it needs become facts."""
    return law.counters[name].how.code(em)
