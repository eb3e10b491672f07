"""Whole hands, dealt, played and counted by the engine and by the referee side by side; and how they are dealt."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.agreement.engine import mask
from tests.agreement.escoba import SIDES, Table, table_of, tables_of
from tests.agreement.escoba_hand import Hand, choice_of, pick
from tests.referee_escoba.deal import deal, next_dealer, number_of_deals, possible_players
from tests.referee_escoba.law import VARIANTS, law_of
from tests.referee_escoba.score import score
from tests.referee_escoba.table import side_of
from tutor.faults import TutorError
from tutor.play.match import start_match
from tutor.play.position import PASS

HANDS = 12  # of each variant, at tables drawn at random; and one of each number of players at its own


def players_at(table: Table) -> list[int]:
    """How many may play."""
    return [4] if table.pairs else possible_players(table.law)


def check_position(hand: Hand) -> None:
    """Everything that lies or is remembered, and what may be done."""
    position, told, allowed = hand.position, hand.told, hand.moves()
    assert position.turn == told.turn
    assert sorted(position.moves(), key=str) == sorted(map(choice_of, allowed), key=str)
    assert (position.moves()[-1] == PASS) == (allowed[-1].kind == "pass")
    assert position.zones["table"] == mask(told.cards)
    assert position.zones["hand"] == tuple(map(mask, told.hands))
    assert position.zones["piles"] == tuple(map(mask, told.piles))
    assert len(position.zones["stock"]) == len(told.stock)
    assert position.registers["escobas"] == tuple(told.escobas)
    assert position.registers["last_taker"] == (-1 if told.last is None else told.last)


def check_count(hand: Hand) -> None:
    """The remainder, whoever gets it, and the points."""
    position, told, law = hand.position, hand.told, hand.table.law
    assert position.zones["leftover"] == mask(told.cards)
    piles = [list(pile) for pile in told.piles]
    if told.last is not None:
        piles[side_of(told.last, told)] += told.cards
    assert position.zones["piles"] == tuple(map(mask, piles))
    points = score(
        dict(zip(SIDES, piles, strict=False)), dict(zip(SIDES[: len(piles)], told.escobas, strict=True)), law
    )
    assert position.points == tuple(points.values())


@pytest.mark.parametrize("variant", VARIANTS)
def test_hands_go_alike_from_the_deal_to_the_points(variant: str) -> None:
    """Every number of players, pairs too where four may play so; opening tables, claims and escobas are met."""
    rng, met, tables = random.Random(f"hands {variant}"), Counter[str](), tables_of(variant)
    own = [(tables[0], players) for players in players_at(tables[0])]
    own += [(table_of(variant, parejas=True), 4)] if law_of(variant).pairs == "possible" else []
    drawn = [(table, rng.choice(players_at(table))) for table in rng.choices(tables, k=HANDS)]
    for table, players in [*own, *drawn]:
        hand = Hand(table, players, rng, lucky=rng.random() < 0.5)
        met["opening"] += bool(hand.told.last is not None)
        while not hand.over:
            check_position(hand)
            move = pick(rng, hand.moves())
            escobas = sum(hand.told.escobas)
            hand.play(move)
            met[move.kind] += 1
            met["escoba"] += sum(hand.told.escobas) - escobas
        check_count(hand)
    assert min(met["escoba"], met["claim"], met["pass"]) > 0
    assert met["opening"] > 0 or variant == "cientifica"


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_is_dealt_alike(variant: str) -> None:
    """Cards at a time, and a refusal for a table that is too small or too large, or where the deals do not come out."""
    for table in tables_of(variant):
        for players in range(1, 10):
            if players in players_at(table):
                value = table.explain(deal=True, players=players).value
                assert value == deal(players, table.law)
            else:
                with pytest.raises(TutorError):
                    table.explain(deal=True, players=players)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_deal_passes_and_a_hand_has_as_many_deals(variant: str) -> None:
    """From each dealer, and how often the stock is dealt from."""
    for table in tables_of(variant)[:4]:
        rng, players = random.Random(f"deals {variant}"), players_at(table)[-1]
        match = start_match(table.court_of_kind, players, dealer=1).deal(rng)
        stocks = set()
        while match.position is not None:
            stocks.add(len(match.position.zones["stock"]))
            match = match.play(rng.choice(match.position.moves()))
        assert len(stocks) == number_of_deals(players, table.law)
        assert match.dealer == next_dealer(1, players, table.law)
