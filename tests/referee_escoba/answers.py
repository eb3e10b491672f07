"""The referee's answer to a case: one position and one question, as a mapping."""

from typing import Any

from tests.referee_escoba.captures import (
    allowed_captures,
    broken_rule,
    captures_of_hand,
    is_escoba,
    may_leave,
    operative_rule,
)
from tests.referee_escoba.cards import check_cards
from tests.referee_escoba.claims import claim_allowed, claim_is_escoba, claims, without
from tests.referee_escoba.deal import check_sides, deal, possible_sides
from tests.referee_escoba.law import Impossible, Law
from tests.referee_escoba.leftover import leftover
from tests.referee_escoba.match import match
from tests.referee_escoba.opening import opening
from tests.referee_escoba.score import score

Facts = dict[str, Any]


def answer_of(case: Facts, law: Law) -> Facts:
    """The fields of the answer that the referee knows: verdict, rule, legal, leave, escoba, value."""
    if "play" in case:
        return play_answer(case, law)
    if "claim" in case:
        return claim_answer(case, law)
    if "opening" in case:
        return opening_answer(case, law)
    if "leftover" in case:
        return leftover_answer(case, law)
    if "score" in case:
        return score_answer(case, law)
    if "match" in case:
        check_sides(list(case["match"]), law)
        winner = match(case["match"], law, case.get("tallies"), case.get("played_on", False))
        return {"verdict": "undecided"} if winner == "undecided" else {"verdict": "answered", "value": winner}
    if "deal" in case:
        if case.get("deck", 40) != 40:
            raise ValueError("Escoba is played with 40 cards")
        return {"verdict": "answered", "value": deal(case["players"], law)}
    raise ValueError(f"no question the referee knows in {case}")


def play_answer(case: Facts, law: Law) -> Facts:
    """May this card be played, taking these cards or, when none are named, in any way at all?"""
    card, hand, table = case["play"], case["hand"], case["table"]
    check_cards([*hand, *table])
    if len(hand) > law.cards_each:
        raise Impossible(f"{law.variant} deals {law.cards_each} cards to each")
    known = captures_of_hand(hand, table, law)
    if card not in known:
        raise ValueError(f"{card!r} is not in the hand")
    answer: Facts = {"legal": allowed_captures(card, known, law), "leave": may_leave(card, known, law)}
    ways = [case["take"]] if "take" in case else [*answer["legal"], []]
    refused = [broken_rule(card, way, hand, table, law) for way in ways]
    if None not in refused:
        return {"verdict": "illegal", "rule": refused[-1], **answer}
    way = ways[refused.index(None)]
    answer["rule"] = operative_rule(card, way, hand, table, law)
    if "take" in case and is_escoba(card, way, table):
        answer["escoba"] = True
    return {"verdict": "legal", **answer}


def claim_answer(case: Facts, law: Law) -> Facts:
    """May the next player claim these cards? The sets listed do not name the card just left."""
    claimed, left, table = case["claim"], case["left"], case["table"]
    check_cards([left, *without(left, table)])
    allowed = claim_allowed(claimed, left, table, law)
    if allowed is None:
        return {"verdict": "not_covered"}
    answer: Facts = {"legal": claims(left, table, law)}
    if not allowed:
        return {"verdict": "illegal", "rule": "reclamar", **answer}
    if claim_is_escoba(claimed, left, table):
        answer["escoba"] = True
    return {"verdict": "legal", **answer}


def opening_answer(case: Facts, law: Law) -> Facts:
    """What does the dealer take? A form that turns no cards has no such position."""
    check_cards(case["opening"])
    if law.cards_on_table == 0:
        raise Impossible(f"{law.variant} turns no cards")
    taken, escobas = opening(case["opening"], law)
    return {"verdict": "answered", "value": {"taken": taken, "escobas": escobas}}


def leftover_answer(case: Facts, law: Law) -> Facts:
    """Is the remainder possible, and who erred? Piles may be given for some of the players only."""
    piles = case.get("piles")
    cards = list(case["leftover"])
    if piles is not None:
        if len(piles) > max(possible_sides(law)):
            raise Impossible(f"{law.variant} is not played by {len(piles)} sides")
        for pile in piles.values():
            cards = cards + (pile if isinstance(pile, list) else [])
    check_cards(cards)
    value = leftover(case["leftover"], piles, law)
    return {"verdict": "not_covered"} if value is None else {"verdict": "answered", "value": value}


def score_answer(case: Facts, law: Law) -> Facts:
    """What does the hand score? With an offender only where a source names the penalty."""
    holdings = case.get("piles") or case["counts"]
    check_sides(list(holdings), law)
    check_cards([card for pile in case.get("piles", {}).values() for card in pile])
    if "offender" in case and not law.renuncio:
        return {"verdict": "not_covered"}
    return {"verdict": "answered", "value": score(holdings, case["escobas"], law, case.get("offender"))}
