"""Exact ends against plain minimax through positions. They cannot see what is lost before the end."""

from __future__ import annotations

import os
import random

import pytest

from tests.bots.tables import by_chance, hand, walk
from tutor.bots import look
from tutor.bots.aims import worth_of
from tutor.bots.endgame import all_is_known, solved
from tutor.bots.ends import Ends
from tutor.bots.finish import Finish
from tutor.bots.plain import may_end
from tutor.cards import bits
from tutor.play.position import PASS, Position

ENDS = 2001 if os.environ.get("HYPOTHESIS_PROFILE") == "thorough" else 9


def minimax(position: Position, seat: int) -> int:
    """By how many points ``seat`` ends ahead."""
    if position.points is not None:
        return position.points[seat] - position.points[1 - seat]
    found = [minimax(position.play(move, checked=False), seat) for move in position.moves()]
    return max(found) if position.turn == seat else min(found)


@pytest.mark.parametrize("variant", ["quince", "limpia", "mas"])
def test_the_exact_end_is_that_of_minimax(variant: str) -> None:
    rng, met = random.Random(8), 0
    for seed in range(100_000):
        for position, past in walk(hand("escoba", variant, 2, seed), by_chance(seed)):
            held = sum(cards.bit_count() for cards in position.zones["hand"])
            if position.over or position.zones["stock"] or held > (4 if ENDS > 100 else 3) or rng.random() < 0.5:
                continue
            assert all_is_known(look(position, position.turn, past))
            found = solved(position, nodes=1_000_000)
            assert found is not None
            plain = {move: minimax(position.play(move), position.turn) for move in position.moves()}
            assert {move: end.lead for move, end in found.items()} == plain
            met += 1
            break
        if met >= ENDS // 3:
            return


def test_the_last_tricks_for_two_are_those_of_minimax() -> None:
    """Hands of three drawn at random; every other time of cards that are worth less than the last trick."""
    rng = random.Random(4)
    for position, past in walk(hand("tute", "habanero", 2, 3), by_chance(3)):
        if position.optional or position.zones["stock"]:
            continue
        assert all_is_known(look(position, position.turn, past))
        pack = bits(position.setting.plan.pack)
        cheap = [card for card in pack if worth_of(position).cards[card] < 10]
        for number in range(400 if ENDS > 100 else 12):
            held = rng.sample(cheap if number % 2 else pack, 6)
            hands = tuple(sum(1 << card for card in held[place::2]) for place in (0, 1))
            piles = (sum(1 << card for card in pack if card not in held), 0)
            here = position.with_changes(zones={**position.zones, "hand": hands, "piles": piles})
            assert Finish(here, Ends(here, here.setting.owner(here.turn), ())).sound
            found = solved(here)
            assert found is not None
            plain = {move: minimax(here.play(move), here.turn) for move in here.moves()}
            assert {move: end.lead for move, end in found.items()} == plain
            assert all((end.prize > 0) == (end.lead > 0) for end in found.values() if end.lead)
        return


def test_where_the_hand_can_end_before_its_cards_are_played_the_rest_is_not_taken_for_mere_tricks() -> None:
    for position, _ in walk(hand("tute", "habanero", 2, 1), by_chance(1)):
        if position.decision == "anunciar":
            for choice, can_end in ((0, True), (PASS, False)):
                after = position.play(choice)
                while after.optional:
                    after = after.play(PASS)
                finish = Finish(after, Ends(after, after.setting.owner(after.turn), ()))
                assert (may_end(after), finish.sound) == (can_end, not can_end)
            return
    raise AssertionError


def test_cards_that_the_dealer_took_at_once_have_been_seen() -> None:
    for seed in range(400):
        position, past = next(walk(hand("escoba", "mas", 2, seed), by_chance(seed)))
        taken = position.zones["piles"][position.setting.dealer]
        if taken:
            assert not look(position, position.turn, past).hidden & taken
            return
    raise AssertionError


def test_before_the_last_deal_not_all_is_known() -> None:
    position, past = next(walk(hand("escoba", "quince", 2, 1), by_chance(1)))
    assert not all_is_known(look(position, position.turn, past))
