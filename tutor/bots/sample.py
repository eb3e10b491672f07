"""Deals at random that fit everything that is certain."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from tutor.bots.chance import shuffled
from tutor.bots.known import Knowledge
from tutor.bots.view import View

TRIES = 40


@dataclass(frozen=True)
class Sampler:
    """Deals of the unplaced cards among the slots of a view."""

    view: View
    knowledge: Knowledge

    @cached_property
    def free(self) -> bool:
        """Whether any card may lie anywhere."""
        return all(mask == self.view.hidden for mask in self.knowledge.allowed)

    @cached_property
    def choices(self) -> dict[int, list[int]]:
        """By card, the slots in which it may lie."""
        allowed = self.knowledge.allowed
        return {card: [slot for slot, mask in enumerate(allowed) if mask >> card & 1] for card in self.view.unplaced}

    def deal(self, rng: random.Random) -> list[int]:
        """The unplaced cards in the order of the slots, as `View.with_cards` takes them."""
        if self.free:
            return shuffled(self.view.unplaced, rng)
        for _ in range(TRIES):
            found = self.attempt(rng)
            if found is not None:
                return [card for cards in found for card in shuffled(cards, rng)]
        found = self.mended(rng)
        return [card for cards in found for card in shuffled(cards, rng)]

    def attempt(self, rng: random.Random) -> list[list[int]] | None:
        """Card by card, those with the fewest places first, each to a slot as likely as it has room; None: no room."""
        order = shuffled(self.view.unplaced, rng)
        order.sort(key=lambda card: len(self.choices[card]))
        room = [count for _, _, count in self.view.slots]
        laid: list[list[int]] = [[] for _ in room]
        for card in order:
            slots = self.choices[card]
            left = int(rng.random() * sum(room[slot] for slot in slots))
            for slot in slots:
                left -= room[slot]
                if left < 0:
                    room[slot] -= 1
                    laid[slot].append(card)
                    break
            else:
                return None
        return laid

    def mended(self, rng: random.Random) -> list[list[int]]:
        """A deal found by moving cards on until each has room; cards for which there is none lie where there is some."""
        room = [count for _, _, count in self.view.slots]
        laid: list[list[int]] = [[] for _ in room]
        for card in shuffled(self.view.unplaced, rng):
            path = self.path(card, laid, room)
            if path is None:
                slot = max(range(len(room)), key=lambda place: room[place] - len(laid[place]))
                laid[slot].append(card)
                continue
            for slot, pushed in path:
                laid[slot].append(card)
                if pushed >= 0:
                    laid[slot].remove(pushed)
                    card = pushed
        return laid

    def path(self, card: int, laid: Sequence[list[int]], room: Sequence[int]) -> list[tuple[int, int]] | None:
        """How a card finds room: the slot it goes to, the card it pushes out of there, where that goes, and so on."""
        waiting: list[tuple[int, list[tuple[int, int]]]] = [(card, [])]
        tried: set[int] = set()
        while waiting:
            here, path = waiting.pop(0)
            for slot in self.choices[here]:
                if slot in tried:
                    continue
                if len(laid[slot]) < room[slot]:
                    return [*path, (slot, -1)]
                tried.add(slot)
                waiting += [(other, [*path, (slot, other)]) for other in laid[slot]]
        return None

    def deals(self, rng: random.Random, count: int) -> Iterator[list[int]]:
        """So many of them."""
        for _ in range(count):
            yield self.deal(rng)
