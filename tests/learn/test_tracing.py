"""What is known: when it counts, when it does not, and the three states."""

from __future__ import annotations

import random

import pytest

from tests.learn.answers import answer, day, learnt
from tutor.learn.log import Entry
from tutor.learn.tracing import FIRST, LEARN, Knowledge, given_answer, trace, updated


def known(*entries: Entry) -> Knowledge:
    return trace(entries).get("A", Knowledge())


def test_one_component_follows_the_classic_model() -> None:
    """Reckoned by hand: P0 .2, slip .07, guess 1/3, learn .15."""
    right = (0.2 * 0.93) / (0.2 * 0.93 + 0.8 / 3)
    assert known(answer(0, True, guess=1 / 3)).chance == pytest.approx(right + (1 - right) * 0.15)
    wrong = (0.2 * 0.07) / (0.2 * 0.07 + 0.8 * 2 / 3)
    assert known(answer(0, False, guess=1 / 3)).chance == pytest.approx(wrong + (1 - wrong) * 0.15)


def test_where_a_component_does_not_decide_nothing_is_learnt_of_it() -> None:
    assert trace([answer(0, True, decisive=False), answer(0, False, decisive=False)]) == {}


def test_an_answer_that_chance_gives_says_nothing() -> None:
    assert given_answer(0.2, True, 1 - 0.07) == pytest.approx(0.2)


def test_a_wrong_answer_is_shared_among_those_that_decide() -> None:
    """By the whole table of who knows what: the one that was doubted already takes most of the blame."""
    before = {"A": Knowledge(0.9), "B": Knowledge(0.3)}
    after = updated(before, answer(0, False, "AB", guess=0.2))
    whole, knows = 0.0, {"A": 0.0, "B": 0.0}
    for a in (0, 1):
        for b in (0, 1):
            chance = (0.9 if a else 0.1) * (0.3 if b else 0.7) * (0.07 if a and b else 0.8)
            whole += chance
            knows["A"] += chance * a
            knows["B"] += chance * b
    for name in "AB":
        posterior = knows[name] / whole
        assert after[name].chance == pytest.approx(posterior + (1 - posterior) * LEARN)


def test_known_takes_three_successes_however_likely() -> None:
    assert not known(*learnt(0, "A")[:2]).known and known(*learnt(0, "A")[:2]).chance > 0.95
    assert known(*learnt(0, "A")).state == "known"


def test_help_is_no_success() -> None:
    helped = [answer(0, True, hints=1, minute=minute) for minute in range(3)]
    assert known(*helped).successes == 0
    assert known(helped[0]).chance == pytest.approx(FIRST + (1 - FIRST) * LEARN)
    assert known(answer(0, False, hints=1)).chance < FIRST


def test_mastered_takes_a_mixed_set_on_a_later_day() -> None:
    three = learnt(0, "A")
    assert known(*three, answer(0, True, kind="mixed", minute=9)).state == "known"
    assert known(*three, answer(1, True, kind="review")).state == "known"
    assert known(*three, answer(1, True, kind="lesson")).state == "known"
    assert known(*three, answer(1, True, kind="mixed", decisive=False)).state == "known"
    assert known(*three, answer(1, True, kind="mixed", hints=1)).state == "known"
    assert known(*three, answer(1, False, kind="mixed")).proved_on is None
    assert known(*three, answer(1, True, kind="mixed")).state == "mastered"
    assert known(answer(0, True, kind="mixed"), *learnt(1, "A")).state == "known"
    assert known(*three, answer(1, True, kind="mixed")).known_on == day(0)


def test_errors_take_a_state_away_and_a_success_gives_it_back() -> None:
    entries = [*learnt(0, "A"), answer(1, True, kind="mixed"), answer(2, False)]
    assert known(*entries).state == "mastered"
    entries += [answer(2, False, minute=minute) for minute in (1, 2)]
    assert known(*entries).state == "learning"
    assert known(*entries, answer(3, True)).state == "mastered"


def test_the_order_in_which_answers_arrive_does_not_matter() -> None:
    entries = [answer(number, number % 3 > 0, "AB" if number % 2 else "A") for number in range(9)]
    shuffled = list(entries)
    random.Random(1).shuffle(shuffled)
    assert trace(shuffled) == trace(entries)
