"""What the choices of others tell about the cards they hold: asked of the law, one card after another.

A card cannot lie in a hand if, with it, the choice that was made would have been illegal; it must lie there if without it
the choice would have been. Both hold because a card more never makes a play legal (in a hand of a certain size, `sized`), nor a
declaration illegal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from tutor.bots.sized import sized
from tutor.bots.view import View
from tutor.cards import RANK_MASK, SUIT_MASK, bits
from tutor.law.compile import CompiledDecision
from tutor.play.facts import Facts
from tutor.play.position import PASS, Position


@dataclass(frozen=True, slots=True)
class Fact:
    """Something certain: ``choice``, number ``place`` of the view's past, shows that ``seat`` lacks (or, ``held``, holds)
    these cards of a zone."""

    place: int
    seat: int
    zone: str
    cards: int
    held: bool


@dataclass(frozen=True, slots=True)
class Knowledge:
    """By slot of the view, the cards that may lie there; and the facts from which that follows, latest last."""

    allowed: tuple[int, ...]
    facts: tuple[Fact, ...]


def knowledge_of(view: View) -> Knowledge:
    """What is certain about the unplaced cards."""
    unplaced = view.hidden
    facts = tuple(facts_of(view))
    allowed = []
    for name, owner, _ in view.slots:
        mask = unplaced
        for fact in facts:
            here = fact.zone == name and fact.seat == owner
            if fact.held != here and (here or fact.held):
                mask &= ~fact.cards
        allowed.append(mask)
    return Knowledge(tuple(allowed), facts)


def facts_of(view: View) -> Iterator[Fact]:
    """Each choice of another that tells something about cards which are still unplaced."""
    hidden = {(name, owner) for name, owner, _ in view.slots if owner >= 0}
    for place, (position, choice) in enumerate(view.past):
        for zone in zones_read(position) if choice != PASS else ():
            seat = position.turn
            if (zone, seat) not in hidden:
                continue
            lacks, holds = told_by(position, choice, zone)
            if lacks & view.hidden and not drawn_since(view, place, zone, seat):
                yield Fact(place, seat, zone, lacks & view.hidden, held=False)
            if holds & view.hidden:
                yield Fact(place, seat, zone, holds & view.hidden, held=True)


def told_by(position: Position, choice: Any, zone: str) -> tuple[int, int]:
    """The cards that somebody who chooses this lacks, and those they hold; asked once of a position."""
    known: dict[Any, tuple[int, int]] = position.kept("told by")
    if (choice, zone) not in known:
        known[choice, zone] = lacking(position, choice, zone), holding(position, choice, zone)
    return known[choice, zone]


def zones_read(position: Position) -> Iterator[str]:
    """The zones of players' own cards that a decision may look at."""
    for name, zone in position.setting.law.zones.items():
        if zone.of == "seat" and not zone.copy_of and zone.seen_by in ("owner", "others"):
            yield name


def drawn_since(view: View, place: int, zone: str, seat: int) -> bool:
    """Whether cards have come into a hand since a choice, but for one that was given for another."""
    moments = [position for position, _ in view.past[place:]] + [view.position]
    sizes = [moment.zones[zone][seat].bit_count() for moment in moments]
    return any(after > before for before, after in pairwise(sizes))


def played_from(position: Position, choice: Any, zone: str) -> int:
    """The card of the zone that a choice names, as a mask."""
    chosen = position.setting.law.decisions[position.decision].choose
    named = zip(chosen.values(), choice if isinstance(choice, tuple) else (choice,), strict=True)
    return sum(
        1 << value
        for part, value in named
        if part.type == "card" and getattr(getattr(part, "zone", None), "name", "") == zone
    )


def lacking(position: Position, choice: Any, zone: str) -> int:
    """The cards with which the choice would have been illegal."""
    played = played_from(position, choice, zone)
    if not played or not position.setting.law.decisions[position.decision].duties:
        return 0
    known = sized(position, zone, position.zones[zone][position.turn].bit_count())
    if known is None:
        return 0
    return sum(
        1 << card
        for card in bits(pack_of(position) & ~played)
        if not known.flat(with_hand(position, zone, played | 1 << card)) >> choice & 1
    )


def holding(position: Position, choice: Any, zone: str) -> int:
    """The cards without which the choice would have been illegal, whatever else is held.

    It is asked with all the cards, and with those of one suit or rank, for a card too many may forbid it.
    """
    if not position.optional or not position.setting.law.decisions[position.decision].require:
        return 0
    pack = pack_of(position)
    wholes = [whole & pack for whole in (pack, *SUIT_MASK, *RANK_MASK[1:])]
    legal = [whole for whole in wholes if whole and allowed(position, choice, zone, whole)]
    found = pack if legal else 0
    for whole in legal:
        found &= whole
    for card in bits(found):
        if any(allowed(position, choice, zone, whole & ~(1 << card)) for whole in legal):
            found ^= 1 << card
    return found


def pack_of(position: Position) -> int:
    """All the cards of the table."""
    return position.setting.plan.pack


def allowed(position: Position, choice: Any, zone: str, held: int) -> bool:
    """Whether the choice is legal with these cards in the zone (and in what remembers it)."""
    known, facts = position.setting.court.decision(position.decision), with_hand(position, zone, held)
    if isinstance(known, CompiledDecision):
        return bool(known.flat(facts) >> choice & 1)
    return choice in known.legal(facts)


def with_hand(position: Position, zone: str, held: int) -> Facts:
    """The facts of a position with these cards in a zone of the chooser's, and in what remembers it."""
    facts = Facts(position.facts)
    facts[zone] = held
    for name, other in position.setting.law.zones.items():
        if other.copy_of == zone:
            facts[name] = held
    return facts
