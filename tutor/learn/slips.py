"""What went wrong in a hand as exercises: that very position, answered once more and marked by the law."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tutor.faults import TutorError
from tutor.game.asked import case_of, in_writing
from tutor.game.review import Costly
from tutor.game.revoke import revokes
from tutor.game.session import Session
from tutor.learn.items import Item, kind_of
from tutor.learn.items.draft import open_item
from tutor.learn.items.judged import Judged
from tutor.learn.items.tables import overlay_text
from tutor.play.facts import MissingFact
from tutor.play.position import PASS, Position

KIND = "mark_all"
Attempt = tuple[Position, Any]
"""A choice that was not allowed, with the position in which it was made or tried."""


def not_allowed(session: Session, tried: Iterable[Attempt] = ()) -> list[Attempt]:
    """What the person has played in the hand dealt last that was not allowed, and what was ``tried`` and refused."""
    seat = session.seats.seat
    played = [session.past[at] for at in revokes(session.past) if session.past[at][0].turn == seat]
    return [*played, *tried]


def exercises_of(session: Session, wrong: Iterable[Attempt], costs: Iterable[Costly] = ()) -> list[Item]:
    """An exercise for each of these choices that can be one, each position once: those that were ``wrong``, and of those
    that cost something the ones in which a rule narrows what may be chosen."""
    found: dict[str, Item] = {}
    for position, choice in wrong:
        for item in exercise_of(session, position, choice):
            found.setdefault(item.key, item)
    for cost in costs:
        for item in exercise_of(session, cost.position, cost.choice):
            if item.components and is_narrowed(item):
                found.setdefault(item.key, item)
    return [*found.values()]


def is_narrowed(item: Item) -> bool:
    """Whether the law leaves less than everything that could be chosen."""
    opened = open_item(item, item.seat.rules)
    return opened is not None and (opened.of_sets or len(opened.legal) < len(opened.choices))


def exercise_of(session: Session, position: Position, choice: Any) -> Iterator[Item]:
    """The exercise in which all is marked that may be chosen in a position.

    None where the position is not told by what its player sees: only one that the law answers as it did in the game is an
    exercise about it.
    """
    seats, setting = session.seats, position.setting
    parts = [*setting.law.decisions[position.decision].choose]
    if choice == PASS:
        return
    house = tuple(rule if isinstance(rule, str) else overlay_text(rule) for rule in seats.house)
    case = {key: value for key, value in case_of(position, choice, session.rules.words).items() if key not in parts}
    dropped = {"game", "variant"}
    for without in (dropped | {*untold(position, case)}, dropped):
        told = {key: value for key, value in case.items() if key not in without}
        item = Item(KIND, seats.game, seats.variant, told, parts[0], options=dict(seats.options), house=house)
        try:
            if {*kind_of(item).right(item, item.seat.rules)[0]} == may_be_chosen(position):
                yield Judged(item).rated()
                return
        except (TutorError, MissingFact):
            continue


def may_be_chosen(position: Position) -> set[Any]:
    """The legal choices as exercises have them: of sets of cards all but the empty one."""
    parts = position.setting.law.decisions[position.decision].choose
    found = set()
    for choice in position.moves():
        if choice == PASS:
            continue
        moves = choice if isinstance(choice, tuple) else (choice,)
        said = [in_writing(parts[part].type, value, position) for part, value in zip(parts, moves, strict=True)]
        told = [tuple(one) if isinstance(one, list) else one for one in said]
        if told[-1] != ():
            found.add(tuple(told) if len(told) > 1 else told[0])
    return found


def untold(position: Position, case: Mapping[str, Any]) -> Iterator[str]:
    """What only stands in the way of a question: who did something, and a card that is named where it lies as well."""
    law = position.setting.law
    lying = [card for value in case.values() if isinstance(value, list) for card in value]
    for key, value in case.items():
        register = law.registers.get(key)
        twice = isinstance(value, str) and value in lying
        if twice or (register is not None and register.type in ("seat", "side")):
            yield key
