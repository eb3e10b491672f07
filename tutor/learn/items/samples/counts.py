"""Hands that are over, to be counted: what everybody has, as far as the count looks at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from tutor.ask.told import LETTERS
from tutor.cards import SUITS, bits
from tutor.faults import TutorError
from tutor.kinds.tally.counters import TotalOf
from tutor.kinds.tally.most import Most
from tutor.law.compile_tally import COUNTER
from tutor.law.model import Law, Register
from tutor.law.names import Literal
from tutor.learn.items.chance import Chance
from tutor.learn.items.draft import Draft
from tutor.learn.items.samples.choices import said
from tutor.learn.items.samples.tricks import card_texts
from tutor.learn.items.tables import Seat
from tutor.play.court import Court
from tutor.play.deal import plan_deal
from tutor.play.ending import noted_by_tricks, tricks_counted
from tutor.play.memory import things_in

FEW = 4
EVEN, MOVED = 0.4, 30
LEVEL, WON_LEVEL = 0.45, 0.8
GROUPED, GROUPED_WANTED = 0.35, 0.9
TOLD, TOLD_WANTED = 0.2, 0.8


def scored(chance: Chance, seat: Seat, asked: str, size: int, about: frozenset[str] = frozenset()) -> Draft | None:
    """A hand that is over, to be counted; now and then one that ends level, or near to a number that matters.

    ``about``: rules that are to decide it. Where what cards are worth is among them they are shown, and where it is who
    wins, more hands end level.
    """
    won = not about.isdisjoint(prize.id for prize in seat.law.hand_won)
    case = {**Hand(chance, seat, size, about).case(), asked: True}
    if chance.odds(WON_LEVEL if won else LEVEL):
        case = levelled(chance, seat, case, about if won else None)
    return Draft(seat, asked, case, size)


def levelled(chance: Chance, seat: Seat, case: dict[str, Any], about: frozenset[str] | None) -> dict[str, Any]:
    """The same hand with points moved between two piles, so that both come out level, or one near to a number.

    ``about``: the ways to win that it is to be about; None where it is about none.
    """
    piles = next((name for name, value in case.items() if name in seat.law.zones and isinstance(value, dict)), "")
    if not piles or not all(isinstance(pile, int) for pile in case[piles].values()):
        return case
    try:
        points = seat.rules.explain(case).value
    except TutorError:
        return case
    one, other, *rest = sorted(case[piles], key=lambda name: -points[name])
    if chance.odds(0.3):
        one, other, *rest = chance.some(sorted(case[piles]), len(case[piles]))
    if (points[one] - points[other]) % 2 and rest and case[piles][rest[0]]:  # to come out even
        case = {**case, piles: {**case[piles], rest[0]: case[piles][rest[0]] - 1, one: case[piles][one] + 1}}
        points = {**points, one: points[one] + 1}
    near, told = numbers_won_by(seat.law, None), numbers_won_by(seat.law, about or frozenset())
    nearly = 0.5 if about is None else 0.85 if told else 0.1
    level = (points[one] - points[other]) // 2
    move = points[one] - chance.pick(near) + chance.between(-2, 2) if near and chance.odds(nearly) else level
    return {**case, piles: moved(case[piles], move, one, (other, *rest))}


def moved(piles: Mapping[str, int], points: int, one: str, others: Sequence[str]) -> dict[str, int]:
    """Piles of which one gives so many points to the first of others; less than none: it takes them from one after another.

    Nobody gives more than there is: ``moved({"A": 90, "B": 5, "C": 35}, -10, "A", ("B", "C"))`` leaves 100, 0 and 30.
    """
    found = dict(piles)
    for giver, taker in [(one, others[0])] if points > 0 else [(other, one) for other in others]:
        given = min(abs(points), found[giver])
        found[giver], found[taker], points = found[giver] - given, found[taker] + given, abs(points) - given
    return found


@lru_cache(maxsize=256)
def numbers_won_by(law: Law, about: frozenset[str] | None) -> tuple[int, ...]:
    """The numbers that the ways to win a hand name, each once; of some ways, or of all."""
    ways = [prize for prize in law.hand_won if about is None or prize.id in about]
    return tuple(sorted({value for prize in ways for value in numbers_in(prize.when)}))


def numbers_in(condition: Any) -> Iterator[int]:
    """The numbers that a condition names."""
    for thing in things_in(condition):
        if isinstance(thing, Literal) and thing.type == "number":
            yield thing.value


class Hand:
    """What everybody has at the end of a hand, as far as the count looks at it."""

    def __init__(self, chance: Chance, seat: Seat, size: int, about: frozenset[str]) -> None:
        self.chance, self.law, self.court, self.size = chance, seat.law, seat.court, size
        self.players = chance.pick([number for number in self.law.players if number <= FEW] or [min(self.law.players)])
        self.owners = 2 if self.law.pairs else self.players
        self.names = LETTERS[: self.owners]
        self.read, self.shown = read_by_count(self.court), "deck" in about
        lines = [prize.when for prize in self.law.hand_won if prize.id in about]
        lines += [line.when for line in self.law.tally if line.id in about]
        self.wanted = {name for when in lines for name in self.court.reader(when)[2]}

    def case(self) -> dict[str, Any]:
        """The facts."""
        found: dict[str, Any] = {**self.cards()}
        tricks = next((name for name in tricks_counted(self.law) if name in self.read), "")
        if tricks:
            found[tricks] = self.won(
                self.chance.between(1 + self.size, min(plan_deal(self.law, self.players).most, 4 + 3 * self.size))
            )
        wanted = any(register.key and name in self.wanted for name, register in self.law.registers.items())
        grouped = self.chance.odds(GROUPED_WANTED if wanted else GROUPED)
        for name, register in self.law.registers.items():
            if register.key and name in self.read and grouped:
                group, _, inner = register.key.partition(".")
                told = self.chance.odds(0.5) if register.type == "flag" else self.names[self.chance.below(self.owners)]
                found.setdefault(group, {})[inner] = told
            elif name in self.read and name != tricks:
                found |= self.register(register, sum(found[tricks]) if tricks else 0)
        if not tricks:  # everybody by name
            found = {name: self.by_name(name, value) for name, value in found.items()}
        return found

    def by_name(self, name: str, value: Any) -> Any:
        """A list that goes by owner, with their names."""
        return (
            dict(zip(self.names, value, strict=True))
            if isinstance(value, list) and len(value) == self.owners
            else value
        )

    def won(self, tricks: int) -> list[int]:
        """So many tricks among the players."""
        found = [0] * self.players
        for _ in range(tricks):
            found[self.chance.below(self.players)] += 1
        return found

    def register(self, register: Register, tricks: int) -> dict[str, Any]:
        """What is remembered of everybody, or of somebody."""
        chance, name = self.chance, register.name
        if register.type == "suit":
            return {name: SUITS[chance.below(4)].slug}
        if register.said_in:
            return {name: said(chance, self.players, tricks)}
        if register.type == "number" and register.of:
            return {name: [chance.pick((0, 0, 1, 1, 2, 3)) for _ in range(self.owners)]}
        if register.type == "suits":
            sung: list[list[str]] = [[] for _ in range(self.owners)]
            for suit in SUITS:
                if chance.odds(0.3):
                    sung[chance.below(self.owners)].append(suit.slug)
            return {name: sung}
        if name in noted_by_tricks(self.law):
            return {name: self.names[chance.below(self.owners)]}
        told = TOLD_WANTED if name in self.wanted else TOLD if self.size == 2 else 0.0
        if register.type in ("seat", "side") and not register.key and chance.odds(told):
            return {name: self.names[chance.below(self.owners)]}
        return {}

    def cards(self) -> dict[str, Any]:
        """What everybody has won: counted, where nothing but counts is looked at; else what it is worth, or the cards."""
        counters = [name.removeprefix(COUNTER) for name in self.read if name.startswith(COUNTER)]
        zones = [name for name in self.read if name in self.law.zones]
        if not counters and not zones:
            return {}
        piles = self.evened(self.dealt())
        if counters and self.law.tricks is None:
            return {"counts": self.counted(counters, piles)}
        scale = next(
            (c.how.scale for c in self.law.counters.values() if isinstance(c.how, TotalOf) and not c.how.best), None
        )
        if scale is not None and not self.shown and self.chance.odds(0.8):
            return {name: [scale.total(pile) for pile in piles] for name in zones}
        return {name: [card_texts(bits(pile)) for pile in piles] for name in zones}

    def dealt(self) -> list[int]:
        """All the cards that are played among the owners: whole tricks, where tricks are won."""
        plan = plan_deal(self.law, self.players)
        pack = self.chance.some(bits(plan.pack), plan.pack.bit_count() - (plan.undealt if self.law.tricks else 0))
        step = self.players if self.law.tricks else 1
        heap = [0] * self.owners
        leans = [self.chance.between(2, 4) for _ in range(self.owners)]
        for first in range(0, len(pack), step):
            owner = self.chance.weighed([(lean, owner) for owner, lean in enumerate(leans)])
            heap[owner] |= sum(1 << card for card in pack[first : first + step])
        return heap

    def evened(self, piles: list[int]) -> list[int]:
        """The same, now and then with cards moved until the two that have most of something have as many as each other."""
        compared = counters_compared(self.law)
        if not compared or not self.chance.odds(EVEN):
            return piles
        function, needed = self.court.counter(self.chance.pick(compared))

        def counted(pile: int) -> int:
            return int(function(*[pile for _ in needed]))

        first, second = sorted(range(self.owners), key=lambda owner: -counted(piles[owner]))[:2]
        found = list(piles)
        for _ in range(MOVED):
            more, less = (first, second) if counted(found[first]) > counted(found[second]) else (second, first)
            apart = counted(found[more]) - counted(found[less])
            if not apart:
                break
            card = 1 << self.chance.pick(bits(found[more]))
            if abs(counted(found[more] & ~card) - counted(found[less] | card)) < apart:
                found[more], found[less] = found[more] & ~card, found[less] | card
        return found

    def counted(self, counters: list[str], piles: list[int]) -> list[dict[str, int]]:
        """The counters of everybody."""
        found = []
        for pile in piles:
            counts = {}
            for name in counters:
                function, needed = self.court.counter(name)
                counts[name] = int(function(*[pile for _ in needed]))
            found.append(counts)
        return found


@lru_cache(maxsize=256)
def counters_compared(law: Law) -> tuple[str, ...]:
    """The counters of which somebody may have most."""
    ladders = [thing.ladder for line in law.tally for thing in things_in(line.when) if isinstance(thing, Most)]
    return tuple(each.name for ladder in ladders for each in ladder[:1] if each.name in law.counters)


@lru_cache(maxsize=256)
def read_by_count(court: Court) -> tuple[str, ...]:
    """The registers, zones and counters that a count looks at, and the ways to win a hand."""
    names = [
        *court.tally(traced=False).facts,
        *(name for each in court.law.hand_won for name in court.reader(each.when)[2]),
    ]
    return tuple(dict.fromkeys(name.removesuffix(":all") for name in names))
