"""May this number be bid, and who names trumps? Over every kind of hand, both rounds of an auction, and the options.

The two part in one thing, on purpose. The referee takes `mantener_puja` for a hard condition, asked first; so in one
corner nothing is left to bid (the dealer has won the auction with all the tricks and the others bid nothing), and a bid
that breaks both rules breaks that one. In the law it is a duty, which narrows what `no_cuadrar` leaves and never
empties it: a bid that breaks both breaks `no_cuadrar`, and in the corner the dealer is released.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.agreement.positions import court_of, law_with, rules_of, said_to_all
from tests.referee.bids import allowed_bids, must_keep, namer, operative_bid_rule, squaring_bid
from tests.referee.deal import cards_each
from tests.referee.law import Law
from tutor.cards import bits
from tutor.judge import judge
from tutor.play.facts import complete

BIDDINGS = 3000  # of each variant
KINDS = {"completa": ("", "india", "subastado", "oros"), "sencilla": ("",)}


def random_bidding(rng: random.Random, variant: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table's options, and what has been said before somebody speaks."""
    options = {
        "restriccion_con_una_carta": rng.random() < 0.5,
        "segunda_puja_libre": rng.random() < 0.4,
        "empate_subasta": rng.choice(["primero", "ultimo"]),
    }
    law = law_with(variant, **options)
    players, kind = rng.choice(law.players), rng.choice(KINDS[variant])
    cards = 1 if kind == "india" else min(rng.randint(1, 13), cards_each(players, law))
    before = players - 1 if rng.random() < 0.6 else rng.randrange(players)
    said: dict[str, Any] = {
        "players": players,
        "cards": cards,
        "kind": kind,
        "bids": [min(cards, int(rng.expovariate(1.0))) for _ in range(before)],
    }
    if kind == "subastado" and rng.random() < 0.3:
        said |= {"auction": True, "auction_bids": said.pop("bids"), "bids": []}
    elif kind == "subastado":
        said["auction_bids"] = [rng.choice((0, cards // 2, cards, rng.randint(0, cards))) for _ in range(players)]
    return options, said


def referee_args(said: dict[str, Any], law: Law) -> tuple[Any, ...]:
    """The arguments that the referee's questions share. In an auction the bids before are those of the auction."""
    auction = said.get("auction", False)
    before = said["auction_bids"] if auction else said["bids"]
    return said["cards"], before, said["players"], law, said["kind"] or None, auction, said.get("auction_bids")


def expected_rule(bid: int, said: dict[str, Any], law: Law) -> str | None:
    """The referee's rule, its two differences with the law taken into account."""
    cards, before, players, _, *auction = referee_args(said, law)
    rule = operative_bid_rule(cards, before, players, bid, law, *auction)
    if rule == "mantener_puja" and bid == squaring_bid(cards, before, players, law, auction[1]):
        return "no_cuadrar"
    if rule == "mantener_puja" and not allowed_bids(*referee_args(said, law)):
        return None
    return rule


@pytest.mark.parametrize("variant", list(KINDS))
def test_every_number_is_judged_alike(variant: str) -> None:
    """All numbers from 0 to the tricks of the hand. A bid that keeps the promise is legal by the duty it meets."""
    rng, met = random.Random(f"bids {variant}"), Counter[str]()
    for _ in range(BIDDINGS):
        options, said = random_bidding(rng, variant)
        court, law = court_of(variant, kind=said["kind"], **options), law_with(variant, **options)
        opened = court.open_for("bid", said_to_all(said))
        assert opened is not None
        name, facts = opened
        assert name == ("subastar" if said.get("auction") else "pedir")
        decision, wanted = court.decision(name), allowed_bids(*referee_args(said, law))
        found = list(bits(decision.flat(facts)))
        assert found
        if wanted:
            assert found == wanted, (options, said)
        else:
            assert found == list(range(said["cards"])), (options, said)
            met["corner"] += 1
        for bid in range(said["cards"] + 1):
            ruling, rule = judge(decision, facts, bid), expected_rule(bid, said, law)
            assert ruling.verdict == ("illegal" if rule else "legal"), (options, said, bid)
            _, before, _, _, *auction = referee_args(said, law)
            keeps = bool(wanted) and must_keep(before, law, *auction) is not None
            assert ruling.rule == (rule or ("mantener_puja" if keeps else None)), (options, said, bid)
            met[rule or "legal"] += 1
    assert met["no_cuadrar"] > 500
    assert variant == "sencilla" or (met["mantener_puja"] > 150 and met["corner"] > 1)


@pytest.mark.parametrize("variant", list(KINDS))
def test_the_front_door_answers_as_the_referee_does(variant: str) -> None:
    """The same through `explain`, for one number of each bidding."""
    rng = random.Random(f"bids door {variant}")
    for _ in range(600):
        options, said = random_bidding(rng, variant)
        law, bid = law_with(variant, **options), rng.randint(0, said["cards"])
        case = {key: value for key, value in said.items() if value != ""}
        answer = rules_of(variant).explain({**case, "options": options, "bid": bid})
        rule = expected_rule(bid, said, law)
        assert answer.verdict == ("illegal" if rule else "legal"), (options, said, bid)
        assert list(answer.legal or ()) == (allowed_bids(*referee_args(said, law)) or list(range(said["cards"])))


def test_the_same_player_names_trumps() -> None:
    """Auctions of every size, with many ties."""
    rng = random.Random("namer")
    for _ in range(1000):
        tie, offers = rng.choice(["primero", "ultimo"]), [rng.randint(0, 4) for _ in range(rng.randint(3, 9))]
        law = law_with("completa", empate_subasta=tie)
        court = court_of("completa", kind="subastado", empate_subasta=tie)
        assert complete(court.law, {"auction_bids:all": tuple(offers)})["namer"] + 1 == namer(offers, law)
        if rng.random() < 0.2:
            case = {"auction_bids": offers, "namer": True, "kind": "subastado", "options": {"empate_subasta": tie}}
            assert rules_of("completa").explain(case).value == namer(offers, law)
