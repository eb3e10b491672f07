"""What is asked about Pocha: plays, bids, scores, hands, at every table that there is."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.agreement.positions import INDEX, random_positions, said_to_all
from tests.agreement.test_bids import random_bidding
from tests.agreement.test_scores import random_hand
from tests.mutation.outcomes import Asked, Piece, Table, deals
from tutor.cards import bits
from tutor.judge import judge
from tutor.law.compile import CompiledDecision
from tutor.law.model import Law
from tutor.play.deal import plan_deal
from tutor.play.facts import Facts, complete
from tutor.play.score import count_hand
from tutor.play.setting import Setting
from tutor.play.table import deal_hand, shuffled

HANDS = (("completa", 3, 2), ("completa", 8, 5), ("completa", 7, 5), ("sencilla", 3, 2), ("sencilla", 4, 10))


def plays(table: Table) -> Iterator[Any]:
    """What every rule of playing does in many positions, and which of them decides."""
    court = table.court
    decision = court.decision("jugar")
    for deck in (40, 48):
        for position in random_positions(80, "mutation", deck):
            ruling = judge(decision, complete(court.law, position.situation(), "jugar"), INDEX[position.hand[0]])
            yield ruling.trace, ruling.rule


def bids(table: Table) -> Iterator[Any]:
    """What every rule of bidding does, who names trumps, and what may be named."""
    rng, court, asked = random.Random("mutation"), table.court, 0
    while asked < 60:
        _, said = random_bidding(rng, "completa")
        if said["kind"] == table.asked.kind:
            asked += 1
            opened = court.open_for("bid", said_to_all(said))
            yield opened and (opened[0], opened[1].get("namer"), *decided(court.decision(opened[0]), opened[1]))
    opened = court.open_for("name", {"players": 4, "cards": 3, "auction_bids:all": (1, 3, 3, 0)})
    yield opened and (opened[1]["namer"], court.decision(opened[0]).flat(opened[1]))


def decided(decision: CompiledDecision, facts: Facts) -> tuple[Any, ...]:
    """What every rule does, and which of them decides on the lowest and the highest number there is."""
    trace = decision.trace(facts)
    numbers = bits(trace.domain)
    return trace, [judge(decision, facts, number).rule for number in (*numbers[:1], *numbers[-1:])]


def scores(table: Table) -> Iterator[Any]:
    """Score sheets, line by line, with and without an offender."""
    rng, court = random.Random("mutation"), table.court
    return (count_hand(court, said_to_all(random_hand(rng, "completa")[1])).lines for _ in range(60))


def hands(table: Table) -> Iterator[Any]:
    """Hands played out: who has to do what, what may be done, what every seat sees, what it scores."""
    for variant, players, cards in HANDS:
        if variant == table.asked.variant:
            setting = Setting(table.court, plan_deal(table.court.law, players), 1, cards, {})
            rng = random.Random(f"mutation {players}")
            position = deal_hand(setting, *shuffled(setting, rng))
            while not position.over:
                yield position.decision, position.turn, position.moves()
                if rng.random() < 0.3:
                    yield [position.view(seat) for seat in range(players)]
                position = position.play(rng.choice(position.moves()))
            yield position.points, [position.view(seat) for seat in range(players)]


QUICK: tuple[Piece, ...] = (deals, plays, scores, bids, hands)
SLOW: tuple[Piece, ...] = ()


def tables(law: Law) -> list[Asked]:
    """Both variants, every kind of hand, every value of every option."""
    found = [Asked("completa"), Asked("sencilla"), *(Asked("completa", kind) for kind in law.kinds)]
    for option in law.options.values():
        values: tuple[Any, ...] = option.values if option.type == "word" else (True, False)
        values = (0, 1, 2, 1000, 1001, "most", "players") if option.type == "number" else values
        for value in values:
            found += [Asked(variant, option=(option.id, value)) for variant in ("completa", "sencilla")]
            found.append(Asked("completa", "subastado", option=(option.id, value)))
    return found


# Changed, these leaves change no answer, for the reason given.
PRINTED = (
    "seats are counted in the order of playing, whichever way round that goes: it is printed, and no answer hangs on it"
)
FIVES = "points are multiples of five, so that more than none and more than one are the same"
WITHOUT_EFFECT = {
    "game.yaml options.sentido.default": PRINTED,
    "rules.yaml tally.2.when.2.any.1.more_than": FIVES,
    "rules.yaml tally.3.when.2.any.1.more_than": FIVES,
}
