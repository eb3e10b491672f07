"""Revokes at a real table: what was not allowed, what of it is proved by what everybody has seen, and who pays for it.

A proof uses the play and what the player has shown since, never a hand that is still hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from tutor.ask import Ruleset
from tutor.game.seen import Moves, answer_about, goes_through
from tutor.kinds.tally.awards import Minus
from tutor.law.emit import Emitter
from tutor.law.model import Law
from tutor.law.protocol import Award, Condition
from tutor.play.course import compile_course
from tutor.play.memory import things_in
from tutor.play.position import PASS, Position
from tutor.play.table import Run


@dataclass(frozen=True)
class Proof:
    """What everybody has seen proves that a choice was not allowed: by which rule, and in which words."""

    at: int
    seat: int
    rule: str
    text: str


def revokes(moves: Moves) -> Iterator[int]:
    """The places of the choices that were not allowed, with all hands known."""
    for at, (position, choice) in enumerate(moves):
        if choice != PASS and not position.may(choice):
            yield at


def proof_of(rules: Ruleset, moves: Moves, at: int, names: Sequence[str], lang: str = "es") -> Proof | None:
    """The proof that a choice was not allowed; None while there is none. ``names``: what the players are called, by seat."""
    position, choice = moves[at]
    if choice == PASS or not goes_through(position):
        return None
    answer = answer_about(rules, moves, at, names)
    if answer.verdict != "illegal":
        return None
    return Proof(at, position.turn, answer.name_rule(lang), answer.because(lang))


# ── who pays ──────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=256)
def offender_register(law: Law) -> str:
    """The seat that the count looks at and that nothing in play ever notes: whoever is found to have revoked. "" where a
    revoke costs nothing at this table."""
    looked = facts_of(*[line.when for line in law.tally], *[line.award for line in law.tally])
    looked |= facts_of(*[prize.when for prize in law.hand_won])
    noted = set(registers_noted(law))
    return next(
        (
            name
            for name, register in law.registers.items()
            if register.type in ("seat", "side")
            and not (register.most or register.said_in or register.or_said_in)
            and name not in noted
            and name in looked
        ),
        "",
    )


def facts_of(*words: Condition | Award) -> set[str]:
    """What conditions and awards look at."""
    read = Emitter()
    for word in words:
        word.code(read)
    return set(read.facts)


def registers_noted(law: Law) -> Iterable[str]:
    """The registers that a move, a trick or the course of a hand sets."""
    for thing in things_in((*law.decisions.values(), *law.trick_effects, *law.course)):
        yield from (str(getattr(thing, name)) for name in ("register", "taker", "of") if hasattr(thing, name))
    for step in compile_course(law).code:
        yield from (step.name, step.to, step.of)


def condemned(position: Position, seat: int) -> Position:
    """The position in which a seat has been found to have revoked; one that is over is counted anew."""
    name = offender_register(position.setting.law)
    if not name:
        return position
    found = position.with_changes(registers={**position.registers, name: seat})
    if not position.over:
        return found
    run = Run(replace(found, points=None, brought=None))
    run.do_tally(position.setting.program.code[-1])
    return run.now()


def costs(position: Position) -> bool:
    """Whether a revoke costs anything at this table: whether a line that looks for it can change anything."""
    law = position.setting.law
    name = offender_register(law)
    return bool(name) and (
        any(name in facts_of(prize.when) for prize in law.hand_won)
        or any(name in facts_of(line.when, line.award) and line.award != Minus(0) for line in law.tally)
    )
