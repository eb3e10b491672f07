"""What decides an item: its answers under one law after another, each worked out once."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from tutor.ask import Ruleset
from tutor.learn.items.difficulty import band_of, difficulty
from tutor.learn.items.item import Given, Item, predictions
from tutor.learn.items.kinds import Kind, kind_of
from tutor.learn.items.targets import Aim, asked_of, components_at, touches, without


class Judged:
    """An item, and what the law and the laws without something answer to it."""

    def __init__(self, item: Item, maker: Kind | None = None) -> None:
        self.item, self.maker = item, maker or kind_of(item)
        self.kind, self.basis = self.maker.basis(item)
        self._said: dict[Ruleset, tuple[Given, ...]] = {}

    @cached_property
    def right(self) -> tuple[Given, ...]:
        """The right answers of that whose answer shows what decides."""
        return self.kind.right(self.basis, self.item.seat.rules)

    @cached_property
    def asked(self) -> tuple[Given, ...]:
        """The right answers of the item itself."""
        if self.basis is self.item:
            return self.right
        return self.maker.right(self.item, self.item.seat.rules)

    @property
    def sound(self) -> bool:
        """Whether the item is worth asking."""
        return self.maker.sound(self.item, self.asked)

    def said(self, rules: Ruleset) -> tuple[Given, ...]:
        """What seems right to somebody who takes this to be the law."""
        if rules is self.item.seat.rules:
            return self.right
        if rules not in self._said:
            self._said[rules] = self.kind.believed(self.basis, rules)
        return self._said[rules]

    def differs(self, group: tuple[Ruleset, ...]) -> bool:
        """Whether one of some laws gives other answers; one under which there is nothing to answer gives none."""
        seat, asked = self.item.seat, self.maker.exercises(self.item)
        able = [rules for rules in group if touches(seat, rules, asked)]
        return any((said := self.said(rules)) and said != self.right for rules in able)

    def decided(self, aim: Aim) -> bool:
        """Whether what is exercised decides the item: without it the right answers would be others."""
        if not self.sound:
            return False
        if aim.apart and self.said(aim.apart[0]) == self.said(aim.apart[1]):
            return False
        return all(self.differs(group) for group in aim.parts)

    @cached_property
    def deciding(self) -> tuple[str, ...]:
        """Every component that decides the item."""
        seat, asked = self.item.seat, self.maker.exercises(self.item)
        able = [name for name in components_at(seat) if asked in asked_of(seat, name)]
        return tuple(name for name in able if self.differs(without(seat, name)))

    def rated(self) -> Item:
        """The item with what decides it, and how hard it is."""
        told = predictions(self.item, self.said if self.basis is self.item else None) if self.maker.foretold else {}
        found = difficulty(self.item, self.deciding, told)
        return replace(self.item, components=self.deciding, difficulty=found, band=band_of(found))
