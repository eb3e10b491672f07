"""The referee's page asked about a game of tricks with a stock and cantes: its forms, and the box for what has none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tutor.ask.link import decode_case, encode_case
from tutor.web.draft import needed_of
from tutor.web.examples import example_of
from tutor.web.pasted import yaml_of

PLAY = {"trump": "copas", "stock": 0, "trick": ["5o"], "hand": ["2o", "6o", "3c"], "play": "2o"}
SING = {"trump": "oros", "stock": 18, "hand": ["12o", "10o", "1b", "4b"], "tricks_won": 1, "sung": [], "sing": "oros"}


def test_only_what_a_game_has_is_asked() -> None:
    assert list(needed_of("tute")) == ["play", "winner", "deal", "match", "renuncio", "yaml"]
    assert {"bid", "namer", "score"} <= set(needed_of("pocha"))


def test_cards_left_to_draw_are_entered_and_kept_in_the_link(page: Callable) -> None:
    case = {"game": "tute", "variant": "habanero", **PLAY}
    opened = page("es", c=encode_case(case))
    assert opened.verdict == "illegal"
    assert "No queda mazo: debes echar una carta que gane al cinco de oros" in opened.said
    assert decode_case(opened.code) == case


@pytest.mark.parametrize(
    ("lang", "said"),
    [("es", "en tu mano no está el caballo de oros"), ("en", "the knight of coins is not in your hand")],
)
def test_a_cante_is_pasted(page: Callable, lang: str, said: str) -> None:
    opened = page(lang).choose("game", "tute").ask("yaml")
    opened.write("yaml", yaml_of({"game": "tute", "variant": "habanero", **SING}))
    assert opened.verdict == "illegal"
    assert said in opened.said


@pytest.mark.parametrize("question", ["play", "winner", "deal", "match", "renuncio", "yaml"])
def test_every_question_has_an_example_that_is_answered(question: str, page: Callable) -> None:
    assert page("es").choose("game", "tute").ask(question).press(0).verdict in ("legal", "illegal", "answered")


def test_an_example_is_of_the_form_that_is_chosen_where_there_is_one() -> None:
    assert example_of("tute", "play", "parejas")["variant"] == "parejas"
    assert example_of("tute", "renuncio", "parejas")["variant"] == "arrastrado"
    assert "play" not in example_of("tute", "yaml")
