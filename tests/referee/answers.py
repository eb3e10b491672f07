"""The referee's answer to a case: one position and one question, as a mapping."""

from typing import Any

from tests.referee.bids import allowed_bids, namer, operative_bid_rule
from tests.referee.deal import deal
from tests.referee.law import Law
from tests.referee.match import match
from tests.referee.play import broken_rule, legal, operative_rule, winner
from tests.referee.renuncio import renuncio, renuncio_rule
from tests.referee.score import score

Facts = dict[str, Any]


def answer_of(case: Facts, law: Law) -> Facts:
    """The fields of the answer that the referee knows: verdict, rule, legal, value."""
    if "play" in case:
        return play_answer(case, law)
    if "bid" in case:
        return bid_answer(case, law)
    if "renuncio" in case:
        return renuncio_answer(case, law)
    if "winner" in case:
        return {"verdict": "answered", "value": winner(case["trick"], case["trump"], law)}
    if "namer" in case:
        return {"verdict": "answered", "value": namer(case["auction_bids"], law)}
    if "score" in case:
        return score_answer(case, law)
    if "match" in case:
        return {"verdict": "answered", "value": match(case["match"])}
    if "deal" in case:
        removed, cards_each, hands = deal(case["players"], law, case.get("deck", 40))
        return {"verdict": "answered", "value": {"removed": removed, "cards_each": cards_each, "hands": hands}}
    raise ValueError(f"no question the referee knows in {case}")


def play_answer(case: Facts, law: Law) -> Facts:
    """May this card be played?"""
    position = (case["hand"], case["trick"], case["trump"])
    rule = broken_rule(*position, case["play"], law)
    if rule is not None:
        return {"verdict": "illegal", "rule": rule, "legal": legal(*position, law)}
    rule = operative_rule(*position, case["play"], law)
    return {"verdict": "legal", "rule": rule, "legal": legal(*position, law)}


def bid_answer(case: Facts, law: Law) -> Facts:
    """May this bid be made?"""
    cards, before, players = case["cards"], case["bids"], case["players"]
    kind, auction, auction_bids = case.get("kind"), case.get("auction", False), case.get("auction_bids")
    rule = operative_bid_rule(cards, before, players, case["bid"], law, kind, auction, auction_bids)
    verdict = "legal" if rule is None else "illegal"
    return {
        "verdict": verdict,
        "rule": rule,
        "legal": allowed_bids(cards, before, players, law, kind, auction, auction_bids),
    }


def renuncio_answer(case: Facts, law: Law) -> Facts:
    """Was it a renuncio? The rule is named only where one is proved."""
    tricks = []
    for trick in case["tricks"]:
        tricks.append([(player, card) for play in trick for player, card in play.items()])
    asked = (case["renuncio"]["player"], case["renuncio"]["trick"], tricks, case["trump"], case.get("cards"), law)
    return {"verdict": renuncio(*asked), "rule": renuncio_rule(*asked)}


def score_answer(case: Facts, law: Law) -> Facts:
    """What does the hand score? The offender of a case is a letter: A is the first seat."""
    offender = None
    if "offender" in case:
        if law.renuncio is None:
            return {"verdict": "not_covered"}
        offender = "ABCDEFGHI".index(case["offender"])
    return {"verdict": "answered", "value": score(case["bids"], case["tricks"], case["trump"], law, offender)}
