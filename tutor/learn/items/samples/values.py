"""Questions with a value: what a hand scores, who has won the match, what the deal is, what lies there before and after."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.ask.matches import target
from tutor.ask.told import LETTERS
from tutor.cards import SUITS, bits
from tutor.faults import TutorError
from tutor.kinds.tally.counters import TotalOf
from tutor.law.compile_tally import COUNTER
from tutor.law.model import Law, Register
from tutor.law.names import Literal
from tutor.learn.items.chance import Chance
from tutor.learn.items.draft import Draft
from tutor.learn.items.samples.choices import said
from tutor.learn.items.samples.tricks import written
from tutor.learn.items.tables import Seat
from tutor.play.course import fixed_deal
from tutor.play.court import Court
from tutor.play.deal import plan_deal
from tutor.play.ending import noted_by_tricks, tricks_counted
from tutor.play.memory import things_in
from tutor.play.opening import opening_of

FEW = 4
DRAWS = 25


def scored(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """A hand that is over, to be counted; now and then one that ends level, or near to a number that matters."""
    case = {**Hand(chance, seat, size).case(), asked: True}
    if chance.odds(0.45):
        case = levelled(chance, seat, case)
    return Draft(seat, asked, case, size)


def levelled(chance: Chance, seat: Seat, case: dict[str, Any]) -> dict[str, Any]:
    """The same hand with points moved between two piles, so that both come out level, or one near to a number."""
    piles = next((name for name, value in case.items() if name in seat.law.zones and isinstance(value, dict)), "")
    if not piles or not all(isinstance(pile, int) for pile in case[piles].values()):
        return case
    try:
        points = seat.rules.explain(case).value
    except TutorError:
        return case
    one, other = chance.some(sorted(case[piles]), 2)
    near = sorted({value for prize in seat.law.hand_won for value in numbers_in(prize.when)})
    level = (points[one] - points[other]) // 2
    move = points[one] - chance.pick(near) + chance.between(-2, 2) if near and chance.odds(0.5) else level
    return {**case, piles: {**case[piles], one: case[piles][one] - move, other: case[piles][other] + move}}


def numbers_in(condition: Any) -> Iterator[int]:
    """The numbers that a condition names."""
    for thing in things_in(condition):
        if isinstance(thing, Literal) and thing.type == "number":
            yield thing.value


class Hand:
    """What everybody has at the end of a hand, as far as the count looks at it."""

    def __init__(self, chance: Chance, seat: Seat, size: int) -> None:
        self.chance, self.law, self.court, self.size = chance, seat.law, seat.court, size
        self.players = chance.pick([number for number in self.law.players if number <= FEW] or [min(self.law.players)])
        self.owners = 2 if self.law.pairs else self.players
        self.names = LETTERS[: self.owners]
        self.read = read_by_count(self.court)

    def case(self) -> dict[str, Any]:
        """The facts."""
        found: dict[str, Any] = {**self.cards()}
        tricks = next((name for name in tricks_counted(self.law) if name in self.read), "")
        if tricks:
            found[tricks] = self.won(
                self.chance.between(1 + self.size, min(plan_deal(self.law, self.players).most, 4 + 3 * self.size))
            )
        grouped = self.chance.odds(0.35)
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
        if register.type in ("seat", "side") and not register.key and self.size == 2 and chance.odds(0.2):
            return {name: self.names[chance.below(self.owners)]}
        return {}

    def cards(self) -> dict[str, Any]:
        """What everybody has won: counted, where nothing but counts is looked at; else what it is worth, or the cards."""
        counters = [name.removeprefix(COUNTER) for name in self.read if name.startswith(COUNTER)]
        zones = [name for name in self.read if name in self.law.zones]
        if not counters and not zones:
            return {}
        piles = self.dealt()
        if counters and self.law.tricks is None:
            return {"counts": self.counted(counters, piles)}
        scale = next(
            (c.how.scale for c in self.law.counters.values() if isinstance(c.how, TotalOf) and not c.how.best), None
        )
        if scale is not None and self.chance.odds(0.8):
            return {name: [scale.total(pile) for pile in piles] for name in zones}
        return {name: [written(bits(pile)) for pile in piles] for name in zones}

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


def read_by_count(court: Court) -> tuple[str, ...]:
    """The registers, zones and counters that a count looks at, and the ways to win a hand."""
    names = [
        *court.tally(traced=False).facts,
        *(name for each in court.law.hand_won for name in court.reader(each.when)[2]),
    ]
    return tuple(dict.fromkeys(name.removesuffix(":all") for name in names))


# ── the match, the deal ───────────────────────────────────────────────────────────────────────────


def ended(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """Totals about the target of a match."""
    owners = 2 if seat.law.pairs else chance.pick([number for number in seat.law.players if number <= FEW] or [2])
    goal = target(seat.court)
    totals = {name: max(goal + chance.between(-4, 3), 0) for name in LETTERS[:owners]}
    tallies = {name: {key: chance.below(4) for key in seat.law.result.tallied} for name in totals}
    return Draft(seat, asked, {asked: totals, **({"tallies": tallies} if seat.law.result.tallied else {})}, size)


def dealt(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """So many players, perhaps with another deck."""
    decks = {"deck": size_} if (size_ := chance.pick((0, *seat.law.deck.also))) else {}
    return Draft(seat, asked, {"players": chance.pick(seat.law.players), **decks, asked: True}, size)


def named(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """What everybody has said, of which the highest decides."""
    law = seat.law
    players = chance.pick([number for number in law.players if number <= FEW + size])
    bids = [chance.between(0, 2 + size) for _ in range(players)]
    return Draft(seat, asked, {"players": players, law.registers[asked].most: bids, asked: True}, size)


# ── what lies there ───────────────────────────────────────────────────────────────────────────────


def opened_table(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """The opening table: one of which something is taken more often than not."""
    law, fixed = seat.law, fixed_deal(seat.law)
    if fixed is None or not fixed[1]:
        return None
    wanted, pack = chance.odds(0.75), bits(seat.court.deck)
    cards: list[int] = []
    for _ in range(DRAWS):
        cards = chance.some(pack, fixed[1])
        taken, _added = opening_of(seat.court, {asked: tuple(cards), "deck": seat.court.deck})
        if bool(taken) == wanted:
            break
    return Draft(seat, asked, {asked: written(cards)}, size) if law.opening else None


def left_over(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """What is left at the end, and what everybody's pile comes to, where somebody may have erred."""
    law, deck = seat.law, seat.court.deck
    scale = next(iter(law.deck.scales.values()), None)
    if scale is None:
        return None
    cards = chance.some(bits(deck), chance.between(1, 3 + 2 * size))
    case: dict[str, Any] = {asked: written(cards)}
    if chance.odds(0.6):
        owners, rest = 2, scale.total(deck) - sum(scale.by_card[card] for card in cards)
        goal = chance.pick(list(numbers_of(law)) or [10])
        first = goal * chance.between(1, max(rest // goal - 1, 1)) + (chance.between(1, 3) if chance.odds(0.5) else 0)
        piles = next(name for name, zone in law.zones.items() if zone.of and zone.seen_by == "nobody")
        case[piles] = dict(zip(LETTERS[:owners], (first, rest - first), strict=True))
    return Draft(seat, asked, case, size)


def numbers_of(law: Law) -> Iterator[int]:
    """The numbers by which records are counted."""
    for check in law.checks:
        by = getattr(check.must, "counting_by", 0)
        if by:
            yield int(by)
