"""What a notebook shows of answers, positions and sets of cards, through IPython's own formatter."""

from __future__ import annotations

import random
from typing import Any

import pytest
from IPython.core.formatters import DisplayFormatter

import tutor
from tutor import notebook

QUESTION: dict[str, Any] = {"trump": "espadas", "trick": "12c 10c", "hand": "1c 6c 3e 2b", "play": "6c"}


@pytest.fixture(scope="module")
def pocha() -> tutor.Ruleset:
    return tutor.load("pocha", variant="completa")


def displayed(thing: object) -> dict[str, str]:
    found: dict[str, str] = DisplayFormatter().format(thing)[0]
    return found


def test_an_answer_draws_its_position_with_the_reasons_on_the_cards(pocha: tutor.Ruleset) -> None:
    shown = displayed(pocha.explain(**QUESTION))
    assert shown["text/plain"].startswith("Ilegal (montar). ")
    assert shown["text/markdown"].startswith("**Ilegal (montar).** ")
    for word in ('alt="seis de copas"', "montar", "por esta se pregunta", "obliga"):
        assert word in shown["text/html"]


@pytest.mark.parametrize(
    "question",
    [
        {"deal": True, "players": 5},
        {"match": {"Ana": 5, "Eva": 3, "Luis": 1}},
        {"auction_bids": [1, 2, 0], "namer": True},
        {"trump": "oros", "bids": [2, 2, 0, 2], "tricks": [2, 3, 0, 0], "score": True},
        {"players": 4, "cards": 5, "bids": [2, 1], "bid": 1},
        {
            "trump": "oros",
            "tricks": [[{"A": "12c"}, {"B": "3e"}, {"C": "1c"}]],
            "renuncio": {"player": "B", "trick": 1},
        },
    ],
)
def test_every_kind_of_answer_can_be_shown(question: dict[str, Any], pocha: tutor.Ruleset) -> None:
    answer = pocha.explain(**question)
    assert displayed(answer)["text/plain"] == answer.text("es", full=True)


def test_an_answer_where_tables_differ_marks_nothing() -> None:
    shown = displayed(tutor.load("pocha").explain(cards=1, players=4, bids=[0, 0, 1], bid=0))
    assert 'class="sr-sign"' not in shown["text/html"]


def test_the_hand_imagined_for_a_renuncio_is_not_drawn(pocha: tutor.Ruleset) -> None:
    record = [[{"A": "12c"}, {"B": "3e"}, {"C": "1c"}]]
    shown = displayed(pocha.explain(trump="oros", tricks=record, renuncio={"player": "B", "trick": 1}))
    assert "Tu mano" not in shown["text/html"]
    assert 'alt="tres de espadas"' in shown["text/html"]


def test_a_position_shows_what_its_player_sees() -> None:
    table = tutor.load("pocha", variant="sencilla").match(4).deal(random.Random(1))
    assert "Tu mano: " in displayed(table.position)["text/plain"]


def test_a_language_can_be_chosen(pocha: tutor.Ruleset) -> None:
    answer = pocha.explain(**QUESTION)
    assert "You must play a card" in displayed(notebook.show(answer, "en"))["text/plain"]
    assert 'alt="six of cups"' in displayed(notebook.show(answer, "en"))["text/html"]
    assert 'alt="as de copas"' in displayed(notebook.show(tutor.CardSet.of("1c")))["text/html"]
    assert displayed(notebook.show({"hand": "1c"}, "en"))["text/plain"] == "Your hand: ace of cups"


class Shell:
    """As much of a shell as an extension needs."""

    def __init__(self) -> None:
        self.display_formatter = DisplayFormatter()


def test_the_extension_draws_sets_of_cards() -> None:
    shell, cards = Shell(), tutor.CardSet.of("1c 6c")
    assert set(shell.display_formatter.format(cards)[0]) == {"text/plain"}
    notebook.load_ipython_extension(shell)  # type: ignore[arg-type]
    assert 'alt="seis de copas"' in shell.display_formatter.format(cards)[0]["text/html"]
