"""Examples of a rule that nobody has written any for, such as a house's own: small positions, looked for.

The search is bounded and always the same. It sees plays, bids and scores of plain hands, with nothing remembered from
before.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from tutor.ask.ruleset import Ruleset
from tutor.cards import CARDS, SUITS, bits
from tutor.faults import TutorError
from tutor.judge import Ruling, judge
from tutor.judge.sets import SetRuling
from tutor.law.compile_sets import SetDecision
from tutor.law.model import Decision, Law
from tutor.law.subsets import all_subsets
from tutor.play.court import Court
from tutor.play.facts import MissingFact, complete

SIZES = ((2, 0), (2, 1), (2, 2), (3, 2), (3, 3), (1, 1))  # cards in the hand, cards on the trick
TRIES = 300  # for each size
Case = dict[str, Any]


def found_examples(rules: Ruleset, rule: str) -> list[Case]:
    """A case that the rule refuses and one that meets it, or a score that it gives, as far as they are found."""
    court = rules.court()
    if any(line.id == rule for line in court.law.tally):
        return scored(rules, court, rule)
    for decision in court.law.decisions.values():
        releases = [one.id for duty in decision.duties for one in duty.unless]
        if rule in releases or any(one.id == rule for one in decision.rules):
            if isinstance(court.decision(decision.id), SetDecision):
                return taken(court, decision, rule)
            cases = plays(court, decision) if decision.choose[decision.part].type == "card" else bids(court, decision)
            return decided(court, decision, rule, cases)
    return []


def decided(court: Court, decision: Decision, rule: str, cases: Iterable[tuple[Case, Case]]) -> list[Case]:
    """The first case that the rule refuses, and the first that it lets pass (best where not everything will do)."""
    found: dict[str, Case] = {}
    weak: dict[str, Case] = {}
    for case, situation in cases:
        try:
            facts = complete(court.law, situation, decision.id)
            rulings = [judge(court.decision(decision.id), facts, choice) for choice in choices(court, decision, facts)]
        except MissingFact:
            continue
        for ruling in rulings:
            if speaks(ruling, rule):
                kept = weak if ruling.trace.legal == ruling.trace.domain else found
                kept.setdefault(ruling.verdict, {**case, decision.part: choice_in_case(decision, ruling.choice)})
        if len(found) == 2:
            break
    found = {**weak, **found}
    return [found[verdict] for verdict in ("illegal", "legal") if verdict in found]


def taken(court: Court, decision: Decision, rule: str) -> list[Case]:
    """The first set of a small table that the rule refuses, and the first that it lets pass."""
    sets, zones, rng = court.decision(decision.id), zones_of(decision), random.Random(0)
    found: dict[str, Case] = {}
    for laid, _ in product((2, 3), range(TRIES)):
        cards = rng.sample(list(bits(court.deck)), laid + 2)
        *firsts, last = zones.values()
        case: Case = {
            last: [str(CARDS[card]) for card in cards[2:]],
            **{zone: [str(CARDS[cards[0]])] for zone in firsts},
        }
        situation: dict[str, Any] = dict.fromkeys(firsts, 1 << cards[0])
        situation[last] = sum(1 << card for card in cards[2:])
        try:
            facts = complete(court.law, situation, decision.id)
            for chosen in all_subsets(sets.table(facts)):
                ruling = SetRuling(sets, facts, (*([cards[0]] if firsts else []), chosen))
                states = dict(ruling.states)
                if ruling.rule == rule if ruling.refused else states.get(rule) in ("met", "binding"):
                    named = {part: str(CARDS[cards[0]]) for part in list(zones)[:-1]}
                    move = {**named, list(zones)[-1]: [str(CARDS[card]) for card in bits(chosen)]}
                    found.setdefault(ruling.verdict, {**case, **move})
        except MissingFact:
            continue
        if len(found) == 2:
            break
    return [found[verdict] for verdict in ("illegal", "legal") if verdict in found]


def zones_of(decision: Decision) -> dict[str, str]:
    """Where the parts of a move lie; of several zones the first."""
    zones: dict[str, Any] = {
        part: getattr(generator, "zone", None) or generator.zones[0]  # type: ignore[attr-defined]
        for part, generator in decision.choose.items()
    }
    return {part: zone.name for part, zone in zones.items()}


def choices(court: Court, decision: Decision, facts: Any) -> list[int]:
    """Whatever may be chosen at all."""
    return list(bits(court.decision(decision.id).trace(facts).domain))


def speaks(ruling: Ruling, rule: str) -> bool:
    """Whether the rule refuses, or is met, or is the release that lets it pass."""
    if ruling.refused:
        return ruling.rule == rule
    if any(reason.rule == rule and reason.state in ("met", "binding") for reason in ruling.reasons()):
        return True
    return ruling.rule == rule and rule not in [duty.id for duty in ruling.decision.decision.duties]


def choice_in_case(decision: Decision, choice: int) -> str | int:
    """A choice as a case has it."""
    return str(CARDS[choice]) if decision.choose[decision.part].type == "card" else choice


def suits_of(law: Law) -> list[str]:
    """The suits that a law remembers, such as the trump."""
    return [name for name, register in law.registers.items() if register.type == "suit"]


def plays(court: Court, decision: Decision) -> Iterator[tuple[Case, Case]]:
    """Small hands and tricks, and a suit wherever one is remembered, as a case and as a situation."""
    law, rng = court.law, random.Random(0)
    if law.tricks is None:
        return
    pack, zone = list(bits(court.deck)), law.tricks.zone
    own: str = decision.choose[decision.part].zone.name  # type: ignore[attr-defined]
    for held, laid in SIZES:
        for _ in range(TRIES):
            cards, suits = rng.sample(pack, held + laid), {name: rng.randrange(4) for name in suits_of(law)}
            hand, trick = cards[:held], cards[held:]
            texts = {zone: [str(CARDS[card]) for card in trick], own: [str(CARDS[card]) for card in hand]}
            situation = {**suits, zone: tuple(trick), own: sum(1 << card for card in hand)}
            yield {**{name: SUITS[suit].slug for name, suit in suits.items()}, **texts}, situation


def bids(court: Court, decision: Decision) -> Iterator[tuple[Case, Case]]:
    """Numbers said in turn by a few players with a few cards, as a case and as a situation."""
    registers = [name for name, register in court.law.registers.items() if register.said_in == decision.id]
    rng, players = random.Random(0), min(max(court.law.players), 4)
    for cards, said, _ in product((2, 3, 4), range(players), range(TRIES // 20)):
        before = [rng.randint(0, min(cards, 2)) for _ in range(said)]
        table = {"cards": cards, "players": players}
        yield (
            {**table, **dict.fromkeys(registers, before)},
            {**table, **{f"{name}:all": tuple(before) for name in registers}},
        )


def scored(rules: Ruleset, court: Court, rule: str) -> list[Case]:
    """The first score in which the line counts."""
    counted = {getattr(counter.how, side, "") for counter in court.law.counters.values() for side in ("one", "other")}
    names = [name for name in court.law.registers if name in counted]
    hands = [list(hand) for hand in product(range(3), repeat=3)]
    for suit, given in product(SUITS, product(hands, repeat=len(names))):
        suits = dict.fromkeys(suits_of(court.law), suit.slug)
        case: Case = {**suits, **dict(zip(names, given, strict=True)), "score": True}
        try:
            sheet = rules.explain(case).show[2]
        except TutorError:
            continue
        if any(line.rule == rule and line.before != line.after for line in sheet.lines):
            return [case]
    return []
