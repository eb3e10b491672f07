"""Sets of cards with a given sum, depth-first, the largest card first, without building the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from tutor.cards import bits


@lru_cache(maxsize=64)
def suit_sums(values: tuple[int, ...]) -> tuple[int, ...]:
    """The sum of every set of cards of one suit, by its 12-bit mask; ``values`` go by rank, from 1."""
    sums = [0] * 4096
    for mask in range(1, 4096):
        low = mask & -mask
        sums[mask] = sums[mask ^ low] + values[low.bit_length() - 1]
    return tuple(sums)


class Worth(int):
    """A set of cards of which only the sum is known."""


class Scale:
    """What cards are worth: by card, and for a whole set."""

    def __init__(self, by_rank: tuple[int, ...]) -> None:
        self.by_rank = by_rank
        self.by_card = (*by_rank * 4, 0)
        self._sums = suit_sums(by_rank)
        worth = [(self.by_card[card], 1 << card) for card in range(48) if self.by_card[card]]
        self._worth = sorted(worth, key=lambda pair: -pair[0])
        self._free = sum(1 << card for card in range(48) if not self.by_card[card])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scale) and self.by_rank == other.by_rank

    def __hash__(self) -> int:
        return hash(self.by_rank)

    def total(self, mask: int) -> int:
        """The sum of a set of cards."""
        if type(mask) is Worth:
            return int(mask)
        sums = self._sums
        return sums[mask & 4095] + sums[mask >> 12 & 4095] + sums[mask >> 24 & 4095] + sums[mask >> 36]

    def best(self, mask: int, count: int) -> int:
        """The sum of its best cards."""
        return sum(sorted((self.by_card[card] for card in bits(mask)), reverse=True)[:count])

    def subsets(self, zone: int, total: int) -> Iterator[int]:
        """Every non-empty set of cards of ``zone`` with that sum, found as they are asked for: first those with the card
        of most worth. Cards that are worth nothing may go with any."""
        free = zone & self._free
        found = self._subsets(zone, total)
        return with_free(found, free, total) if free else found

    def _subsets(self, zone: int, total: int) -> Iterator[int]:
        """The sets of cards that are worth something."""
        pairs = [pair for pair in self._worth if pair[1] & zone and pair[0] <= total]
        rest = [0] * (len(pairs) + 1)
        for place in range(len(pairs) - 1, -1, -1):
            rest[place] = rest[place + 1] + pairs[place][0]
        for place, (value, card) in enumerate(pairs):
            if rest[place] < total:
                return
            if value == total:
                yield card
            else:
                found: list[int] = []
                search(pairs, rest, place + 1, total - value, card, found)
                yield from found


def search(
    pairs: Sequence[tuple[int, int]], rest: Sequence[int], start: int, missing: int, taken: int, found: list[int]
) -> None:
    """Add to ``found`` the sets that complete ``taken``, out of cards from ``start``, whose values never rise."""
    for place in range(start, len(pairs)):
        if rest[place] < missing:
            return
        value, card = pairs[place]
        if value == missing:
            found.append(taken | card)
        elif value < missing:
            search(pairs, rest, place + 1, missing - value, taken | card, found)


class Moves(list[tuple[int, ...]]):
    """Moves among which some are to be picked, each a card and a set of cards, or a set alone."""

    def __init__(self) -> None:
        super().__init__()
        self._most: dict[int, int] = {}

    def most(self, place: int) -> int:
        """How many cards there are in the largest of their sets; the list does not grow any more."""
        if place not in self._most:
            self._most[place] = max(move[place].bit_count() for move in self)
        return self._most[place]


def with_free(found: Iterable[int], free: int, total: int) -> Iterator[int]:
    """Sets with a sum, each alone and with every set of the cards that are worth nothing."""
    if total == 0:
        yield from all_subsets(free)
    for chosen in found:
        yield chosen
        for more in all_subsets(free):
            yield chosen | more


def union(*families: Iterable[int]) -> Iterator[int]:
    """The sets of several families, each once."""
    seen: set[int] = set()
    for family in families:
        for mask in family:
            if mask not in seen:
                seen.add(mask)
                yield mask


def singles(zone: int) -> Iterator[int]:
    """Every card of a zone by itself."""
    for card in bits(zone):
        yield 1 << card


def all_subsets(zone: int) -> Iterator[int]:
    """Every non-empty set: the last resort, for a rule that cannot be solved."""
    mask = zone
    while mask:
        yield mask
        mask = (mask - 1) & zone
