"""The working copy of a position: what effects ask of a table, and where cards go."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tutor.cards import bits
from tutor.law.protocol import Condition, Term
from tutor.play.deal import stock_of
from tutor.play.facts import complete
from tutor.play.position import Position, union


class WorkingCopy:
    """Zones, registers and whose turn it is, on their way from one position to the next."""

    def __init__(self, position: Position, picked: int = 0) -> None:
        self.position, self.setting, self.law = position, position.setting, position.setting.law
        self.zones, self.registers = dict(position.zones), dict(position.registers)
        self.at, self.loops, self.leader = position.at, list(position.loops), position.leader
        self.turn, self.decision, self.points = position.turn, position.decision, position.points
        self.brought = position.brought
        self.stock, self.picked, self.winner = stock_of(position.setting.law), picked, -1
        self.move: dict[str, int] = {}
        self.dealt: list[int] = []
        self.ended = False
        self.rounds, self.optional = 0, position.optional

    # ── what effects ask ──────────────────────────────────────────────────────────────────────────

    def now(self) -> Position:
        """The working copy as a position."""
        return Position(
            self.setting,
            self.zones,
            self.registers,
            self.at,
            tuple(self.loops),
            self.leader,
            self.turn,
            self.decision,
            self.points,
            self.optional,
            self.brought,
        )

    def facts(self) -> Any:
        here = self.now()
        facts = complete(self.law, here.situation(), self.decision)
        facts.update(winner=here.relative(self.seat_of("winner")), leader=here.relative(self.leader))
        return facts

    def value(self, term: Term | Condition) -> Any:
        _, function, names, parts = self.setting.court.reader(term)
        facts = self.facts() if names else {}
        return function(*[facts[name] for name in names], *[self.move[part] for part in parts])

    def holds(self, condition: Condition) -> bool:
        return bool(self.value(condition))

    def cards_of(self, name: str) -> int:
        if name in self.move:
            decision = self.law.decisions[self.decision]
            return self.move[name] if decision.choose[name].type == "cards" else 1 << self.move[name]
        if name in self.registers:
            return 1 << self.registers[name] if self.registers[name] >= 0 else 0
        value = self.zones[name]
        if self.law.zones[name].of:
            value = value[self.setting.owner(self.turn, self.law.zones[name].of)]
        return union((value,)) if isinstance(value, tuple) or self.law.zones[name].size != 1 else 1 << value

    def move_cards(self, cards: int, to: str, seat: int | None) -> None:
        for name, zone in self.law.zones.items():
            if (zone.size == 1 and name != to) or zone.copy_of:
                continue
            value = self.zones[name]
            self.zones[name] = tuple(without(held, cards) for held in value) if zone.of else without(value, cards)
        self.put(cards, to, seat if seat is not None else self.turn)

    def put(self, cards: int, to: str, seat: int | None) -> None:
        zone, value = self.law.zones[to], self.zones[to]
        if zone.of:
            assert seat is not None
            owner = self.setting.owner(seat, zone.of)
            self.zones[to] = (*value[:owner], with_cards(value[owner], cards), *value[owner + 1 :])
        else:
            self.zones[to] = next(iter(bits(cards))) if zone.size == 1 else with_cards(value, cards)

    def swap(self, one: int, other: int) -> None:
        for name, zone in self.law.zones.items():
            value = self.zones[name]
            if zone.copy_of:
                continue
            self.zones[name] = (
                tuple(exchanged(held, one, other) for held in value)
                if zone.of
                else {one: other, other: one}.get(value, value)
                if zone.size == 1
                else exchanged(value, one, other)
            )

    def end(self) -> None:
        self.ended = True

    @contextmanager
    def acting(self, seat: int) -> Iterator[None]:
        turn, self.turn = self.turn, seat
        yield
        self.turn = turn

    def note(self, register: str, value: Any, seat: int | None) -> None:
        known = self.law.registers[register]
        if known.of:
            old, who = self.registers[register], self.setting.owner(seat if seat is not None else self.turn, known.of)
            self.registers[register] = (*old[:who], value, *old[who + 1 :])
        elif known.type in ("seat", "side") and value >= 0:
            self.registers[register] = (value + self.setting.mano) % self.setting.players
        else:
            self.registers[register] = value

    def note_each(self, register: str, term: Term) -> None:
        here = self.now()
        for seat in range(self.setting.players):
            facts = complete(self.law, here.situation(seat), self.decision)
            _, function, names, parts = self.setting.court.reader(term)
            value = function(*[facts[name] for name in names], *[self.move[part] for part in parts])
            self.note(register, value, seat)

    def add(self, register: str, amount: int, seat: int | None) -> None:
        old = self.registers[register]
        known, who = self.law.registers[register], seat if seat is not None else self.turn
        had = old[self.setting.owner(who, known.of)] if known.of else old
        self.note(register, had | 1 << amount if known.type == "suits" else had + amount, who)

    def seat_of(self, name: str) -> int:
        if name == "winner":
            return self.winner if self.winner >= 0 else self.leader
        if name in ("dealer", "mano", "leader"):
            return {"dealer": self.setting.dealer, "mano": self.setting.mano, "leader": self.leader}[name]
        if name in ("", "chooser"):
            return self.turn
        return int(complete(self.law, self.now().situation(-1))[name] + self.setting.mano) % self.setting.players


def without(value: Any, cards: int) -> Any:
    """A zone less some cards."""
    return (
        tuple(card for card in value if not cards >> card & 1)
        if isinstance(value, tuple)
        else value & ~cards
        if value >= 0
        else value
    )


def exchanged(value: Any, one: int, other: int) -> Any:
    """A zone in which one card stands for another, and that one for it."""
    places = {one: other, other: one}
    if isinstance(value, tuple):
        return tuple(places.get(card, card) for card in value)
    both = 1 << one | 1 << other
    return value ^ both if (value & both).bit_count() == 1 else value


def with_cards(value: Any, cards: int) -> Any:
    """A zone with more cards."""
    return (*value, *bits(cards)) if isinstance(value, tuple) else value | cards
