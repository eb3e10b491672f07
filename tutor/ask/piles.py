"""Piles that a case gives: what tricks can have brought together, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tutor.ask.case import Case
from tutor.ask.consequences import check_consequences
from tutor.cards import CARDS, CardSet, bits
from tutor.faults import Place, refuse
from tutor.kinds.course.effects import MoveCards
from tutor.kinds.tally.counters import TotalOf
from tutor.law.model import Law
from tutor.law.subsets import Scale, Worth
from tutor.play.course import compile_course
from tutor.play.court import Court
from tutor.play.deal import DealPlan, plan_deal
from tutor.play.ending import ended_early, noted_by_tricks
from tutor.words import OneOf

MOST_NAMED = 4


def check_piles(court: Court, case: Case, situation: Mapping[str, Any], owners: int) -> None:
    """Where tricks are won: the piles are whole tricks and all the cards played, and whoever won the last has some.

    Nothing is asked of games without tricks, nor of piles that are not given.
    """
    law = court.law
    zone = next((effect.to for effect in law.trick_effects if isinstance(effect, MoveCards)), "")
    piles = situation.get(zone + ":all")
    if law.tricks is None or piles is None:
        return
    plan = plan_deal(law, situation.get("players", 2 * owners if law.pairs else owners))
    plan = replace(plan, undealt=plan.undealt - len(won_undealt(law, zone)))
    whole = not ended_early(law, situation)
    if any(isinstance(pile, Worth) for pile in piles):
        check_worth(court, case, zone, piles, plan, whole)
    else:
        check_cards(case, law, zone, situation, plan, whole)
    if whole:
        check_last(court, case, situation, piles)
    check_consequences(court, case, situation, piles, plan)


def check_cards(case: Case, law: Law, zone: str, situation: Mapping[str, Any], plan: DealPlan, whole: bool) -> None:
    """Cards by name: each pile some whole tricks, and together the deck but for what is never dealt."""
    piles, names = situation[zone + ":all"], situation["names"]
    more = {situation.get(of, -1): 1 for of in won_undealt(law, zone)} if whole else {}
    for owner, (name, pile) in enumerate(zip(names, piles, strict=True)):
        if (pile.bit_count() - more.get(owner, 0)) % plan.players:
            place = case.place(zone)
            raise refuse(
                "pile_not_of_tricks",
                Place(place.file, place.line, place.column, f"{zone}.{name}"),
                name=name,
                found=pile.bit_count(),
                players=plan.players,
            )
    out = plan.pack
    for pile in piles:
        out &= ~pile
    if not whole:
        return
    if out.bit_count() != plan.undealt:
        raise refuse(
            "piles_not_the_deck",
            case.place(zone),
            found=plan.pack.bit_count() - out.bit_count(),
            known=plan.pack.bit_count() - plan.undealt,
            missing=named(out),
        )
    suit = next((situation.get(name) for name, register in law.registers.items() if register.suit_of), None)
    if out and suit is not None and not any(card // 12 == suit for card in bits(out)):
        raise refuse("turned_card_won", case.place(zone), card=str(CardSet(out)), suit=CARDS[12 * suit].suit.slug)


def won_undealt(law: Law, zone: str) -> tuple[str, ...]:
    """For each card that is never dealt and yet is won in the end, the seat that gets it."""
    moves = [step for step in compile_course(law).code if step.op == "move"]
    return tuple(step.of for step in moves if step.to == zone and law.zones[step.name].size == 1)


def named(cards: int) -> str:
    """Some cards, and how many more."""
    found = [str(CARDS[card]) for card in bits(cards)]
    return ", ".join(found[:MOST_NAMED]) + (" …" if len(found) > MOST_NAMED else "")


def check_worth(court: Court, case: Case, zone: str, piles: Any, plan: DealPlan, whole: bool) -> None:
    """Piles by what they are worth: together what the cards that are played come to."""
    if not all(isinstance(pile, Worth) for pile in piles):
        raise refuse("piles_mixed", case.place(zone), key=zone)
    counted = [how for how in (counter.how for counter in court.law.counters.values()) if isinstance(how, TotalOf)]
    scale = next((how.scale for how in counted if getattr(how.zone, "name", "") == zone and not how.best), None)
    if scale is None:
        return
    found, sums = sum(map(int, piles)), possible_sums(scale, plan)
    if found not in sums if whole else found > max(sums):
        known = OneOf.of(sums) if whole else f"0–{max(sums)}"
        raise refuse("piles_worth", case.place(zone), found=found, known=known)


def possible_sums(scale: Scale, plan: DealPlan) -> list[int]:
    """What all the cards played may come to, whatever stays undealt."""
    sums = {0}
    for _ in range(plan.undealt):
        sums = {before + scale.by_card[card] for before in sums for card in bits(plan.pack)}
    return sorted(scale.total(plan.pack) - out for out in sums)


def check_last(court: Court, case: Case, situation: Mapping[str, Any], piles: Any) -> None:
    """A whole hand has a last trick, and whoever won it has a pile."""
    for name in noted_by_tricks(court.law):
        owner = situation.get(name, -1)
        if owner < 0:
            raise refuse("missing_fact", case.place(name), fact=name, question=case.question)
        if owner < len(piles) and not isinstance(piles[owner], Worth) and not piles[owner]:
            raise refuse("last_trick_without_pile", case.place(name), name=situation["names"][owner])
