"""Cards by sampled deals where tricks are won for what is in them: played out quickly, counted by the law.

What may be declared after a trick is taken to be declared as soon as it can be; which cards it needs and what it notes is
asked of its decision.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tutor.bots.aims import pile_zone, worth_of
from tutor.bots.capture import held_by, own_zones
from tutor.bots.known import holding
from tutor.bots.playing import gain_at_once, worth_of_end
from tutor.bots.rollout import points_rollout_of
from tutor.bots.view import View
from tutor.cards import bits
from tutor.kinds.course.effects import Note
from tutor.play.deal import stock_of
from tutor.play.ending import tricks_counted
from tutor.play.position import Position
from tutor.play.score import Sheet, count_hand, count_points
from tutor.play.table import Run, start_of
from tutor.play.won import hand_won


@dataclass(frozen=True, slots=True)
class Declaration:
    """Something worth points that may be declared after winning a trick: the cards it needs, whether only while there
    is stock, and what it notes in registers of whoever declares it (masks of suits, by name)."""

    needs: int
    with_stock: bool
    notes: Mapping[str, int]


@dataclass(frozen=True)
class PointsTable:
    """What trials need of a position, looked up once."""

    view: View

    @cached_property
    def declarations(self) -> tuple[Declaration, ...]:
        """What may be declared here, the most valuable first."""
        position = self.view.position
        known: dict[Any, tuple[Declaration, ...]] = position.setting.court.__dict__.setdefault("_declarations", {})
        suits = tuple(position.registers[n] for n, r in position.setting.law.registers.items() if r.type == "suit")
        if suits not in known:
            known[suits] = tuple(declarations_of(position))
        return known[suits]

    @cached_property
    def last_won(self) -> tuple[str, ...]:
        """The registers that note who wins each trick."""
        effects = self.view.position.setting.law.trick_effects
        registers = self.view.position.setting.law.registers
        return tuple(
            e.register for e in effects if isinstance(e, Note) and registers[e.register].type in ("seat", "side")
        )

    @cached_property
    def base(self) -> dict[str, Any]:
        """The situation that is counted, but for what the rest of the hand brings."""
        return self.view.position.situation(-1)

    @cached_property
    def reads_lines(self) -> bool:
        """Whether who wins hangs on what single lines of the count gave."""
        court, law = self.view.position.setting.court, self.view.position.setting.law
        return any(
            name.startswith("line:") or "points_of" in name
            for prize in law.hand_won
            for name in court.reader(prize.when)[2]
        )

    def worth(self, world: Position, card: int) -> tuple[float, bool, float]:
        """What playing a card comes to in one deal, for whoever plays it, as `worth_of_end` has it."""
        setting, law, position = world.setting, world.setting.law, world
        made = points_rollout_of(position)
        assert made is not None and law.tricks is not None
        rollout, given = made
        zone = own_zones(law)[0]
        hands, piles = [*position.zones[zone]], [*position.zones[pile_zone(position)]]
        stock = [*position.zones[stock_of(law)]]
        each_card = worth_of(position)
        sung: list[list[int]] = [[each.needs, int(each.with_stock), -1] for each in self.declarations]
        for item, each in zip(sung, self.declarations, strict=True):
            if self.noted(position, each):
                item[2] = len(hands)
        left = hands[self.view.seat].bit_count() + len(stock) // setting.players
        won = [0] * setting.players
        seen = self.view.placed & ~held_by(self.view.position, self.view.seat)
        last = rollout(
            hands, (), won, seen, left, card, **given,
            piles=piles, stock=stock, worth=each_card.cards, most=each_card.most, sung=sung,
        )  # fmt: skip
        return self.counted(position, piles, won, last, sung)

    def noted(self, position: Position, each: Declaration) -> bool:
        """Whether somebody has declared it."""
        return any(mask & held for name, mask in each.notes.items() for held in position.registers[name])

    def counted(
        self, position: Position, piles: Sequence[int], won: Sequence[int], last: int, sung: Sequence[Sequence[int]]
    ) -> tuple[float, bool, float]:
        """The end of one deal, counted."""
        setting, law = position.setting, position.setting.law
        situation, registers = dict(self.base), position.registers
        zone, order = pile_zone(position), position.in_order
        situation[zone + ":all"], situation[zone] = order(tuple(piles)), 0
        for name in tricks_counted(law):
            of, had = law.registers[name].of, [*registers[name]]
            for seat, tricks in enumerate(won):
                had[setting.owner(seat, of)] += tricks
            situation[name + ":all"] = order(tuple(had))
        for name in self.last_won:
            situation[name] = setting.owner(position.relative(last), law.registers[name].type)
        for item, each in zip(sung, self.declarations, strict=True):
            if 0 <= item[2] < setting.players:
                for name, mask in each.notes.items():
                    everybody = [*situation[name + ":all"]]
                    owner = setting.owner(item[2], law.registers[name].of)
                    everybody[(owner - setting.mano) % len(everybody)] |= mask
                    situation[name + ":all"] = tuple(everybody)
        court, mine = setting.court, (setting.owner(self.view.seat) - setting.mano) % setting.owners()
        if not law.hand_won:
            return worth_of_end(count_points(court, situation), None, mine)
        sheet = count_hand(court, situation) if self.reads_lines else Sheet(count_points(court, situation), ())
        return worth_of_end(sheet.points, hand_won(court, situation, sheet).brought, mine)


def declarations_of(position: Position) -> list[Declaration]:
    """What decisions that may be passed by give for cards shown, as their rules and effects say.

    Each is asked of somebody who has just won a first trick, and has declared nothing yet.
    """
    law, zone = position.setting.law, own_zones(position.setting.law)[0]
    offered = sorted({step.name for step in position.setting.program.code if step.op == "offer"})
    found: list[tuple[float, Declaration]] = []
    for name in offered:
        decision = law.decisions[name]
        if decision.never or decision.choose[decision.part].type != "suit":
            continue
        for choice in bits(0b1111):
            for stock in ((), (0,)):
                asked = as_after_a_trick(position, name, stock)
                needs, gain = holding(asked, choice, zone), gain_at_once(asked, choice)
                if needs and gain > 0:
                    found.append((gain, Declaration(needs, bool(stock), noted_by(asked, choice))))
                    break
    return [each for _, each in sorted(found, key=lambda item: -item[0])]


def as_after_a_trick(position: Position, decision: str, stock: tuple[int, ...]) -> Position:
    """The position of somebody who may take this decision now, having won one trick and declared nothing."""
    law, setting = position.setting.law, position.setting
    registers = {
        name: (1,) * len(position.registers[name])
        if name in tricks_counted(law)
        else start_of(setting, name)
        if register.of and register.type in ("suits", "flag")
        else position.registers[name]
        for name, register in law.registers.items()
    }
    zones = {**position.zones, stock_of(law): stock}
    return position.with_changes(decision=decision, optional=True, turn=0, registers=registers, zones=zones)


def noted_by(position: Position, choice: Any) -> dict[str, int]:
    """The suits that a choice notes of whoever makes it, by register."""
    run, law = Run(position), position.setting.law
    run.choose(choice)
    registers: dict[str, Any] = run.registers
    own = {name: position.setting.owner(0, r.of) for name, r in law.registers.items() if r.type == "suits" and r.of}
    found = {name: registers[name][owner] & ~position.registers[name][owner] for name, owner in own.items()}
    return {name: mask for name, mask in found.items() if mask}
