"""What a move would bring: its effects on a position made up of nothing but the facts of a case."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.play.court import Court
from tutor.play.deal import plan_deal
from tutor.play.position import Position
from tutor.play.setting import Setting
from tutor.play.table import Run, start_of


def gained(court: Court, situation: Mapping[str, Any], decision: str, choice: Any, register: str) -> int:
    """By how much a register of the chooser grows through a move."""
    run = Run(bare_position(court, situation, decision))
    before: Any = run.registers[register]
    run.choose(choice)
    after: Any = run.registers[register]
    return int(sum(after) - sum(before) if isinstance(after, tuple) else after - before)


def bare_position(court: Court, situation: Mapping[str, Any], decision: str) -> Position:
    """The position of a case: mano is to move; what is not given is empty or at its start."""
    law = court.law
    players = situation.get("players", min(law.players))
    setting = Setting(court, plan_deal(law, players), players - 1, situation.get("cards", 1))
    zones: dict[str, Any] = {}
    for name, zone in law.zones.items():
        empty: Any = () if zone.ordered else -1 if zone.size == 1 else 0
        given = situation.get(name, empty)
        zones[name] = (given, *(empty,) * (setting.owners(zone.of) - 1)) if zone.of else given
    registers = {name: start_of(setting, name) for name in law.registers}
    for name, register in law.registers.items():
        if not register.of and not register.most and name in situation:
            registers[name] = situation[name]
    return Position(setting, zones, registers, 0, (0,) * setting.program.slots, 0, 0, decision)
