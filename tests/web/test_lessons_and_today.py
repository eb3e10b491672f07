"""Lessons and the set of the day on their pages: kept at each step, once, in however many tabs; nothing told beforehand."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from tests.learn.tapping import taps
from tests.tabletop.positions import NEVER_TOLD, keys_in
from tests.web.conftest import Page
from tutor.learn.course import course_at, usual_home
from tutor.learn.items import Item, kind_of, mark
from tutor.learn.lessons import Course, the_shelf
from tutor.learn.lessons.run import KNOWN_RULES
from tutor.learn.log import Entry
from tutor.learn.put import exercise_for
from tutor.learn.told import seems
from tutor.store.device import new_token
from tutor.web.learner import Learner
from tutor.web.lesson import kept
from tutor.web.screens import hoy
from tutor.web.texts import text
from tutor.web.today import Day
from tutor.web.today_sheet import sheet_html

pytestmark = pytest.mark.usefixtures("url")


def asked(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.data["exercise"]
    return found


def act(page: Page, name: str) -> Page:
    page.send({"kind": "act", "act": name, "v": page.data["v"]})
    return page


def give(page: Page, item: Item, answer: Any) -> Page:
    page.send({**taps(item, answer), "v": page.data["v"]})
    return page


def entries(page: Page, game: str = "pocha") -> list[Entry]:
    """What is kept, as another tab of this browser sees it."""
    return Learner(page.app.session_state["device"]).entries(game)


def believed(item: Item, belief: str = "") -> Any:
    """What somebody answers who knows, or who believes something else."""
    kind, seat = kind_of(item), item.seat
    return kind.believed(item, seat.beliefs[belief])[0] if belief else kind.right(item, seat.rules)[0]


# ── lessons ───────────────────────────────────────────────────────────────────────────────────────


def lesson_item(page: Page, game: str, name: str) -> Item:
    """The exercise of a lesson that is kept for this browser."""
    lesson = the_shelf().lesson(game, name)
    data = Learner(page.app.session_state["device"]).settings[f"lesson/{lesson.key}"]
    item = Course(lesson).resume(data).item
    assert item is not None
    return item


def test_every_lesson_is_listed_with_what_comes_before_it_and_none_is_locked() -> None:
    page = Page("es", "aprender", game="pocha")
    links = [node.proto for node in page.app.get("page_link")]
    labels = [link.label for link in links if link.label[:3] == "**0" or link.label[2:3].isdigit()]
    assert len(labels) == len(the_shelf().lessons("pocha"))
    assert not any(link.disabled for link in links)
    assert "Montar" in labels[5] and "después de: Asistir" in labels[5] and "por aprender" in labels[5]
    assert [text("lesson_now", "es") in label for label in labels] == [True] + [False] * (len(labels) - 1)


def test_a_lesson_is_worked_through_in_two_tabs_and_nothing_is_told_before_an_answer() -> None:
    token = new_token()
    page = Page("es", "aprender", token, game="pocha", lesson="montar")
    assert asked(page)["task"].startswith("Asistir no siempre basta") and asked(page)["take"] == []
    act(page, "on")
    assert asked(page)["take"] == ["hand"]
    assert not set(keys_in(page.data)) & (NEVER_TOLD - {"rule", "sign"})
    other = Page("es", "aprender", token, game="pocha", lesson="montar")
    assert asked(other)["task"] == asked(page)["task"]
    give(page, lesson_item(page, "pocha", "montar"), ["1c", "6c"])
    told = asked(page)["told"]
    assert [rung["id"] for rung in told] == ["verdict"] and told[0]["tone"] == "bad"
    assert "Sobra el seis de copas." in told[0]["text"]
    assert not asked(other)["answered"]
    give(other, lesson_item(page, "pocha", "montar"), ["1c"])  # what that tab shows is no more
    assert asked(other)["told"] == told and len(entries(page)) == 1
    act(page, "more")
    assert [rung["id"] for rung in asked(page)["told"]] == ["verdict", "look"]
    act(other, "on")  # from an older state as well
    assert [rung["id"] for rung in asked(other)["told"]] == ["verdict", "look"]
    act(page, "on")
    for _ in range(40):
        if asked(page)["answered"]:
            if any(each["id"] == "list" for each in asked(page)["acts"]):
                break
            act(page, "on")
        else:
            item = lesson_item(page, "pocha", "montar")
            give(page, item, believed(item))
            assert asked(page)["told"][0]["tone"] == "good"
    assert "Ya sabes esto: montar" in asked(page)["task"]
    slots = [entry.slot for entry in entries(page)]
    assert len(slots) == len(set(slots)) > 6
    reloaded = Page("en", "aprender", token, game="pocha", lesson="montar")
    assert "You know this now" in asked(reloaded)["task"]
    act(reloaded, "next")
    assert reloaded.app.query_params["lesson"] != ["montar"]


def test_the_lesson_that_asks_how_one_plays_proposes_the_nearest_table() -> None:
    page = Page("es", "aprender", game="pocha", lesson="mi_casa")
    act(page, "on")
    while not any(each["id"] == "list" for each in asked(page)["acts"]):
        if asked(page)["answered"]:
            act(page, "on")
        else:
            item = lesson_item(page, "pocha", "mi_casa")
            give(page, item, believed(item, "M7"))
    law = usual_home("pocha").seat.law
    assert asked(page)["task"].startswith(seems(law, "M7", "es"))
    assert "La mesa que más se parece a la tuya: Pocha (completa). El tres vale poco." in asked(page)["task"]
    assert KNOWN_RULES["es"] not in asked(page)["task"]
    act(page, "adopt")
    learner = Learner(page.app.session_state["device"])
    assert learner.home("pocha").options == {"tres_bajo": True}
    assert not any(each["id"] == "adopt" for each in asked(page)["acts"])
    assert all(entry.kind == "diagnosis" for entry in learner.entries("pocha"))


def test_the_sum_runs_along_at_first_and_then_no_more() -> None:
    page, shown = Page("es", "aprender", game="escoba", lesson="con_dos"), list[bool]()
    while len(shown) < 4:
        if not asked(page)["take"]:
            act(page, "on")
            continue
        item = lesson_item(page, "escoba", "con_dos")
        worths = {card["id"]: card.get("value") for zone in page.data["zones"] for card in zone["cards"]}
        shown.append("sum" in asked(page))
        assert shown[-1] == (None not in worths.values())
        if len(shown) == 1:
            assert (asked(page)["sum"], worths["12e"]) == ({"goal": 15, "fixed": [], "card": True}, 10)
        wrong = len(shown) == 2
        give(page, item, (("3e", "6o"),) if wrong else believed(item))
        act(page, "on")
    assert shown == [True, True, False, False]  # the third is the twin of the second
    assert [entry.hints for entry in entries(page, "escoba")] == [1, 1, 0, 0]


def test_a_hand_of_a_lesson_is_played_as_at_a_table_and_then_reviewed() -> None:
    page = Page("es", "aprender", game="pocha", lesson="mano")
    act(page, "on")
    seen = 0
    while not asked(page)["answered"]:
        item = lesson_item(page, "pocha", "mano")
        give(page, item, believed(item))
        seen += 1
    assert seen == 5
    assert asked(page)["task"] == "Ni un solo renuncio: todo lo que has hecho valía."


# ── today ─────────────────────────────────────────────────────────────────────────────────────────


def day_item(page: Page, game: str) -> Item:
    """The exercise of the day that somebody is asked."""
    learner = Learner(page.app.session_state["device"])
    day = Day(learner, game, learner.now())
    slot = day.next().slot
    assert slot is not None
    item = exercise_for(slot, day.home, day.entries)
    assert item is not None
    return item


@pytest.mark.parametrize(("game", "belief"), [("pocha", "M2"), ("escoba", "")])
def test_a_first_day_of_at_most_ten_exercises_each_kept_once(game: str, belief: str) -> None:
    page = Page("es", "hoy")
    assert page.app.get("bidi_component") == []
    page.press({"pocha": "Empezar: Pocha", "escoba": "Empezar: Escoba"}[game])
    answered = 0
    while asked(page)["head"] != "Por hoy ya está":
        assert not set(keys_in(page.data)) & (NEVER_TOLD - {"rule", "sign"})
        item = day_item(page, game)
        assert game != "escoba" or not isinstance(believed(item), tuple) or len(believed(item)) <= 3
        answer = believed(item, belief if belief in item.seat.beliefs and item.kind == "mark_all" else "")
        action = {**taps(item, answer), "v": page.data["v"]}
        page.send(action, action)
        answered += 1
        assert len(entries(page, game)) == answered
        right = mark(item, answer).right
        assert asked(page)["told"][0]["tone"] == ("good" if right else "bad")
        act(page, "on")
    assert answered <= 10
    piece = {"pocha": "la fuerza", "escoba": "lo que vale"}[game]
    assert "Hoy has aprendido:" in asked(page)["task"], piece
    seemed = seems(usual_home(game).seat.law, belief, "es") if belief else "Parece que piensas"
    assert (seemed in asked(page)["scene"]) == bool(belief)
    assert "sigue con la lección" in asked(page)["scene"]
    assert [each["id"] for each in asked(page)["acts"]][:3] == ["more", "print", "tomorrow"]
    act(page, "print")
    assert "sr-paper" in page.html and "Soluciones" in page.html
    assert page.html.count("sr-blank") == answered
    act(page, "tomorrow")
    assert asked(page)["task"] == "¡Hasta mañana!"
    act(page, "more")
    assert asked(page)["head"] == "Otra más" and not asked(page)["answered"]
    if belief:
        act_on_house(page, game, belief)


def act_on_house(page: Page, game: str, belief: str) -> None:
    """What is the rule at home is not called a mistake any more."""
    away = Page("es", "practicar", page.app.session_state["device"])
    again = Page("es", "hoy", page.app.session_state["device"])
    assert away.app.session_state["learn_game"] == again.app.session_state["learn_game"] == game
    act(again, f"house {belief}")
    learner = Learner(page.app.session_state["device"])
    assert belief in learner.home(game).house
    assert belief not in course_at(learner.home(game)).misconceptions


def test_on_paper_cards_to_be_ordered_are_no_trick_and_nothing_is_led() -> None:
    case = {"trick": ["2o", "3o", "11o"], "trump": "bastos", "winner": True}
    sheet = sheet_html([Item("order", "pocha", "completa", case, "winner")], date(2026, 5, 4), "es")
    assert '<ul class="sr-cards" aria-label="Las cartas">' in sheet and "aza" not in sheet
    assert sheet.endswith("El tres de oros gana al caballo de oros.</li></ol></section>")


def test_two_tabs_of_a_day_answer_an_exercise_once() -> None:
    token = new_token()
    one, other = Page("es", "hoy", token, game="pocha"), Page("es", "hoy", token, game="pocha")
    item = day_item(one, "pocha")
    first = asked(one)["id"]
    assert asked(other)["id"] == first
    give(one, item, believed(item))
    give(other, item, ())
    assert len(entries(one)) == 1 and entries(one)[0].right
    assert asked(other)["id"] != first and not asked(other)["answered"]
    assert asked(one)["id"] == first and asked(one)["answered"]


def test_somebody_new_is_asked_for_nothing_but_a_game() -> None:
    page = Page("en", "hoy")
    assert [button.label for button in page.app.button] == ["Begin: Escoba", "Begin: Pocha", "Begin: Tute"]
    assert not page.app.text_input
    assert hoy.LEARNS and kept(the_shelf().lesson("pocha", "montar")).phase == "shown"
