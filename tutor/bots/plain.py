"""Whether what is left of a hand is tricks and the count, and nothing else can happen: read off the course and its effects."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.bots.sim import Sim
from tutor.kinds.course.effects import AddTo, EndHand, MoveCards, Note, When
from tutor.law.conditions import All
from tutor.law.protocol import Condition, Effect
from tutor.play.ending import noted_by_tricks, tricks_counted
from tutor.play.playout import TRICK_STEPS
from tutor.play.position import Position

BY_TRICKS = frozenset({"winner", "leader", "chooser", "owner", "owners", "players", "cards", "mano", "dealer", "deck"})


def only_tricks(position: Position, read: frozenset[str]) -> bool:
    """Whether from here to the count cards are only played and won. ``read``: the facts on which it hangs what may be
    played and who has won the hand; whatever else tricks note is no matter."""
    setting, law = position.setting, position.setting.law
    steps = [setting.program.code[place] for place in reached(position)]
    if any(step.op not in TRICK_STEPS and step.op != "mark" for step in steps):
        return False
    names = {step.name for step in steps if step.op == "ask_trick"}
    effects = [*law.trick_effects, *(effect for name in names for effect in law.decisions[name].then)]
    counted = {*tricks_counted(law), *noted_by_tricks(law)}
    noted = set().union(*map(registers_of, effects))
    sim = Sim(position)
    return all(is_plain(effect, read - counted, noted, sim) for effect in effects)


def may_end(position: Position) -> bool:
    """Whether winning a trick can end the hand before all cards are played, as things stand."""
    effects = position.setting.law.trick_effects
    noted = set().union(*map(registers_of, effects))
    return any(ends(effect, noted, Sim(position)) for effect in effects)


def ends(effect: Effect, noted: set[str], sim: Sim) -> bool:
    """Whether an effect can end the hand."""
    if not isinstance(effect, When):
        return isinstance(effect, EndHand)
    return any(ends(each, noted, sim) for each in (*effect.do, *effect.otherwise)) and (
        bool(effect.otherwise) or not never(effect.condition, noted, sim)
    )


def reached(position: Position) -> Iterator[int]:
    """The places of the course that may still be come to."""
    code, waiting, seen = position.setting.program.code, [position.at], set[int]()
    while waiting:
        place = waiting.pop()
        if place in seen or place >= len(code):
            continue
        seen.add(place)
        yield place
        step = code[place]
        waiting += [
            each for each in (step.target, place + 1) if each >= 0 and (step.op != "jump" or each == step.target)
        ]


def registers_of(effect: Effect) -> set[str]:
    """The registers that an effect writes."""
    if isinstance(effect, When):
        return set().union(*map(registers_of, (*effect.do, *effect.otherwise)))
    return {effect.register} if isinstance(effect, Note) else {effect.to} if isinstance(effect, AddTo) else set()


def is_plain(effect: Effect, read: frozenset[str], noted: set[str], sim: Sim) -> bool:
    """Whether an effect moves the cards of a trick, writes what nothing reads, or cannot happen any more."""
    if isinstance(effect, MoveCards):
        return True
    if isinstance(effect, When):
        if all(
            not isinstance(each, MoveCards) and is_plain(each, read, noted, sim)
            for each in (*effect.do, *effect.otherwise)
        ):
            return True
        return not effect.otherwise and never(effect.condition, noted, sim)
    return isinstance(effect, Note | AddTo) and not registers_of(effect) & read


def never(condition: Condition, noted: set[str], sim: Sim) -> bool:
    """Whether a condition cannot hold any more, whoever wins a trick: because of what tricks do not change."""
    if isinstance(condition, All):
        return any(never(part, noted, sim) for part in condition.parts)
    _, _, names, parts = sim.setting.court.reader(condition)
    law = sim.law
    fixed = {name for name in law.registers if name not in noted} | {sim.stock} | BY_TRICKS
    if parts or any(name.partition(":")[0] not in fixed for name in names):
        return False
    return not any(held_by_winner(condition, seat, sim) for seat in range(sim.setting.players))


def held_by_winner(condition: Condition, seat: int, sim: Sim) -> bool:
    """Whether it holds when this seat has won a trick."""
    there = sim.copy()
    there.winner = seat
    with there.acting(seat):
        return there.holds(condition)
