"""Cards by sampled deals where tricks are won for what is in them: played out quickly, counted by the law.

What may be declared after a trick is taken to be declared as soon as it can be; which cards it needs and what it notes is
asked of its decision.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tutor.bots.aims import worth_of
from tutor.bots.capture import held_by, own_zones
from tutor.bots.deals import Dealt, deals_of
from tutor.bots.ends import Ends
from tutor.bots.known import holding
from tutor.bots.plain import may_end
from tutor.bots.playing import Playing, gain_at_once
from tutor.bots.policy import orders_of
from tutor.bots.rollout import Rollout, points_rollout_of
from tutor.bots.sim import Sim
from tutor.bots.simple import order_of
from tutor.bots.view import View
from tutor.cards import bits
from tutor.play.deal import stock_of
from tutor.play.ending import tricks_counted
from tutor.play.position import Position
from tutor.play.table import Run, start_of


@dataclass(frozen=True, slots=True)
class Declaration:
    """Something worth points that may be declared after winning a trick: the cards it needs, whether only while there
    is stock, and what it notes in registers of whoever declares it (masks of suits, by name)."""

    needs: int
    with_stock: bool
    notes: Mapping[str, int]


@dataclass(frozen=True)
class PointsTable:
    """What trials of a view need that begin in a position, looked up once."""

    view: View
    position: Position

    @cached_property
    def declarations(self) -> tuple[Declaration, ...]:
        """What may be declared here, the most valuable first."""
        position = self.position
        known: dict[Any, tuple[Declaration, ...]] = position.setting.court.kept("declarations")
        suits = tuple(position.registers[n] for n, r in position.setting.law.registers.items() if r.type == "suit")
        if suits not in known:
            known[suits] = tuple(declarations_of(position))
        return known[suits]

    @cached_property
    def ends(self) -> Ends:
        """What ends come to."""
        owner = self.position.setting.owner(self.view.seat)
        return Ends(self.position, owner, tuple(each.notes for each in self.declarations))

    @cached_property
    def open(self) -> list[tuple[int, int, int]]:
        """What may still be declared, as a rollout takes it: what has been declared is nobody's any more."""
        over = self.position.setting.players
        return [(each.needs, int(each.with_stock), over if self.noted(each) else -1) for each in self.declarations]

    def noted(self, each: Declaration) -> bool:
        """Whether somebody has declared it."""
        registers = self.position.registers
        return any(mask & held for name, mask in each.notes.items() for held in registers[name])

    @cached_property
    def taken(self) -> tuple[Rollout, Mapping[str, Any]]:
        """The rollout, and what it takes of the position."""
        position, view = self.position, self.view
        made, worth = points_rollout_of(position), worth_of(position).cards
        assert made is not None
        orders, seen = orders_of(order_of(position), worth), view.placed & ~held_by(view.position, view.seat)
        more = {"worth": worth, "high": orders.high, "orders": orders.all, "targets": (), "seen": seen}
        return made[0], {**made[1], **more}

    def worth(self, world: Dealt, card: int = -1) -> tuple[float, bool, float]:
        """What it comes to, as `worth_of_end` has it, when a card is played here in one deal; -1: by rule of thumb."""
        rollout, given = self.taken
        hands, stock, players = [*world.hands], [*world.stock], self.position.setting.players
        piles, won, sung = [*self.ends.piles], [0] * players, [[*each] for each in self.open]
        gained = [0.0] * len(piles)
        left = hands[self.position.turn].bit_count() + len(stock) // players
        last = rollout(
            hands, won=won, left=left, first=card, piles=piles, gained=gained, stock=stock, sung=sung, **given
        )
        declared = [item[2] for item in sung]
        if self.ends.add_up:
            return self.ends.added(gained, last, declared)
        return self.ends.counted(piles, won, last, declared)


class Choices:
    """Trials of what may be passed by: it is done, what else is free follows by rule of thumb, and cards are played out."""

    def __init__(self, view: View) -> None:
        self.view, self.playing = view, Playing(view.position)
        self.zone = deals_of(view).zone
        self.tables: dict[Any, PointsTable | None] = {}

    def worth(self, world: Sim, move: Any) -> tuple[float, bool, float]:
        """What a choice comes to in one deal, as `worth_of_end` has it."""
        sim = world.copy()
        sim.play(move)
        while sim.points is None and (sim.optional or sim.setting.choice_type(sim.decision) != "card"):
            sim.play(self.playing.move(sim))
        if sim.points is None:
            table = self.table_of(sim)
            if table is not None:
                return table.worth(Dealt(sim.zones[self.zone], sim.zones[self.playing.stock]))
            self.playing.to_the_end(sim)
        return self.playing.worth_to(sim, self.view.position.setting.owner(self.view.seat))

    def table_of(self, sim: Sim) -> PointsTable | None:
        """What trials from here need, the same in all deals; None where the hand can end before all cards are played."""
        assert sim.law.tricks is not None
        trick, piles = sim.zones[sim.law.tricks.zone], sim.zones[self.playing.piles]
        key = (sim.leader, sim.turn, trick, piles, *sim.registers.values())
        if key not in self.tables:
            here = sim.now()
            self.tables[key] = None if may_end(here) else PointsTable(self.view, here)
        return self.tables[key]


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
