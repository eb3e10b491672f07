"""What a hand may have been at an earlier moment of play, as far as what is known now tells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

from tutor.cards import FULL_DECK, RANK_MASK, SUIT_MASK, bits
from tutor.law.model import Law, Zone
from tutor.law.names import Fact, Literal, Trades
from tutor.law.suits import SuitsWith
from tutor.play.course import fixed_deal
from tutor.play.court import Court
from tutor.play.deal import stock_of, stock_sizes
from tutor.play.facts import MissingFact, Situation, complete


def cards_dealt(law: Law, situation: Situation) -> int:
    """The cards that everybody had at first."""
    fixed = fixed_deal(law)
    return fixed[0] if fixed is not None else int(situation.get("cards", 12))


@lru_cache(maxsize=1024)
def draws(law: Law) -> bool:
    """Whether cards come into a hand after the deal."""
    sizes = stock_sizes(law, min(law.players))
    return sizes is not None and len(sizes) > 1


def tricks_so_far(law: Law, situation: Situation) -> int:
    """The most tricks that can have been played: by the stock where players draw, else by the cards of the hand."""
    sizes, stock = stock_sizes(law, min(law.players)), situation.get(stock_of(law))
    if sizes is not None and draws(law):
        return len(sizes) + cards_dealt(law, situation) if stock is None else sizes.index(int(stock)) + 1
    held = [
        situation[name]
        for name, zone in law.zones.items()
        if zone.of == "seat" and not zone.copy_of and name in situation
    ]
    return max(cards_dealt(law, situation) - (held[0].bit_count() if held else 0), 0)


@lru_cache(maxsize=1024)
def turned_apart(law: Law) -> bool:
    """Whether the turned card lies by itself, and in nobody's hand."""
    fixed, players = fixed_deal(law), min(law.players)
    return fixed is not None and players * fixed[0] + fixed[1] < law.deck.cards


@lru_cache(maxsize=1024)
def exchanges(law: Law) -> Trades:
    """Which cards are exchanged for which, where a decision lets players do it at all."""
    for decision in law.decisions.values():
        swaps = any(effect.keys[0] == "swap" for effect in decision.then)
        if swaps and not decision.never:
            return law.deck.trades
    return ()


def as_it_was(court: Court, situation: Situation, zone: Zone) -> Iterator[int]:
    """What a zone that remembers another may hold, where cards only leave that one: each different hand once.

    Only cards that matter to a rule are told apart.
    """
    law, now = court.law, situation.get(zone.copy_of)
    if now is None:
        raise MissingFact(zone.copy_of)
    if zone.when is None or draws(law):
        return
    if court.holds(zone.when, complete(law, situation)):
        yield now
        return
    yield from dict.fromkeys(Remembered(law, situation, zone, now).hands())


class Remembered:
    """The hands that may have been held when ``zone`` was remembered, some tricks ago."""

    def __init__(self, law: Law, situation: Situation, zone: Zone, now: int) -> None:
        self.law, self.situation, self.zone, self.now = law, situation, zone, now
        self.played = cards_dealt(law, situation) - now.bit_count()
        self.telling = telling_cards(law, zone.name)
        self.turned = next((name for name, other in law.zones.items() if other.size == 1), "")
        self.lies = int(situation.get(self.turned, -1))

    def hands(self) -> Iterator[int]:
        """All of them, some more than once."""
        first = next(
            (name for name, zone in self.law.zones.items() if zone.copy_of == self.zone.copy_of and zone.after), ""
        )
        if first in self.situation:
            for start in self.first_hands(self.situation[first]):
                if not self.now & ~start and (start & ~self.now).bit_count() == self.played:
                    yield from self.less_some(start)
            return
        apart = 1 << self.lies if self.lies >= 0 and turned_apart(self.law) else 0
        gone = bits(FULL_DECK & self.telling & ~self.now & ~apart)
        for count in range(min(self.played, len(gone) + 1)):
            for cards in combinations(gone, count):
                yield self.now | sum(1 << card for card in cards)

    def less_some(self, start: int) -> Iterator[int]:
        """A first hand less the cards played before: at least one, and no more than leave one for each trick since."""
        gone = start & ~self.now
        telling, others = bits(gone & self.telling), (gone & ~self.telling).bit_count()
        for count in range(len(telling) + 1):
            if max(count, 1) <= min(count + others, self.played - self.tricks_since()):
                for before in combinations(telling, count):
                    yield start & ~sum(1 << card for card in before)

    def tricks_since(self) -> int:
        """As many as the number grew of which the condition says what it was."""
        when: Any = self.zone.when
        now, then = (
            self.situation.get(getattr(getattr(when, "subject", None), "name", "")),
            getattr(when, "value", None),
        )
        return max(now - then.value, 0) if isinstance(then, Literal) and isinstance(now, int) else 0

    def first_hands(self, dealt: int) -> Iterator[int]:
        """The hand as dealt, and what exchanges of one's own or of others may have made of it."""
        yield dealt
        trades = exchanges(self.law)
        suits = [r.name for r in self.law.registers.values() if r.suit_of == self.turned and trades]
        for suit in (self.situation[name] for name in suits if name in self.situation):
            ways = [(12 * suit + given - 1, given, taken) for given, taken in trades]
            waiting = [(dealt, card) for card in bits(FULL_DECK & SUIT_MASK[suit] & ~dealt)]
            seen: set[tuple[int, int]] = set()
            while waiting:
                hand, lying = waiting.pop()
                if (hand, lying) in seen:
                    continue
                seen.add((hand, lying))
                if self.lies in (-1, lying):
                    yield hand
                for card, _, taken in ways:
                    if lying % 12 + 1 in taken:
                        own = hand >> card & 1
                        waiting.append((hand & ~(1 << card) | 1 << lying if own else hand, card))


@lru_cache(maxsize=256)
def telling_cards(law: Law, zone: str) -> int:
    """The cards of a zone that some rule tells apart: certain ranks, where only suits that have them are looked at."""
    found = 0
    for thing in things_in(tuple(law.decisions.values())):
        if isinstance(thing, SuitsWith) and getattr(thing.zone, "name", "") == zone:
            for rank in thing.ranks:
                found |= RANK_MASK[rank]
        elif isinstance(thing, Fact) and thing.name == zone:
            return FULL_DECK
    return found


def things_in(thing: Any) -> Iterator[Any]:
    """Every value in a tree of values; a set of suits is one, whatever it is made of."""
    if isinstance(thing, tuple):
        for item in thing:
            yield from things_in(item)
    elif is_dataclass(thing):
        yield thing
        for slot in fields(thing) if not isinstance(thing, SuitsWith) else ():
            yield from things_in(getattr(thing, slot.name))
