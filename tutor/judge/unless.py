"""Counterfactuals: the smallest changes of a situation that turn the verdict round. Each one is re-run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Literal

from tutor.cards import SUIT_MASK, bits
from tutor.law.model import Decision, Law
from tutor.law.names import Fact
from tutor.play.facts import Situation, Unseen

Kind = Literal["drop", "add", "fewer", "card", "suit", "suits", "number", "flag", "option"]
MOST_DROPPED = 3


@dataclass(frozen=True, slots=True)
class Edit:
    """One change: of zone or register ``where``, from ``old`` to ``new`` (masks for drop and add, else values).

    ``fewer``: of so many cards, ``old``, one is gone, whichever it is, and ``new`` are left.
    """

    kind: Kind
    where: str
    old: Any
    new: Any
    place: int = -1

    def apply(self, situation: Situation) -> dict[str, Any]:
        """The situation after the change."""
        changed = dict(situation)
        value: Any = changed.get(self.where)
        if self.kind == "drop":
            changed[self.where] = value & ~self.old
        elif self.kind == "add":
            changed[self.where] = value | self.new
        elif self.place >= 0:
            changed[self.where] = (*value[: self.place], self.new, *value[self.place + 1 :])
        else:
            changed[self.where] = self.new
        if self.kind == "suits":
            order = [suit for suit in changed.get(self.where + ":order", bits(self.old)) if self.new >> suit & 1]
            changed[self.where + ":order"] = (*bits(self.new & ~self.old), *order)
        return changed


Turns = Callable[[Situation], bool]
HandTurns = Callable[[int], bool]


def turning_edits(
    law: Law, decision: Decision, situation: Situation, choice: int, witness: int, deck: int, turns: Turns
) -> Iterator[Edit]:
    """The edits of everything but the hand that turn the verdict round, of each kind the first, likeliest kinds first.

    ``witness`` are the cards that the verdict rests on: they are tried first. ``turns`` judges a changed situation.
    """
    for family in (_trick_edits, _suit_edits, _number_edits, _flag_edits, _suits_edits):
        found = next(
            (e for e in family(law, decision, situation, choice, witness, deck) if turns(e.apply(situation))), None
        )
        if found is not None:
            yield found


def smallest_hand_edit(
    decision: Decision, zone: str, situation: Situation, choice: int, witness: int, free: int, turns: HandTurns
) -> Edit | None:
    """The first edit of the hand that turns the verdict round; ``turns`` judges a hand, ``free`` cards may be added.

    ``zone`` is where the hand lies; a card that is chosen out of it stays.

    The extremes are asked first: where dropping everything, or adding everything, turns nothing, no single card is tried.
    """
    hand = situation.get(zone)
    if not zone or not isinstance(hand, int):
        return None
    own = 1 << choice if _hand_zone(decision) else 0
    others = hand & ~own
    may_drop = turns(own)
    if may_drop:
        for card in (*bits(others & witness), *bits(others & ~witness)):
            if turns(hand & ~(1 << card)):
                if not own and _any_will_do(hand, free, turns):
                    return Edit("fewer", zone, hand.bit_count(), hand.bit_count() - 1)
                return Edit("drop", zone, 1 << card, 0)
    if not turns(hand | free):
        free = 0
    near = sum(SUIT_MASK[suit] for suit in range(4) if witness & SUIT_MASK[suit])
    for card in (*bits(free & near), *bits(free & ~near)):
        if turns(hand | 1 << card):
            return Edit("add", zone, 0, 1 << card)
    owed = bits(others & witness) if may_drop else ()
    for size in range(2, len(owed) + 1):
        for cards in combinations(owed, size) if size <= MOST_DROPPED else (owed,):
            gone = sum(1 << card for card in cards)
            if turns(hand & ~gone):
                return Edit("drop", zone, gone, 0)
    return None


def _any_will_do(hand: int, free: int, turns: HandTurns) -> bool:
    """Whether it is the number of cards that matters: any card more, or any card less, turns the verdict round."""
    less = hand.bit_count() > 1 and all(turns(hand & ~(1 << card)) for card in bits(hand))
    return less and free > 0 and all(turns(hand | 1 << card) for card in bits(free))


def _hand_zone(decision: Decision) -> str:
    zone = getattr(decision.choose[decision.part], "zone", None)
    return zone.name if isinstance(zone, Fact) else ""


def lying(law: Law, situation: Situation) -> int:
    """Every card that is somewhere."""
    seen = 0
    for name, zone in law.zones.items():
        value = situation.get(name)
        if isinstance(value, Unseen):
            continue
        if isinstance(value, tuple):
            for card in value:
                seen |= 1 << card
        elif isinstance(value, int):
            seen |= (1 << value if value >= 0 else 0) if zone.size == 1 else value
    return seen


def _trick_edits(
    law: Law, decision: Decision, situation: Situation, choice: int, witness: int, deck: int
) -> Iterator[Edit]:
    if law.tricks is None or not _hand_zone(decision):
        return
    order = situation.get(law.tricks.zone) or ()
    free = deck & ~lying(law, situation)
    for place, old in sorted(enumerate(order), key=lambda item: not witness >> item[1] & 1):
        near = [*bits(free & SUIT_MASK[old // 12]), *bits(free & ~SUIT_MASK[old // 12])]
        for new in near:
            yield Edit("card", law.tricks.zone, old, new, place)


def _suit_edits(
    law: Law, decision: Decision, situation: Situation, choice: int, witness: int, deck: int
) -> Iterator[Edit]:
    if not _hand_zone(decision):
        return
    for name, register in law.registers.items():
        if register.type == "suit" and isinstance(situation.get(name), int):
            for suit in range(4):
                if suit != situation[name]:
                    yield Edit("suit", name, situation[name], suit)


def _number_edits(
    law: Law, decision: Decision, situation: Situation, choice: int, witness: int, deck: int
) -> Iterator[Edit]:
    for name in law.registers:
        said = situation.get(name + ":all")
        if said and not _hand_zone(decision):
            for place, old in enumerate(said):
                for new in (old - 1, old + 1):
                    if 0 <= new <= situation.get("cards", 0):
                        yield Edit("number", name + ":all", old, new, place)
    for name, register in law.registers.items():
        if register.type == "number" and isinstance(old := situation.get(name), int) and not register.said_in:
            yield from (Edit("number", name, old, new) for new in (old + 1, old - 1) if new >= 0)
    if not _hand_zone(decision) and isinstance(situation.get("cards"), int):
        lowest = max([1, choice, *situation.get("bids:all", ())])
        for new in (situation["cards"] - 1, situation["cards"] + 1):
            if lowest <= new <= 13:
                yield Edit("number", "cards", situation["cards"], new)


def _flag_edits(
    law: Law, decision: Decision, situation: Situation, choice: int, witness: int, deck: int
) -> Iterator[Edit]:
    for name, register in law.registers.items():
        if register.type == "flag" and isinstance(old := situation.get(name), bool):
            yield Edit("flag", name, old, not old)


def _suits_edits(
    law: Law, decision: Decision, situation: Situation, choice: int, witness: int, deck: int
) -> Iterator[Edit]:
    for name, register in law.registers.items():
        if register.type == "suits" and isinstance(old := situation.get(name), int):
            yield from (Edit("suits", name, old, old ^ 1 << suit) for suit in range(4))
