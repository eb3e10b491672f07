"""What a number of tricks is worth to whoever has said a number, asked of the count of the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tutor.bots.aims import counted_situation
from tutor.play.ending import tricks_counted
from tutor.play.position import Position
from tutor.play.score import count_points
from tutor.play.setting import Setting


@dataclass(frozen=True, slots=True)
class Payoff:
    """``points[owner][said][won]``, owners counted from mano: what the hand is worth with so many tricks."""

    points: tuple[tuple[tuple[int, ...], ...], ...]

    def target(self, owner: int, said: int, won: int, left: int) -> int:
        """The number of tricks still to be had that is worth most; the nearest to what was said, of several."""
        row = self.points[owner][said]
        return max(range(won, won + left + 1), key=lambda tricks: (row[tricks], -abs(tricks - said)))


def trick_register(setting: Setting) -> str:
    """The register that counts the tricks of each seat; "" where there is none."""
    law = setting.law
    return next((name for name in tricks_counted(law) if law.registers[name].of == "seat"), "")


def said_register(setting: Setting) -> tuple[str, str]:
    """The last number that everybody says before play, and the decision in which they say it; ("", "") without one."""
    law, found = setting.law, ("", "")
    for step in setting.program.code:
        if step.op == "ask" and setting.choice_type(step.name) == "number":
            for name, register in law.registers.items():
                if register.said_in == step.name:
                    found = name, step.name
    return found


def payoff_of(position: Position) -> Payoff | None:
    """What tricks are worth here by what was said; None where their number, with what was said, is worth nothing."""
    setting = position.setting
    tricks, (said, _) = trick_register(setting), said_register(setting)
    if not tricks or not said:
        return None
    law = setting.law
    suits = tuple(position.registers[name] for name, register in law.registers.items() if register.type == "suit")
    known: dict[Any, Payoff | None] = setting.court.kept("payoff")
    key = (suits, setting.cards, setting.players)
    if key not in known:
        known[key] = _asked(position, tricks, said)
    return known[key]


def _asked(position: Position, tricks: str, said: str) -> Payoff | None:
    setting, base = position.setting, counted_situation(position)
    players, numbers = setting.players, range(setting.cards + 1)
    counted = [
        [
            count_points(setting.court, {**base, tricks + ":all": (won,) * players, said + ":all": (number,) * players})
            for won in numbers
        ]
        for number in numbers
    ]
    points = tuple(tuple(tuple(row[owner] for row in rows) for rows in counted) for owner in range(players))
    return Payoff(points) if any(len(set(row)) > 1 for row in points[0]) else None
