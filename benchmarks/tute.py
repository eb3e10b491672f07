"""Tute: legal sets and rulings while there is stock, and whole random matches."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import tutor
from benchmarks.measure import rate, report
from tutor.cards import bits
from tutor.judge import judge
from tutor.play.deal import plan_deal
from tutor.play.position import Position
from tutor.play.setting import Setting
from tutor.play.table import deal_hand, shuffled

VARIANT, SAMPLE, MATCHES = "habanero", 300, 6


def positions(setting: Setting, rng: random.Random) -> list[Position]:
    """Positions with stock in which a card is played to another, met in random play."""
    found: list[Position] = []
    while len(found) < SAMPLE:
        position = deal_hand(setting, *shuffled(setting, rng))
        while not position.over and position.zones["stock"]:
            if setting.choice_type(position.decision) == "card" and position.zones["trick"]:
                found.append(position)
            position = position.play(rng.choice(position.moves()), checked=False)
    return found[:SAMPLE]


def lines() -> Iterator[str]:
    """One line a measurement."""
    rng, rules = random.Random(7), tutor.load("tute", variant=VARIANT)
    court = rules.court()
    plan = plan_deal(court.law, 2)
    met = positions(Setting(court, plan, 0, plan.most), rng)
    yield report("Tute: legal sets with stock", rate(lambda position: position.legal_mask(), met), 100_000)
    decision = court.decision(met[0].decision)
    asked = [(dict(position.facts), rng.choice(bits(position.facts["hand"]))) for position in met]
    yield report("Tute: rulings with stock", rate(lambda ask: judge(decision, *ask), asked), 100_000)
    for variant in rules.variants:
        table, start = tutor.load("tute", variant=variant), time.process_time()
        hands = sum(whole_match(table, random.Random(seed)) for seed in range(MATCHES))
        seconds = time.process_time() - start
        what = f"Tute: whole random matches, {variant} ({hands / MATCHES:.1f} hands each)"
        yield f"{what:<62} {MATCHES / seconds:>12.1f}/s"


def whole_match(rules: tutor.Ruleset, rng: random.Random) -> int:
    """Deal and play at random until somebody has won; how many hands that took."""
    match = rules.match(rules.court().law.players[0])
    while not match.over:
        match = match.deal(rng)
        while match.position is not None:
            match = match.play(rng.choice(match.position.moves()))
    return len(match.history)
