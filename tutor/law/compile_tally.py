"""The generated count of a hand: what everybody has → the points of everybody, with or without the steps between.

An *owner* is whoever has points: a seat, or a side where partners share. Where no line looks at other owners, one owner
is counted after another; else one line after another.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tutor.law.emit import Emitter, variable
from tutor.law.model import Law, TallyLine

COUNTER = "counter:"


@dataclass(frozen=True, slots=True)
class CompiledTally:
    """``facts``: what the function takes, in order; of those in ``own`` one value for each owner.

    The first is always ``owners``, how many there are. It gives the points by owner; a traced one also the steps
    ``(line, owner, before, after)``.
    """

    facts: tuple[str, ...]
    own: frozenset[str]
    function: Callable[..., Any]


def compile_tally(law: Law, traced: bool) -> CompiledTally:
    """The lines of the tally as one function."""
    em = Emitter()
    bodies = [_line(em, place, line, traced) for place, line in enumerate(law.tally)]
    everybody = [name for name in em.facts if name.endswith(":all")]
    crossing = bool(everybody)
    used = [name.removesuffix(":all") for name in em.facts if name.startswith(COUNTER)]
    counters = [] if crossing else [(name, law.counters[name.removeprefix(COUNTER)].how.code(em)) for name in used]
    own = (
        {name for name, register in law.registers.items() if register.of}
        | {n for n, zone in law.zones.items() if zone.of}
        | set(used)
    )
    inline = {name for name, _ in counters}
    needed = [
        name for name in dict.fromkeys([*em.facts, *used]) if name not in {"points", "owner", *everybody, *inline}
    ]
    em.facts = {"owners": variable("owners"), **{name: variable(name) for name in needed}}
    loop = [
        f"{variable('owner')} = owner",
        *(f"{variable(name)} = {variable(name, 'all_')}[owner]" for name in needed if name in own),
    ]
    lines = [f"{variable(name, 'all_')} = {variable(name)}" for name in needed if name in own]
    lines += [f"{variable(name + ':all')} = {variable(name, 'all_')}" for name in used if name + ":all" in everybody]
    lines += ["steps = []"]
    by = _by_line if crossing else _by_owner
    lines += by(bodies, [*loop, *(f"{variable(name)} = {text}" for name, text in counters)])
    lines.append("return out, steps" if traced else "return out")
    return CompiledTally(tuple(em.facts), frozenset(own & set(needed)), em.function("tally", lines))


def _line(em: Emitter, place: int, line: TallyLine, traced: bool) -> list[str]:
    """One line for one owner: ``f_points`` before and after it."""
    when, after = line.when.code(em).guarded(), line.award.code(em)
    done = [f"{variable('points')} = {after}"]
    if traced:
        done = [
            f"before = {variable('points')}",
            *done,
            f"steps.append(({place}, {variable('owner')}, before, {variable('points')}))",
        ]
    return [f"if {when}:", *(f"    {text}" for text in done)] if when != "True" else done


def _by_owner(bodies: list[list[str]], loop: list[str]) -> list[str]:
    inside = [
        *loop,
        f"{variable('points')} = 0",
        *(text for body in bodies for text in body),
        f"out.append({variable('points')})",
    ]
    return ["out = []", f"for owner in range({variable('owners')}):", *(f"    {text}" for text in inside)]


def _by_line(bodies: list[list[str]], loop: list[str]) -> list[str]:
    lines = [f"out = [0] * {variable('owners')}"]
    for body in bodies:
        inside = [
            *loop,
            f"{variable('points')} = {variable('points:all')}[owner]",
            *body,
            f"out[owner] = {variable('points')}",
        ]
        lines += [
            f"{variable('points:all')} = tuple(out)",
            f"for owner in range({variable('owners')}):",
            *(f"    {text}" for text in inside),
        ]
    return lines
