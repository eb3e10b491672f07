"""Practice: what comes next, what follows an error, how a round ends; and nothing twice."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from tests.learn.answers import COURSE, day, learnt
from tutor.faults import TutorError, refuse
from tutor.learn import practice
from tutor.learn.against import idea_named, ideas_at
from tutor.learn.course import course_at, usual_home
from tutor.learn.home import Home
from tutor.learn.items import BANDS, Item, generate, kind_of, predictions
from tutor.learn.items import make as making
from tutor.learn.practice import (
    Practice,
    Wanted,
    able,
    answer,
    bands_of,
    begin,
    everything,
    exercise,
    finish,
    further,
    go_on,
    what_is_due,
)
from tutor.learn.progress import progress

POCHA = Home("pocha", "completa")
BEAT = Wanted(POCHA, ("BEAT",), kinds=("mark_all",))
VERDICTS = Wanted(POCHA, able(POCHA, everything(POCHA), ("legal_or_not",)), kinds=("legal_or_not",))


def right(item: Item | None) -> Any:
    assert item is not None
    return kind_of(item).right(item, item.seat.rules)[0]


def wrong(item: Item | None) -> Any:
    assert item is not None
    other = {"legal": "illegal", "illegal": "legal"}
    return other[right(item)] if item.kind == "legal_or_not" else []


def told(now: Practice, well: bool) -> Practice:
    return answer(now, right(now.item) if well else wrong(now.item))


def test_after_an_error_comes_a_twin_and_then_a_foil() -> None:
    now = begin(BEAT, "one")
    first = now.item
    now = further(told(now, False))
    assert (now.rungs, now.asked, now.right) == (2, 1, 0)
    now = go_on(now)
    assert now.role == "twin" and now.item is not None and first is not None
    assert now.item.target == first.target and now.item.key != first.key
    now = go_on(told(now, True))
    assert now.role == "foil" and now.item is not None and "BEAT" not in now.item.components
    now = go_on(told(now, False))  # a foil that goes wrong brings no other one
    assert now.role == "task" and now.owed == () and "BEAT" in now.item.components
    assert go_on(told(now, True)).role == "task"


def test_against_an_idea_every_exercise_and_its_twin_goes_wrong_by_it() -> None:
    for about, idea in (((("BEAT", "M7"),), "M7"), (("M16",), "M16")):
        now = begin(Wanted(POCHA, about), "three")
        for _ in range(3):
            assert now.item is not None
            foretold = predictions(now.item)
            if now.role != "foil":
                assert foretold[idea] != foretold[None] or now.item.kind == "which_idea", (idea, now.item)
            given = foretold[idea][0] if foretold[idea] and foretold[idea] != foretold[None] else foretold[None][0]
            now = go_on(answer(now, given))


def test_the_ideas_that_are_offered_are_no_rule_there_and_have_exercises() -> None:
    assert set(ideas_at(Home("pocha", "sencilla"))) - set(ideas_at(POCHA)) == {"M15b"}  # there it is the rule
    assert "E10b" not in ideas_at(Home("escoba", "quince-wiki"))  # nobody is asked there what it is about
    assert idea_named(POCHA, "No hace falta montar.") == idea_named(POCHA, "m2") == idea_named(POCHA, "probable", "M2")
    for word, likely, code in (("M15b", "", "no_such_idea"), ("likely", "", "no_likely_idea")):
        with pytest.raises(TutorError) as caught:
            idea_named(POCHA, word, likely)
        assert caught.value.faults[0].code == code
        assert "M2 (there is no need" in caught.value.text("en") or word == "likely"


def test_nothing_comes_twice_and_the_same_seed_gives_the_same() -> None:
    now, keys = begin(BEAT, "two"), list[str]()
    for _ in range(12):
        assert now.item is not None
        keys.append(now.item.key)
        now = go_on(told(now, True))
    assert len(set(keys)) == len(keys)
    assert begin(BEAT, "two").item == exercise(BEAT, "two", 0)
    other = begin(BEAT, "two", seen=frozenset(keys[:1])).item
    assert other is not None and other.key != keys[0]


def test_of_long_lists_those_are_left_out_for_which_there_is_no_time() -> None:
    wanted = Wanted(usual_home("escoba"), ("ALL",), kinds=("all_captures",))
    for most, long in ((0, True), (2, False)):
        lists = [right(exercise(replace(wanted, most=most), "lists", number)) for number in range(8)]
        assert any(len(each) > 2 for each in lists) == long


def test_where_there_are_no_more_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    escoba = usual_home("escoba")
    only = begin(Wanted(escoba, ("VAL",), kinds=("worth",)), "three")
    monkeypatch.setattr(practice, "made", lambda *asked: only.item)
    assert go_on(told(only, True)).done
    monkeypatch.undo()
    with pytest.raises(TutorError) as error:
        begin(Wanted(escoba, ("VAL",), kinds=("winner",)), "four")
    assert error.value.faults[0].code == "kind_not_for"


def test_in_a_round_what_went_wrong_comes_again_at_the_end() -> None:
    now, failed = begin(VERDICTS, "five", length=4), []
    for place in range(4):
        assert not now.ending and now.role == "task"
        failed += [now.item] * (place % 2)
        now = go_on(told(now, place % 2 == 0))
    again = []
    while not now.done:
        assert now.role == "again" and now.ending
        again.append(now.item)
        now = go_on(told(now, len(again) == 1))
    assert again == failed
    assert (now.asked, now.right, now.wrong, now.mended) == (4, 2, 2, 1)


def test_a_round_may_end_before() -> None:
    now = told(begin(VERDICTS, "six", length=9), False)
    now = finish(now)
    assert now.role == "again" and go_on(told(now, True)).done
    assert finish(told(begin(VERDICTS, "six", length=9), True)).done


def test_what_is_due_is_what_was_learnt_and_what_comes_next() -> None:
    assert what_is_due(progress([], COURSE), day(0)) == ("A",)
    found = progress(learnt(0, "A"), COURSE)
    assert what_is_due(found, day(0)) == ("B", "A")
    assert what_is_due(found, day(60)) == ("A", "B")
    assert what_is_due(progress([], course_at(POCHA)), date(2026, 3, 1)) == ("RANK",)
    assert Wanted(POCHA, ("A",)).kind == "lesson" and Wanted(POCHA, ("A", "B")).kind == "mixed"


def test_the_usual_home_is_that_of_the_lessons() -> None:
    assert [usual_home(game).variant for game in ("pocha", "escoba", "tute")] == ["completa", "quince-wiki", "parejas"]


def nothing(*asked: Any) -> Item:
    raise refuse("no_item_found", found="", word="")


def test_where_nothing_comes_out_any_more_it_ends_and_nobody_is_thrown_out(monkeypatch: pytest.MonkeyPatch) -> None:
    now, rounds = told(begin(BEAT, "seven"), True), told(begin(VERDICTS, "seven", length=4), False)
    monkeypatch.setattr(practice, "made", nothing)
    assert go_on(now).done
    assert go_on(rounds).role == "again"
    with pytest.raises(TutorError):
        begin(BEAT, "seven")


def test_the_bands_that_are_offered_are_those_that_there_are() -> None:
    assert bands_of(Wanted(POCHA, ("ROUNDS",))) == ("facil",)
    assert bands_of(Wanted(POCHA, ("RANK",))) == ("media",)
    assert bands_of(Wanted(POCHA, ("BEAT",))) == BANDS
    assert bands_of(Wanted(POCHA, everything(POCHA))) == BANDS
    assert bands_of(Wanted(Home("pocha", "sencilla"), ("SPECIAL",))) == ()
    for band in bands_of(Wanted(POCHA, ("LEAD",))):
        found = exercise(Wanted(POCHA, ("LEAD",), band), "eight", 0)
        assert found is not None and found.band == band


def test_a_band_that_is_not_reached_is_soon_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    tried, original = list[Item | None](), making.made
    monkeypatch.setattr(making, "made", lambda *asked: tried.append(original(*asked)) or tried[-1])
    with pytest.raises(TutorError):
        generate("winner", "pocha", "completa", "RANK", "dificil", seed=1)
    assert sum(item is not None for item in tried) == making.MOST_ASTRAY + 1
