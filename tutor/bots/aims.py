"""What is worth having, asked of the count of the hand itself: cards, tricks, what registers hold.

No line of a tally is read here: the count is asked what would come of one card more, and what would not.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutor.bots.chance import chance_of
from tutor.cards import bits
from tutor.play.position import Position
from tutor.play.score import count_points

SPLITS = 12  # of the deck among the owners, to see what a card changes
SAME = 2  # that agree in everything are enough


@dataclass(frozen=True, slots=True)
class Worth:
    """By card (of 48), what it is worth to have won it, in points over what the others have; by register, one more."""

    cards: tuple[float, ...]
    registers: Mapping[str, float]
    most: float


def worth_of(position: Position) -> Worth:
    """What the count of this hand gives for each card, and for one more of what it counts. Asked once for a trump."""
    court = position.setting.court
    named = tuple(position.registers[name] for name, r in position.setting.law.registers.items() if r.type == "suit")
    known: dict[Any, Worth] = court.kept("worth")
    key = (named, position.setting.owners(), position.setting.plan.pack)
    if key not in known:
        known[key] = _measured(position)
    return known[key]


def _measured(position: Position) -> Worth:
    setting, rng = position.setting, chance_of(0, "worth")
    piles = pile_zone(position)
    base = counted_situation(position)
    cards: list[float] = [0.0] * 48
    if piles:
        seen = []
        for _ in range(SPLITS):
            seen.append(changes(position, base, piles, rng))
            if len(seen) == SAME and all(abs(one - two) < 1e-9 for one, two in zip(*seen, strict=True)):
                break  # a card is worth the same whoever has the others
        cards = [sum(column) / len(seen) for column in zip(*seen, strict=True)]
    registers = {
        name: _one_more(position, base, name)
        for name, r in setting.law.registers.items()
        if r.of and r.type == "number" and not r.said_in
    }
    return Worth(tuple(cards), registers, max(map(abs, cards)))


def changes(position: Position, base: Mapping[str, Any], zone: str, rng: random.Random) -> list[float]:
    """By card, what it changes whether the first owner or another has won it, with the others anywhere."""
    pack, owners = position.setting.plan.pack, len(position.zones[zone])
    whole = rng.random() < 0.5
    held = [
        mask if whole else sum(1 << card for card in bits(mask) if rng.random() < 0.7)
        for mask in split_deck(pack, owners, rng)
    ]
    found = [0.0] * 48
    for card in bits(pack):
        bit, other = 1 << card, 1 + int(rng.random() * (owners - 1))
        mine = [mask | bit if owner == 0 else mask & ~bit for owner, mask in enumerate(held)]
        theirs = [mask | bit if owner == other else mask & ~bit for owner, mask in enumerate(held)]
        found[card] = margin(position, base, zone, mine) - margin(position, base, zone, theirs)
    return found


def counted_situation(position: Position) -> dict[str, Any]:
    """A situation that can be counted: what nobody has said yet is nought."""
    base = position.situation(-1)
    for name, register in position.setting.law.registers.items():
        if register.said_in:
            said = base[name + ":all"]
            base[name + ":all"] = (*said, *(0,) * (position.setting.players - len(said)))
    return base


def pile_zone(position: Position) -> str:
    """The zone in which players gather what they win and nobody looks; "" where there is none."""
    law = position.setting.law
    return next(
        (name for name, zone in law.zones.items() if zone.of and not zone.copy_of and zone.seen_by == "nobody"), ""
    )


def split_deck(pack: int, owners: int, rng: random.Random) -> list[int]:
    """The deck among the owners, card by card."""
    held = [0] * owners
    for card in bits(pack):
        held[int(rng.random() * owners)] |= 1 << card
    return held


def margin(position: Position, base: Mapping[str, Any], zone: str, held: list[int]) -> float:
    """By how much the first owner is ahead of the others on average, with these cards won."""
    union = 0
    for mask in held:
        union |= mask
    points = count_points(
        position.setting.court, {**base, zone: held[0], zone + ":all": tuple(held), zone + ":union": union}
    )
    return points[0] - sum(points[1:]) / max(len(points) - 1, 1)


def _one_more(position: Position, base: Mapping[str, Any], name: str) -> float:
    """What one more in a register of the first owner gives."""

    def at(number: int) -> float:
        everybody = base[name + ":all"]
        points = count_points(position.setting.court, {**base, name + ":all": (number, *everybody[1:])})
        return points[0] - sum(points[1:]) / max(len(points) - 1, 1)

    return float(at(1) - at(0))
