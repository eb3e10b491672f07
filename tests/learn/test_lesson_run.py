"""A lesson worked through: committed before anything is told, told rung by rung, resumed from what was kept."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from tests.learn.learners import believer, slipping
from tests.learn.pupils import Pupils
from tutor.cards import parse_cards
from tutor.faults import TutorError
from tutor.learn.items import Item, Marked, generate, kind_of, mark
from tutor.learn.items.kinds.base import choices_of
from tutor.learn.lessons import Course, Session, State, ladder, the_shelf
from tutor.learn.lessons.said import said_of
from tutor.learn.lessons.thought import leading
from tutor.words import name_cards


@cache
def course(name: str) -> Course:
    shelf = the_shelf()
    path = next((shelf.folder / "pocha").glob(f"*-{name}.yaml"))
    return Course(shelf.read("pocha", path), shelf)


def right(item: Item, belief: str = "") -> Any:
    """The first right answer, or what somebody would answer with a misconception."""
    kind, seat = kind_of(item), item.seat
    answers = kind.believed(item, seat.beliefs[belief]) if belief else kind.right(item, seat.rules)
    return answers[0]


def worked(course: Course, belief: str = "", most: int = 40) -> list[State]:
    """Every state on the way to the end, each kept as JSON and taken up again."""
    states = [course.start(3)]
    while states[-1].phase != "done" and len(states) < most:
        state = course.resume(json.loads(json.dumps(states[-1].to_data())))
        assert state == states[-1]
        if state.phase == "asked" and state.item is not None:
            states.append(course.answer(state, right(state.item, belief)))
        else:
            states.append(course.go_on(state))
    return states


def test_whoever_knows_finishes_without_more_than_the_steps() -> None:
    states = worked(course("montar"))
    assert states[-1].phase == "done"
    assert course("montar").is_met(states[-1])
    assert [each.role for each in states[-1].log] == ["task"] * 8
    assert "montar" in course("montar").text(states[-1])


def test_nothing_is_told_before_an_answer() -> None:
    asked = next(state for state in worked(course("montar")) if state.phase == "asked")
    assert course("montar").rungs(asked) == []
    told = course("montar").answer(asked, ["1c"])
    assert [rung.id for rung in course("montar").told(told)] == ["verdict"]
    with pytest.raises(TutorError):
        course("montar").answer(told, ["1c"])


def test_a_wrong_answer_is_told_rung_by_rung() -> None:
    asked = course("montar").go_on(course("montar").start())
    asked = asked if asked.phase == "asked" else course("montar").go_on(asked)
    told = course("montar").answer(asked, ["1c", "6c"])
    ids = []
    for _ in range(9):
        ids.append([rung.id for rung in course("montar").told(told)][-1])
        told = course("montar").further(told)
    assert list(dict.fromkeys(ids)) == ["verdict", "look", "rule", "beside", "unless", "page"]
    for lang, said in (("es", "Sobra el seis de copas."), ("en", "Not to be marked: the six of cups.")):
        rungs = {rung.id: rung for rung in course("montar").rungs(told, lang)}
        assert said in rungs["verdict"].text
        assert rungs["look"].text in asked_look(lang)
        assert rungs["rule"].rule == rungs["page"].rule == "montar"
        assert "1c" in rungs["verdict"].cards


def asked_look(lang: str) -> str:
    return course("montar").lesson.step("rey").look[lang]


def test_after_an_error_come_a_twin_and_a_foil() -> None:
    states = worked(course("montar"), "M2")
    roles = [each.role for each in states[-1].log]
    assert roles[:3] == ["task", "twin", "foil"]
    twin = next(state.item for state in states if state.role == "twin")
    first = next(state.item for state in states if state.role == "task" and state.item)
    assert twin is not None
    assert "BEAT" in twin.components
    assert twin.case != first.case
    foil = next(state.item for state in states if state.role == "foil" and state.item)
    assert "BEAT" not in foil.components


def test_a_misconception_is_named_after_two_errors_and_not_after_one() -> None:
    states = worked(course("montar"), "M2", 16)
    names = [*next(state.item for state in states if state.item).seat.beliefs]
    wrong = [state for state in states if state.phase == "told" and not state.log[-1].right]
    assert leading(wrong[0].log, names) == ""
    assert leading(wrong[-1].log, names) == "M2"
    unlike = replace(wrong[-1].log[-1], seen=(15, (0, 1), (("M2", (0, 1)),)))
    assert leading([*wrong[-1].log, unlike], names) == ""  # an error that it does not explain
    said = [rung.text for rung in course("montar").told(wrong[-1]) if rung.id == "belief"]
    assert len(said) == 1
    assert said[0].startswith("Parece que piensas que no hace falta montar.")


def test_every_right_answer_is_accepted() -> None:
    asked = next(
        state
        for state in worked(course("montar"))
        if state.item and state.item.kind == "play_one" and state.phase == "asked"
    )
    assert asked.item is not None
    legal = kind_of(asked.item).right(asked.item, asked.item.seat.rules)
    assert len(legal) > 1
    assert all(course("montar").answer(asked, card).log[-1].right for card in legal)


def test_of_many_captures_left_out_one_is_named() -> None:
    case = {"table": ["1c", "4e", "5e", "1b", "6b", "10b"], "hand": ["5o", "3c"]}
    item = Item("mark_all", "escoba", "quince", case, "take", ("ALL",))
    first = next(iter(ladder(item, mark(item, []), "es"))).text
    assert "Faltan 8, por ejemplo el cinco de oros con el cuatro de espadas y el seis de bastos." in first
    assert "seis de bastos. Legal. 5 + 6 + 4 = 15." in first  # and of that one the law is told
    assert "Missing: 8, for instance the five of coins with" in next(iter(ladder(item, mark(item, []), "en"))).text


@pytest.mark.parametrize(
    ("case", "cards"),
    [
        ({"trick": ["3b", "12e"], "trump": "espadas", "hand": ["1o", "6c", "2e"]}, "3b 12e"),  # nothing binds
        ({"trick": ["6c", "7o"], "trump": "oros", "hand": ["5c", "10c", "2e"]}, "7o 6c"),  # what releases decides
    ],
)
def test_where_to_look_are_the_cards_because_of_which_it_is_so(case: dict[str, Any], cards: str) -> None:
    item = Item("mark_all", "pocha", "completa", case, "play")
    rungs = {rung.id: rung for rung in ladder(item, mark(item, []), "es")}
    assert rungs["look"].cards == rungs["verdict"].cards == tuple(cards.split())
    assert rungs["look"].text == f"Mira {name_cards(parse_cards(cards), 'es')}."


def test_of_what_nothing_points_at_no_hint_is_given() -> None:
    item = Item("mark_all", "escoba", "quince", {"table": ["12o", "4c", "5e"], "hand": ["1o", "12c"]}, "play")
    assert [rung.id for rung in ladder(item, mark(item, []), "es")] == ["verdict", "beside", "unless"]


def test_an_answer_is_called_as_its_exercise_calls_it() -> None:
    case = {"trick": ["7c"], "trump": "oros", "hand": ["3c", "2c"], "play": "2c"}
    twins = Item("twins", "pocha", "completa", case, more={"other": {"trick": ["2e"]}})
    table = Item("which_table", "escoba", "quince", {}, more={"forms": ["quince", "quince-wiki"]})
    assert [said_of(twins, given, "es") for given in ((1,), (1, 2), ())] == ["la 1", "la 1 y la 2", "ninguna"]
    assert said_of(table, ("quince-wiki",), "es") == "«quince con escoba de mano»"
    chosen = generate("multiple_choice", "pocha", "completa", "BEAT", seed=1)
    assert said_of(chosen, 2, "es") == f"«{kind_of(chosen).listed(chosen, 'es')[1]}»"


def test_every_answer_is_handed_on_to_be_kept() -> None:
    kept: list[tuple[Marked, int]] = []
    told = Course(course("montar").lesson, record=lambda marked, item, hints: kept.append((marked, hints)))
    worked(told)
    assert [marked.right for marked, _ in kept] == [True] * 8
    assert {hints for _, hints in kept} == {0}


def test_a_sum_that_is_shown_counts_as_a_hint() -> None:
    kept: list[int] = []
    session = Session("escoba", "con_dos", "en", record=lambda marked, item, hints: kept.append(hints))
    session.go_on()
    assert session.text.endswith("the king of swords, 10. The sum to reach is 15.")
    assert (session.adds_up("4e 7b"), session.adds_up([["6c", "4e"]])) == ("5 + 4 + 7 = 16.", "5 + 6 + 4 = 15.")
    for _ in range(2):
        session.answer("6c y 4e" if not kept else "10c 3e")
        session.go_on()
    session.go_on()
    assert session.adds_up("-") == "" and "What each card adds" not in session.text
    session.answer("none")
    assert kept == [1, 1, 0]


def test_whoever_errs_is_given_more_and_at_last_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.learn.lessons.run.MOST_MORE", 2)
    states = worked(course("montar"), "M2", 200)
    assert states[-1].phase == "done"
    assert not course("montar").is_met(states[-1])
    assert "more" in [each.role for each in states[-1].log]


@pytest.mark.parametrize("spoilt", [None, 3, {}, {"lesson": "pocha/montar"}, "lesson", "step", "phase"])
def test_what_is_no_state_is_refused(spoilt: Any) -> None:
    data = course("montar").start().to_data()
    with pytest.raises(TutorError):
        course("montar").resume({**data, spoilt: "nothing"} if isinstance(spoilt, str) else spoilt)


NAMED_BY = [
    ("pocha", "pedir", "M15"),
    ("pocha", "contar", "M16"),
    ("pocha", "contar", "M16b"),
    ("escoba", "contar", "E11"),
    ("tute", "tantos", "T27"),
    ("tute", "las_diez", "T25"),
    ("tute", "ciento_uno", "T24"),
]  # ideas about bids and scores, with the lesson that is about them


@pytest.mark.parametrize(("game", "name", "belief"), NAMED_BY)
def test_an_idea_about_bids_or_scores_is_named_by_its_own_lesson(game: str, name: str, belief: str) -> None:
    """Within eight exercises, and nothing else is; of whoever knows the rules nothing is said."""
    shelf = the_shelf()
    found = Course(shelf.lesson(game, name), shelf)
    for held in (belief, ""):
        state, said = found.start(1), set[str]()
        while state.phase != "done" and len(state.log) < 8:
            if state.phase == "asked" and state.item is not None:
                state = found.answer(state, right(state.item, held))
                said |= {found.belief(state)} - {""}
            else:
                state = found.go_on(state)
        assert said == ({held} if held else set())


def test_an_idea_that_shows_only_where_there_are_two_answers_is_named_at_one_slip_in_ten() -> None:
    pupils, rng = Pupils(the_shelf().lesson("tute", "otras_mesas"), 11), random.Random(22)
    said = [pupils.examine(slipping(believer("T22"), 0.1, rng)) for _ in range(300)]
    assert sum(names == {"T22"} for names in said) >= 0.95 * len(said)


def test_after_an_error_in_a_foil_comes_a_twin_and_no_foil_of_the_foil() -> None:
    shelf = the_shelf()
    found = Course(shelf.lesson("tute", "otras_mesas"), shelf)
    state, roles = found.start(1), list[str]()
    while len(roles) < 3:
        if state.phase == "asked" and state.item is not None:
            roles.append(state.role)
            state = found.answer(state, right(state.item, "T22"))
        else:
            state = found.go_on(state)
    assert roles == ["task", "twin", "task"]


# ── a hand ────────────────────────────────────────────────────────────────────────────────────────


def test_a_renuncio_is_accepted_at_a_real_table_and_told_when_the_hand_is_over() -> None:
    hand = course("mano")
    state, wrong, review = hand.go_on(hand.start()), 0, ""
    while state.phase not in ("reviewed", "done"):
        if state.phase == "asked" and state.item is not None:
            legal = kind_of(state.item).right(state.item, state.item.seat.rules)
            refused = [choice for choice in choices_of(state.item) if choice not in legal]
            given = refused[0] if refused and not wrong else legal[0]
            wrong += given in refused
            state = hand.answer(state, given)
            assert hand.rungs(state) == []
        else:
            state = hand.go_on(state)
    review = hand.text(state)
    assert wrong == 1
    assert review.startswith("Repaso de la mano.")
    assert review.count("Ilegal (") == 1
