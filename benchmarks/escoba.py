"""Escoba: what a card may take, from a usual table and from the worst, and whole random matches."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import tutor
from benchmarks.measure import rate, report
from tutor.cards import bits
from tutor.play.court import Court
from tutor.play.facts import complete

VARIANT, DECISION = "quince", "tomar"
SAMPLE, LONG = 1000, 10
MATCHES, PLAYERS = 6, 4


def tables(court: Court, rng: random.Random) -> list[tuple[Any, int]]:
    """A card of the hand and ten on the table: the facts, and the card."""
    found = []
    for _ in range(SAMPLE):
        card, *lying = rng.sample(bits(court.deck), LONG + 1)
        found.append((facts(court, card, sum(1 << other for other in lying)), card))
    return found


def facts(court: Court, card: int, table: int) -> Any:
    """What the rules of playing may ask."""
    return complete(court.law, {"hand": 1 << card, "table": table}, DECISION)


def lines() -> Iterator[str]:
    """One line a measurement."""
    rng, rules = random.Random(7), tutor.load("escoba", variant=VARIANT)
    court = rules.court()
    decision = court.decision(DECISION)

    def captures(asked: tuple[Any, int]) -> int:
        """How many moves there are with the card."""
        return sum(1 for _ in decision.candidates(*asked))

    yield report("captures of one card, ten on the table", rate(captures, tables(court, rng)), 20_000)
    worst = {card: (facts(court, card, court.deck & ~(1 << card)), card) for card in bits(court.deck)}
    slowest = max(worst, key=lambda card: captures(worst[card]))
    seconds = 1 / rate(captures, [worst[slowest]])
    what = f"captures of one card, the other 39 on the table ({captures(worst[slowest]) - 1:,})"
    yield report(what, seconds * 1000, 50, " ms", lower_is_better=True)
    start = time.process_time()
    hands = sum(whole_match(rules, random.Random(seed)) for seed in range(MATCHES))
    seconds = time.process_time() - start
    yield f"{f'whole random matches of {PLAYERS} ({hands / MATCHES:.1f} hands each)':<62} {MATCHES / seconds:>12.1f}/s"


def whole_match(rules: tutor.Ruleset, rng: random.Random) -> int:
    """Deal and play at random until somebody has won; how many hands that took."""
    match = rules.match(PLAYERS)
    while not match.over:
        match = match.deal(rng)
        while match.position is not None:
            match = match.play(rng.choice(match.position.moves()))
    return len(match.history)
