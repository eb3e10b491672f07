"""Deals at random that fit a view: hands by seat, and the stock."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tutor.bots.known import knowledge_of
from tutor.bots.sample import Sampler
from tutor.bots.view import View
from tutor.play.deal import stock_of
from tutor.play.playout import zone_of


class Dealt(NamedTuple):
    """The hands by seat, and the cards of the stock from the next on."""

    hands: Sequence[int]
    stock: Sequence[int]


@dataclass(frozen=True)
class Deals:
    """What fits a view, one deal after another."""

    view: View
    sampler: Sampler
    zone: str
    stock: str

    @cached_property
    def base(self) -> tuple[int, ...]:
        """What of the hands is known."""
        return tuple(held & self.view.placed for held in self.view.position.zones[self.zone])

    def deal(self, rng: random.Random) -> Dealt:
        """One deal."""
        placed, hands = self.view.placed, list(self.base)
        stock, dealt = self.view.position.zones[self.stock], iter(self.sampler.deal(rng))
        for name, owner, count in self.view.slots:
            if name == self.stock:
                stock = [card if placed >> card & 1 else next(dealt) for card in stock]
                continue
            cards = sum([1 << next(dealt) for _ in range(count)])
            if name == self.zone:
                hands[owner] |= cards
        return Dealt(hands, stock)

    def hands(self, rng: random.Random) -> list[int]:
        """The hands of one deal."""
        return list(self.deal(rng).hands)


def deals_of(view: View) -> Deals:
    """What the others may hold."""
    setting = view.position.setting
    step = next(step for step in setting.program.code if step.op == "ask_trick")
    return Deals(view, Sampler(view, knowledge_of(view)), zone_of(setting, step.name), stock_of(setting.law))
