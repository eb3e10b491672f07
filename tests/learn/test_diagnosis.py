"""Diagnosis: simulated learners of every misconception about plays and captures, and of none.

Somebody is accused who is told of a belief that they do not act on. Two beliefs at once are told apart by the engine's
own account of both; a belief in no list is one that the diagnosis has been kept from knowing.
"""

from __future__ import annotations

import os
import random
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from tests.learn.learners import Examiner, Says, believer, holds, law, slipping, with_both, without
from tutor.learn import pool
from tutor.learn.asked import candidate_of
from tutor.learn.choosing import gain, next_candidate
from tutor.learn.diagnosis import MOST_ITEMS, Candidate, anybody, diagnose
from tutor.learn.items.tables import seat_of
from tutor.learn.log import Prediction
from tutor.learn.pool import believed_of, names_in, plays_of, pool_of

TABLES = [("pocha", "completa"), ("escoba", "quince-wiki"), ("tute", "parejas")]  # where a lesson looks for beliefs
OTHER = (
    "escoba",
    "quince",
)  # no lesson of it looks for beliefs: of the positions gathered for another form those that tell something, and a few more
ELSEWHERE = {"T17", "T18", "T27", "T28"}  # the exchange, which this form has not, and the worth: no card to be marked
PARTS = 1  # besides the whole pool so many pools of three in five of it: no bar may hang on a few exercises
THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"
PAIRS = 40 if THOROUGH else 20  # of misconceptions held at once
EACH, IN_PART = 1000, 1000 if THOROUGH else 400  # learners of each misconception
MOST_WRONG, MOST_ACCUSED = 0.05, 0.02


@cache
def examiners(game: str, variant: str) -> list[Examiner]:
    pool, rng = pool_of(game, variant), random.Random(11)
    parts = PARTS if (game, variant) in TABLES else 0
    return [Examiner(pool), *(Examiner(rng.sample(pool, len(pool) * 3 // 5)) for _ in range(parts))]


def told(asked: Examiner, says: Says, slip: float, times: int, seed: object) -> list[tuple[str, int]]:
    rng = random.Random(repr(seed))
    return [asked.examine(slipping(says, slip, rng)) for _ in range(times)]


@pytest.mark.xdist_group("diagnosis")
@pytest.mark.parametrize(("game", "variant"), [*TABLES, OTHER])
def test_every_misconception_is_found_in_eight_exercises(game: str, variant: str) -> None:
    whole, *parts = examiners(game, variant)
    seat = seat_of(game, variant, (), ())
    assert {*whole.names} >= {*believed_of(seat, plays_of(seat.law))} - ELSEWHERE
    for asked, each_of, most in ((whole, EACH, MOST_WRONG), *((part, IN_PART, 2 * MOST_WRONG) for part in parts)):
        found = {name: told(asked, believer(name), 0.1, each_of, (1, name)) for name in asked.names}
        assert all(count <= MOST_ITEMS for each in found.values() for _, count in each)
        wrong = {name: sum(said != name for said, _ in each) / each_of for name, each in found.items()}
        assert {name: share for name, share in wrong.items() if share > most} == {}
        assert sum(wrong.values()) / len(wrong) < 0.025


@pytest.mark.xdist_group("diagnosis")
@pytest.mark.parametrize(("game", "variant"), [*TABLES, OTHER])
@pytest.mark.parametrize("slip", [0.0, 0.05, 0.1, 0.2])
def test_whoever_knows_the_rules_is_not_accused(game: str, variant: str, slip: float) -> None:
    for asked in examiners(game, variant):
        said = told(asked, law, slip, 400, (2, slip))
        assert sum(bool(name) for name, _ in said) / len(said) < MOST_ACCUSED


@pytest.mark.xdist_group("diagnosis")
@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_of_two_beliefs_none_is_named_that_is_not_held(game: str, variant: str) -> None:
    asked, accused, whole = examiners(game, variant)[0], 0, 0
    pairs = list(combinations(asked.names, 2))
    for one, other in random.Random(3).sample(pairs, min(PAIRS, len(pairs))):
        says = with_both(asked.pool, one, other)
        for slip in (0.05, 0.2) if says else ():
            said = told(asked, says, slip, 8, (3, one, other, slip))
            told_of = [name for name, _ in said if name not in ("", one, other)]
            accused += sum(not holds(says, name, asked.pool) for name in told_of)
            whole += len(said)
    assert whole >= 8 * PAIRS
    assert accused / whole < MOST_ACCUSED


@pytest.mark.xdist_group("diagnosis")
@pytest.mark.parametrize(("game", "variant"), [*TABLES, OTHER])
def test_a_belief_in_no_list_is_not_taken_for_another(game: str, variant: str) -> None:
    for asked in examiners(game, variant):
        pool, accused, whole = asked.pool, 0, 0
        for name in names_in(pool):
            unheard = Examiner(without(pool, name))
            known = {id(less): min(each.told(name)) for each, less in zip(pool, unheard.pool, strict=True)}
            says = lambda candidate, known=known: known[id(candidate)]  # noqa: E731
            for slip in (0.05, 0.2):
                said = told(unheard, says, slip, 20, (4, name, slip))
                accused += sum(bool(found) and not holds(says, found, unheard.pool) for found, _ in said)
                whole += len(said)
        assert accused / whole < MOST_ACCUSED


@pytest.mark.xdist_group("diagnosis")
@pytest.mark.parametrize(("game", "variant"), TABLES)
@pytest.mark.parametrize("chance", [0.3, 0.6, 0.8])
def test_whoever_answers_at_random_is_not_accused(game: str, variant: str, chance: float) -> None:
    said = told(examiners(game, variant)[0], law, 1 - chance, 300, (5, chance))
    assert sum(bool(name) for name, _ in said) / len(said) < MOST_ACCUSED


@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_what_is_foretold_at_once_is_what_the_marking_says(game: str, variant: str) -> None:
    for made in pool_of(game, variant)[::9]:
        alone = candidate_of(made.item)
        assert alone is not None and (alone.answers, alone.law) == (made.answers, made.law)
        assert {name: alone.told(name) for name in alone.by} == {name: made.told(name) for name in alone.by}


def candidate(name: str, law: str, answers: int = 15, **by: str) -> Candidate:
    return Candidate(name, answers, frozenset([law]), {belief: frozenset([told]) for belief, told in by.items()})


def test_an_exercise_that_tells_nothing_apart_brings_nothing() -> None:
    thought = anybody(["M1", "M2"])
    dull, sharp, half = candidate("a", "x"), candidate("b", "x", M1="y", M2="z"), candidate("c", "x", M1="y")
    assert gain(thought, dull) < gain(thought, half) < gain(thought, sharp)
    assert next_candidate(thought, [dull, half, sharp]) is sharp
    assert next_candidate(thought, []) is None


def test_what_has_not_been_shown_comes_before_what_has() -> None:
    """It brings less at once, but it would come too late to be borne out."""
    shown, other = candidate("a", '"law"', 40, M1='"y"'), candidate("b", '"law"', 7, M2='"y"')
    slipped = anybody(["M1", "M2"]).after(shown.seen('"something else"'))
    assert gain(slipped, shown) > gain(slipped, other)
    assert next_candidate(slipped, [shown, other]) is other
    assert next_candidate(slipped, [shown, other], [other]) is shown


def test_a_belief_that_comes_to_the_same_in_one_kind_of_situation_is_not_named() -> None:
    """The misconception marks more than the law here and less there; who marks but more has another belief."""
    more = [candidate(f"more {place}", "[1]", 40, M1=f"[1,{place}]", M2="[3]") for place in range(10, 18)]
    less = [candidate(f"less {place}", f"[1,{place}]", 40, M1="[1]", M2="[3]") for place in range(10, 18)]
    asked = Examiner([*more, *less])
    assert asked.examine(believer("M1"))[0] == "M1"
    said, _ = asked.examine(lambda made: min(made.told("M1") if made.item.startswith("more") else made.law))
    assert said == ""


def test_a_neighbour_that_comes_to_the_same_now_and_then_is_not_named() -> None:
    """Of the first five answers three are what the misconception foretells; two are neither that nor the law's: it is asked on."""
    pool = [candidate(str(place), '"law"', 40, M1=f'"{place}"', M2='"z"') for place in range(8)]
    same = {"0", "2", "4"}
    asked = Examiner(pool)
    assert asked.examine(lambda made: f'"{made.item}"')[0] == "M1"
    said, count = asked.examine(lambda made: f'"{made.item}"' if made.item in same else '"neither"')
    assert said == "" and count == MOST_ITEMS


def test_information_is_what_entropy_loses() -> None:
    """Reckoned the other way: the entropy of the belief before, less what is expected to be left after the answer."""
    from math import log2

    thought = anybody(["M1", "M2", "M3"]).after(Prediction(7, (False, 1), {"M1": (True, 1)}))
    asked = candidate("a", "x", 7, M1="y", M2="y", M3="z")

    def entropy(chances: list[float]) -> float:
        return -sum(chance * log2(chance) for chance in chances if chance > 0)

    left = 0.0
    for given in ("x", "y", "z", "other 1", "other 2", "other 3", "other 4"):
        seen = asked.seen(given)
        from tutor.learn.diagnosis import likelihood

        weights = [chance * likelihood(which, seen) for which, chance in thought.chance.items()]
        left += sum(weights) * entropy([weight / sum(weights) for weight in weights])
    assert gain(thought, asked) == pytest.approx(entropy(list(thought.chance.values())) - left)


def test_the_answers_to_an_exercise_are_all_that_can_happen() -> None:
    from tutor.learn.diagnosis import likelihood

    asked = candidate("a", "x", 7, M1="y", M2="z")
    answers = ["x", "y", "z", "other 1", "other 2", "other 3", "other 4"]
    for which in anybody(["M1", "M2"]).chance:
        assert sum(likelihood(which, asked.seen(given)) for given in answers) == pytest.approx(1)


def test_nobody_is_right_less_often_than_by_chance() -> None:
    from tutor.learn.diagnosis import RIGHT_SHARES, likelihood

    wrong, seldom = Prediction(2, (False, 1), {"M1": (True, 1)}), min(RIGHT_SHARES)
    assert likelihood(seldom, wrong) == pytest.approx(0.5)
    assert likelihood(seldom, Prediction(7, (True, 1), {})) == pytest.approx(seldom)


def test_what_was_believed_fades_session_by_session() -> None:
    from dataclasses import replace

    from tests.learn.answers import answer

    wrong = Prediction(15, (False, 1), {"M1": (True, 1)})
    right = Prediction(15, (True, 1), {"M1": (False, 1)})
    held = [answer(0, False, seen=wrong, minute=minute) for minute in range(3)]
    assert diagnose(held[:2], ["M1", "M2"]).named() == ""  # not sure yet
    assert diagnose(held, ["M1", "M2"]).named() == "M1"
    idle = [replace(answer(number, True), prediction=None) for number in range(1, 31)]
    later = diagnose([*held, *idle], ["M1", "M2"])
    assert (
        later.holds("M1") < diagnose([*held, *idle[:3]], ["M1", "M2"]).holds("M1") < diagnose(held, ["M1"]).holds("M1")
    )
    assert later.holds("M1") == pytest.approx(anybody(["M1", "M2"]).holds("M1"), abs=0.05)
    cured = [*held, *(answer(1, True, seen=right, minute=minute) for minute in range(3))]
    assert diagnose(cured, ["M1", "M2"]).named() == ""


def test_what_is_the_rule_at_home_is_no_longer_thought_of() -> None:
    from tests.learn.answers import answer

    wrong = Prediction(15, (False, 1), {"M1": (True, 1), "M2": (False, 1)})
    assert diagnose([answer(0, False, seen=wrong)] * 3, ["M2"]).named() == ""


def test_the_order_in_which_beliefs_are_named_is_nothing_to_the_gain() -> None:
    asked = candidate("a", "x", M12="y", M3="z", M1="w")
    names = ["M1", "M3", "M12", "M20"]
    first, last = anybody(names), anybody(names[::-1])
    assert gain(first, asked) == gain(last, asked) > 0
    assert gain(first.after(asked.seen("y")), asked) == gain(last.after(asked.seen("y")), asked)


@pytest.mark.parametrize(
    ("game", "variant", "options", "house"),
    [
        ("tute", "habanero", {}, ()),
        ("tute", "individual", {"pisar": False}, ()),
        ("escoba", "limpia", {"captura_obligatoria": "mano"}, ()),
        ("pocha", "sencilla", {}, ("M2",)),
    ],
)
def test_nobody_waits_until_exercises_are_made_up(
    game: str, variant: str, options: dict[str, Any], house: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    made, original = list[Any](), pool.generate
    monkeypatch.setattr(pool, "generate", lambda *asked: made.append(asked) or original(*asked))
    found = pool.pool_of.__wrapped__(game, variant, tuple(options.items()), house)
    assert len(made) <= 3
    assert len(found) >= 50 and len(names_in(found)) >= 4
