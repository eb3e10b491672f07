"""Was it a renuncio, when hands are not seen? Every hand that fits what is known is asked, by two or three of them.

For a law in which illegality grows with the hand, one unseen card decides: a play is illegal with some fitting hand
if it is with the known cards and one more, and legal with some if enough unseen cards would leave it legal. Each hand
found in this way is judged before it is believed; after them all fitting hands are tried, up to a bound.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Literal

from tutor.cards import bits

Judged = Callable[[int], str | None]
MOST_TRIED = 3000


@dataclass(frozen=True, slots=True)
class Hidden:
    """``verdict`` over all fitting hands; ``rule`` where every refusing one breaks the same; hands that show either."""

    verdict: Literal["legal", "illegal", "undecided"]
    rule: str | None
    illegal_with: int | None
    legal_with: int | None


@dataclass(frozen=True, slots=True)
class World:
    """What a player may have held: ``known`` certainly, and ``hidden`` of the cards ``unseen``.

    Among the hidden ones are ``least`` or more of the cards ``among``; not all of ``not_all`` (if any) are held.
    """

    known: int
    unseen: int
    hidden: int
    among: int = 0
    least: int = 0
    not_all: int = 0

    def fits(self, hand: int) -> bool:
        """Whether a hand of the right size can have been this one."""
        held = hand & ~self.known
        return (held & self.among).bit_count() >= self.least and not self.too_many(hand)

    def too_many(self, hand: int) -> bool:
        """Whether a hand has all of the cards of which one was not held."""
        return self.not_all != 0 and not self.not_all & ~hand

    def filled(self, first: int, order: Sequence[int]) -> int | None:
        """The known cards and those of the mask ``first``, filled up in an order of preference; None where none fits."""
        hand = self.known | first
        for among, number in ((self.among, self.least), (-1, self.hidden)):
            for card in order:
                held = hand & ~self.known
                if (held & among).bit_count() >= number or held.bit_count() >= self.hidden:
                    break
                more = hand | 1 << card
                if among >> card & 1 and not self.too_many(more):
                    hand = more
        return hand if (hand & ~self.known).bit_count() == self.hidden and self.fits(hand) else None


def judge_hidden(worlds: Sequence[World], broken: Judged, order: Sequence[str]) -> Hidden:
    """``broken`` gives the rule that the play breaks with a hand, None where it is legal; ``order`` all such rules."""
    illegal_with = legal_with = None
    rules: set[str] = set()
    for hand in (hand for world in worlds for hand in fitting_hands(world, broken, order, MOST_TRIED // len(worlds))):
        rule = broken(hand)
        if rule is None:
            legal_with = legal_with if legal_with is not None else hand
        else:
            illegal_with = illegal_with if illegal_with is not None else hand
            rules.add(rule)
        if legal_with is not None and illegal_with is not None:
            return Hidden("undecided", None, illegal_with, legal_with)
    if illegal_with is None:
        return Hidden("legal", None, None, legal_with)
    return Hidden("illegal", rules.pop() if len(rules) == 1 else None, illegal_with, None)


def fitting_hands(world: World, broken: Judged, order: Sequence[str], most: int) -> Iterator[int]:
    """Hands worth trying: the known cards alone where that is all; those filled up with harmless cards; each unseen
    card, filled up with those that do least harm (the later the rule, the less); then all, as far as ``most`` allows.
    """
    known, size = world.known, world.hidden
    if size == 0:
        yield from (known,) if world.fits(known) else ()
        return
    if size > world.unseen.bit_count():
        return
    singles = {card: broken(known | 1 << card) for card in bits(world.unseen)}
    mildest = sorted(singles, key=lambda card: harm(singles[card], order))
    tried = (world.filled(first, mildest) for first in (0, *(1 << card for card in singles)))
    yield from (hand for hand in tried if hand is not None)
    every = (known | sum(1 << card for card in cards) for cards in combinations(mildest, size))
    yield from filter(world.fits, islice(every, most))


def harm(rule: str | None, order: Sequence[str]) -> int:
    """How early a rule is broken; 0 where none is."""
    return 0 if rule is None else len(order) - order.index(rule)
