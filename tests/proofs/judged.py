"""Many positions judged at once by the logic face: grounding the program answers, nothing is left to search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import clingo

from tutor.cards import SUITS, bits, deck_mask
from tutor.law.chain_logic import ChainProgram
from tutor.law.compile import BINDING, RELEASED, STATES, CompiledDecision
from tutor.law.emit import holds
from tutor.law.model import Law
from tutor.law.position_logic import card_atom
from tutor.law.prove import arguments_of
from tutor.play.facts import Facts, complete

Situation = Mapping[str, Any]


@dataclass
class Judged:
    """What a decision says of one position: what is legal, what each duty did, which requirement refuses what.

    ``possible``: what it says holds always does.
    """

    legal: set[int] = field(default_factory=set)
    states: dict[str, str] = field(default_factory=dict)
    lifted: dict[str, str] = field(default_factory=dict)
    left: dict[int, set[int]] = field(default_factory=dict)
    fails: dict[str, set[int]] = field(default_factory=dict)
    possible: bool = False


def by_python(law: Law, decision: str, situations: Sequence[Situation]) -> list[Judged]:
    """The same from the generated Python; `flat` and `trace` must agree."""
    compiled = CompiledDecision(law.decisions[decision])
    found = []
    for situation in situations:
        facts = complete(law, situation, decision)
        trace = compiled.trace(facts)
        assert trace.legal == compiled.flat(facts)
        duties, requirements = law.decisions[decision].duties, law.decisions[decision].require
        releases = [
            (duty, duty.unless[place]) for duty, place in zip(duties, trace.releases, strict=True) if place >= 0
        ]
        found.append(
            Judged(
                set(bits(trace.legal)),
                {duty.id: STATES[state] for duty, state in zip(duties, trace.states, strict=True)},
                {duty.id: release.id for duty, release in releases},
                {
                    place: set(bits(after))
                    for place, after in enumerate(trace.after, 1)
                    if trace.states[place - 1] == BINDING
                },
                {
                    rule.id: gone
                    for rule, passes in zip(requirements, trace.passes, strict=True)
                    if (gone := set(bits(trace.domain & ~passes)))
                },
                all(holds(each, facts, {}) for each in law.decisions[decision].always),
            )
        )
        assert all(
            state != RELEASED or duty.id in found[-1].lifted for duty, state in zip(duties, trace.states, strict=True)
        )
    return found


def by_logic(law: Law, decision: str, situations: Sequence[Situation]) -> list[Judged]:
    """From one logic program, in which each position is a world of its own."""
    chain = ChainProgram(law.decisions[decision], law, worlds=True)
    deck = " ".join(f"card({card_atom(card)})." for card in bits(deck_mask(law.deck.cards)))
    worlds = (_world(number, complete(law, each, decision), chain, law) for number, each in enumerate(situations))
    control = clingo.Control(["--warn=none"])
    control.add("base", [], deck + chain.text() + "\n".join(worlds))
    control.ground([("base", [])])
    found = [Judged() for _ in situations]
    places = [duty.id for duty in law.decisions[decision].duties]
    size = len(chain.chosen)
    signatures = {"legal": 1 + size, "state": 3, "lifted": 3, "kept": 2 + size, "fails": 2 + size, "possible": 1}
    for name, arity in signatures.items():
        for atom in control.symbolic_atoms.by_signature(name, arity):
            assert atom.is_fact, atom.symbol
            world, *rest = arguments_of(atom.symbol)
            _enter(found[world], name, rest)
    for judged in found:
        judged.left = {
            place: left
            for place, left in judged.left.items()
            if place and judged.states[places[place - 1]] == "binding"
        }
    return found


def _enter(judged: Judged, name: str, rest: list[Any]) -> None:
    if name == "legal":
        judged.legal.add(rest[0])
    elif name == "possible":
        judged.possible = True
    elif name == "state":
        assert rest[0] not in judged.states, f"{rest[0]} is in two states"
        judged.states[rest[0]] = rest[1]
    elif name == "lifted":
        assert rest[0] not in judged.lifted, f"{rest[0]} is lifted twice"
        judged.lifted[rest[0]] = rest[1]
    else:
        (judged.left if name == "kept" else judged.fails).setdefault(rest[0], set()).add(rest[1])


def _world(number: int, facts: Facts, chain: ChainProgram, law: Law) -> str:
    """The atoms of one position."""
    atoms = [f"world({number})"]
    if law.tricks is not None and law.tricks.zone + ":order" in facts:
        order = facts[law.tricks.zone + ":order"]
        atoms += [f"order({number},{place},{card_atom(card)})" for place, card in enumerate(order, 1)]
    for name in chain.lp.facts:
        predicate, value = chain.lp.fact(name), facts[name]
        register, plain = law.registers.get(name.removesuffix(":last")), name.partition(":")[0]
        kind = "" if register is None else "suit" if name.endswith(":last") else register.type
        if plain in law.zones and law.zones[plain].size is None:
            atoms += [f"{predicate}({number},{card_atom(card)})" for card in bits(value)]
        elif plain in law.zones:
            atoms += [f"{predicate}({number},{card_atom(value)})"] if value >= 0 else []
        elif name.endswith(":all"):
            atoms += [f"{predicate}({number},{seat},{said})" for seat, said in enumerate(value)]
        elif kind == "flag":
            atoms += [f"{predicate}({number})"] if value else []
        elif kind == "suits":
            atoms += [f"{predicate}({number},{SUITS[suit].slug})" for suit in bits(value)]
        elif kind in ("suit", "card", "seat", "side"):
            said = SUITS[value].slug if kind == "suit" else card_atom(value) if kind == "card" else value
            atoms += [f"{predicate}({number},{said})"] if value >= 0 else []
        else:
            atoms += [f"{predicate}({number},{value})"]
    return " ".join(f"{atom}." for atom in atoms)
