"""Certain facts about other hands that bear on a choice, each with the rule that proves it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tutor.bots.known import Fact, facts_of, played_from, with_hand
from tutor.bots.sized import sized
from tutor.bots.view import View
from tutor.cards import bits
from tutor.judge import judge
from tutor.law.compile import CompiledDecision
from tutor.law.model import Texts
from tutor.play.position import Position


@dataclass(frozen=True, slots=True)
class Certain:
    """``seat`` lacks these cards (or, ``held``, holds them): they played ``played``, and with one of those would have had
    to do what ``rule`` says (or could not have done it without them)."""

    seat: int
    cards: int
    held: bool
    rule: Texts
    played: int = -1


def certain_facts(view: View) -> tuple[Certain, ...]:
    """What is certain about the hands of others, the facts that bear most on the choice first."""
    found = [fact for told in facts_of(view) for fact in by_rule(view, told)]
    mine = telling(view)
    found.sort(key=lambda fact: -((fact.cards & mine).bit_count() * 100 + fact.cards.bit_count()))
    return tuple(fact for place, fact in enumerate(found) if not any(covers(one, fact) for one in found[:place]))


def covers(one: Certain, other: Certain) -> bool:
    """Whether one tells all that the other does."""
    return (one.seat, one.held) == (other.seat, other.held) and not other.cards & ~one.cards


def telling(view: View) -> int:
    """The hidden cards that would win over a card that may be played now."""
    tricks = view.position.setting.law.tricks
    if tricks is None:
        return view.hidden
    cards = [move for move in view.moves if isinstance(move, int) and 0 <= move < 48]
    found = 0
    for card in cards:
        found |= tricks.above[card]
    return found & view.hidden


def by_rule(view: View, fact: Fact) -> Iterator[Certain]:
    """A fact, by the rule that refuses the choice for each of its cards."""
    position, choice = view.past[fact.place]
    if fact.held:
        yield Certain(fact.seat, fact.cards, True, position.setting.law.decisions[position.decision].labels)
        return
    known = sized(position, fact.zone, position.zones[fact.zone][fact.seat].bit_count())
    if known is None:
        return
    cards: dict[str, int] = {}
    for card in bits(fact.cards):
        rule = refusing(position, known, choice, fact.zone, card)
        if rule:
            cards[rule] = cards.get(rule, 0) | 1 << card
    labels: Mapping[str, Texts] = {rule.id: rule.labels for rule in known.decision.rules}
    for rule, mask in cards.items():
        yield Certain(fact.seat, mask, False, labels[rule], choice)


def refusing(position: Position, known: CompiledDecision, choice: Any, zone: str, card: int) -> str:
    """The rule by which a choice is refused to who holds this card besides."""
    facts = with_hand(position, zone, played_from(position, choice, zone) | 1 << card)
    return judge(known, facts, choice).rule or ""
