"""Forms read off the law: every question of every game can be entered, and a case comes back as it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tutor
from tutor.ask import read_case, the_library
from tutor.ask.entries import Entered, case_of, entered_of, fits, still_missing
from tutor.ask.files import cases_in
from tutor.ask.forms import CARD, CARDS, PILES, RECORD, Field, form_of, questions_of
from tutor.ask.titles import title_of
from tutor.faults import TutorError
from tutor.law.yamltext import plain

GAMES = the_library().games()
RULES = {game: tutor.load(game) for game in GAMES}
CASES: list[Any] = [
    plain(node) for game in GAMES for node in cases_in(Path(__file__).parents[1] / "cases" / f"{game}.yaml")
]
ABOUT = ("id", "note", "expect", "game", "variant", "options")


def keys(game: str, question: str, variant: str = "", kind: str = "") -> list[str]:
    return [field.key for field in form_of(RULES[game], question, variant, kind)]


def asked(case: dict[str, Any]) -> tuple[str, tuple[Field, ...], dict[str, Any]]:
    """The question of a case, its form, and its facts."""
    game, question = case["game"], read_case(case, the_library()).question
    form = form_of(RULES[game], question, case.get("variant", ""), case.get("kind", ""), case.get("options"))
    return question, form, {name: value for name, value in case.items() if name not in ABOUT}


def said(case: dict[str, Any]) -> Any:
    try:
        answer = RULES[case["game"]].explain({name: value for name, value in case.items() if name != "expect"})
    except TutorError as error:
        return [fault.code for fault in error.faults]
    return answer.verdict, answer.rule, answer.value


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_case_that_is_entered_is_answered_as_it_is(case: dict[str, Any]) -> None:
    question, form, facts = asked(case)
    entered = entered_of(form, question, facts)
    made = case_of(form, question, entered)
    about = {name: case[name] for name in ("game", "variant", "options") if name in case}
    idle = set(entered.more) - {field.key for field in form}
    needed = {name: value for name, value in made.items() if name not in idle}
    assert said(about | made) == said(case)
    assert not idle or said(about | needed) == said(case), "what no field shows does not come into the answer"
    assert not still_missing(form, entered)
    assert case_of(form, question, entered_of(form, question, made)) == made


@pytest.mark.parametrize(("game", "question"), [(game, name) for game in GAMES for name in questions_of(RULES[game])])
def test_every_field_has_its_words_and_every_question_is_one(game: str, question: str) -> None:
    for lang, marks in (("es", "¿?"), ("en", "?")):
        title = title_of(RULES[game], question, lang)
        assert title != question
        assert title[0] == marks[0] or lang == "en"
        assert title.endswith("?")
        for field in form_of(RULES[game], question):
            assert field.labels[lang].strip()


def test_a_form_asks_for_what_the_rules_look_at() -> None:
    assert keys("pocha", "play") == ["trump", "trick", "hand", "play"]
    assert keys("tute", "play", "habanero") == ["trump", "trick", "hand", "stock", "play"]
    assert keys("tute", "play", "parejas") == ["trump", "trick", "hand", "play"]
    assert keys("escoba", "play") == ["table", "hand", "play", "take"]
    assert keys("escoba", "claim") == ["table", "left", "claim"]
    assert keys("pocha", "winner") == ["trump", "trick"]
    assert keys("tute", "exchange", "habanero") == ["hand", "stock", "tricks_won", "upcard", "exchange"]


def test_what_holds_whenever_a_question_is_put_is_asked_for_too() -> None:
    assert {"first_round", "tricks_won"} <= set(keys("tute", "exchange", "arrastrado"))


def test_a_kind_of_hand_changes_what_is_asked() -> None:
    assert keys("pocha", "bid", "completa") == ["kind", "players", "cards", "bids", "bid"]
    auction = keys("pocha", "bid", "completa", "subastado")
    assert {"auction", "auction_bids"} <= set(auction)
    assert "kind" not in keys("pocha", "bid", "sencilla")
    assert "trump" in keys("pocha", "score", "completa")
    assert "trump" not in keys("pocha", "score", "completa", "oros")


def test_what_only_some_tables_ask_may_be_left_open_at_all_of_them() -> None:
    optional = {field.key: field.optional for field in form_of(RULES["tute"], "play")}
    assert optional == {"trump": False, "trick": False, "hand": False, "stock": True, "play": False}


def test_a_question_that_a_form_of_the_game_has_not_is_put_all_the_same() -> None:
    assert keys("tute", "lay", "parejas") == keys("tute", "lay")
    assert keys("escoba", "opening", "limpia") == ["opening"]


def test_a_house_rule_changes_what_is_asked() -> None:
    house = form_of(RULES["pocha"], "bid", "completa", "subastado", {"segunda_puja_libre": False})
    assert [field.key for field in house if not field.optional].count("auction_bids") == 1


def test_an_option_that_cannot_be_is_refused() -> None:
    with pytest.raises(TutorError):
        form_of(RULES["pocha"], "play", "completa", options={"tres_bajo": 7})


# ── what is entered ───────────────────────────────────────────────────────────────────────────────


def test_nought_is_a_bid_and_nobody_may_have_spoken() -> None:
    form = form_of(RULES["pocha"], "bid")
    assert case_of(form, "bid", Entered({"cards": 1, "bid": 0})) == {"cards": 1, "bids": [], "bid": 0}


def test_what_a_case_leaves_open_stays_open() -> None:
    form = form_of(RULES["tute"], "sing", "habanero")
    facts = {"hand": ["12c", "11c"], "tricks_won": 1, "sing": "copas"}
    assert case_of(form, "sing", entered_of(form, "sing", facts)) == facts
    assert case_of(form, "sing", Entered(dict(facts))) == {**facts, "sung": []}


def test_what_no_field_holds_is_kept_beside_and_said_again() -> None:
    form = form_of(RULES["pocha"], "play")
    facts = {"trump": "7e", "trick": [], "hand": ["99x"], "play": "1c", "turned": "7e"}
    entered = entered_of(form, "play", facts)
    assert entered.more == {"trump": "7e", "hand": ["99x"], "turned": "7e"}
    assert case_of(form, "play", entered) == facts


def test_names_are_those_of_the_case() -> None:
    form = form_of(RULES["escoba"], "leftover", "quince")
    facts = {"piles": {"Ana": 90, "Luis": ["1o", "3c"]}, "leftover": ["11c"]}
    entered = entered_of(form, "leftover", facts)
    assert (entered.names, entered.facts["piles"]) == (["Ana", "Luis"], [90, ["1o", "3c"]])
    assert case_of(form, "leftover", entered) == facts


def test_what_is_told_together_is_told_whole() -> None:
    form = form_of(RULES["tute"], "announce", "habanero")
    entered = Entered({"hand": ["1o"], "stock": 0, "capote.by": "A", "announce": "capote"})
    assert case_of(form, "announce", entered)["capote"] == {"by": "A", "lost": False}


def test_of_several_words_one_is_chosen_and_of_one_none_need_be() -> None:
    form = form_of(RULES["tute"], "announce", "habanero")
    assert case_of(form, "announce", Entered({"hand": ["1o"], "stock": 0}))["announce"] == "capote"


@pytest.mark.parametrize(
    "tricks",
    ["x", [["1c"]], [[{"A": "1c"}, {"C": "2c"}]], [[{"A": "99x"}]], [{"A": "1c"}, [{"B": 7}]], [[]]],
)
def test_a_record_that_goes_not_round_the_table_is_kept_as_it_is(tricks: Any) -> None:
    form = form_of(RULES["pocha"], "renuncio")
    facts = {"tricks": tricks, "renuncio": {"player": "A", "trick": 1}}
    entered = entered_of(form, "renuncio", facts)
    assert entered.more["tricks"] == tricks
    assert case_of(form, "renuncio", entered)["tricks"] == tricks


def test_a_value_stands_only_in_a_field_of_its_kind() -> None:
    labels = {"es": "x", "en": "x"}
    tricks = [{"leader": 0, "cards": ["1c"]}]
    assert fits(Field("a", RECORD, labels), tricks)
    assert not fits(Field("a", PILES, labels, each=True), tricks)
    assert not fits(Field("a", RECORD, labels), [1, 2])
    assert fits(Field("a", CARDS, labels), ["1c"])
    assert not fits(Field("a", CARD, labels), ["1c"])
