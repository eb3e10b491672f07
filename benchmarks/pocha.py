"""Pocha: legal sets, rulings, finished answers, playouts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import tutor
from benchmarks.measure import rate, report
from benchmarks.openspiel import TRICKS, oh_hell, playout, states_in_play
from tutor.ask.case import Case
from tutor.ask.choices import answer_of
from tutor.ask.worlds import Worlds
from tutor.cards import bits
from tutor.judge import judge
from tutor.play.deal import plan_deal
from tutor.play.facts import complete
from tutor.play.playout import playout as our_playout
from tutor.play.position import Position
from tutor.play.setting import Setting
from tutor.play.table import deal_hand, shuffled

SAMPLE = 400
ANSWERS = 4000


def positions(setting: Setting, rng: random.Random, count: int) -> list[Position]:
    """Positions in the play of cards, met in random play."""
    found: list[Position] = []
    while len(found) < count:
        position = deal_hand(setting, *shuffled(setting, rng))
        while position.points is None:
            if setting.choice_type(position.decision) == "card" and rng.random() < 0.2 and position.facts["trick"]:
                found.append(position)
            position = position.play(rng.choice(position.moves()), checked=False)
    return found[:count]


def lines() -> Iterator[str]:
    """One line a measurement."""
    rng, game = random.Random(7), oh_hell()
    rules = tutor.load("pocha", variant="completa")
    court = rules.court()
    setting = Setting(court, plan_deal(court.law, 4), 0, TRICKS)
    met = positions(setting, rng, SAMPLE)
    theirs = rate(lambda state: state.legal_actions(), states_in_play(game, rng, SAMPLE))
    yield report(
        "legal set from a real position / oh_hell legal_actions",
        rate(lambda position: position.legal_mask(), met),
        theirs,
    )
    decision = court.decision(met[0].decision)
    asked = [(dict(position.facts), rng.choice(bits(position.facts["hand"]))) for position in met]
    yield report("rulings: verdict, rule, states, witnesses", rate(lambda ask: judge(decision, *ask), asked), 100_000)
    yield report(
        "finished Spanish answers", rate(finished(rules, court), random_questions(court, rng, ANSWERS)), 20_000
    )
    ours = rate(lambda seed: our_playout(setting, random.Random(seed)), range(200))
    yield report(
        "random playouts of 9 tricks / oh_hell playouts",
        ours,
        rate(lambda seed: playout(game, random.Random(seed)), range(200)),
    )


def random_questions(court: Any, rng: random.Random, count: int) -> list[tuple[dict[str, Any], Any, int]]:
    """Random positions of up to ten cards with one to three on the trick, and a card of the hand."""
    asked = []
    for _ in range(count):
        deck = list(bits(court.deck))
        rng.shuffle(deck)
        held, lie = rng.randint(1, 10), rng.randint(1, 3)
        situation = {
            "hand": sum(1 << card for card in deck[:held]),
            "trick": tuple(deck[10 : 10 + lie]),
            "trump": rng.randrange(4),
        }
        asked.append((situation, complete(court.law, situation, "jugar"), deck[0]))
    return asked


def finished(rules: Any, court: Any) -> Any:
    """A question → because, legal cards, counterfactual and source, in Spanish."""
    case, decision = Case("pocha", "play"), court.decision("jugar")

    def answer(ask: tuple[dict[str, Any], Any, int]) -> tuple[str, str, Any, str]:
        situation, facts, card = ask
        worlds = Worlds(court, case, lambda _: judge(decision, facts, card))
        found = answer_of(rules, court, case, situation, worlds.of(situation)[0], worlds)
        return found.because("es"), found.speak_legal("es"), found.first_unless, found.speak_source("es")

    return answer
