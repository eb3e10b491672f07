"""What one seat knows of a hand: what it sees now, and what it has seen happen.

A view holds a whole position, in which the cards that this seat cannot place lie anywhere, in a fixed order: two deals
that look alike from a seat give the same view, so nothing made of a view can know a hidden card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import Any

from tutor.cards import bits
from tutor.law.model import Zone
from tutor.play.kept import Keeping
from tutor.play.position import PASS, Position, chooses_blind, is_seen, union

CARDS = ("card", "cards")  # what may be chosen that is made of cards
Past = Sequence[tuple[Position, Any]]
Slot = tuple[str, int, int]
Left = Mapping[tuple[str, int], int]


@dataclass(frozen=True, eq=False)
class View(Keeping):
    """``position``: now, with the unplaced cards in the ``slots`` in ascending order. ``past``: the positions in which
    somebody chose in this hand, as this seat saw them, and what was chosen. ``choices``: who chose what, in order.
    ``placed``: the cards it can place.

    A slot is a zone, its owner (-1: nobody's) and how many unplaced cards lie there. ``left``: of each zone that
    remembers somebody else's hand, the cards that have left that hand since (no entry: nothing is remembered yet).
    """

    seat: int
    position: Position
    choices: tuple[tuple[int, Any], ...]
    placed: int
    slots: tuple[Slot, ...]
    left: Left
    recall: Callable[[], tuple[tuple[Position, Any], ...]]

    @cached_property
    def past(self) -> tuple[tuple[Position, Any], ...]:
        return self.recall()

    @cached_property
    def moves(self) -> tuple[Any, ...]:
        """The legal choices; none where another is to choose, or where one does not see the cards one chooses from."""
        if self.position.turn != self.seat or chooses_blind(self.position):
            return ()
        return self.position.moves()

    @cached_property
    def unplaced(self) -> tuple[int, ...]:
        """The cards that this seat cannot place, ascending."""
        return bits(self.hidden)

    @property
    def hidden(self) -> int:
        """The same as a mask."""
        return self.position.setting.plan.pack & ~self.placed

    @cached_property
    def key(self) -> str:
        """What is known, in writing and without a name: chance that depends on a view depends on this."""
        here, law = self.position, self.position.setting.law
        said = " ".join([f"{who}:{choice}" for who, choice in self.choices])
        asked = [*law.decisions].index(here.decision) if here.decision else -1
        where = [*here.zones.values(), here.setting.dealer, here.setting.cards]
        return f"{self.seat} {asked} {self.placed:x} {where} {said}"

    def with_cards(self, cards: Sequence[int]) -> Position:
        """The position with these cards in the slots, in this order."""
        return replace(self.position, zones=filled(self.position, self.placed, cards, self.left))


def look(position: Position, seat: int, past: Past = ()) -> View:
    """The view of a seat. ``past``: the positions of this hand in which somebody chose, and the choices, in order."""
    moments = [*(before for before, _ in past), position]
    copies = {
        (name, owner): cards_left(moments, name, owner)
        for name, owner in hidden_copies(position, seat)
        if position.zones[name][owner]
    }
    placed = placed_then(moments, [0, *(cards_chosen(before, choice) for before, choice in past)], seat)

    def recall() -> tuple[tuple[Position, Any], ...]:
        seen = zip(past, placed, strict=False)
        return tuple([(as_seen(before, seat, known, {}), choice) for (before, choice), known in seen])

    masked, slots = as_seen(position, seat, placed[-1], copies), tuple(slots_of(position, placed[-1]))
    chosen = tuple([(before.turn, choice) for before, choice in past])
    return View(seat, masked, chosen, placed[-1], slots, copies, recall)


def placed_then(moments: Sequence[Position], shown: Sequence[int], seat: int) -> list[int]:
    """The cards that a seat could place at each moment; ``shown``: those that the choice before it has shown to all."""
    found, seen = [], 0
    for moment, mask in zip(moments, shown, strict=True):
        here, unsure = open_to(moment, seat)
        seen |= mask | here
        found.append(seen & ~unsure)
    return found


def open_to(position: Position, seat: int) -> tuple[int, int]:
    """What lies open to a seat, and what of it that seat cannot place; looked up once."""
    known: dict[int, tuple[int, int]] = position.kept("open to")
    if seat not in known:
        known[seat] = union(tuple(seen_cards(position, seat))), picked_unseen(position, seat)
    return known[seat]


def as_seen(position: Position, seat: int, placed: int, copies: Left) -> Position:
    """A position with the unplaced cards in ascending order, and nothing in zones that remember the hands of others but
    what ``copies`` tells; made once, for the same history is looked at again."""
    known: dict[Any, Position] = position.kept("as seen")
    key = seat, placed, *copies.items()
    if key not in known:
        unplaced = bits(position.setting.plan.pack & ~placed)
        zones = filled(position, placed, unplaced, copies)
        for name, owner in hidden_copies(position, seat):
            if (name, owner) not in copies:
                zones[name] = (*zones[name][:owner], 0, *zones[name][owner + 1 :])
        known[key] = replace(position, zones=zones)
    return known[key]


def lying(position: Position) -> Iterator[tuple[str, int, Zone, Any]]:
    """Where cards lie: each zone that is no copy and no place for a single card, by owner (-1: nobody's)."""
    for name, zone in position.setting.law.zones.items():
        if zone.copy_of or zone.size == 1:
            continue
        if zone.of:
            for owner, held in enumerate(position.zones[name]):
                yield name, owner, zone, held
        else:
            yield name, -1, zone, position.zones[name]


def sees(position: Position, seat: int, zone: Zone, owner: int) -> bool:
    """Whether a seat sees what lies there."""
    return is_seen(zone, owner == position.setting.owner(seat, zone.of)) if owner >= 0 else zone.seen_by == "all"


def seen_cards(position: Position, seat: int) -> Iterator[int]:
    """The masks of what lies open to a seat."""
    for _, owner, zone, held in lying(position):
        if sees(position, seat, zone, owner):
            yield union((held,))
    for name, zone in position.setting.law.zones.items():
        if zone.seen_by != "all" or zone.of:
            continue
        if zone.size == 1 and position.zones[name] >= 0:
            yield 1 << position.zones[name]
        elif zone.copy_of:
            yield union((position.zones[name],))  # it may have been taken before anybody chose


def cards_chosen(position: Position, choice: Any) -> int:
    """The cards that a choice names, which everybody sees; looked up once."""
    if choice == PASS:
        return 0
    known: dict[Any, int] = position.kept("cards chosen")
    if choice not in known:
        parts = position.setting.law.decisions[position.decision].choose.values()
        named = zip(parts, choice if isinstance(choice, tuple) else (choice,), strict=True)
        cards = [1 << value if part.type == "card" else value for part, value in named if part.type in CARDS]
        known[choice] = union(tuple(cards))
    return known[choice]


def picked_unseen(position: Position, seat: int) -> int:
    """A card that was shown out of some hand or other, while it still lies in a hand that this seat does not see."""
    steps = [step for step in position.setting.program.code if step.op == "turn" and step.flag]
    shown = sum(1 << position.zones[step.name] for step in steps if position.zones[step.name] >= 0)
    if not shown:
        return 0
    held = [
        union((cards,))
        for _, owner, zone, cards in lying(position)
        if owner >= 0 and zone.seen_by != "nobody" and not sees(position, seat, zone, owner)
    ]
    hidden: int = shown & union(tuple(held))
    return hidden


def hidden_copies(position: Position, seat: int) -> Iterator[tuple[str, int]]:
    """The zones that remember what others held, by owner."""
    for name, zone in position.setting.law.zones.items():
        if zone.copy_of and zone.of:
            for owner in range(len(position.zones[name])):
                if not sees(position, seat, zone, owner):
                    yield name, owner


def cards_left(moments: Sequence[Position], name: str, owner: int) -> int:
    """The cards that have left a zone of somebody's since another began to remember it."""
    source = moments[0].setting.law.zones[name].copy_of
    since = [moment.zones[source][owner] for moment in moments if moment.zones[name][owner]]
    return union(tuple(before & ~after for before, after in pairwise(since)))


def slots_of(position: Position, placed: int) -> Iterator[Slot]:
    """Where the unplaced cards lie, and how many."""
    for name, owner, _, held in lying(position):
        count = (union((held,)) & ~placed).bit_count()
        if count:
            yield name, owner, count


def filled(position: Position, placed: int, cards: Sequence[int], copies: Left) -> dict[str, Any]:
    """The zones of a position with other cards for those that are not placed, slot by slot."""
    zones, law, rest = dict(position.zones), position.setting.law, iter(cards)
    for name, owner, _, held in lying(position):
        if not union((held,)) & ~placed:
            continue
        if isinstance(held, tuple):
            laid: Any = tuple(card if placed >> card & 1 else next(rest) for card in held)
        else:
            laid = held & placed | sum(1 << next(rest) for _ in range((held & ~placed).bit_count()))
        zones[name] = laid if owner < 0 else (*zones[name][:owner], laid, *zones[name][owner + 1 :])
    for (name, owner), left in copies.items():
        now = zones[law.zones[name].copy_of][owner] | left if position.zones[name][owner] else 0
        zones[name] = (*zones[name][:owner], now, *zones[name][owner + 1 :])
    return zones
