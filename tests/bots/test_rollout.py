"""The generated rollouts play card for card as the rules of thumb and the law say: the same tricks, and the same piles."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import tutor
from tests.bots.tables import by_chance, hand, walk
from tests.house_rules.tables import file_of, table
from tutor.bots import look
from tutor.bots.aims import worth_of
from tutor.bots.deals import Dealt
from tutor.bots.playing import Playing, gain_at_once
from tutor.bots.points import PointsTable
from tutor.bots.policy import Seen, card_by_count, orders_of
from tutor.bots.rollout import points_rollout_of, rollout_of
from tutor.bots.sim import Sim
from tutor.bots.simple import order_of
from tutor.cards import bits
from tutor.play.position import PASS, Position


def by_thumb(position: Position, targets: list[int]) -> Position:
    """A hand of Pocha played by the rule of thumb; everybody has seen what has been played from here on."""
    order, seen = order_of(position), 0
    while not position.over:
        held, trick = position.zones["hand"][position.turn], position.zones["trick"]
        over = position.facts["beaten_by"][position.facts["best"]] if trick else 0
        unseen = position.setting.plan.pack & ~(held | seen)
        legal = sum(1 << card for card in position.moves())
        last = len(trick) == position.setting.players - 1
        about = Seen(legal, held, unseen, over, bool(trick), last, held.bit_count())
        need = targets[position.turn] - position.registers["tricks"][position.turn]
        card = card_by_count(about, need, order)
        seen |= 1 << card
        position = position.play(card)
    return position


@pytest.mark.parametrize("house", [0, 1, 8])
def test_a_rollout_wins_the_tricks_that_the_rule_of_thumb_wins(house: int) -> None:
    """Under house rules too that look at what has been noted of the hand: trumps broken, the first trick over."""
    rng, compared = random.Random(6), 0
    rules = table(file_of(house), "completa") if house else tutor.load("pocha", variant="completa")
    for seed in range(2 if house else 4):
        match = hand("pocha", "completa", 4, seed, 8, rules)
        for position, _ in walk(match, by_chance(seed)):
            if position.decision != "jugar" or rng.random() < 0.5:
                continue
            targets = [rng.randint(0, 3) for _ in range(4)]
            made = rollout_of(position)
            assert made is not None
            hands, won = [*position.zones["hand"]], [*position.registers["tricks"]]
            left = position.setting.cards - sum(won)
            end = by_thumb(position, targets)
            assert tuple(made[0](hands, targets, won, 0, left, -1, **made[1])) == end.registers["tricks"]
            compared += 1
    assert compared > (10 if house else 20)


@pytest.mark.parametrize(("variant", "players"), [("individual", 4), ("parejas", 4), ("arrastrado", 3)])
def test_a_rollout_for_points_wins_the_piles_that_the_rule_of_thumb_wins(variant: str, players: int) -> None:
    for seed in range(3):
        position = hand("tute", variant, players, seed).position
        assert position is not None
        while position.optional:
            position = position.play(-1)
        playing, sim, made = Playing(position), Sim(position), points_rollout_of(position)
        assert made is not None
        worth = worth_of(position).cards
        hands, piles = [*position.zones["hand"]], [0] * position.setting.owners()
        won, cards = [0] * players, position.zones["hand"][0].bit_count()
        orders, gained = orders_of(order_of(position), worth), [0.0] * len(piles)
        more = {
            "piles": piles,
            "gained": gained,
            "stock": [],
            "worth": worth,
            "high": orders.high,
            "orders": orders.all,
        }
        last = made[0](hands, (), won, 0, cards, -1, **made[1], **more, sung=[])
        while sim.points is None:
            sim.play(-1 if sim.optional else playing.move(sim))
        assert tuple(piles) == sim.zones["piles"]
        ends = PointsTable(look(position, position.turn), position).ends
        sung = [number % players for number in range(len(ends.notes))]
        assert len(sung) == 4
        assert ends.add_up
        assert ends.added(gained, last, sung) == ends.counted(piles, won, last, sung)
        assert gained == pytest.approx([sum(worth[card] for card in bits(pile)) for pile in piles])
        assert position.setting.owner(last) == position.setting.owner(sim.registers["last_trick"])


def test_where_points_do_not_add_up_ends_are_counted(tmp_path: Path) -> None:
    file = tmp_path / "most.yaml"
    rule = "{id: mas_cartas, en: most in cards, es: más en cartas, when: {most: card_points}, points: 10}"
    file.write_text(
        "{format: 1, id: mas, extends: tute, en: Ten for most in cards., es: Diez por más en cartas.,\n"
        f"insert: [{{after: tantos, rule: {rule}}}]}}\n",
        "utf-8",
    )
    position = tutor.load(file, variant="individual").match(4).deal(random.Random(1)).position
    assert position is not None
    table = PointsTable(look(position, position.turn), position)
    assert not table.ends.add_up
    assert table.worth(Dealt(position.zones["hand"], ()))[2] != 0


def test_by_thumb_nobody_announces_what_may_fail_and_a_hand_that_is_cut_short_is_lost_by_no_less() -> None:
    cut = 0
    for seed in range(4):
        position = hand("tute", "habanero", 2, seed).position
        assert position is not None
        playing, sim, worth = Playing(position), Sim(position), worth_of(position).cards
        while sim.decision != "anunciar":
            sim.play(playing.move(sim))
        assert playing.move(sim) == PASS
        who = sim.turn
        sim.play(0)
        playing.to_the_end(sim)
        assert sim.points is not None
        points, left = (
            playing.points_to_the_last(sim),
            sum(worth[card] for mask in sim.zones["hand"] for card in bits(mask)),
        )
        assert points[who] == sim.points[who] + left * (sim.brought[who] > sim.brought[1 - who])
        assert points[1 - who] == sim.points[1 - who] + left * (sim.brought[1 - who] > sim.brought[who])
        cut += left > 0
    assert cut


def test_what_something_gains_is_not_taken_from_another_hand() -> None:
    rules, asked = tutor.load("tute", variant="habanero"), set[str]()
    for seed in range(20):
        for position, _ in walk(rules.match(2).deal(random.Random(seed)), by_chance(seed)):
            for move in position.moves() if not position.over and position.optional else ():
                if move != PASS:
                    gain = Playing(position).gain(Sim(position), move)
                    assert gain == pytest.approx(gain_at_once(position, move))
                    asked.add(position.decision)
    assert asked >= {"cantar", "cambiar_la_muestra"}
