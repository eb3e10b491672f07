"""Exercises on the table: every kind can be answered by tapping, and nothing on the table tells what is right beforehand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from tests.learn.tapping import taps
from tests.learn.typing import lines
from tests.tabletop.positions import NEVER_TOLD, keys_in
from tutor.faults import Fault, TutorError
from tutor.learn.items import KINDS, Item, generate, kind_of, mark
from tutor.learn.items.way import ANSWERS
from tutor.learn.lessons import ladder, the_shelf
from tutor.learn.tapped import Act, exercise_table, read_tapped
from tutor.learn.tapped.lay import SENT
from tutor.learn.tapped.words import WORDS
from tutor.learn.typed import How, offered_for, read_typed
from tutor.tabletop.bundle import FRONT

NOTATION = re.compile(r"[\[{_]|true|null|none, |illegal, |, illegal")  # what no person types
EXERCISE = "\n".join(
    (FRONT / "core" / f"{name}.js").read_text("utf-8") for name in ("exercise", "pad", "told", "answer")
)


MADE = {
    ("pocha", "completa"): (
        "multiple_choice RANK",
        "winner TRUMP",
        "order RANK",
        "mark_all FOLLOW",
        "which_idea FOLLOW",
        "build_hand FOLLOW",
        "false_step FOLLOW",
        "twins FOLLOW",
        "play_one FOLLOW",
        "legal_or_not LEAD",
        "which_table BIDSUM",
        "forbidden BIDSUM",
        "points HIT",
        "wrong_line MISS",
        "say_value ROUNDS",
        "say_value SPECIAL",
        "first_revoke REN",
        "decidable REN",
        "who TURN",
    ),
    ("escoba", "quince-wiki"): (
        "mark_all PAIR15",
        "multiple_choice VAL",
        "play_one VAL",
        "legal_or_not VAL",
        "twins VAL",
        "worth VAL",
        "lacking COMP",
        "all_captures SUM3",
        "sweeps SWEEP",
        "left PUT",
        "say_value MANO",
        "points CARDS",
        "who LAST",
    ),
    ("tute", "habanero"): (
        "mark_all FOLLOW",
        "build_hand LEAD",
        "say_value CAPOTE",
        "worth POINTS",
        "points LAST",
        "wrong_line LAST",
    ),
}
GAMES = [game for game, _ in MADE]


@cache
def items(game: str) -> tuple[Item, ...]:
    """A few exercises of every kind that a game has."""
    variant, asked = next((variant, asked) for (name, variant), asked in MADE.items() if name == game)
    return tuple(generate(kind, game, variant, piece, seed=1) for kind, piece in map(str.split, asked))


def answers(item: Item) -> Iterator[Any]:
    """What the law and every misconception would answer."""
    right = kind_of(item).right(item, item.seat.rules)
    yield from right[:3]
    for rules in item.seat.beliefs.values():
        yield from kind_of(item).believed(item, rules)[:1]


def test_every_kind_is_tried() -> None:
    assert {item.kind for game in GAMES for item in items(game)} == KINDS.keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_can_be_tapped(game: str) -> None:
    for item in items(game):
        for answer in dict.fromkeys(answers(item)):
            assert read_tapped(item, taps(item, answer)) == kind_of(item).read(item, answer), (item, answer)


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_can_be_typed_in_either_language(game: str) -> None:
    for item in items(game):
        for answer in dict.fromkeys(answers(item)):
            for line in (line for lang in ("es", "en") for line in lines(item, answer, lang)):
                assert read_typed(item, line) == kind_of(item).read(item, answer), (item, answer, line)


def refused(item: Item, line: str) -> tuple[Fault, ...]:
    """What is wrong with a line; nothing where it is an answer."""
    try:
        read_typed(item, line)
    except TutorError as error:
        return error.faults
    return ()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_mistyped_is_told_as_a_person_types(game: str) -> None:
    """And how an answer is typed is itself an answer, wherever it is one of few."""
    for item in items(game):
        way = kind_of(item).way(item)
        for line in ("zz", "A 99", "12", "1o 1o", "10e: 7o: 2c", "la primera", "[1]", "{}"):
            for fault in refused(item, line):
                said = [text.replace(line, "") for text in (fault.text("es"), fault.text("en"))]
                assert fault.place is None and not any(map(NOTATION.search, said)), (item.kind, line, said)
        for lang in ("es", "en"):
            how = How(way).said(lang)
            assert not NOTATION.search(how)
            for choice in way.choices if not (way.numbered or way.pair) else ():
                read = read_typed(item, offered_for(choice, lang))
                assert read in (kind_of(item).read(item, choice.answer), (choice.answer,)), (item, choice.id)


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_the_lessons_can_be_answered_by_tapping(game: str) -> None:
    """Of those in which cards are marked, which are most, the first of each lesson."""
    for lesson in the_shelf().lessons(game).values():
        items = [step.item for step in lesson.steps if step.item is not None]
        marks = [item for item in items if item.kind == "mark_all"]
        for item in [*marks[:1], *(item for item in items if item.kind != "mark_all")]:
            answer = kind_of(item).right(item, item.seat.rules)[0]
            assert read_tapped(item, taps(item, answer)) == answer, (lesson.key, item)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_tells_what_is_right_before_it_is_answered(game: str) -> None:
    """And so the table is the same, whatever the law says of the position."""
    for item in items(game):
        data = exercise_table(item, "es")
        assert not set(keys_in(data)) & (NEVER_TOLD - {"rule", "sign"}), item.kind
        assert data["message"]["rule"] == ""
        signs = {card.get("sign", "?") for zone in data["zones"] for card in zone["cards"]}
        assert signs <= {"?"}
        assert not any("sign" in choice for choice in data["exercise"]["choices"])
        assert data["exercise"]["told"] == []
    item = next(item for item in items(game) if item.kind == "mark_all")
    for name in [*item.seat.beliefs][:3]:
        assert tapped(replace(item, house=(name,))) == tapped(item), name


def tapped(item: Item) -> Any:
    """What there is to tap."""
    data = exercise_table(item, "es", id="same")
    return data["zones"], {name: value for name, value in data["exercise"].items() if name != "scene"}


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_told_on_the_table(game: str) -> None:
    for item in items(game):
        for answer in [*dict.fromkeys(answers(item))][:3]:
            marked = mark(item, answer)
            rungs = list(ladder(item, marked, "es"))[:1]
            data = exercise_table(item, "es", marked=marked, told=rungs, acts=[Act("on", "Seguir")])
            asked = data["exercise"]
            assert asked["answered"]
            assert asked["take"] == []
            assert [rung["tone"] for rung in asked["told"]] == ["good" if marked.right else "bad"]
            signs = {card["id"]: card.get("sign") for zone in data["zones"] for card in zone["cards"]}
            wrong = [card for card in marked.wrong if isinstance(card, str) and card in signs]
            assert all(signs[card] == "✕" for card in wrong), item
            if item.kind == "mark_all" and not item.house and all(isinstance(card, str) for card in marked.omitted):
                assert all(signs[card] == "+" for card in marked.omitted if card in signs)


def test_the_one_right_card_is_shown_where_another_was_tapped() -> None:
    item = Item("winner", "pocha", "completa", {"trick": ["7c", "3c", "2c"], "trump": "oros", "winner": True}, "winner")
    for given, shown in (("7c", {"7c": "✕", "3c": "✓"}), ("3c", {"3c": "✓"})):
        data = exercise_table(item, "es", marked=mark(item, given))
        signs = {card["id"]: card["sign"] for zone in data["zones"] for card in zone["cards"] if "sign" in card}
        assert signs == shown


def test_what_is_looked_for_has_its_article() -> None:
    item = generate("sweeps", "escoba", "quince", "SWEEP", seed=1)
    assert "find every play that is an escoba" in kind_of(item).task(item, "en").lower()
    assert "todas las jugadas que son escoba" in kind_of(item).task(item, "es")


def test_of_an_order_each_card_is_told_its_place_and_why_the_first_is_not_there() -> None:
    case = {"trick": ["2o", "3o", "4o", "11o"], "trump": "bastos", "winner": True}
    item = Item("order", "pocha", "completa", case, "winner")
    marked = mark(item, ["11o", "3o", "4o", "2o"])
    data = exercise_table(item, "es", marked=marked, told=[*ladder(item, marked, "es")])
    told = {card["id"]: (card["sign"], card["note"]) for zone in data["zones"] for card in zone["cards"]}
    assert told == {"3o": ("✕", "la 1.ª"), "11o": ("✕", "la 2.ª"), "4o": ("✓", "la 3.ª"), "2o": ("✓", "la 4.ª")}
    said = {lang: next(ladder(item, marked, lang)).text for lang in ("es", "en")}
    assert said["es"] == "Todavía no. El tres de oros gana al caballo de oros."
    assert said["en"] == "Not yet. The three of coins beats the knight of coins."
    right = next(ladder(item, mark(item, ["3o", "11o", "4o", "2o"]), "es"))
    assert right.text == "Sí. El tres de oros gana al caballo de oros."


def test_in_each_of_two_positions_the_move_asked_about_is_its_own() -> None:
    case = {"table": ["1c", "2e", "5e"], "hand": ["5b", "11b"], "play": "11b", "take": ["1c", "5e"]}
    other = {"table": ["4c", "2e", "5e"], "take": ["4c", "5e"]}
    data = exercise_table(Item("twins", "escoba", "quince", case, "take", more={"other": other}), "es")
    signs = {zone["id"]: {card["id"] for card in zone["cards"] if "sign" in card} for zone in data["zones"]}
    assert signs["table"] == {"1c", "5e"} and signs["2:table"] == {"4c", "5e"}


def test_the_one_set_that_was_left_out_is_shown_and_of_two_neither() -> None:
    case = {"table": ["10c", "3e", "7b", "6o"], "hand": ["4o", "12e"], "play": "4o"}
    for table, shown in ((case["table"], {"10c", "3e"}), (["6c", "5e", "7b", "4c"], set())):
        item = Item("mark_all", "escoba", "quince", {**case, "table": table}, "take", ("SUM3",))
        data = exercise_table(item, "es", marked=mark(item, []))
        signs = {card["id"]: card.get("sign") for zone in data["zones"] for card in zone["cards"]}
        assert {card for card, sign in signs.items() if sign == "+"} == shown


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"kind": "play"},
        {"kind": "answer"},
        {"kind": "answer", "cards": 7, "sets": 7, "options": 7, "number": "x"},
        {"kind": "answer", "cards": ["x"], "sets": [{}], "options": ["x"], "number": None},
        {"kind": "answer", "cards": [None], "sets": [7], "options": [{}], "number": True},
        {"kind": "act", "act": "on"},
    ],
)
def test_whatever_the_browser_sends_is_no_answer(action: dict[str, Any]) -> None:
    for item in (item for game in GAMES for item in items(game)):
        if item.kind == "build_hand" and "cards" in action:
            continue  # a hand that cannot be is refused in words
        given = read_tapped(item, action)
        assert given is None or given in ((), []), (item.kind, given)


def test_a_hand_that_cannot_be_is_refused_in_words() -> None:
    item = next(item for item in items("pocha") if item.kind == "build_hand")
    with pytest.raises(TutorError):
        read_tapped(item, {"kind": "answer", "cards": ["x"]})


def test_every_word_that_the_browser_puts_on_an_exercise_is_sent() -> None:
    assert set(re.findall(r"\btexts\.(\w+)", EXERCISE)) == set(SENT) <= set(WORDS)


@pytest.mark.parametrize("key", [*WORDS, *ANSWERS])
def test_a_word_of_the_exercise_stands_in_both_languages(key: str) -> None:
    spanish, english = {**WORDS, **ANSWERS}[key]
    assert spanish.strip() and english.strip()
    assert spanish != english or key == "no"
