"""The referee's answer to a case: one position and one question, as a mapping.

A position that cannot occur in the form raises ValueError.
"""

from tests.referee_tute.cante import cante_rules
from tests.referee_tute.deal import deal
from tests.referee_tute.exchange import exchange_rule
from tests.referee_tute.facts import Facts
from tests.referee_tute.law import Law
from tests.referee_tute.match import match
from tests.referee_tute.play import broken_rule, legal, operative_rule, winner
from tests.referee_tute.renuncio import renuncio, renuncio_rule
from tests.referee_tute.score import score


def answer_of(case: Facts, law: Law) -> Facts:
    """The fields of the answer that the referee knows: verdict, rule, legal, value."""
    check_position(case, law)
    if "play" in case:
        return play_answer(case, law)
    if "sing" in case:
        return sing_answer(case, law)
    if "exchange" in case:
        return exchange_answer(case, law)
    if "renuncio" in case:
        return renuncio_answer(case, law)
    if "winner" in case:
        return {"verdict": "answered", "value": winner(case["trick"], case["trump"])}
    if "score" in case:
        return score_answer(case, law)
    if "match" in case:
        return {"verdict": "answered", "value": match(case["match"], law)}
    if "deal" in case:
        removed, cards_each = deal(case["players"], law, case.get("deck", 40))
        return {"verdict": "answered", "value": {"removed": removed, "cards_each": cards_each}}
    raise ValueError(f"no question the referee knows in {case}")


def check_position(case: Facts, law: Law) -> None:
    """Refuse what cannot occur: too many cards, a card twice, a stock where there is none, none given where needed."""
    hand, trick = case.get("hand", []), case.get("trick", [])
    if len(hand) > law.cards_each or len(trick) > law.players or ("play" in case and len(trick) == law.players):
        raise ValueError(f"too many cards for {law.variant}")
    if len(hand + trick) != len(set(hand + trick)):
        raise ValueError("a card is named twice")
    if law.exchange != "no" and case.get("upcard") in hand + trick:
        raise ValueError(f"{case['upcard']} is turned and cannot be in a hand")
    if case.get("stock", 0) > 0 and not law.has_stock:
        raise ValueError(f"there is no stock in {law.variant}")
    if law.has_stock and "stock" not in case and ("play" in case or "sing" in case or "exchange" in case):
        raise ValueError(f"{law.variant} needs the number of cards left to draw")


def play_answer(case: Facts, law: Law) -> Facts:
    """May this card be played?"""
    hand, trick, trump, stock = case["hand"], case["trick"], case["trump"], case.get("stock", 0)
    rule = broken_rule(hand, trick, trump, case["play"], law, stock)
    verdict = "legal" if rule is None else "illegal"
    if rule is None:
        rule = operative_rule(hand, trick, trump, case["play"], law, stock)
    return {"verdict": verdict, "rule": rule, "legal": legal(hand, trick, trump, law, stock)}


def sing_answer(case: Facts, law: Law) -> Facts:
    """May this suit be sung? A certain refusal names its rule where only one is possible."""
    rules = cante_rules(case["sing"], case, law)
    if rules == [None]:
        return {"verdict": "legal", "rule": None}
    if None in rules:
        return {"verdict": "undecided", "rule": None}
    return {"verdict": "illegal", "rule": rules[0] if len(rules) == 1 else None}


def exchange_answer(case: Facts, law: Law) -> Facts:
    """May this card be changed for the turned one?"""
    rule = exchange_rule(case["exchange"], case, law)
    if rule == "cambiar":
        return {"verdict": "illegal", "rule": "cambiar"}
    return {"verdict": "legal" if rule is None else "undecided", "rule": None}


def renuncio_answer(case: Facts, law: Law) -> Facts:
    """Was it a renuncio? The rule is named only where one is proved."""
    tricks = []
    for trick in case["tricks"]:
        tricks.append([(player, card) for play in trick for player, card in play.items()])
    asked = (case["renuncio"]["player"], case["renuncio"]["trick"], tricks, case["trump"], case.get("cards"), law)
    return {"verdict": renuncio(*asked), "rule": renuncio_rule(*asked)}


def score_answer(case: Facts, law: Law) -> Facts:
    """What is the hand worth? No source names a penalty for a renuncio in Tute."""
    if "offender" in case:
        return {"verdict": "not_covered"}
    value = score(case["piles"], case.get("last_trick"), case.get("cantes", {}), case["trump"], law, case.get("capote"))
    return {"verdict": "answered", "value": value}
