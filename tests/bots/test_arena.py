"""Bots against players that never change, over a few frozen deals. How strong they are, `make bench-long` measures."""

from __future__ import annotations

import random
import statistics

import pytest

import tutor
from benchmarks import arena
from tutor.bots import LEVELS
from tutor.play.deal import plan_deal
from tutor.play.setting import Setting
from tutor.play.table import deal_hand, shuffled


def test_a_sampled_player_outdoes_the_rule_player_of_pocha_in_its_seat() -> None:
    found = arena.pocha_duel(7, 20)
    assert found["points"][0] > 0


def test_a_sampled_player_outdoes_the_careful_player_of_escoba() -> None:
    rounds = arena.escoba_rounds(2, careful=True, level="veterana")
    assert statistics.fmean(mine - theirs for mine, theirs in rounds) > 0


def test_a_sampled_player_outdoes_the_rule_player_of_tute_over_a_match() -> None:
    found = arena.tute_duel("parejas", 2, level="veterana")
    assert (found.played, found.sides) == (2, 2)
    assert found.points[0] > 0
    assert found.hands[0] > 0.5
    assert found.matches[0] > 0.5


@pytest.mark.parametrize(
    ("game", "variant", "players"), [("pocha", "completa", 3), ("tute", "habanero", 2), ("escoba", "mas", 2)]
)
def test_a_casual_player_is_far_ahead_of_a_novice(game: str, variant: str, players: int) -> None:
    court = tutor.load(game, variant=variant).court()
    plan, ahead = plan_deal(court.law, players), []
    for number in range(12):
        setting = Setting(court, plan, number % players, min(plan.most, 5))
        seat = number // players % players
        seats = [arena.ours("aficionada" if each == seat else "novata", court, number) for each in range(players)]
        end = arena.play(deal_hand(setting, *shuffled(setting, random.Random(number))), seats)
        assert end.points is not None
        others = [points for place, points in enumerate(end.points) if place != seat]
        ahead.append(end.points[seat] - statistics.fmean(others))
    mean, half = arena.interval(ahead)
    assert mean - half > 0


def test_levels_go_from_the_weakest_to_the_strongest() -> None:
    assert [*LEVELS] == ["novata", "aficionada", "veterana", "maestra"]
