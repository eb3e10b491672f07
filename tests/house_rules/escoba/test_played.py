"""Whole hands of Escoba under house rules, move by move beside the referee: whose turn, what may be done, what it scores."""

from __future__ import annotations

import random

import pytest

from tests.agreement.engine import CARD, cards_of
from tests.house_rules.escoba.tables import TOGETHER, every_table, law_with, table
from tests.referee_escoba.law import Law
from tests.referee_escoba.play import finish, start_record
from tests.referee_escoba.start import laid_out
from tests.referee_escoba.table import Move, Table, is_over
from tests.referee_escoba.turns import after, moves
from tutor.cards import bits
from tutor.play.position import PASS, Position
from tutor.play.table import shuffled

PLAYED = [*(((number,), variant) for number, variant in every_table()), *((pair, "quince") for pair in TOGETHER)]
Said = tuple[str, str, frozenset[str]]


def ours(position: Position) -> dict[Said, object]:
    """The legal choices, as both say them."""
    found: dict[Said, object] = {}
    for move in position.moves():
        if move == PASS:
            found["pass", CARD[position.registers["left"]], frozenset()] = move
        elif len(move) == 1:
            found["claim", CARD[position.registers["left"]], frozenset(cards_of(move[0]))] = move
        else:
            found["play", CARD[move[0]], frozenset(cards_of(move[1]))] = move
    return found


def theirs(table: Table, law: Law) -> dict[Said, Move]:
    return {(move.kind, move.card, frozenset(move.take)): move for move in moves(table, law)}


def play_both(numbers: tuple[int, ...], variant: str, players: int, seed: str) -> tuple[int, int]:
    """A hand at random; how often somebody played twice running, and how often somebody could claim."""
    rng, law = random.Random(seed), law_with(numbers, variant)
    match = table(numbers, variant).match(players, dealer=players - 1)
    pack, _ = shuffled(match.setting(), rng)
    order = [CARD[card] for card in pack]
    match, beside = match.deal_pack(pack), laid_out(order, players, law)
    size = players * law.cards_each
    record = start_record(order[size : size + law.cards_on_table], law)
    again = claimed = 0
    last = -1
    while not is_over(beside):
        position = match.position
        assert position is not None
        assert position.turn == beside.turn
        mine, right = ours(position), theirs(beside, law)
        assert set(mine) == set(right), beside
        said = rng.choice(sorted(mine, key=lambda each: (each[0], each[1], sorted(each[2]))))
        again += said[0] == "play" and last == position.turn
        claimed += said[0] == "claim"
        last = position.turn if said[0] == "play" else -1
        match, beside = match.play(mine[said]), after(beside, right[said], law)
        if match.position is not None:
            assert {CARD[card] for card in bits(match.position.zones["table"])} == set(beside.cards)
    assert match.position is None
    finish(record, beside, law)
    assert list(match.history[0].points) == list(record.points.values())
    return again, claimed


@pytest.mark.parametrize(("numbers", "variant"), PLAYED)
def test_a_hand_goes_the_same_way(numbers: tuple[int, ...], variant: str) -> None:
    law = law_with(numbers, variant)
    found = [
        play_both(numbers, variant, players, f"{numbers} {variant} {players}")
        for players in law.players
        if 7 in numbers or players == law.players[-1]
    ]
    assert sum(again for again, _ in found) > 2 or 7 not in numbers


def test_what_somebody_left_is_claimed_by_others_alone() -> None:
    """Where the others have no cards left the turn comes back, and with it no claim. Many hands, to meet it."""
    found = [play_both((7,), "quince", 2, f"own {seed}") for seed in range(25)]
    assert sum(claimed for _, claimed in found) > 5
