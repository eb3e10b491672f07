"""Whole hands of Tute: drawing, singing, changing and the capote, as the rulebook tells them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import tutor
from tests.referee_tute.law import VARIANTS, law_of
from tests.referee_tute.perft import perft as naive_perft
from tutor.cards import CARDS, SUITS, bits
from tutor.play.deal import plan_deal
from tutor.play.playout import through_positions
from tutor.play.position import PASS, Position
from tutor.play.saved import restore_position, save_position
from tutor.play.setting import Setting
from tutor.play.table import deal_hand, shuffled

HANDS = 5  # of each form


@cache
def setting_of(variant: str, dealer: int = 0, **options: Any) -> Setting:
    """A table, its dealer in seat ``dealer``."""
    court = tutor.load("tute", variant=variant).court(options=options)
    players = court.law.players[0]
    plan = plan_deal(court.law, players)
    return Setting(court, plan, dealer, plan.most)


def hand(variant: str, seed: int, eager: float = 1.0) -> Iterator[tuple[Position, Any, Position]]:
    """Every step of a hand: the position, what was chosen, and what came of it. ``eager``: how often chances are taken."""
    rng, setting = random.Random(f"{variant} {seed}"), setting_of(variant, seed % law_of(variant).players)
    position = deal_hand(setting, *shuffled(setting, rng))
    while not position.over:
        moves = position.moves()
        taken = [move for move in moves if move != PASS]
        choice = rng.choice(taken) if not position.optional or rng.random() < eager else PASS
        after = position.play(choice)
        yield position, choice, after
        position = after


def lying(position: Position) -> list[int]:
    """Every card once for each place where it lies; the turned card only where it lies by itself."""
    zones = position.zones
    found = [*zones["stock"], *zones["trick"]]
    for owned in (*zones["hand"], *zones["piles"]):
        found += bits(owned)
    turned = zones["upcard"]
    return found if turned < 0 or turned in found else [*found, turned]


@pytest.mark.parametrize("variant", VARIANTS)
def test_forty_cards_something_to_play_and_no_cante_twice(variant: str) -> None:
    for seed in range(HANDS):
        for position, _, after in hand(variant, seed):
            assert position.moves()
            assert tuple(sorted(lying(after))) == bits(position.setting.plan.pack)
            sung = [suit for suits in after.registers["sung"] for suit in bits(suits)]
            assert len(sung) == len(set(sung))
            assert sum(map(len, map(bits, after.registers["cantes"]))) == len(sung)


@pytest.mark.parametrize("variant", VARIANTS)
def test_only_who_has_won_the_trick_or_the_partner_sings(variant: str) -> None:
    met = 0
    for seed in range(HANDS):
        for position, choice, after in hand(variant, seed):
            if position.decision == "cantar" and choice != PASS:
                side = position.setting.owner
                assert side(position.turn) == side(position.leader)
                held = position.zones["hand"][position.turn]
                assert all(held >> (12 * choice + rank - 1) & 1 for rank in (12, 11))
                assert after.registers["sung"][position.turn] >> choice & 1
                met += 1
    assert met


def test_the_winner_draws_first_and_the_turned_card_goes_last() -> None:
    """Two players: twelve rounds, the turned card to whoever lost the last trick with stock."""
    for seed in range(HANDS):
        for position, _, after in hand("habanero", seed):
            before, now = position.zones["stock"], after.zones["stock"]
            if len(now) == len(before) - 2 or (before and not now):
                drawn = list(before)
                winner = after.leader
                assert after.zones["hand"][winner] >> drawn[0] & 1
                assert after.zones["hand"][1 - winner] >> drawn[1] & 1
                assert (after.zones["upcard"] < 0) == (not now)


def test_the_turned_card_is_changed_for_the_one_laid_down() -> None:
    met = set()
    for variant in ("habanero", "arrastrado"):
        for seed in range(4 * HANDS):
            for position, choice, after in hand(variant, seed, eager=0.6):
                if position.decision == "cambiar_la_muestra" and choice != PASS:
                    old = position.zones["upcard"]
                    assert after.zones["upcard"] == choice
                    assert after.zones["hand"][position.turn] >> old & 1
                    assert variant == "arrastrado" or after.zones["stock"][-1] == choice
                    met.add((variant, CARDS[choice].rank))
    assert met == {(variant, rank) for variant in ("habanero", "arrastrado") for rank in (7, 2)}


def test_an_announced_change_takes_effect_when_its_owner_wins_a_trick() -> None:
    met = 0
    for seed in range(3 * HANDS):
        for position, _, after in hand("habanero", seed):
            before, now = position.registers["announced"], after.registers["announced"]
            for seat, card in enumerate(before):
                if card >= 0 and now[seat] < 0 and after.zones["upcard"] == card:
                    assert after.leader == seat
                    assert after.registers["tricks_won"][seat] == 1
                    met += 1
    assert met


def test_a_capote_is_lost_with_the_first_trick_of_the_other_and_the_hand_ends() -> None:
    lost = won = 0
    for seed in range(3 * HANDS):
        *_, (position, _, after) = hand("habanero", seed)
        if after.registers["capote_by"] >= 0:
            by, registers = after.registers["capote_by"], after.registers
            if registers["capote_lost"]:
                assert after.leader != by
                lost += 1
            else:
                assert not any(after.zones["hand"])
                won += 1
        assert position.decision == "jugar"
    assert lost


def test_a_word_that_is_said_is_kept_with_the_position() -> None:
    """A capote announced, saved and read again: the same position, in which nobody may announce it once more."""
    for before, _, after in hand("habanero", 1):
        if before.decision == "anunciar":
            saved = json.loads(json.dumps(save_position(after)))
            assert restore_position(after.setting, saved) == after
            assert after.registers["capote_by"] == before.turn
            assert restore_position(before.setting, json.loads(json.dumps(save_position(before)))).play(0) == after
            assert after.decision == "jugar" or after.moves() == (PASS,)
            return
    raise AssertionError("nobody could announce anything")


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("variant", VARIANTS)
def test_ways_to_play_the_end_of_a_hand_are_as_many_as_the_referee_counts(variant: str, seed: int) -> None:
    """Cards alone: nothing is sung or changed."""
    last = 3 if law_of(variant).players > 2 else 4
    for position, _, _ in hand(variant, seed, eager=0):
        hands = position.zones["hand"]
        leading = position.decision == "jugar" and not position.zones["trick"]
        if leading and max(each.bit_count() for each in hands) == last and not position.zones["stock"]:
            cards = [[str(CARDS[card]) for card in bits(each)] for each in hands]
            trump = SUITS[position.registers["trump"]].slug
            assert ways(position) == naive_perft(cards, trump, position.turn, law_of(variant))
            return
    raise AssertionError("the hand had no end")


def ways(position: Position) -> int:
    """The number of ways from here to the end of the hand, passing by whatever else may be done."""
    if position.over:
        return 1
    if position.optional:
        return ways(position.play(PASS))
    return sum(ways(position.play(move, checked=False)) for move in position.moves())


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_hand_brings_what_the_cards_and_the_cantes_are_worth(variant: str) -> None:
    """130 points and the cantes, less the turned card where nobody takes it; a hand that ends early brings less."""
    for seed in range(HANDS):
        *_, (_, _, after) = hand(variant, seed)
        worth = after.setting.law.deck.scales["tantos"].total
        cantes = sum(
            40 if suit == after.registers["trump"] else 20 for suits in after.registers["sung"] for suit in bits(suits)
        )
        taken = sum(worth(pile) for pile in after.zones["piles"])
        assert sum(after.points or ()) == taken + cantes + (10 if after.registers["last_trick"] >= 0 else 0)
        if not any(after.zones["hand"]):
            turned = worth(1 << after.zones["upcard"]) if variant == "arrastrado" else 0
            assert taken + 10 == 130 - turned


def test_random_play_through_positions_ends() -> None:
    for variant in VARIANTS:
        setting = setting_of(variant, 0)
        assert len(through_positions(deal_hand(setting, *shuffled(setting, random.Random(3))), random.Random(4))) > 1
