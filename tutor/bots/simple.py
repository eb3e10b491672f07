"""A player by rule of thumb: decent cards, plausible numbers, and whatever is worth points at once."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from tutor.bots.aims import Worth, counted_situation, worth_of
from tutor.bots.capture import best_capture, done
from tutor.bots.chance import pick
from tutor.bots.payoff import payoff_of, said_register, trick_register
from tutor.bots.policy import (
    Ranking,
    Seen,
    card_by_count,
    card_by_points,
    distribution,
    likely_tricks,
    ranking,
)
from tutor.bots.view import View
from tutor.cards import bits
from tutor.play.playout import zone_of
from tutor.play.position import PASS, Position
from tutor.play.score import count_points


def rule_choice(view: View, rng: random.Random) -> Any:
    """A choice by rule of thumb."""
    position, moves = view.position, view.moves
    if len(moves) == 1:
        return moves[0]
    setting, law = position.setting, position.setting.law
    kind = setting.choice_type(position.decision)
    if any(part.type == "cards" for part in law.decisions[position.decision].choose.values()):
        return best_capture(position, moves, view.hidden)
    if kind == "card" and law.tricks is not None and not position.optional:
        return trick_card(view)
    if kind == "number":
        return number_said(view)
    if kind == "suit" and not position.optional:
        return max(moves, key=lambda suit: sum(chances_of(view, suit)))
    return what_pays(view, moves, rng)


# ── tricks ────────────────────────────────────────────────────────────────────────────────────────


def order_of(position: Position, best_suit: int | None = None) -> Ranking:
    """How cards rank here, or would if this suit were the strongest."""
    tricks = position.setting.law.tricks
    assert tricks is not None
    strongest = tricks.won_by[0]
    named = position.registers.get(strongest, -1) if strongest != "led" else -1
    return ranking(tricks.above, named if best_suit is None else best_suit)


def hand_of(position: Position, seat: int) -> int:
    """The cards from which a seat plays to tricks."""
    step = next(step for step in position.setting.program.code if step.op == "ask_trick")
    return int(position.zones[zone_of(position.setting, step.name)][seat])


def unseen_by(view: View) -> int:
    """The cards that may lie in somebody else's hand."""
    return sum(1 << card for card in view.unplaced)


def trick_card(view: View) -> int:
    """A card for the trick."""
    position = view.position
    setting, facts, seat = position.setting, position.facts, view.seat
    hand, legal, order = hand_of(position, seat), sum(1 << card for card in view.moves), order_of(position)
    law = setting.law
    assert law.tricks is not None
    lying = facts[law.tricks.zone + ":order"]
    after = setting.players - 1 - len(lying)
    over = facts["beaten_by"][facts["best"]] if lying else 0
    left = hand.bit_count()
    seen = Seen(legal, hand, unseen_by(view), over, bool(lying), after == 0, left)
    payoff = payoff_of(position)
    if payoff is not None:
        said, won = position.registers[said_register(setting)[0]], position.registers[trick_register(setting)][seat]
        owner = position.relative(seat)
        return card_by_count(seen, payoff.target(owner, said[owner], won, left) - won, order)
    worth: Worth = worth_of(position)
    ally = bool(lying) and law.pairs and lying.index(facts["best"]) % 2 == len(lying) % 2
    return card_by_points(seen, sum(worth.cards[c] for c in lying), after, ally, order, worth.cards)


def chances_of(view: View, best_suit: int | None = None) -> list[float]:
    """How likely each card of one's hand is to win a trick; of cards one does not see, on average."""
    position = view.position
    hand, order = hand_of(position, view.seat), order_of(position, best_suit)
    others, cards, unseen = position.setting.players - 1, hand.bit_count(), unseen_by(view)
    known = likely_tricks(hand & view.placed, order, unseen, others, cards)
    if hand & ~view.placed:
        anything = likely_tricks(unseen, order, unseen, others, cards)
        known += [sum(anything) / len(anything)] * (hand & ~view.placed).bit_count()
    return known


# ── numbers ───────────────────────────────────────────────────────────────────────────────────────


def number_said(view: View) -> int:
    """The number that promises most, by the count of the hand; else the one nearest to the tricks to be expected."""
    position = view.position
    strongest = order_of(position).best
    suits = [None] if strongest else list(range(4))
    chances = max((chances_of(view, suit) for suit in suits), key=sum)
    likely, payoff = distribution(chances), payoff_of(position)
    decided = said_register(position.setting)[1] == position.decision
    if payoff is None or not decided:
        nearest: int = min(view.moves, key=lambda number: abs(number - int(sum(chances))))
        return nearest
    rows = payoff.points[position.relative(view.seat)]
    best: int = max(view.moves, key=lambda number: sum(p * rows[number][won] for won, p in enumerate(likely)))
    return best


# ── whatever pays at once ─────────────────────────────────────────────────────────────────────────


def what_pays(view: View, moves: Iterable[Any], rng: random.Random) -> Any:
    """The choice after which one is furthest ahead, and holds most; nothing, where that is no worse."""
    position, moves = view.position, list(moves)
    worth = {move: standing(view, position if move == PASS else done(position, move)) for move in moves}
    best = max(worth.values())
    level = [move for move in moves if worth[move] == best]
    return PASS if PASS in level else pick(level, rng)


def standing(view: View, position: Position) -> float:
    """How far one is ahead in the count as it stands, and, much less, how strong one's hand is."""
    mine = position.setting.owner(view.seat)
    found = ahead(position, mine)
    if position.setting.law.tricks is not None:
        hand, order = hand_of(position, view.seat), order_of(position)
        strength = sum(order.below[c].bit_count() + (12 if order.best >> c & 1 else 0) for c in bits(hand))
        found += 0.001 * strength
    return found


def ahead(position: Position, owner: int) -> float:
    """By how much an owner is ahead of the others on average, counted now."""
    setting = position.setting
    points = count_points(setting.court, counted_situation(position))
    place = (owner - setting.mano) % len(points)
    rest = [number for at, number in enumerate(points) if at != place]
    return points[place] - sum(rest) / max(len(rest), 1)
