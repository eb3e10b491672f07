"""Whether what a case tells fits together: the hands, the trick, the turned card, the tricks won, the bids."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import permutations
from typing import Any

from tutor.ask.told import Told
from tutor.cards import CARDS, Suit, bits
from tutor.faults import Place, refuse
from tutor.kinds.course.effects import AddTo, Note
from tutor.kinds.course.steps import NoteStep
from tutor.law.course import every_step
from tutor.law.model import Law
from tutor.law.names import Literal
from tutor.law.protocol import Effect
from tutor.play.course import fixed_deal
from tutor.play.deal import plan_deal, stock_of
from tutor.play.ending import tricks_counted
from tutor.play.memory import draws, exchanges, turned_apart


def hands_fit(told: Told) -> None:
    """Nobody holds more cards than the course deals, and a hand as it was dealt has no fewer."""
    fixed = fixed_deal(told.law)
    for name, zone in told.law.zones.items():
        held = told.found.get(name)
        if fixed is None or zone.of != "seat" or zone.seen_by == "nobody" or not isinstance(held, int):
            continue
        if zone.copy_of and zone.after and held.bit_count() < fixed[0]:
            raise refuse(
                "fewer_than_dealt",
                told.case.place(name),
                key=name,
                found=held.bit_count(),
                known=fixed[0],
                variant=told.law.form,
            )
        if held.bit_count() > fixed[0]:
            raise refuse(
                "more_than_dealt",
                told.case.place(name),
                found=held.bit_count(),
                most=fixed[0],
                variant=told.law.form,
            )


def copies_fit(told: Told) -> None:
    """Where nothing is drawn, a hand holds only what it held before, and what the exchanges of the deck can have brought."""
    if draws(told.law):
        return
    for name, zone in told.law.zones.items():
        before, now = told.found.get(name), told.found.get(zone.copy_of)
        if not zone.copy_of or not isinstance(before, int) or not isinstance(now, int):
            continue
        new = now & ~before
        if new.bit_count() > len(exchanges(told.law)):
            card = str(CARDS[bits(new)[0]])
            raise refuse("card_from_nowhere", told.case.place(zone.copy_of), card=card, key=zone.copy_of, before=name)


def turned_fits(told: Told) -> None:
    """The turned card is of the suit that it makes trumps, and where it lies by itself, in nobody's hand."""
    for name, register in told.law.registers.items():
        card, suit = told.found.get(register.suit_of), told.found.get(name)
        if not isinstance(card, int):
            continue
        place = told.case.place(register.suit_of if register.suit_of in told.case.facts else name)
        if isinstance(suit, int) and card // 12 != suit:
            raise refuse("turned_is_not_trump", place, card=str(CARDS[card]), suit=Suit(suit).slug)
        if turned_apart(told.law) and told.found.get(stock_of(told.law), 1) and card in told.where:
            told.lies(CARDS[card], register.suit_of, place)


def settled_fits(told: Told) -> None:
    """What the course of a kind of hand sets once for all, as its trump, is nothing else."""
    for register, value in settled(told.law):
        given = told.found.get(register)
        if given is not None and given != value.value:
            raise refuse(
                "settled_otherwise",
                told.case.place(register),
                key=register,
                known=as_written(value.value, value.type),
                found=as_written(given, value.type),
            )


@lru_cache(maxsize=1024)
def settled(law: Law) -> tuple[tuple[str, Literal], ...]:
    """The registers that the course sets to one value, and nothing else to another."""
    notes = [step.effect for step in every_step(law.course) if isinstance(step, NoteStep)]
    once = [note for note in notes if not note.of and [each.register for each in notes].count(note.register) == 1]
    return tuple(
        (note.register, note.value)
        for note in once
        if isinstance(note.value, Literal) and not said_otherwise(law, note.register)
    )


def said_otherwise(law: Law, register: str) -> bool:
    """Whether it starts as something else, a decision of this course may change it, or a trick or a choice does."""
    asked = {getattr(step, "decision", "") for step in every_step(law.course)}
    about = law.registers[register]
    if about.starts is not None or {about.said_in, about.or_said_in} & asked - {""}:
        return True
    later = [law.trick_effects, *(decision.then for decision in law.decisions.values())]
    return any(register == note.register for effects in later for note in noted_in(effects))


def noted_in(effects: Iterable[Effect]) -> Iterator[Note]:
    """The registers that effects set, whatever they depend on."""
    for effect in effects:
        if isinstance(effect, Note):
            yield effect
        for inner in ("do", "otherwise"):
            yield from noted_in(getattr(effect, inner, ()))


def as_written(value: Any, type_: str) -> str:
    """A value as a case writes it."""
    return Suit(value).slug if type_ == "suit" else str(value)


def trick_fits(told: Told) -> None:
    """A trick has no more cards than players; one more is about to be played where a card is asked about."""
    if told.law.tricks is None or told.law.tricks.zone not in told.found:
        return
    zone = told.law.tricks.zone
    players = told.found.get("players", max(told.law.players))
    about_to_play = 0 if told.case.question == "winner" else 1
    if len(told.found[zone]) + about_to_play > players:
        raise refuse(
            "trick_too_long",
            told.case.place(zone),
            found=len(told.found[zone]),
            players=players,
            most=players - about_to_play,
        )


def tricks_fit(told: Told) -> None:
    """Nobody has won more tricks than can have been played."""
    most = most_tricks(told.law, told.found)
    for name in tricks_counted(told.law):
        if name in told.found and told.found[name] > most:
            raise refuse("more_tricks_than_played", told.case.place(name), key=name, found=told.found[name], most=most)


def most_tricks(law: Law, found: Mapping[str, Any]) -> int:
    """How many tricks can have been played: those of a whole hand, less what is still to be played."""
    players = found.get("players", min(law.players))
    plan, stock = plan_deal(law, players, found.get("deck", 0)), stock_of(law)
    left = found.get(stock, 0)
    left = len(left) if isinstance(left, tuple) else int(left)
    parts = [part for decision in law.decisions.values() for part in decision.choose.values() if part.type == "card"]
    zones = [getattr(getattr(part, "zone", None), "name", "") for part in parts]
    held = max((found[zone].bit_count() for zone in zones if zone in found), default=0)
    held = plan.most - 1 if left else held  # while there is stock hands are filled up after each trick
    return max(int((plan.pack.bit_count() - plan.undealt - left) // players - held), 0)


def bids_fit(told: Told) -> None:
    """Nobody bids more than the tricks there are, nor speaks after the last."""
    for register in told.law.registers.values():
        said = told.found.get(register.name + ":all")
        if said is None or not register.said_in:
            continue
        players = told.found.get("players", max(told.law.players))
        if len(said) > players:
            raise refuse(
                "too_many_bids", told.case.place(register.name), found=len(said), players=players, most=players
            )
        for position, number in enumerate(said):
            if number > told.found.get("cards", 48):
                place = told.case.place(register.name)
                raise refuse(
                    "bid_too_high",
                    Place(place.file, place.line, place.column, f"{register.name}[{position}]"),
                    found=number,
                    cards=told.found["cards"],
                )


def said_fits(told: Told) -> None:
    """What a player has said is among what the side is told to have said, where one decision notes it in both."""
    for own, everybody in noted_in_both(told.law):
        mine, all_of_them = told.found.get(own), told.found.get(f"{everybody}:all", told.found.get(everybody))
        sides = all_of_them if isinstance(all_of_them, tuple) else (all_of_them,)
        if mine is not None and all_of_them is not None and all(mine & ~side for side in sides):
            raise refuse("facts_contradict", told.case.place(own), facts=f"{own}, {everybody}")


@lru_cache(maxsize=1024)
def noted_in_both(law: Law) -> tuple[tuple[str, str], ...]:
    """A register of a seat and one of its side that the same decision adds the same to."""
    found = []
    for decision in law.decisions.values():
        added = [effect for effect in decision.then if isinstance(effect, AddTo) and effect.amount.type == "suit"]
        for one, other in permutations(added, 2):
            if (law.registers[one.to].of, law.registers[other.to].of) == (
                "seat",
                "side",
            ) and one.amount == other.amount:
                found.append((one.to, other.to))
    return tuple(found)


FITS: tuple[Callable[[Told], None], ...] = (
    hands_fit,
    copies_fit,
    turned_fits,
    settled_fits,
    trick_fits,
    tricks_fit,
    bids_fit,
    said_fits,
)
