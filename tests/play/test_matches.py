"""Whole matches played by Hypothesis: every variant, number of players and option, every legal choice it likes.

What it sees: cards that vanish or double, a player with nothing to play, a position that changes after the fact, a save
that forgets, a view that shows too much, points that do not follow from the hand. What it cannot see: a legal set that
is wrong but never empty (the referee and the proofs see that).
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import tutor
from tutor.ask import the_library
from tutor.ask.score_words import compared_counter
from tutor.law.compile_tally import COUNTER
from tutor.law.model import Check, Zone
from tutor.play.match import Match, start_match
from tutor.play.position import Position, union
from tutor.play.saved import restore_match, save_match
from tutor.play.score import count_hand
from tutor.play.table import shuffled

RULES = {
    variant: tutor.load(game, variant=variant)
    for game in the_library().games()
    for variant in the_library().variants(game)
}
PLAYERS = {variant: rules.court().law.players for variant, rules in RULES.items()}
# Who sees what, as the sources have it and whatever the files of a game say; in some kinds of hand one sees the others'.
SEEN_BY = {
    "owner": {"hand", "dealt", "first_win"},
    "all": {"trick", "turned", "upcard", "table", "opening", "leftover"},
    "nobody": {"stock", "won", "piles"},
}
ON_THE_FOREHEAD = {("indias", "hand")}


def seen_by(position: Position, zone: str) -> str:
    """Who sees the cards of a zone."""
    if (position.setting.law.kind, zone) in ON_THE_FOREHEAD:
        return "others"
    return next(who for who, zones in SEEN_BY.items() if zone in zones)


@strategies.composite
def tables(draw: Any) -> tuple[str, int, dict[str, Any]]:
    """A variant, a number of players, and any options."""
    variant = draw(strategies.sampled_from(sorted(RULES)))
    options = draw(some_options(variant))
    return variant, draw(strategies.sampled_from(RULES[variant].court(options=options).law.players)), options


@strategies.composite
def some_options(draw: Any, variant: str, apart: frozenset[str] = frozenset()) -> dict[str, Any]:
    """Any values of some options, but for those ``apart``."""
    options: dict[str, Any] = {}
    for option in RULES[variant].court().law.options.values():
        if option.id not in apart and draw(strategies.integers(0, 3)) == 0:
            values = {
                "flag": strategies.booleans(),
                "word": strategies.sampled_from(option.values or ("",)),
                "number": strategies.integers(1, 4),
            }
            options[option.id] = draw(values[option.type])
    return options


class WholeMatches(RuleBasedStateMachine):
    """One match at a table, hand by hand."""

    @initialize(table=tables(), dealer=strategies.integers(0, 8))
    def sit_down(self, table: tuple[str, int, dict[str, Any]], dealer: int) -> None:
        variant, self.players, options = table
        rules = RULES[variant]
        self.courts = lambda kind: rules.court(kind=kind, options=options)
        self.match: Match = start_match(self.courts, self.players, dealer)
        self.before: list[tuple[Match, dict[str, Any]]] = []

    def step(self, match: Match) -> None:
        """Remember what was, and go on."""
        self.before = [*self.before[-3:], (self.match, save_match(self.match))]
        self.match = match

    @precondition(lambda self: self.match.position is None and not self.match.over)
    @rule(seed=strategies.integers(0, 10**6))
    def deal(self, seed: int) -> None:
        self.step(self.match.deal(random.Random(seed)))

    @precondition(lambda self: self.match.position is not None)
    @rule(which=strategies.integers(0, 10**6))
    def choose(self, which: int) -> None:
        moves = self.match.position.moves()  # type: ignore[union-attr]
        self.step(self.match.play(moves[which % len(moves)]))

    @precondition(lambda self: self.match.position is not None)
    @rule(seed=strategies.integers(0, 10**6))
    def play_the_hand_out(self, seed: int) -> None:
        rng, number = random.Random(seed), self.match.number
        while self.match.position is not None and self.match.number == number:
            self.step(self.match.play(rng.choice(self.match.position.moves())))
            self.cards_are_conserved()
            self.something_is_always_legal()

    @precondition(lambda self: self.match.over)
    @rule()
    def it_is_over(self) -> None:
        assert self.match.winner is not None

    @invariant()
    def cards_are_conserved(self) -> None:
        if self.match.position is not None:
            check_conserved(self.match.position)

    @invariant()
    def something_is_always_legal(self) -> None:
        if self.match.position is not None:
            assert self.match.position.moves()

    @invariant()
    def earlier_positions_have_not_changed(self) -> None:
        for match, saved in self.before:
            assert save_match(match) == saved

    @invariant()
    def a_save_restores_the_same_match(self) -> None:
        text = json.dumps(save_match(self.match))
        restored = restore_match(self.courts, json.loads(text))
        assert restored.position == self.match.position
        assert json.dumps(save_match(restored)) == text

    @invariant()
    def views_show_nothing_hidden(self) -> None:
        if self.match.position is not None:
            check_views(self.match.position)

    @invariant()
    def points_follow_from_the_tricks_and_add_up(self) -> None:
        entered = [hand.points if hand.brought is None else hand.brought for hand in self.match.history]
        assert [sum(hand) for hand in zip(*entered, strict=True)] == list(self.match.totals if entered else ())


def check_conserved(position: Position) -> None:
    """Every card of the pack lies in one place."""
    found = [
        card
        for zone in position.setting.law.zones.values()
        if zone.size != 1 and not zone.copy_of
        for owner in owners(position, zone)
        for card in held(position, zone.name, owner)
    ]
    turned = [
        position.zones[zone.name]
        for zone in position.setting.law.zones.values()
        if zone.size == 1 and position.zones[zone.name] >= 0
    ]
    everything = {*found, *turned}
    assert len(found) == len(set(found)), "a card lies in two places"
    assert sum(1 << card for card in everything) == position.setting.plan.pack, "a card is missing"


def check_views(position: Position) -> None:
    """What a seat sees is the same wherever the cards lie that it may not see."""
    for seat in range(position.setting.players):
        other = with_hidden_cards_moved(position, seat)
        assert json.dumps(position.view(seat), sort_keys=True) == json.dumps(other.view(seat), sort_keys=True)


def list_of(mask: int) -> list[int]:
    """The cards of a mask."""
    return [card for card in range(48) if mask >> card & 1]


def with_hidden_cards_moved(position: Position, seat: int) -> Position:
    """The same position, with the cards that this seat may not see dealt otherwise."""
    law = position.setting.law
    hidden: list[tuple[str, int | None]] = []
    for name, zone in law.zones.items():
        mine = position.setting.owner(seat, zone.of)
        if zone.of:
            hidden += [
                (name, owner)
                for owner in owners(position, zone)
                if seen_by(position, name) == "nobody"
                or (seen_by(position, name) == "owner" and owner != mine)
                or (seen_by(position, name) == "others" and owner == mine)
            ]
        elif seen_by(position, name) == "nobody":
            hidden.append((name, None))
    shown = next((position.zones[name] for name, zone in law.zones.items() if zone.size == 1), -1)
    pools: dict[str, list[int]] = {}  # what a zone remembers of another lies nowhere: it is dealt otherwise by itself
    for name, owner in hidden:
        pool = pools.setdefault(name if law.zones[name].copy_of else "", [])
        pool += [card for card in held(position, name, owner) if card != shown]
    for pool in pools.values():
        random.Random(1).shuffle(pool)
    zones = dict(position.zones)
    for name, owner in hidden:
        pool = pools[name if law.zones[name].copy_of else ""]
        old = held(position, name, owner)
        new = [card if card == shown else pool.pop() for card in old]
        value = tuple(new) if law.zones[name].ordered else sum(1 << card for card in new)
        zones[name] = value if owner is None else (*zones[name][:owner], value, *zones[name][owner + 1 :])
    return position.with_changes(zones=zones)


def owners(position: Position, zone: Zone) -> Sequence[int | None]:
    """Whose parts a zone has."""
    return range(len(position.zones[zone.name])) if zone.of else (None,)


def held(position: Position, name: str, owner: int | None) -> list[int]:
    """The cards of a zone, or of one seat's part of it."""
    value = position.zones[name] if owner is None else position.zones[name][owner]
    return list(value) if isinstance(value, tuple) else list_of(value)


WholeMatches.TestCase.settings = settings(
    max_examples=10, stateful_step_count=25, suppress_health_check=list(HealthCheck)
)
TestWholeMatches = WholeMatches.TestCase


def test_every_variant_and_number_of_players_is_played_to_its_end() -> None:
    for variant, numbers in PLAYERS.items():
        for players in numbers:
            rng, match = random.Random(players), RULES[variant].match(players)
            hands = 0
            while not match.over:
                if match.position is None:
                    match, hands = match.deal(rng), hands + 1
                else:
                    match = match.play(rng.choice(match.position.moves()))
            assert hands >= len(match.plan.hands)
            assert match.totals[match.winner or 0] == max(match.totals)
            way = -1 if RULES[variant].court().law.deal_left else 1
            assert [hand.dealer for hand in match.history[:players]] == [
                way * seat % players for seat in range(len(match.history))
            ][:players]


IN_PAIRS = {"parejas": True}
FISHING = [
    (variant, players, pairs)
    for variant, rules in RULES.items()
    if any(
        part.type == "cards" for decision in rules.court().law.decisions.values() for part in decision.choose.values()
    )
    for pairs in ({}, IN_PAIRS)
    if not pairs or rules.court(options=pairs).law.players == (4,) != rules.court().law.players
    for players in rules.court(options=pairs).law.players
]


@pytest.mark.parametrize(("variant", "players", "pairs"), FISHING)
@settings(max_examples=3)
@given(data=strategies.data(), seed=strategies.integers(0, 10**6))
def test_hands_of_capturing(variant: str, players: int, pairs: dict[str, Any], data: Any, seed: int) -> None:
    """Every number of players, in pairs too, with any options: cards, piles, views and points at every moment."""
    options = {**data.draw(some_options(variant, frozenset(IN_PAIRS))), **pairs}
    rules, rng = RULES[variant], random.Random(seed)
    match = start_match(lambda kind: rules.court(kind=kind, options=options), players).deal(rng)
    position = match.position
    while position is not None and not position.over:
        check_conserved(position)
        check_piles(position)
        if rng.random() < 0.1:
            check_views(position)
        moves = position.moves()
        takes = [move for move in moves if isinstance(move, tuple) and move[-1]]
        position = position.play(rng.choice(takes if takes and rng.random() < 0.5 else moves))
    assert position is not None
    check_conserved(position)
    check_remainder(position)
    check_categories(position)


def check_piles(position: Position) -> None:
    """Where captures come to one number, so do the piles to so many times that number."""
    for check in position.setting.law.checks:
        assert not any(worth_of(position, pile) % step_of(check) for pile in position.zones["piles"])


def check_remainder(position: Position) -> None:
    """What is left over is the deck's worth by the modulus; it has gone to the last to capture, or to nobody."""
    taker, left = position.registers["last_taker"], position.zones["leftover"]
    last = position.setting.owner(taker) if taker >= 0 else -1
    assert left & ~(position.zones["piles"][last] if last >= 0 else position.zones["table"]) == 0
    for check in position.setting.law.checks:
        assert worth_of(position, left) % step_of(check) == worth_of(position, position.setting.plan.pack) % step_of(
            check
        )
        for owner, pile in enumerate(position.zones["piles"]):
            assert worth_of(position, pile & ~left if owner == last else pile) % step_of(check) == 0


def check_categories(position: Position) -> None:
    """Nobody counts what another has; a category goes to one player, or where ties share it to those who are level."""
    court, law = position.setting.court, position.setting.law
    sheet = count_hand(court, position.situation(-1))
    for name, counter in law.counters.items():
        numbers = [own[COUNTER + name] for own in sheet.numbers]
        function, needed = court.counter(name)
        assert max(numbers) <= (most := function(*[position.setting.plan.pack for _ in needed]))
        assert sum(numbers) <= most or not counter.how.adds_up
    for line in law.tally:
        given = [step for step in sheet.lines if step.rule == line.id and step.before != step.after]
        compared = compared_counter(line.when)
        if compared:
            assert len(given) < 2 if law.tied == "nobody" else len({step.numbers[compared] for step in given}) < 2
            assert all(step.after - step.before == 1 for step in given)
        elif "escobas" not in repr(line.award):
            assert len(given) < 2


def worth_of(position: Position, cards: int) -> int:
    """What cards add up to."""
    return next(iter(position.setting.law.deck.scales.values())).total(cards)


def step_of(check: Check) -> int:
    """The number that a check counts by."""
    return check.must.counting_by  # type: ignore[attr-defined, no-any-return]


def test_the_points_of_a_hand_are_those_of_its_score_sheet() -> None:
    rng = random.Random(5)
    for cards in (1, 4, 10):
        court = RULES["completa"].court()
        match = RULES["completa"].match(4)
        from tutor.play.setting import Setting
        from tutor.play.table import deal_hand

        position = deal_hand(Setting(court, match.plan, 1, cards), *shuffled(Setting(court, match.plan, 1, cards), rng))
        while position.points is None:
            last, choice = position, rng.choice(position.moves())
            position = position.play(choice)
        del last
        sheet = count_hand(court, position.situation(-1))
        assert tuple(sheet.points[position.relative(seat)] for seat in range(4)) == position.points
        assert sum(position.registers["tricks"]) == cards
        assert union(position.zones["won"]).bit_count() == 4 * cards
