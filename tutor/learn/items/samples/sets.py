"""Sets of cards: out of a pool of cards the law says what can be taken; one such set is laid out, and others beside it."""

from __future__ import annotations

from typing import Any

from tutor.cards import CARDS, bits
from tutor.law.compile_sets import SetDecision
from tutor.learn.items.chance import Chance
from tutor.learn.items.draft import Draft
from tutor.learn.items.samples.tricks import card_texts
from tutor.learn.items.tables import Seat
from tutor.play.facts import complete

POOL, LYING = 12, (3, 5, 7)
PLANTED = 0.85


def sets(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """A table, and a hand, or the card just left, in which some set can be taken as a rule; now and then none."""
    law, court = seat.law, seat.court
    decision = next(each for each in law.decisions.values() if asked in each.choose)
    compiled = court.decision(decision.id)
    assert isinstance(compiled, SetDecision)
    last = decision.choose[compiled.parts[-1]]
    table = last.zones[0].name  # type: ignore[attr-defined]
    beside = getattr(last, "but", None)
    cards = chance.some(bits(court.deck), POOL + 3)
    lead, pool, others = cards[0], cards[1:POOL], cards[POOL:]
    facts = dict.fromkeys([table], sum(1 << card for card in pool))
    hand = [lead, *others[: chance.between(0, 2)]] if len(compiled.parts) > 1 else []
    held = decision.choose[compiled.parts[0]].zone.name if hand else ""  # type: ignore[attr-defined]
    if beside is not None:
        facts |= {beside.name: lead, table: facts[table] | 1 << lead}
    else:
        facts[held] = 1 << lead
    found = complete(law, facts, decision.id)
    if not compiled.applies(found):
        return None
    solved = [move[-1] for move in compiled.candidates(found, lead if hand else None) if move[-1]]
    few = [taken for taken in solved if taken.bit_count() <= 2 + size]
    planted = bits(pick_by_size(chance, few)) if few and chance.odds(PLANTED) else ()
    lying = [*planted, *chance.some([card for card in pool if card not in planted], chance.between(1, LYING[size]))]
    lying = sorted(lying[: max(LYING[size], len(planted))])
    case: dict[str, Any] = {table: card_texts(lying)}
    if beside is not None:
        case = {beside.name: str(CARDS[lead]), table: card_texts(sorted(lying))}
    else:
        case[held] = card_texts(sorted(hand))
        if asked != compiled.parts[0]:
            case[compiled.parts[0]] = str(CARDS[lead])
    return Draft(seat, asked, case, size)


def left(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """A hand and a table: may a card be left there?"""
    parts = [each.part for each in seat.law.decisions.values() if len(each.choose) > 1]
    return next((sets(chance, seat, part, size) for part in parts), None)


def swept(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """A hand and a table, as often as not such that a card can take all that lies there."""
    law = seat.law
    parts = [each.part for each in law.decisions.values() if len(each.choose) > 1 and not each.never]
    draft = next((sets(chance, seat, part, size) for part in parts if part), None)
    if draft is None:
        return None
    case = dict(draft.case)
    if chance.odds(0.6):
        found = draft.open(seat.rules)
        moves = [move for move in found.moves if move[1]] if found else []
        if not moves:
            return None
        table = next(name for name, value in case.items() if set(chance.pick(moves)[1]) <= set(value))
        case[table] = list(chance.pick(moves)[1])
    return Draft(seat, asked, case, size, {"part": draft.asked})


def pick_by_size(chance: Chance, solved: list[int]) -> int:
    """One of the sets, of each size as often as of another."""
    size = chance.pick(sorted({taken.bit_count() for taken in solved}))
    return chance.pick([taken for taken in solved if taken.bit_count() == size])
