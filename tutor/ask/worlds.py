"""What facts that are not given may be: a question is asked in every position that fits what is given.

A fact that lies before everybody's eyes (the trump, the trick, how many play) has to be given where it matters. What has
to be remembered (the hand as it was, what has been sung, how many tricks somebody has) may be unknown: then the answer
may be, too. What ``always`` holds when that is asked leaves out what cannot be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.ask.case import Case
from tutor.cards import bits
from tutor.faults import refuse
from tutor.judge import Ruling
from tutor.law.emit import Emitter
from tutor.law.protocol import Condition
from tutor.play.court import Court
from tutor.play.facts import MissingFact, Situation, complete
from tutor.play.memory import as_it_was, tricks_so_far

REMEMBERED = ("flag", "number", "suits")
Asking = Callable[[Situation], Ruling | None]


@dataclass(frozen=True, slots=True)
class World:
    """One of the positions that fit: the ruling in it, and the facts that were made up."""

    situation: Situation
    ruling: Ruling | None
    unknown: tuple[str, ...] = ()


class Worlds:
    """Asks one question wherever the facts that are given may stand."""

    def __init__(self, court: Court, case: Case, ask: Asking) -> None:
        self.court, self.case, self.ask = court, case, ask
        self.legal, self.rulings, self.tried = -1, list[Ruling](), dict[str, set[object]]()
        self.always = [each for name in court.asked_by(case.question) for each in court.law.decisions[name].always]

    def of(self, situation: Situation) -> list[World]:
        """One world for each answer there is, the first one first; bad input where nothing fits, or too little is given.

        ``legal`` is then what may be chosen in all of the worlds, and ``rulings`` the ruling of each.
        """
        self.contradiction(situation)
        found: dict[object, World] = {}
        for world in self.fitting(situation, ()):
            ruling = world.ruling
            self.legal &= ruling.legal if ruling else 0
            self.rulings += [ruling] if ruling else []
            for name in world.unknown:
                self.tried.setdefault(name, set()).add(world.situation[name])
            found.setdefault((ruling.verdict, ruling.rule) if ruling else None, world)
        if not found:
            raise refuse("facts_cannot_be", self.case.place(self.case.question))
        return list(found.values())

    @property
    def unknown(self) -> tuple[str, ...]:
        """What is not told, and can have been one thing or another."""
        return tuple(name for name, values in self.tried.items() if len(values) > 1)

    def contradiction(self, situation: Situation) -> None:
        """What is given must fit together by itself."""
        for condition in self.always:
            if self.holds(condition, situation) is False:
                facts = dict.fromkeys(name.partition(":")[0] for name in facts_of(condition))
                given = [name for name in facts if name in self.case.facts]
                raise refuse("facts_contradict", self.case.place(given[-1] if given else ""), facts=", ".join(given))

    def may_be(self, situation: Situation) -> bool:
        """Whether nothing that always holds is known not to hold here."""
        return all(self.holds(condition, situation) is not False for condition in self.always)

    def holds(self, condition: Condition, situation: Situation) -> bool | None:
        """Whether something that always holds does here; None where that is not known."""
        try:
            return self.court.holds(condition, complete(self.court.law, situation))
        except MissingFact:
            return None

    def fitting(self, situation: Situation, unknown: tuple[str, ...]) -> Iterator[World]:
        """The worlds that fit, one after another."""
        try:
            yield World(situation, self.ask(situation), unknown)
        except MissingFact as missing:
            if self.must_be_given(missing.name):
                yield self.without(missing.name, situation, unknown)
                return
            name, made = self.made_up(missing.name, situation)
            for made_up in made:
                changed = {**situation, **made_up}
                if self.may_be(changed):
                    yield from self.fitting(changed, (*unknown, name))

    def made_up(self, name: str, situation: Situation) -> tuple[str, list[dict[str, Any]]]:
        """What a fact could be; where that depends on another that is not given either, what that one could be."""
        try:
            return name, list(completions(self.court, situation, name))
        except MissingFact as deeper:
            return self.made_up(deeper.name, situation)

    def must_be_given(self, name: str) -> bool:
        """Whether a fact lies before everybody's eyes."""
        plain, law = name.partition(":")[0], self.court.law
        if plain in law.registers:
            return law.registers[plain].type not in REMEMBERED or bool(law.registers[plain].said_in)
        return plain not in law.zones or not (law.zones[plain].copy_of or law.zones[plain].size == 1)

    def without(self, name: str, situation: Situation, unknown: tuple[str, ...]) -> World:
        """The world where a fact is not given that should be: it has to make no difference."""
        worlds = [
            World(changed, self.ask(changed), unknown)
            for made_up in completions(self.court, situation, name)
            for changed in [{**situation, **made_up}]
        ]
        if not worlds or len({(w.ruling.verdict, w.ruling.rule) if w.ruling else None for w in worlds}) > 1:
            raise refuse("missing_fact", self.case.place(name), fact=name, question=self.case.question) from None
        return worlds[0]


def facts_of(condition: Condition) -> tuple[str, ...]:
    """The facts that a condition speaks of."""
    em = Emitter()
    condition.code(em)
    return tuple(em.facts)


def completions(court: Court, situation: Situation, name: str) -> Iterator[dict[str, Any]]:
    """What a missing fact could be, where that is few things."""
    law, plain = court.law, name.partition(":")[0]
    register, zone = law.registers.get(plain), law.zones.get(plain)
    if register is not None and register.type == "suit":
        yield from ({name: suit} for suit in range(4))
    elif register is not None and register.type == "flag":
        yield from ({name: flag} for flag in (False, True))
    elif register is not None and register.type == "suits":
        yield from ({plain: suits, plain + ":order": (*order, last)} for suits, order, last in ordered_suits())
        yield {plain: 0, plain + ":order": ()}
    elif register is not None and register.type == "number" and not register.said_in:
        yield from ({name: number} for number in range(tricks_so_far(law, situation) + 1))
    elif zone is not None and zone.copy_of:
        yield from ({name: cards} for cards in as_it_was(court, situation, zone))
    elif zone is not None and zone.size == 1:
        yield from ({name: card} for card in could_lie_turned(court, situation, name))
    elif name in ("players", "dealer"):
        spoken = max([len(value) for key, value in situation.items() if key.endswith(":all")] or [0])
        yield from ({"players": number} for number in law.players if number > spoken)


def ordered_suits() -> Iterator[tuple[int, Sequence[int], int]]:
    """Every set of suits with every one of them as the last."""
    for suits in range(1, 16):
        for last in bits(suits):
            yield suits, [suit for suit in bits(suits) if suit != last], last


def could_lie_turned(court: Court, situation: Situation, name: str) -> list[int]:
    """The cards that may lie turned up: those of its suit, where that is given, that nobody is known to hold."""
    law = court.law
    suits = [situation[r.name] for r in law.registers.values() if r.suit_of == name and r.name in situation]
    held = 0
    for zone in law.zones:
        if isinstance(situation.get(zone), int) and law.zones[zone].size != 1 and law.zones[zone].of:
            held |= situation[zone] if situation[zone] >= 0 else 0
    return [card for card in bits(court.deck & ~held) if not suits or card // 12 in suits]
