"""What is told of a counted hand, and what the law makes of its last trick: the two must agree.

A trick may end the hand for whoever had said something (`When … do: [… end: hand]`). Told as not having come to that, the
winner of the last trick cannot be one for whom it would have; and whoever spoke when so many cards were left in every hand
has won a trick with each of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tutor.ask.case import Case
from tutor.faults import Place, refuse
from tutor.kinds.course.effects import EndHand, Note, When
from tutor.kinds.facts.count import Count
from tutor.kinds.tally.most import SEATS
from tutor.law.emit import Emitter
from tutor.law.model import Law
from tutor.law.names import Literal
from tutor.law.subsets import Worth
from tutor.play.court import Court
from tutor.play.deal import DealPlan
from tutor.play.ending import left_behind, noted_by_tricks
from tutor.play.facts import complete
from tutor.play.memory import things_in


def check_consequences(court: Court, case: Case, situation: Mapping[str, Any], piles: Any, plan: DealPlan) -> None:
    """Raise TutorError where the last trick, or the tricks that somebody has, do not fit what is told of the end."""
    law = court.law
    for effect in law.trick_effects:
        if not isinstance(effect, When) or not any(isinstance(inner, EndHand) for inner in effect.do):
            continue
        seats = [name for name in read_by(effect) if name in law.registers and law.registers[name].type in SEATS]
        speakers = [name for name in seats if situation.get(name, -1) >= 0]
        if not speakers:
            continue
        ended = all(left_behind(note, situation) for note in lasting(effect))
        told = [shown(law, name) for name in (*speakers, *(note.register for note in lasting(effect)))]
        for name in noted_by_tricks(law):
            facts = complete(law, situation)
            facts["winner"] = situation.get(name, -1)
            if not ended and facts["winner"] >= 0 and court.holds(effect.condition, facts):
                raise refuse("facts_contradict", case.place(name), facts=", ".join((*told, name)))
        if not any(isinstance(pile, Worth) for pile in piles):
            check_tricks_since(law, case, situation, speakers[0], ended, piles, plan, told)


def check_tricks_since(
    law: Law,
    case: Case,
    situation: Mapping[str, Any],
    speaker: str,
    ended: bool,
    piles: tuple[int, ...],
    plan: DealPlan,
    told: list[str],
) -> None:
    """Whoever spoke has won every trick since, or all but the last, which ended the hand."""
    rest, names, owner = tricks_left(law, speaker), situation["names"], situation[speaker] % len(piles)
    if not rest:
        return
    played = (plan.pack.bit_count() - plan.undealt) // plan.players - rest
    others = sum(pile.bit_count() for place, pile in enumerate(piles) if place != owner)
    found, least, who = piles[owner].bit_count(), rest * plan.players, str(names[owner])
    if ended:
        found, least, who = found + others, (played + 1) * plan.players, ", ".join(map(str, names))
    if found < least or (ended and not others):
        zone = next(name for name in case.facts if situation.get(f"{name}:all") is piles)
        place = case.place(zone)
        raise refuse(
            "too_few_tricks" if found < least else "facts_contradict",
            Place(place.file, place.line, place.column, zone if ended else f"{zone}.{who}"),
            name=who,
            found=found,
            least=least,
            key=", ".join(told),
            facts=", ".join((*told, zone)),
        )


def read_by(effect: When) -> tuple[str, ...]:
    """The facts that a condition of an effect reads."""
    em = Emitter()
    effect.condition.code(em)
    return tuple(name for name in em.facts if name != "winner")


def lasting(effect: When) -> list[Note]:
    """What it notes for good."""
    notes = [inner for inner in effect.do if isinstance(inner, Note)]
    return [note for note in notes if not isinstance(note.value, Literal) or note.value.type == "flag"]


def tricks_left(law: Law, register: str) -> int:
    """How many cards everybody has when a seat is noted by what it says; 0 where that is not fixed."""
    for decision in law.decisions.values():
        if any(isinstance(effect, Note) and effect.register == register for effect in decision.then):
            return next(counts_of_a_hand(law, decision.require), 0)
    return 0


def counts_of_a_hand(law: Law, rules: Any) -> Iterator[int]:
    """The numbers of cards that a hand must have, where some rule fixes it."""
    for thing in things_in(rules):
        if (
            isinstance(thing, Count)
            and thing.predicate is None
            and thing.how == "is"
            and isinstance(thing.value, Literal)
        ):
            zone = law.zones.get(getattr(thing.zone, "name", ""))
            if zone is not None and zone.of == "seat":
                yield thing.value.value


def shown(law: Law, name: str) -> str:
    """A register as a case writes it."""
    return law.registers[name].key or name if name in law.registers else name
