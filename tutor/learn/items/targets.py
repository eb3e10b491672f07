"""What an item is about: a component, a misconception, or two of these; and what it means that this decides.

A component decides where the answer would be another one if the law lacked it. What the law without it is stands in
``components.yaml``; where nothing does, each of its rules is taken away.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from tutor.ask import Ruleset
from tutor.ask.components import Component, components_of
from tutor.ask.desk import as_node
from tutor.faults import Place, TutorError, refuse
from tutor.law.course import Marked
from tutor.law.model import Duty, Law, Option
from tutor.law.protocol import Step
from tutor.law.yamltext import Node, plain
from tutor.learn.items.tables import Seat

Target = str | tuple[str, str]
HERE = Node(None, Place())
SAYS = (
    "deck",
    "tricks",
    "decisions",
    "tally",
    "counters",
    "hand_won",
    "opening",
    "checks",
    "result",
    "tied",
    "schedule",
    "course",
    "registers",
    "sets",
    "players",
    "clockwise",
    "deal_left",
)


@dataclass(frozen=True)
class Aim:
    """What decides an item: the laws without each of ``parts`` (for every component one group, of which one has to give
    another answer), and two laws that have to give different ones (``apart``): those of two believers, or of one and the
    law itself. ``rules``: the ids of the rules of the components."""

    ids: tuple[str, ...]
    parts: tuple[tuple[Ruleset, ...], ...] = ()
    apart: tuple[Ruleset, ...] = ()
    rules: frozenset[str] = frozenset()
    asks: tuple[str, ...] = ()


@lru_cache(maxsize=512)
def aim_at(seat: Seat, target: Target) -> Aim:
    """What a target means at a table. Raises TutorError for one that there is not, or not in this form of the game."""
    ids = (target,) if isinstance(target, str) else tuple(target)
    known, beliefs = components_of(seat.rules.library, seat.rules.game), seat.beliefs
    if not all(name in known or name in beliefs for name in ids):
        raise refuse("no_such_target", found=", ".join(ids), known=", ".join([*known, *beliefs]))
    pieces = [name for name in ids if name in known]
    groups = tuple(without(seat, name) for name in pieces)
    for name, group in zip(pieces, groups, strict=True):
        if not group:
            raise refuse("component_not_here", word=name, variant=seat.rules.court().law.form)
    laws = [*(beliefs[name] for name in ids if name not in known), seat.rules]
    apart = tuple(laws[:2]) if len(laws) > 1 else ()
    asks = [asked_of(seat, name) for name in pieces] or [tuple(asked_anywhere(seat))]
    common = tuple(each for each in asks[0] if all(each in others for others in asks))
    return Aim(ids, groups, apart, frozenset(rule for name in pieces for rule in known[name].rules), common)


@lru_cache(maxsize=512)
def without(seat: Seat, name: str) -> tuple[Ruleset, ...]:
    """The laws that lack a component; none where this form of the game does not have it."""
    component = components_of(seat.rules.library, seat.rules.game)[name]
    if not any(name in ids_in(seat.law) for name in component.rules):
        return ()
    changes = component.without or tuple(taken_away(seat.law, component))
    return tuple(rules for change in changes if (rules := changed(seat, change)) is not None)


def changed(seat: Seat, change: str | Node) -> Ruleset | None:
    """The law with one change; None where it cannot be made in this form of the game, or is no change."""
    if isinstance(change, str):
        rules = seat.beliefs.get(change)
        return rules if rules and not same_law(rules.court().law, seat.law) else None
    return overlaid(seat, Overlay(json.dumps(plain(change), sort_keys=True), change))


@dataclass(frozen=True)
class Overlay:
    """A change of the law; two that say the same are the same."""

    text: str
    node: Node = field(compare=False)


@lru_cache(maxsize=512)
def overlaid(seat: Seat, overlay: Overlay) -> Ruleset | None:
    """The law with an overlay: one and the same for all components that lack the same."""
    try:
        rules = seat.rules.with_house(overlay.node)
        return None if same_law(rules.court().law, seat.law) else rules
    except TutorError:
        return None


def same_law(one: Law, other: Law) -> bool:
    """Whether two laws say the same of everything that can be asked."""
    return all(getattr(one, part) == getattr(other, part) for part in SAYS)


def taken_away(law: Law, component: Component) -> Iterator[Node]:
    """An overlay for each rule of a component that never applies, and for each value that an option could have else."""
    for name in component.rules:
        if name in switched(law):
            yield as_node({"set": {f"{name}.when": False}}, HERE)
        elif name in law.options:
            now = law.settings[name]
            others = [value for value in values_of(law.options[name], now) if value != now]
            yield from (as_node({"options": {name: value}}, HERE) for value in others)


def values_of(option: Option, now: Any) -> tuple[Any, ...]:
    """The values of an option that are tried: of a number, the ones beside the value that is in force ``now``."""
    if option.type == "flag":
        return (False, True)
    if option.type == "word":
        return option.values
    near = now if isinstance(now, int) else 2
    return tuple(value for value in (near - 1, near + 1) if isinstance(option.low, int) and value >= option.low)


def switched(law: Law) -> list[str]:
    """The ids of rules that have a ``when``: requirements, duties, releases, lines of the count, ways to win."""
    found = [line.id for line in (*law.tally, *law.hand_won, *law.opening)]
    for decision in law.decisions.values():
        for rule in decision.rules:
            found += [rule.id, *(release.id for release in rule.unless)] if isinstance(rule, Duty) else [rule.id]
    return found


@lru_cache(maxsize=256)
def ids_in(law: Law) -> frozenset[str]:
    """Everything by which a law can be spoken of."""
    sections = ["deck", "result", *(["tricks"] if law.tricks else []), *(["schedule"] if law.schedule else [])]
    checks = [check.id for check in law.checks]
    return frozenset([*sections, *switched(law), *marks(law.course), *checks, *law.decisions, *law.options, *law.kinds])


def marks(steps: Iterable[Step]) -> Iterator[str]:
    """The ids of the steps of a course before or after which something is remembered."""
    for step in steps:
        if isinstance(step, Marked):
            yield step.mark
        inner = step.step if isinstance(step, Marked) else step
        yield from marks(getattr(inner, "steps", ()))


# ── which questions exercise it ───────────────────────────────────────────────────────────────────


@lru_cache(maxsize=512)
def asked_of(seat: Seat, name: str) -> tuple[str, ...]:
    """The questions in which the rules of a component decide."""
    from tutor.learn.items.samples import mechanism_of

    component = components_of(seat.rules.library, seat.rules.game)[name]
    found = component.asks or tuple(
        dict.fromkeys(key for name in component.rules for key in asked_about(seat.law, name))
    )
    return tuple(asked for asked in found if mechanism_of(seat, asked))


def asked_about(law: Law, name: str) -> Iterator[str]:
    """The keys of a case, or drills, in which a rule can decide."""
    for decision in law.decisions.values():
        rules = [rule.id for rule in decision.rules]
        releases = [release.id for rule in decision.duties for release in rule.unless]
        if name in (decision.id, *rules, *releases):
            yield from reversed(list(decision.choose))
    if name in [line.id for line in (*law.tally, *law.hand_won)]:
        yield "score"
    if name in [line.id for line in law.opening]:
        yield from (zone.name for zone in law.zones.values() if zone.copy_of and zone.ordered)
    yield from (check.of for check in law.checks if check.id == name)
    if name == "tricks" and law.tricks is not None:
        yield "winner"


def asked_anywhere(seat: Seat) -> list[str]:
    """Every question of a game in which somebody chooses or counts."""
    from tutor.learn.items.samples import mechanism_of

    law = seat.law
    parts = [part for decision in law.decisions.values() for part in reversed(list(decision.choose))]
    asked = [*dict.fromkeys(parts), *(["winner"] if law.tricks else []), "score", "leave"]
    return [name for name in asked if name != "leave" or mechanism_of(seat, name)]


@lru_cache(maxsize=64)
def components_at(seat: Seat) -> Mapping[str, Component]:
    """The components that there are in a form of the game, with what the law is without them."""
    known = components_of(seat.rules.library, seat.rules.game)
    return {name: each for name, each in known.items() if without(seat, name) and asked_of(seat, name)}


def pairs_at(seat: Seat) -> tuple[tuple[str, str], ...]:
    """The pairs of components that are to be exercised together, in this form of the game."""
    known = components_at(seat)
    return tuple((other, name) for name, each in known.items() for other in each.pairs if other in known)


# ── what a misconception bears on ─────────────────────────────────────────────────────────────────


@lru_cache(maxsize=8192)
def bears_on(seat: Seat, name: str, asked: str) -> bool:
    """Whether a misconception can have anything to do with a question: where it says what the law says, it has not."""
    if asked == "score":
        return bool(believed_otherwise(seat, name))
    return touches(seat, seat.beliefs[name], asked)


@lru_cache(maxsize=8192)
def touches(seat: Seat, rules: Ruleset, asked: str) -> bool:
    """Whether another law says something else of what a question about a choice, or a trick, rests on."""
    law, other = seat.law, rules.court().law
    chosen = [each.id for each in law.decisions.values() if asked in each.choose or asked == "renuncio"]
    if not chosen and asked not in ("winner", "shown"):
        return True
    around = ("deck", "tricks", "sets", "registers", "zones", "players")
    return any(getattr(law, part) != getattr(other, part) for part in around) or any(
        law.decisions[each] != other.decisions.get(each) for each in chosen
    )


@lru_cache(maxsize=1024)
def believed_otherwise(seat: Seat, name: str) -> frozenset[str]:
    """What of the count a misconception has otherwise: lines, ways to win, options, and what they are made of."""
    own, other = (lines_of(law) for law in (seat.law, seat.beliefs[name].court().law))
    return frozenset(line for line in {**own, **other} if own.get(line) != other.get(line))


def lines_of(law: Law) -> dict[str, Any]:
    """What the lines of the count, and the ways to win, say; and what they are made of."""
    made_of = {"deck": law.deck.scales, "counters": law.counters, "registers": law.registers, "tied": law.tied}
    return {**counted_in(law), **made_of}


def counted_in(law: Law) -> dict[str, Any]:
    """What every option, every line of the count and every way to win says, by its id."""
    lines = {line.id: (line.when, line.award) for line in law.tally}
    prizes = {prize.id: (prize.when, prize.brings) for prize in law.hand_won}
    return {**law.settings, **lines, **prizes}


@lru_cache(maxsize=64)
def patched_at(seat: Seat) -> Mapping[str, frozenset[str]]:
    """For every component the misconceptions that change one of its rules, or that it is told by."""
    own, found = rules_in(seat.law), dict[str, frozenset[str]]()
    others = {name: rules_in(rules.court().law) for name, rules in seat.beliefs.items()}
    changed = {
        name: {rule for rule in {**own, **law} if own.get(rule) != law.get(rule)} for name, law in others.items()
    }
    for name, each in components_at(seat).items():
        told = {other for other in each.without if isinstance(other, str)}
        found[name] = frozenset(by for by, ids in changed.items() if by in told or ids & {*each.rules})
    return found


def rules_in(law: Law) -> dict[str, Any]:
    """What everything says that has an id of its own and decides: rules about a choice, what releases from them, the count."""
    rules = [rule for decision in law.decisions.values() for rule in decision.rules]
    releases = [release for rule in rules if isinstance(rule, Duty) for release in rule.unless]
    said = {rule.id: (rule.when, rule.must, getattr(rule, "unless", ())) for rule in rules}
    return {**counted_in(law), **said, **{release.id: release for release in releases}}
