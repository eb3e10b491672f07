"""Hints: what is said to be certain is true, nothing hidden is used, and every kind of reason is told in both languages.

It cannot see whether the advice is good: the arena does.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest

import tutor
from tests.bots.tables import TABLES, by_bots, by_chance, exchanged, hand, walk
from tests.house_rules.tables import file_of, table
from tutor.bots import bot, hint, look
from tutor.bots.advice import Advice, aim_of, are_level
from tutor.bots.certain import certain_facts
from tutor.bots.payoff import Payoff
from tutor.bots.reasons import Adviser
from tutor.bots.search import stood_for
from tutor.bots.trials import Outcome
from tutor.bots.view import View
from tutor.cards import bits
from tutor.play.deal import plan_deal
from tutor.play.position import PASS
from tutor.tabletop.table import choosing_of
from tutor.words import name_card

NAMES = ("Ana", "Luis", "Eva", "Paco")


@pytest.fixture(autouse=True)
def _few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said is the same with few deals as with many."""
    monkeypatch.setattr("tutor.bots.advice.WORLDS", {"number": 16, "card": 8, "capture": 8, "points": 8})


@pytest.mark.parametrize(("game", "variant", "players"), [TABLES[place] for place in (0, 2, 3, 6)])
def test_hints_are_sentences_and_do_not_change_with_the_hidden_cards(game: str, variant: str, players: int) -> None:
    rng, given = random.Random(5), 0
    number = 4 if game == "pocha" else 1
    for position, past in walk(hand(game, variant, players, 1, number), by_chance(1)):
        if position.over or given == 2 or rng.random() < 0.6:
            continue
        view = look(position, position.turn, past)
        hidden = list(view.unplaced)
        rng.shuffle(hidden)
        other = dict(zip(view.unplaced, hidden, strict=True))
        elsewhere = look(exchanged(position, other), position.turn, [(exchanged(p, other), c) for p, c in past])
        for step in (1, 2, 3):
            for lang in ("es", "en"):
                told = hint(view, step, lang, NAMES)
                assert told == hint(elsewhere, step, lang, NAMES)
                assert told.text[0].isupper() and told.text.endswith((".", "?")), told.text
                assert "None" not in told.text and "  " not in told.text
        assert told.move in position.moves()
        given += 1
    assert given == 2


def test_nobody_is_told_to_win_a_trick_who_cannot() -> None:
    told = {True: 0, False: 0}
    for game, variant, players, number in (("pocha", "completa", 4, 8), ("tute", "parejas", 4, 1)):
        for position, past in walk(hand(game, variant, players, 1, number), by_chance(1)):
            if position.over or position.setting.choice_type(position.decision) != "card" or position.optional:
                continue
            view = look(position, position.turn, past)
            if "va ganando" not in (said := hint(view, 1, "es", NAMES).text):
                continue
            last = len(position.zones["trick"]) + 1 == players
            after = [(move, position.play(move)) for move in view.moves]
            wins = any(each.leader == position.turn if last else each.facts["best"] == move for move, each in after)
            assert ("mira si te conviene ganarla" in said) == wins
            told[wins] += 1
    assert min(told.values()) > 4, told


def test_of_offers_the_highest_is_told() -> None:
    plan = plan_deal(tutor.load("pocha", variant="completa").court().law, 3)
    number = next(place for place, each in enumerate(plan.hands, 1) if each.kind == "subastado")
    told = []
    for position, past in walk(hand("pocha", "completa", 3, 1, number), by_chance(1)):
        if position.decision != "subastar":
            break
        view, offers = look(position, position.turn, past), position.registers["auction_bids"]
        told.append(hint(view, 2, "es", NAMES).text == f"Hasta ahora lo más alto es {max(offers, default='')}.")
    assert told == [False, True, True]


def test_where_no_rule_is_to_be_told_a_hint_says_nothing_twice() -> None:
    """A card that one does not see oneself is played unadvised by any rule; the only card that one has needs none."""
    for number in (26, 1):
        position, past = next(
            (p, c) for p, c in walk(hand("pocha", "completa", 4, 1, number), by_chance(1)) if p.decision == "jugar"
        )
        bids = [each for each in past if each[0].decision == "pedir"]
        before = look(bids[1][0], bids[1][0].turn, bids[:1])
        said = hint(before, 1, "es", NAMES).text
        assert ("Tu carta no la ves" in said) == (number == 26) != ("Cuenta en tu mano" in said)
        total = sum(choice for _, choice in bids[:1])
        said = hint(before, 2, "es", NAMES).text
        assert said.startswith(f"Lo dicho hasta ahora suma {total}, y la mano es de 1 baza.")
        told = [hint(look(position, position.turn, past), step, "es", NAMES) for step in (1, 2)]
        assert [(one.step, one.steps) for one in told] == [(1, 2), (2, 2)]
        assert told[0].text != told[1].text


def test_what_may_be_left_is_no_duty() -> None:
    course = walk(hand("escoba", "quince", 2, 1, 1), by_chance(1))
    position, past = next((each, before) for each, before in course if each.optional and len(each.moves()) > 1)
    told = Adviser(look(position, position.turn, past), "es", NAMES).rule()[0]
    assert told == "Puedes reclamar un quince: solo hay una manera de llevarte cartas."


def test_any_card_will_do_only_where_it_will() -> None:
    """Else those that will do are named, each of them and no other, whether a duty leaves them or a requirement."""
    told = {"any": 0, "duty": 0, "requirement": 0}
    tables = [(hand("tute", "habanero", 2, seed), seed) for seed in (1, 4, 7)]
    tables += [(hand("pocha", "completa", 4, 1, 9), 1), (hand("tute", "parejas", 4, 1), 1)]
    for match, seed in tables:
        for here, past in walk(match, by_chance(seed)):
            if here.over or here.setting.choice_type(here.decision) != "card":
                continue
            view = look(here, here.turn, past)
            moves = {move for move in view.moves if move != PASS}
            text, which = Adviser(view, "es", NAMES).rule()
            if "vale cualquier carta" in text:
                assert moves == {*bits(choosing_of(here, "es").domain())}
                told["any"] += 1
            elif text:
                names = text.replace("solo vale", ": valen").partition("valen ")[2].rstrip(".")
                named = {each.removeprefix("y ") for each in names.replace(" y ", ", ").split(", ")}
                assert named == {name_card(card, "es").the for card in moves}
                assert {*bits(which)} == moves
                told["duty" if text.startswith("Tienes que") else "requirement"] += 1
            else:
                assert len(moves) == 1
    assert min(told.values()) > 1, told


def test_cards_stand_for_each_other_where_nothing_lies_between_them() -> None:
    """Reckoned from the order of the ranks alone: what others may hold, and what lies on the trick, parts two cards."""
    shared = parted = 0
    for position, past in walk(hand("pocha", "completa", 4, 1, 14), by_chance(1)):
        tricks = position.setting.law.tricks
        if position.decision != "jugar" or len(position.moves()) < 2 or tricks is None:
            continue
        view = look(position, position.turn, past)
        like, away = stood_for(view), {*bits(view.hidden), *position.zones["trick"]}
        rank = {card: tricks.strength.index(card % 12 + 1) for card in range(48)}
        for one, other in combinations(like, 2):
            low, high = sorted((rank[one], rank[other]))
            same = one // 12 == other // 12
            between = {card for card in away if card // 12 == one // 12 and low < rank[card] < high}
            assert (like[one] == like[other]) == (same and not between), (one, other)
            shared, parted = shared + (like[one] == like[other]), parted + (same and bool(between))
    assert shared > 3 and parted > 3


def test_what_a_hint_calls_certain_is_true(tmp_path: Path) -> None:
    """Under house rules too by which what is owed hangs on how many cards one holds, or on which."""
    kinds = set()
    file = tmp_path / "alone.yaml"
    rule = "{id: sola, en: play it, es: echarla, when: {count: {suit: trump}, in: hand, is: 1}, must: {suit: trump}}"
    file.write_text(f"{{format: 1, extends: pocha, insert: [{{before: asistir, rule: {rule}}}]}}\n", "utf-8")
    tables = [("pocha", "completa", 12, None), ("tute", "parejas", 1, None)]
    tables.append(("pocha", "completa", 9, table(file_of(13), "completa")))
    tables.append(("pocha", "completa", 9, tutor.load(file, variant="completa")))
    for game, variant, number, rules in tables:
        for seed in range(2):
            for position, past in walk(hand(game, variant, 4, seed, number, rules), by_chance(seed)):
                if position.over or len(past) % 5:
                    continue
                view = look(position, position.turn, past)
                facts = certain_facts(view)
                assert not any(
                    one.seat == fact.seat and one.held == fact.held and not fact.cards & ~one.cards
                    for one, fact in permutations(facts, 2)
                )
                for fact in facts:
                    held = position.zones["hand"][fact.seat]
                    assert (fact.cards & held == fact.cards) if fact.held else not fact.cards & held
                    assert Adviser(view, "es", NAMES).certain(fact).startswith(NAMES[fact.seat])
                    kinds.add(fact.rule["es"])
    assert {"asistir", "montar", "fallar", "echar la más alta"} <= kinds


def a_view(game: str = "pocha", variant: str = "completa", players: int = 4, number: int = 8) -> View:
    """A view of somebody who has to play a card."""
    court = tutor.load(game, variant=variant).court()
    choose = by_bots([bot("aficionada", court, 1)])
    for position, past in walk(hand(game, variant, players, 2, number), choose):
        if position.setting.choice_type(position.decision) == "card" and len(position.moves()) > 2:
            return look(position, position.turn, past)
    raise AssertionError


def captures() -> Iterator[View]:
    """Views of somebody who may take several cards in several ways."""
    for here, past in walk(hand("escoba", "quince", 2, 3), by_chance(3)):
        view = look(here, here.turn, past) if not here.over else None
        if view is not None and sum(len(bits(move[-1])) > 1 for move in view.moves if move != PASS) > 2:
            yield view


def outcome(points: list[float], share: float = 0.5, tricks: dict[int, int] | None = None) -> Outcome:
    met = [place < share * len(points) for place in range(len(points))]
    return Outcome(points, met, points, tricks or {})


def test_each_kind_of_reason_is_told() -> None:
    view = a_view()
    one, two, three = view.moves[:3]
    tried: dict[Any, Outcome] = {
        one: outcome([20.0, 20, 20, -5], 0.75, {2: 3, 3: 1}),
        two: outcome([20.0, 20, 19.5, -5], 0.75, {2: 3}),
        three: outcome([5.0, -5, -5, -5], 0.25, {1: 4}),
    }
    advice = partial(Advice, one, tried)
    teller = Adviser(view, "es", NAMES)
    reached = teller.advice(advice((two,), aim=2, safe=0.5))[0]
    assert "Acabas con 2 bazas en el 75 % de 4 repartos probados" in reached
    assert f"con {teller.card(three).the}, en el 25 %" in reached
    assert "2 (75 %) y 3 (25 %)" in reached
    assert f"Lo mismo da echar {teller.card(two).the}." in reached
    assert f"con {teller.card(three).the}, en el 25 %" in teller.advice(advice(aim=2, beside=three))[0]
    alike = teller.advice(advice((two, three), aim=2))[0]
    assert f"Lo mismo da echar {teller.card(two).the} o {teller.card(three).the}." in alike
    assert "En el 50 % de los repartos es seguro" in reached
    # Nor is anything said to be safe that comes out less often: the two are asked of different deals.
    assert "seguro" not in teller.advice(advice((two,), aim=2, safe=0.8))[0]
    lost = teller.advice(advice(aim=2, lost=True, safe=0.8))[0]
    assert "En el 80 % de los repartos es seguro que acabas con 2 bazas, hagan lo que hagan los demás." in lost
    assert (
        "Es seguro que te quedas sin bazas en todos los repartos"
        in teller.advice(advice(aim=0, lost=True, safe=1.0))[0]
    )
    assert "ya no sale, así que se trata de perder poco: de media, 13,8 puntos" in lost
    # What came off in no deal is not told by how often it did.
    never = {one: outcome([-5.0] * 4, 0, {0: 4}), two: outcome([-10.0] * 4, 0, {1: 4})}
    for lang, told in (
        ("es", "Lo que pediste no sale en ninguno de 4 repartos probados, así que se trata de perder poco"),
        ("en", "Your bid is made in none of 4 sampled deals, so lose as little as you can"),
    ):
        assert told in Adviser(view, lang, NAMES).advice(Advice(one, never, aim=2))[0]
    assert "en el 0 % de 4 repartos" in teller.advice(Advice(one, {**never, two: outcome([-10.0] * 4, 0.25)}, aim=2))[0]
    # What comes off less often is advised for the points that it brings, and says so.
    dearer = Advice(one, {one: outcome([40.0, 40, -5, -5], 0.5, {2: 2, 3: 2}), three: outcome([15.0] * 4, 0.75)}, aim=2)
    assert (
        f"con {teller.card(three).the}, en el 75 %. Así sale menos veces, pero trae más: de media, 17,5 puntos, y no "
        "15 puntos. Bazas que salen: 2 (50 %) y 3 (50 %)." in teller.advice(dearer)[0]
    )
    # Captures that are level are lists within a list.
    taking = next(view for view in captures() if len(view.moves) > 3)
    level = taking.moves[-3:]
    alike = Adviser(taking, "es", NAMES).same(Advice(taking.moves[0], {}, level))
    assert alike.count("; ") == 2 and "; o " in alike
    always = {one: outcome([20.0, 20, 20, 20], 1.0), two: tried[two]}
    english = Adviser(view, "en", NAMES).advice(Advice(one, always, (two,), aim=0, safe=1.0))[0]
    assert "You end with no trick in 100% of 4 sampled deals" in english
    assert "It is safe in every deal, whatever the others do." in english


def test_where_the_next_best_wins_more_often_it_is_told_what_counts() -> None:
    """A match that is counted in games: a choice goes by the points ahead, in which a game stands for some."""
    view = a_view("tute", "individual", 4, 0)
    one, two, *_ = view.moves

    def tried(share: float, lead: float, mean: float) -> Outcome:
        return Outcome([mean] * 1000, [place < share * 1000 for place in range(1000)], [lead] * 1000)

    def said(best: Outcome, second: Outcome) -> tuple[str, ...]:
        advice = Advice(one, {one: best, two: second})
        told = [Adviser(view, lang, NAMES).advice(advice)[0] for lang in ("es", "en")]
        assert "; al echar " in told[0] and "; playing " in told[1]
        return tuple(
            text.partition(" echar " if text in told[:1] else " playing ")[2].partition(". ")[2] for text in told
        )

    why = (
        "se busca la mayor ventaja, y en ella cada juego cuenta como 40 puntos.",
        "what counts is the largest lead, in which each game counts as 40 points.",
    )
    assert said(tried(0.5, 20, 30), tried(0.25, 10, 5)) == ("", "")
    assert said(tried(0.5, 20, 30), tried(0.501, 10, 20)) == ("", "")
    assert said(tried(0.5, 20, 30), tried(0.55, 10, 20)) == (
        f"Así ganas el juego menos veces, pero con más puntos: {why[0]}",
        f"That wins the game less often, but by more: {why[1]}",
    )
    assert said(tried(0.5, 20, 30), tried(0.45, 25, 20)) == (
        f"Así sacas menos puntos, pero ganas el juego más veces: {why[0]}",
        f"That gains less, but wins the game more often: {why[1]}",
    )
    assert said(tried(0.5, 20, 50), tried(0.6, 25, 40)) == tuple(text[0].upper() + text[1:] for text in why)


def test_choices_a_quarter_of_a_point_apart_are_level_and_no_others_when_it_is_clear() -> None:
    best = outcome([10.0, 10, 10, 10])
    assert are_level(best, outcome([9.8, 9.8, 9.8, 9.8]))
    assert not are_level(best, outcome([9.0, 9.0, 9.0, 9.0]))
    assert are_level(best, outcome([20.0, -20, 20, 10]))
    assert not are_level(Outcome([3.0], exact=True), Outcome([2.9], exact=True))


def test_what_a_choice_costs_is_told_in_points_and_over_the_deals_tried_with_both() -> None:
    best = Outcome([50.0, 60, 0, 0], [True] * 4, [10.0, 20, 0, 0])
    other = Outcome([10.0, 20], [False] * 2, [4.0, 6])
    assert Advice("a", {"a": best, "b": other}).cost("b") == 10.0


def test_a_bid_that_is_lost_is_known_to_be() -> None:
    payoff = Payoff((((10, -5, -10, -15), (-5, 15, -5, -10), (-10, -5, 20, -5), (-15, -10, -5, 25)),))
    assert aim_of(payoff, 0, 2, 1, 2) == (2, False)
    assert aim_of(payoff, 0, 1, 2, 1) == (2, True)
    assert aim_of(payoff, 0, 3, 0, 1) == (1, True)


def test_who_lacks_a_suit_or_what_beats_a_card_is_told_so() -> None:
    """Three players by hand: what is lacked is named by its suit, or by the card it is above."""
    said = set()
    for seed in range(3):
        for here, past in walk(hand("pocha", "completa", 4, seed, 12), by_chance(seed)):
            if here.over or len(past) % 5:
                continue
            view = look(here, here.turn, past)
            for fact in certain_facts(view):
                text = Adviser(view, "es", NAMES).certain(fact)
                said |= {"above"} if "por encima de" in text else {"suit"} if "no tiene copas:" in text else set()
                assert text.count("habría tenido que") == 1
                assert not bits(fact.cards & view.placed)
    assert said == {"above", "suit"}
