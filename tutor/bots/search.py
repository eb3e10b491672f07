"""Numbers and cards by sampled deals that are played out: what each choice brings, and in how many deals."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.bots.aims import pile_zone, worth_of
from tutor.bots.capture import held_by
from tutor.bots.deals import Dealt, deals_of
from tutor.bots.endgame import all_is_known, solved
from tutor.bots.known import knowledge_of
from tutor.bots.payoff import Payoff, payoff_of, said_register, trick_register
from tutor.bots.playing import AHEAD, Playing
from tutor.bots.points import Choices, PointsTable
from tutor.bots.policy import likely_tricks
from tutor.bots.rollout import Rollout, rollout_of
from tutor.bots.sample import Sampler
from tutor.bots.sim import Sim
from tutor.bots.simple import order_of
from tutor.bots.trials import QUICK, SLOW, Outcome, contest, race
from tutor.bots.view import View
from tutor.cards import bits
from tutor.play.facts import Facts

WORLDS = {"number": 300, "card": 640, "capture": 120, "points": 70}
"""Deals tried, at most, for a number, for a card, for what is taken, and where cards are won for what they are worth."""
CHOICES = 7200  # that are played out where cards are taken, were every choice tried in every deal: a second's work


@dataclass(frozen=True)
class Table:
    """What a trial needs, looked up once."""

    view: View
    payoff: Payoff
    rollout: Rollout
    given: Mapping[str, Any]
    won: tuple[int, ...]
    seen: int

    @property
    def left(self) -> int:
        """Tricks still to be won."""
        return self.view.position.setting.cards - sum(self.won)

    def targets(self, said: Sequence[int]) -> list[int]:
        """By seat, how many tricks everybody is after who has said these numbers (mano first)."""
        here, players = self.view.position, self.view.position.setting.players
        owners = [here.relative(seat) for seat in range(players)]
        return [self.payoff.target(o, said[o], self.won[seat], self.left) for seat, o in enumerate(owners)]

    def play(self, hands: list[int], targets: Sequence[int], first: int) -> list[int]:
        """Tricks by seat, the deal played out; ``first``: the next card, or -1."""
        won: list[int] = self.rollout([*hands], targets, [*self.won], self.seen, self.left, first, **self.given)
        return won


def table_of(view: View) -> Table | None:
    """None where this law has no numbers that tricks are counted against, or more than tricks between deal and count."""
    payoff, made = payoff_of(view.position), rollout_of(view.position)
    if payoff is None or made is None:
        return None
    won = view.position.registers[trick_register(view.position.setting)]
    hand = deals_of(view).base
    mine = hand[view.seat]
    return Table(view, payoff, made[0], made[1], tuple(won), view.placed & ~mine)


def tried_out(view: View, worlds: Mapping[str, int], rng: random.Random) -> dict[Any, Outcome] | None:
    """What each choice brings, where this can be found out by playing deals out; else None."""
    kind = view.position.setting.choice_type(view.position.decision)
    found = None
    if kind == "number":
        found = numbers_tried(view, worlds["number"], rng)
    if kind == "card" and not view.position.optional:
        found = cards_tried(view, worlds["card"], rng)
    return found or moves_tried(view, worlds, rng)


def moves_tried(view: View, worlds: Mapping[str, int], rng: random.Random) -> dict[Any, Outcome] | None:
    """What each legal choice brings, the hand played on by rule of thumb: until cards are dealt anew where players take
    cards, to its end where tricks are played. None where nothing is won that is worth anything."""
    position = view.position
    if not pile_zone(position) or not any(worth_of(position).cards):
        return None
    if all_is_known(view):
        exact = solved(view.with_cards(view.unplaced))
        if exact is not None:
            ranks = sorted(set(exact.values()))
            return {
                move: Outcome([float(ranks.index(end))], [end.prize > 0], [end.lead], exact=True)
                for move, end in exact.items()
            }
    if position.setting.law.tricks is not None:
        return tricks_tried(view, worlds["points"], rng)
    sampler, playing, owner = Sampler(view, knowledge_of(view)), Playing(position), position.setting.owner(view.seat)

    def trial(world: Sim, move: Any, outcome: Outcome) -> None:
        sim = world.copy()
        sim.play(move)
        playing.to_next_deal(sim)
        outcome.add(*playing.worth_to(sim, owner))

    held = sum(held_by(position, seat).bit_count() for seat in range(position.setting.players))
    afford = CHOICES // (len(view.moves) * max(min(held, AHEAD), 1))
    count = min(worlds["capture"], afford)
    return race(view.moves, iter(lambda: Sim(view.with_cards(sampler.deal(rng))), None), count, trial)


def tricks_tried(view: View, worlds: int, rng: random.Random) -> dict[Any, Outcome]:
    """The same of a card for a trick, or of what may be passed by before one, to the end of the hand."""
    position, deals = view.position, deals_of(view)
    if position.setting.choice_type(position.decision) == "card" and not position.optional:
        points = PointsTable(view, position)

        def card_tried(world: Dealt, card: int, outcome: Outcome) -> None:
            outcome.add(*points.worth(world, card))

        return contest(view.moves, iter(lambda: deals.deal(rng), None), worlds, card_tried, QUICK)
    choices = Choices(view)

    def choice_tried(world: Sim, move: Any, outcome: Outcome) -> None:
        outcome.add(*choices.worth(world, move))

    made = iter(lambda: Sim(view.with_cards(deals.sampler.deal(rng))), None)
    return contest(view.moves, made, worlds // 3, choice_tried, QUICK)


def cards_tried(view: View, worlds: int, rng: random.Random) -> dict[Any, Outcome] | None:
    """What each legal card brings to whoever is to play it, as in a `contest`. None where numbers and tricks are not what
    counts."""
    trial = card_trial(view)
    if trial is None:
        return None
    like, deals = stood_for(view), deals_of(view)
    found = contest([*dict.fromkeys(like.values())], iter(lambda: deals.hands(rng), None), worlds, trial, SLOW)
    return {card: found[like[card]] for card in view.moves}


def card_trial(view: View) -> Callable[[list[int], int, Outcome], None] | None:
    """What plays a deal, hands by seat, out after a card. None where numbers and tricks are not what counts."""
    table = table_of(view)
    if table is None:
        return None
    said = view.position.registers[said_register(view.position.setting)[0]]
    owner = view.position.relative(view.seat)
    targets, row = table.targets(said), table.payoff.points[owner][said[owner]]
    best = max(row)

    def trial(hands: list[int], card: int, outcome: Outcome) -> None:
        tricks = table.play(hands, targets, card)[view.seat]
        outcome.add(row[tricks], row[tricks] == best, row[tricks], tricks)
        outcome.hands.append(hands)

    return trial


def stood_for(view: View) -> dict[int, int]:
    """By legal card, one that takes as much: of the same suit, with no card between them that others hold or have played to
    this trick. Where nothing but tricks counts, one of them is tried for all."""
    here, order = view.position, order_of(view.position)
    law = here.setting.law
    assert law.tricks is not None
    found = dict[int, int]()
    apart = view.hidden | sum([1 << card for card in here.zones[law.tricks.zone]])
    for card in sorted(view.moves, key=lambda card: order.below[card].bit_count()):
        below = order.below[card]
        found[card] = next(
            (low for low in found.values() if below >> low & 1 and not below & order.above[low] & apart), card
        )
    return found


def numbers_tried(view: View, worlds: int, rng: random.Random) -> dict[Any, Outcome] | None:
    """What each legal number brings to whoever is to say it. None where numbers and tricks are not what counts."""
    trial = number_trial(view)
    if trial is None:
        return None
    deals = deals_of(view)
    return contest(view.moves, iter(lambda: deals.hands(rng), None), worlds, trial, QUICK)


def number_trial(view: View) -> Callable[[list[int], int, Outcome], None] | None:
    """What plays a deal, hands by seat, out after a number. None where numbers and tricks are not what counts."""
    table, setting = table_of(view), view.position.setting
    if table is None or said_register(setting)[1] != view.position.decision:
        return None
    owner = view.position.relative(view.seat)
    said_before = tuple(view.position.registers[said_register(setting)[0]])
    later: dict[int, list[float]] = {}

    def trial(hands: list[int], number: int, outcome: Outcome) -> None:
        if id(hands) not in later:
            later.clear()
            later[id(hands)] = [expected(view, hands, place) for place in range(owner + 1, setting.players)]
        said = others_say(view, (*said_before, number), later[id(hands)])
        tricks = table.play(hands, table.targets(said), -1)[view.seat]
        row = table.payoff.points[owner][number]
        outcome.add(row[tricks], row[tricks] == max(row), row[tricks], tricks)

    return trial


def expected(view: View, hands: Sequence[int], place: int) -> float:
    """How many tricks somebody expects who looks at their own hand alone."""
    here = view.position
    seat = (here.setting.mano + place) % here.setting.players
    unseen = here.setting.plan.pack & ~hands[seat] & ~sum(1 << card for card in turned(view))
    return sum(likely_tricks(hands[seat], order_of(here), unseen, here.setting.players - 1, hands[seat].bit_count()))


def turned(view: View) -> tuple[int, ...]:
    """The cards that lie open and apart."""
    law = view.position.setting.law
    found = sum(
        1 << view.position.zones[n] for n, z in law.zones.items() if z.size == 1 and view.position.zones[n] >= 0
    )
    return bits(found)


def others_say(view: View, said: tuple[int, ...], expecting: Sequence[float]) -> tuple[int, ...]:
    """The numbers of everybody: those after this one say what they expect, as nearly as they may."""
    here = view.position
    flat = here.setting.court.decision(here.decision).flat
    name = said_register(here.setting)[0]
    for tricks in expecting:
        facts = Facts(here.facts)
        facts["chooser"], facts[name + ":all"] = len(said), said
        near = min(bits(flat(facts)), key=lambda number: abs(number - tricks))
        said = (*said, near)
    return said
