"""A decent card by rule of thumb: who wins the trick, what it is worth, and how strong what is left would be."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tutor.cards import SUIT_MASK, bits

Row = Sequence[int]
TRUMP = 60  # more dangerous than a plain card


@dataclass(frozen=True, slots=True)
class Ranking:
    """``above``: by card, those of its suit that rank above it. ``below``: those that rank below. ``best``: the suit that
    wins over all others, as a mask (0: none)."""

    above: Row
    below: Row
    best: int


@lru_cache(maxsize=64)
def ranking(above: tuple[int, ...], best_suit: int) -> Ranking:
    """From the masks of the cards above each, and the strongest suit (-1: none)."""
    below = tuple(sum(1 << low for low in range(48) if above[low] >> card & 1) for card in range(48))
    return Ranking(above, below, SUIT_MASK[best_suit] if best_suit >= 0 else 0)


@dataclass(frozen=True, slots=True)
class Seen:
    """A trick as whoever plays next sees it. ``legal``, ``hand``, ``unseen``: masks; ``over``: the cards that win over
    the best so far (0: nothing is led); ``last``: nobody plays after; ``left``: tricks still to be won, this one too."""

    legal: int
    hand: int
    unseen: int
    over: int
    led: bool
    last: bool
    left: int


def card_by_count(seen: Seen, need: int, order: Ranking) -> int:
    """A card for somebody who wants ``need`` tricks more, no more and no fewer."""
    if not seen.legal & (seen.legal - 1):
        return seen.legal.bit_length() - 1
    if not seen.led:
        return lead_by_count(seen, need, order)
    win = seen.legal & seen.over
    lose = seen.legal ^ win
    if need <= 0:
        if lose:
            return max(bits(lose), key=lambda card: danger(card, order, seen.unseen))
        return win_with(win, order, high=seen.last)
    if not win:
        return min(bits(lose), key=lambda card: danger(card, order, seen.unseen))
    if seen.last:
        return win_with(win, order)
    highest = win_with(win, order, high=True)
    return highest if need >= seen.left or not seen.unseen & order.above[highest] else win_with(win, order)


def lead_by_count(seen: Seen, need: int, order: Ranking) -> int:
    """What to lead: a card that wins, or one that hardly can."""
    if need > 0:
        spare = need < seen.left
        worth = {card: lead_worth(card, order, seen.hand, seen.unseen, spare) for card in bits(seen.legal)}
        best = max(worth, key=lambda card: worth[card])
        if worth[best] >= 40 or not spare:
            return best
    return min(bits(seen.legal), key=lambda card: danger(card, order, seen.unseen))


def win_with(win: int, order: Ranking, high: bool = False) -> int:
    """The lowest (or highest) of the cards that win; of the strongest suit last."""
    return (max if high else min)(bits(win), key=lambda card: (order.best >> card & 1, order.below[card].bit_count()))


def danger(card: int, order: Ranking, unseen: int) -> int:
    """How likely a card is to win a trick that one does not want: 50 for the highest, more for a trump."""
    found = risk((unseen & order.above[card]).bit_count(), (unseen & order.below[card]).bit_count())
    return found + TRUMP if order.best >> card & 1 else found


def risk(high: int, low: int) -> int:
    """The same of a plain card, with so many of its suit out that rank above and below it."""
    return 50 * (low + 1) // (high + low + 1) - 4 * high


def lead_worth(card: int, order: Ranking, hand: int, unseen: int, spare: bool) -> int:
    """How likely a card that is led is to win. ``spare``: one need not win every trick that is left."""
    high = (unseen & order.above[card]).bit_count()
    if order.best >> card & 1:
        return 100 - 30 * high
    found = 90 - 35 * high
    if unseen & order.best:
        found -= 6 * (hand & SUIT_MASK[card // 12]).bit_count()
    return found - 20 if high and spare else found


TRUMP_COST, LAST_TRUMP, STAKE = (
    0.55,
    0.73,
    0.36,
)  # of the dearest card: what a trump is kept for, what a trick must hold


@dataclass(frozen=True, slots=True)
class Orders:
    """The deck in the order in which cards are played that come into question: by card, its place, the first is played.

    ``dear`` cards are led where nothing wins over them; ``cheap`` ones where there is nothing to be had; a trick is won by
    a ``dear_win`` if nobody plays later, else by a ``cheap_win``, and a partner's is given a ``dear_gift`` or ``cheap_gift``.
    ``high``: what a trick must hold to be won though somebody plays later.
    """

    dear: Row
    cheap: Row
    dear_win: Row
    cheap_win: Row
    dear_gift: Row
    cheap_gift: Row
    high: float

    @property
    def all(self) -> tuple[Row, ...]:
        """As a rollout takes them."""
        return self.dear, self.cheap, self.dear_win, self.cheap_win, self.dear_gift, self.cheap_gift


@lru_cache(maxsize=64)
def orders_of(order: Ranking, worth: tuple[float, ...]) -> Orders:
    """The orders, from how cards rank and what they are worth."""
    most = max(worth, default=0.0)

    def by(value: float, trump: float, rank: float, trump_rank: float) -> Row:
        """So much for worth, for being a trump, for rank."""
        total = {}
        for card in range(48):
            height = 0.001 * most * order.below[card].bit_count()
            best = order.best >> card & 1
            total[card] = value * worth[card] + (trump + trump_rank * height if best else rank * height)
        first = sorted(range(48), key=lambda card: (-total[card], card))
        return tuple(first.index(card) for card in range(48))

    return Orders(
        dear=by(1, 0, 0, 0),
        cheap=by(-1, -TRUMP_COST * most, -1, -1),
        dear_win=by(1, -LAST_TRUMP * most, -1, -1),
        cheap_win=by(0, -9 * most, 1, -1),
        dear_gift=by(1, 0, -1, -1),
        cheap_gift=by(-1, 0, -1, -1),
        high=STAKE * most,
    )


def card_by_points(seen: Seen, on_trick: float, after: int, ally: bool, order: Ranking, worth: Sequence[float]) -> int:
    """A card for somebody who wants points. ``on_trick``: what the cards on the trick are worth; ``after``: how many play
    later; ``ally``: a partner is winning it."""
    orders = orders_of(order, tuple(worth))
    win = seen.legal & seen.over if seen.led else 0
    lose = seen.legal ^ win
    if not seen.led:
        masters = sum(
            1 << card
            for card in bits(seen.legal & ~order.best)
            if not seen.unseen & order.above[card] and (seen.unseen & SUIT_MASK[card // 12]).bit_count() >= 2 * after
        )
        if masters:
            return first_of(masters, orders.dear)
    if ally and lose:
        return first_of(lose, orders.cheap_gift if after else orders.dear_gift)
    if win and not after:
        return first_of(win, orders.dear_win)
    if win and (on_trick >= orders.high or not lose):
        return first_of(win, orders.cheap_win)
    return first_of(lose or win, orders.cheap)


def first_of(cards: int, places: Row) -> int:
    """The card of a mask that comes first in an order."""
    return min(bits(cards), key=lambda card: places[card])


def likely_tricks(hand: int, order: Ranking, unseen: int, others: int, cards: int) -> list[float]:
    """For each card of a hand, how likely it is to win a trick against so many others with so many cards each.

    A card of the strongest suit has to fear those above it; another also whoever is void of its suit.
    """
    out = max(unseen.bit_count(), 1)
    dealt, found = min(1.0, others * cards / out), []
    for card in bits(hand):
        high = (unseen & order.above[card]).bit_count()
        if order.best >> card & 1:
            found.append((1 - high / out) ** others if cards == 1 else 1 / (1 + 0.55 * high * dealt))
            continue
        suit = (unseen & SUIT_MASK[card // 12]).bit_count()
        void = ((out - suit) / out) ** cards if order.best else 0.0
        found.append((1 - void) ** others * math.exp(-0.62 * high**1.5 * dealt))
    return found


def distribution(chances: Sequence[float]) -> list[float]:
    """How likely each number of successes is, where each comes by itself."""
    found = [1.0]
    for chance in chances:
        longer = [0.0] * (len(found) + 1)
        for count, weight in enumerate(found):
            longer[count] += weight * (1 - chance)
            longer[count + 1] += weight * chance
        found = longer
    return found
