"""Revokes at a real table: what was not allowed, what of it is proved by what everybody has seen, and who pays for it.

A proof uses the play and what the player has shown since, never a hand that is still hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from tutor.ask import Ruleset
from tutor.cards import CARDS, SUITS
from tutor.kinds.tally.awards import Minus
from tutor.law.compile_sets import SetDecision
from tutor.law.emit import Emitter
from tutor.law.model import Law
from tutor.law.protocol import Award, Condition
from tutor.play.course import compile_course
from tutor.play.memory import things_in
from tutor.play.position import PASS, Position
from tutor.play.table import Run
from tutor.tabletop.table import choosing_of
from tutor.words import of_another, sentence

Moves = Sequence[tuple[Position, Any]]


@dataclass(frozen=True)
class Proof:
    """What everybody has seen proves that a choice was not allowed: by which rule, and in which words."""

    at: int
    seat: int
    rule: str
    text: str


def goes_through(position: Position) -> bool:
    """Whether what is not allowed goes through at a real table, to be found out later: a card for a trick, or cards that
    are taken. What is said, declared or exchanged lies open at once, and nobody would have it."""
    law = position.setting.law
    if isinstance(position.setting.court.decision(position.decision), SetDecision):
        return True
    return law.tricks is not None and position.decision == next(iter(law.decisions))


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
    if isinstance(position.setting.court.decision(position.decision), SetDecision):
        return proof_of_set(position, choice, at, names[position.turn], lang)
    answer = rules.explain(record_of(rules, moves, at, names))
    if answer.verdict != "illegal":
        return None
    return Proof(at, position.turn, answer.name_rule(lang), answer.because(lang))


def proof_of_set(position: Position, choice: Any, at: int, name: str, lang: str) -> Proof | None:
    """Where cards are taken from the table, everybody sees what was there: it is judged with the card played alone."""
    seen = position
    if len(choice) > 1:
        zone = str(choosing_of(position, lang).ask()["hand"])
        owner = position.setting.owner(position.turn, position.setting.law.zones[zone].of)
        held = position.zones[zone]
        alone = (*held[:owner], 1 << choice[0], *held[owner + 1 :])
        seen = position.with_changes(zones={**position.zones, zone: alone})
    legal, text, rule = choosing_of(seen, lang).verdict_text(choice)
    return None if legal else Proof(at, position.turn, rule, sentence(of_another(text, name, lang)))


def record_of(rules: Ruleset, moves: Moves, at: int, names: Sequence[str]) -> dict[str, Any]:
    """The tricks as everybody has seen them, with the question whether a play was a revoke."""
    first = moves[0][0]
    law, setting = first.setting.law, first.setting
    assert law.tricks is not None
    play, trick = next(iter(law.decisions)), law.tricks.zone
    tricks: list[list[dict[str, str]]] = []
    asked: dict[str, Any] = {}
    for place, (position, choice) in enumerate(moves):
        if position.decision != play:
            continue
        if not position.zones[trick]:
            tricks.append([])
        tricks[-1].append({names[position.turn]: str(CARDS[choice])})
        if place == at:
            asked = {"player": names[position.turn], "trick": len(tricks)}
    played = moves[at][0]
    named = {
        name: SUITS[played.registers[name]].slug
        for name, register in law.registers.items()
        if register.type == "suit" and played.registers[name] >= 0
    }
    turned = {
        name: str(CARDS[first.zones[name]])
        for name, zone in law.zones.items()
        if zone.size == 1 and zone.seen_by == "all" and first.zones[name] >= 0
    }
    noted = {name: played.registers[name] for name in noted_of_all(played)}
    told = {key: value for key, value in {**named, **turned, **noted}.items() if key in rules.words.known}
    return {
        "game": law.game,
        "variant": law.variant,
        **({"kind": law.kind} if law.kind else {}),
        "players": setting.players,
        **({"cards": setting.cards} if law.schedule else {}),
        **told,
        "tricks": tricks,
        "renuncio": asked,
    }


def noted_of_all(position: Position) -> Iterator[str]:
    """The registers that playing a card looks at, and that tell of the hand what everybody has seen: a trump has been played."""
    read = set(position.setting.court.decision(position.decision).flat.facts)
    for name, register in position.setting.law.registers.items():
        if name in read and register.type in ("flag", "number") and not register.of and not register.said_in:
            yield name


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
