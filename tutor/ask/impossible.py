"""Counts and piles that cannot be: more than the deck holds, fewer than were dealt, or at odds with one another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import permutations
from typing import Any

from tutor.cards import bits
from tutor.faults import Fault, Place, refuse_all
from tutor.law.compile_tally import COUNTER
from tutor.law.course import every_step
from tutor.law.model import Law
from tutor.law.subsets import Worth
from tutor.play.court import Court


def check_counts(court: Court, situation: Mapping[str, Any], place: Place) -> None:
    """Raise TutorError for what no hand can have ended with, with every fault. ``place`` is that of the counts."""
    given = {
        name: situation[f"{COUNTER}{name}:all"] for name in court.law.counters if f"{COUNTER}{name}:all" in situation
    }
    faults = [*sums(court, given, place), *piles(court, situation, place)]
    for owner, name in enumerate(situation.get("names", ())):
        own = {counter: numbers[owner] for counter, numbers in given.items()}
        faults += fits(court, own, situation, owner, str(name), place)
    if faults:
        raise refuse_all(faults)


def sums(court: Court, given: Mapping[str, tuple[int, ...]], place: Place) -> Iterator[Fault]:
    """All together cannot have more than there is; nor less, where in the end every card is somebody's."""
    counted = {name: court.law.counters[name].how.counted() for name in given}
    nothing = not any(sum(given[name]) for name, mask in counted.items() if mask)
    for name, mask in counted.items():
        if not mask:
            continue
        found, most = sum(given[name]), (mask & court.deck).bit_count()
        at = at_path(place, f"counts.*.{name}")
        if found > most:
            yield Fault("more_than_there_are", {"key": name, "found": found, "most": most}, at)
        elif found < most and not nothing and all_are_given_out(court.law):
            yield Fault("counts_do_not_add_up", {"key": name, "found": found, "most": most}, at)


def piles(court: Court, situation: Mapping[str, Any], place: Place) -> Iterator[Fault]:
    """The same of the cards themselves; of piles of which only the sum is known nothing can be counted."""
    for name, zone in court.law.zones.items():
        owned = situation.get(name + ":all")
        if owned is None or not zone.of or name not in moved_at_the_end(court.law):
            continue
        at = at_path(place, name)
        if any(isinstance(pile, Worth) for pile in owned):
            yield Fault("piles_need_cards", {"key": name}, at)
            continue
        found, most = sum(pile.bit_count() for pile in owned), court.deck.bit_count()
        if found not in (0, most):
            yield Fault("counts_do_not_add_up", {"key": name, "found": found, "most": most}, at)
        if any(f"{COUNTER}{counter}:all" in situation for counter in court.law.counters):
            yield Fault("piles_and_counts", {}, at)


def moved_at_the_end(law: Law) -> set[str]:
    """The zones into which the course sweeps what is left."""
    swept = [
        step for step in every_step(law.course) if step.keys[:1] == ("move",) and not getattr(step, "single", False)
    ]
    return {getattr(step, "to", "") for step in swept}


def all_are_given_out(law: Law) -> bool:
    """Whether every card is somebody's when a hand is counted."""
    return bool(moved_at_the_end(law))


def fits(
    court: Court, own: Mapping[str, int], situation: Mapping[str, Any], owner: int, name: str, place: Place
) -> Iterator[Fault]:
    """The counts of one owner, two by two: one kind of card is part of another, or the two share cards."""
    masks = {counter: mask & court.deck for counter in own if (mask := court.law.counters[counter].how.counted())}
    counted = tuple(masks.items())
    for one, other, rest in within(counted):
        if own[one] > own[other] or own[other] - own[one] > rest:
            yield at_odds(name, one, own[one], other, own[other], place)
    for one, other, both, most, whole in overlapping(counted):
        shared = own.get(both) or most
        if own[one] + own[other] - min(shared, own[one], own[other]) > own[whole]:
            yield at_odds(name, one, own[one], whole, own[whole], place)
    yield from best_of(court, own, masks, name, place)
    yield from noted(court, own, masks, situation, owner, name, place)


@lru_cache(maxsize=256)
def within(counted: tuple[tuple[str, int], ...]) -> tuple[tuple[str, str, int], ...]:
    """A counter of which every card is one of another's, that other, and how many more cards that one counts."""
    pairs = permutations(counted, 2)
    return tuple((one, other, (more & ~less).bit_count()) for (one, less), (other, more) in pairs if not less & ~more)


@lru_cache(maxsize=256)
def overlapping(counted: tuple[tuple[str, int], ...]) -> tuple[tuple[str, str, str, int, str], ...]:
    """Two counters of which neither holds the other, the one that counts what they share ("" where none does) and how many
    cards that is at the most, and a third that counts the cards of both."""
    found = []
    for (one, mine), (other, theirs) in permutations(counted, 2):
        both = next((name for name, mask in counted if mask == mine & theirs), "")
        whole = [name for name, mask in counted if not (mine | theirs) & ~mask and name not in (one, other)]
        if mine & ~theirs and theirs & ~mine and whole:
            found.append((one, other, both, (mine & theirs).bit_count(), whole[0]))
    return tuple(found)


def best_of(court: Court, own: Mapping[str, int], masks: Mapping[str, int], name: str, place: Place) -> Iterator[Fault]:
    """What the best cards come to, between the most and the least that so many cards can be worth."""
    whole = next((counter for counter, mask in masks.items() if mask == court.deck), None)
    for counter, number in own.items():
        scale = getattr(court.law.counters[counter].how, "scale", None)
        if scale is None or whole is None:
            continue
        best = court.law.counters[counter].how.best or 48  # type: ignore[attr-defined]
        values = sorted(scale.by_card[card] for card in bits(court.deck))
        cards = own[whole]
        most = sum(values[len(values) - min(cards, best) :] if cards else [])
        least = sum(values[:cards][-best:])
        if not least <= number <= most:
            yield at_odds(name, counter, number, whole, cards, place)


def noted(
    court: Court,
    own: Mapping[str, int],
    masks: Mapping[str, int],
    situation: Mapping[str, Any],
    owner: int,
    name: str,
    place: Place,
) -> Iterator[Fault]:
    """What is noted with every capture cannot outnumber the cards."""
    whole = next((counter for counter, mask in masks.items() if mask == court.deck), None)
    for register in court.law.registers.values():
        numbers = situation.get(register.name + ":all")
        if whole is None or not register.shown_as or numbers is None:
            continue
        if numbers[owner] > own[whole]:
            yield at_odds(name, register.name, numbers[owner], whole, own[whole], place)


def at_odds(who: str, key: str, found: int, other: str, number: int, place: Place) -> Fault:
    """Two numbers of one owner that cannot go together; the smaller kind first."""
    params = {"who": who, "key": key, "found": found, "other": other, "number": number}
    return Fault("counts_do_not_fit", params, at_path(place, f"counts.{who}"))


def at_path(place: Place, path: str) -> Place:
    """A place in the file, by the name of what stands there."""
    return Place(place.file, place.line, place.column, path.replace("*.", ""))
