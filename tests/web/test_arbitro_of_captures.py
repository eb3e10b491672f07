"""The referee's page asked about a game of captures: each question by its form, and by the box."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tutor.ask.link import decode_case, encode_case
from tutor.web.draft import NEEDED_FISHING
from tutor.web.examples import FISHING
from tutor.web.pasted import yaml_of
from tutor.web.reopen import draft_of

GAME = "escoba"
SAYS = {
    "play": ("legal", "5 + 6 + 4 = 15."),
    "claim": ("legal", "8 + 7 = 15."),
    "opening": ("answered", "y se apunta dos escobas."),
    "leftover": ("answered", "B se llevó cartas que no sumaban 15."),
    "score": ("answered", "más cartas (22 contra 18), 1"),
    "deal": ("answered", "Se reparten 3 cartas a cada uno y 4 a la mesa"),
    "match": ("answered", "gana Luis, que tiene más puntos: 23."),
}
VARIANT = {"opening": "mas", "leftover": "quince-wiki"}


def test_each_question_has_an_example() -> None:
    assert {*SAYS, "yaml"} == set(FISHING) == set(NEEDED_FISHING)


@pytest.mark.parametrize("question", list(SAYS))
def test_a_link_opens_the_form_and_its_ruling(page: Callable, question: str) -> None:
    case = {"game": GAME, "variant": VARIANT.get(question, "quince"), **FISHING[question]}
    opened = page("es", **{"c": encode_case(case)})
    verdict, words = SAYS[question]
    assert opened.verdict == verdict
    assert words in opened.said
    assert decode_case(opened.code) == case
    assert draft_of(case) is not None


def test_a_game_is_chosen_and_a_capture_entered_by_taps(page: Callable) -> None:
    asked = page("es").choose("game", GAME).choose("variant", "quince")
    asked.tap("7o", "3b").choose("place", 1).tap("5c", "10b").choose("play", "5c")
    assert "puedes llevarte el siete de oros y el tres de bastos (es escoba)" in asked.said
    asked.choose("taking", "leave")
    assert "llevarse cartas no es obligatorio" in asked.said
    asked.choose("taking", "take").choose("take", ["7o"])
    assert asked.verdict == "illegal"
    assert "5 + 7 = 12: faltan 3." in asked.said
    assert decode_case(asked.code)["take"] == ["7o"]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_case_of_another_game_is_pasted(page: Callable, lang: str) -> None:
    opened = page(lang).ask("yaml").write("yaml", yaml_of({"game": GAME, "variant": "quince", **FISHING["yaml"]}))
    assert opened.verdict == "illegal"
    assert "8 + 2 = 10" in opened.said


def test_a_count_that_cannot_be_is_told_and_no_traceback(page: Callable) -> None:
    asked = page("es").choose("game", GAME).choose("variant", "mas").ask("score")
    for name, numbers in (("cards", "21 20"), ("oros", "5 5"), ("sevens", "3 2"), ("seven_of_oros", "1 0")):
        asked.write(f"counted_{name}", numbers)
    assert "«cards» llega a 41" in asked.said
    assert "«sevens» llega a 5" in asked.said
