"""Positions and matches as plain data, and back: what `json` can write, with nothing lost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from tutor.faults import refuse
from tutor.law.model import Law, Register, Zone
from tutor.play.deal import plan_deal
from tutor.play.match import Courts, HandScore, Match
from tutor.play.position import Position
from tutor.play.setting import Setting

FORMAT = 1


def save_match(match: Match) -> dict[str, Any]:
    """A match as plain data."""
    return {
        "format": FORMAT,
        "players": match.plan.players,
        "deck": match.plan.pack.bit_count() + len(match.plan.removed),
        "dealer": match.dealer,
        "totals": list(match.totals),
        "kept": plain(match.kept),
        "tallies": plain(match.tallies),
        "history": [plain(asdict(hand)) for hand in match.history],
        "position": None if match.position is None else save_position(match.position),
    }


def restore_match(courts: Courts, data: Mapping[str, Any]) -> Match:
    """The match that `save_match` wrote. Raises TutorError for data that are not one."""
    try:
        if data["format"] != FORMAT:
            raise refuse("saved_format", found=data["format"], known=FORMAT)
        law = courts("").law
        plan = plan_deal(law, data["players"], data["deck"])
        history = tuple(HandScore(**{name: tupled(value) for name, value in hand.items()}) for hand in data["history"])
        kept = {name: tupled(value) for name, value in data["kept"].items()}
        match = Match(courts, plan, data["dealer"], tuple(data["totals"]), history, None, kept, tuple(data["tallies"]))
        if data["position"] is None:
            return match
        return Match(
            courts,
            plan,
            match.dealer,
            match.totals,
            history,
            restore_position(match.setting(), data["position"]),
            match.kept,
            match.tallies,
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise refuse("saved_unreadable", found=repr(error)) from error


def save_position(position: Position) -> dict[str, Any]:
    """A position as plain data; its setting is saved with the match."""
    return {
        "zones": plain(position.zones),
        "registers": plain(position.registers),
        "at": position.at,
        "loops": list(position.loops),
        "leader": position.leader,
        "turn": position.turn,
        "decision": position.decision,
        "optional": position.optional,
        "points": plain(position.points),
        "brought": plain(position.brought),
    }


def restore_position(setting: Setting, data: Mapping[str, Any]) -> Position:
    """The position that `save_position` wrote, in its setting."""
    law: Law = setting.law
    zones = {name: _zone(zone, data["zones"][name]) for name, zone in law.zones.items()}
    registers = {name: _register(register, data["registers"][name]) for name, register in law.registers.items()}
    return Position(
        setting,
        zones,
        registers,
        data["at"],
        tuple(data["loops"]),
        data["leader"],
        data["turn"],
        data["decision"],
        None if data["points"] is None else tuple(data["points"]),
        data["optional"],
        tupled(data.get("brought")),
    )


def _zone(zone: Zone, value: Any) -> Any:
    if zone.of:
        return tuple(tuple(held) if zone.ordered else int(held) for held in value)
    return tuple(value) if zone.ordered else int(value)


def _register(register: Register, value: Any) -> Any:
    return tuple(value) if register.said_in or register.of else value


def plain(value: Any) -> Any:
    """Tuples as lists, all the way down."""
    if isinstance(value, Mapping):
        return {name: plain(item) for name, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, (tuple, list)) else value


def tupled(value: Any) -> Any:
    """Lists as tuples."""
    return tuple(tupled(item) for item in value) if isinstance(value, list) else value
