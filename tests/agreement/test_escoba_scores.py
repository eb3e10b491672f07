"""What does a hand score, line by line, and who has won? Over every option, with and without an offender."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.agreement.engine import cards_of, mask
from tests.agreement.escoba import SIDES, Table, random_piles, table_of, tables_of
from tests.referee_escoba.answers import answer_of
from tests.referee_escoba.deal import possible_sides
from tests.referee_escoba.law import VARIANTS, law_of
from tests.referee_escoba.match import LADDER, Tallies, arrived, first_in_the_count
from tests.referee_escoba.score import count_all, score, score_lines
from tutor.faults import TutorError
from tutor.play.match import start_match
from tutor.play.outcome import first_to_arrive
from tutor.play.score import count_hand

HANDS, HANDS_EXPLAINED, MATCHES = 50, 3, 8  # of each table


def sides_at(table: Table) -> list[int]:
    """How many sides may have piles: two where they play in pairs."""
    return [2] if table.pairs else possible_sides(table.law)


def random_hand(rng: random.Random, table: Table, whole: bool = False) -> dict[str, Any]:
    """Piles with the remainder in them, escobas, perhaps an offender where a penalty is known.

    A ``whole`` hand is one that can have been: every card is somebody's, and each escoba took one.
    """
    piles = random_piles(rng, rng.choice(sides_at(table)), whole)
    escobas = {name: rng.choice((0, 0, 1, 2, 5)) for name in piles}
    escobas = {name: min(number, len(piles[name])) for name, number in escobas.items()} if whole else escobas
    hand: dict[str, Any] = {"holdings": piles, "escobas": escobas}
    if table.law.renuncio and rng.random() < 0.4:
        hand["offender"] = rng.choice(list(piles))
    return hand


def situation_of(hand: dict[str, Any]) -> dict[str, Any]:
    """The same for the engine."""
    names = list(hand["holdings"])
    return {
        "piles:all": tuple(mask(pile) for pile in hand["holdings"].values()),
        "escobas:all": tuple(hand["escobas"].values()),
        "offender": names.index(hand["offender"]) if "offender" in hand else -1,
        "players": len(names),
    }


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_line_gives_the_same_points(variant: str) -> None:
    """The score sheet: which line gives how many points to whom. Each line gives something, and somewhere not."""
    rng, met = random.Random(f"scores {variant}"), Counter[str]()
    for table in tables_of(variant):
        court = table.court()
        for _ in range(HANDS):
            hand = random_hand(rng, table)
            names = list(hand["holdings"])
            sheet = count_hand(court, situation_of(hand))
            given = [(line.rule, names[line.seat], line.after - line.before) for line in sheet.lines]
            wanted = score_lines(**hand, law=table.law)
            assert sorted(line for line in given if line[2]) == sorted(line for line in wanted if line[2]), (
                table.options,
                hand,
            )
            assert dict(zip(names, sheet.points, strict=True)) == score(**hand, law=table.law)
            met.update({line for line, _, points in wanted if points})
    lines = {*table.law.lines, "todos_los_sietes", "cuatro_mejores"} | ({"renuncio"} if table.law.renuncio else set())
    assert set(met) == lines
    assert all(10 < count < 12 * HANDS for count in met.values()), met


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_front_door_gives_the_same_points(variant: str) -> None:
    """The same through `explain`, of piles or of what was counted in them."""
    rng = random.Random(f"scores door {variant}")
    for table in tables_of(variant):
        for _ in range(HANDS_EXPLAINED):
            hand = random_hand(rng, table, whole=True)
            case = {"escobas": hand["escobas"], "score": True}
            case |= {"offender": hand["offender"]} if "offender" in hand else {}
            if rng.random() < 0.5:
                case["piles"] = hand["holdings"]
            else:
                counted = count_all(hand["holdings"], table.law)
                case["counts"] = {
                    name: {what: n for what, n in count.items() if what != "seven_of_copas"}
                    for name, count in counted.items()
                }
            assert table.explain(**case).value == score(**hand, law=table.law), (table.options, hand)


def test_a_penalty_that_no_source_names_is_not_covered() -> None:
    piles = random_piles(random.Random("penalty"), 2, whole=True)
    case = {"piles": piles, "escobas": {"A": 1, "B": 0}, "offender": "A", "score": True}
    for variant in VARIANTS:
        table = tables_of(variant)[0]
        assert table.explain(**case).verdict == answer_of(case, law_of(variant))["verdict"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_match_goes_to_the_same_player_or_goes_on(variant: str) -> None:
    """Totals round about the target, often level; what the ladder looks at is level too, or not told."""
    rng, met = random.Random(f"match {variant}"), Counter[str]()
    for table in tables_of(variant):
        for _ in range(MATCHES):
            totals = {name: table.law.meta + rng.randint(-2, 2) for name in SIDES[: rng.choice(sides_at(table))]}
            case: dict[str, Any] = {"match": totals}
            if rng.random() < 0.7:
                tallies: Tallies = {name: {rung: rng.randint(0, 1) for rung in LADDER} for name in totals}
                case["tallies"] = tallies
            if table.law.fin == "seguir":
                case["played_on"] = rng.random() < 0.5
            wanted = answer_of(case, table.law)
            met[wanted.get("value", wanted["verdict"])] += 1
            if wanted["verdict"] == "undecided" and table.law.fin == "escalera":
                with pytest.raises(TutorError) as caught:
                    table.explain(**case)
                assert caught.value.faults[0].code == "missing_fact"
                continue
            answer = table.explain(**case)
            assert answer.verdict == wanted["verdict"], (table.options, case)
            assert answer.value == wanted.get("value"), (table.options, case)
    assert {"A", "B", "play_on", "undecided"} <= set(met)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_player_makes_the_target_first_in_the_count(variant: str) -> None:
    """Counted line by line from totals just below the target; several may get there with one line."""
    rng, met = random.Random(f"first {variant}"), Counter[str]()
    for table in tables_of(variant):
        court = table.court()
        for _ in range(HANDS // 5):
            hand = random_hand(rng, table)
            names = list(hand["holdings"])
            before = {name: table.law.meta - rng.randint(0, 6) for name in names}
            if arrived(before, table.law):
                continue
            situation = situation_of(hand)
            there = first_to_arrive(court, list(before.values()), count_hand(court, situation))
            wanted = first_in_the_count(before, score_lines(**hand, law=table.law), table.law)
            assert (names[there[0]] if len(there) == 1 else "undecided" if there else "play_on") == wanted
            met[wanted] += 1
    assert min(met["A"], met["B"], met["play_on"], met["undecided"]) > 0, met


def test_whoever_is_first_in_the_count_wins_the_match() -> None:
    """To two points, so that several often get there in one hand; most points decide only among those first at once."""
    rng, parted = random.Random("first match"), 0
    options = {"fin": "primero", "meta": 2}
    table = table_of("quince-wiki", **options)
    for _ in range(40):
        match = start_match(table.court_of_kind, 2)
        while not match.history:
            match = match.deal(rng) if match.position is None else match
            last, choice = match.position, rng.choice(match.position.moves())  # type: ignore[union-attr]
            match = match.play(choice)
        end = last.play(choice)  # type: ignore[union-attr]
        piles = {name: cards_of(pile) for name, pile in zip("AB", end.zones["piles"], strict=True)}
        lines = score_lines(piles, dict(zip("AB", end.registers["escobas"], strict=True)), table.law)
        first = first_in_the_count({"A": 0, "B": 0}, lines, table.law)
        if first in ("A", "B"):
            assert match.over
            assert match.winner == "AB".index(first)
            parted += match.totals[match.winner] < max(match.totals)
    assert parted > 0
