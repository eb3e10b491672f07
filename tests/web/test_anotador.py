"""The score sheet's page: begun, filled in, counted, taken back, and opened again from its address; in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import tutor
from tests.web.conftest import Page, read_as_markup
from tests.web.shown import HOSTILE
from tutor.ask.packed import pack, unpack
from tutor.ask.scoresheet import Scoresheet

Open = Callable[..., Page]
ABC = ("Ana", "Luis", "Eva")
HAND: dict[str, Any] = {
    "bids": {"Ana": 1, "Luis": 1, "Eva": 0},
    "tricks": {"Ana": 0, "Luis": 1, "Eva": 0},
    "trump": "oros",
}
GAME: dict[str, Any] = {"piles": {"A": 60, "B": 60}, "last_trick": "A", "cantes": {"A": ["oros"]}, "trump": "oros"}


def address(game: str, variant: str, names: tuple[str, ...], *hands: dict[str, Any]) -> str:
    return pack(Scoresheet(tutor.load(game, variant=variant), names, 0, hands).data())


def kept(page: Page) -> dict[str, Any]:
    return unpack(str(page.app.query_params["s"]))


def fill(page: Page, key: str, numbers: dict[str, int], number: int = 1) -> None:
    for name, value in numbers.items():
        page.app.number_input(key=f"sheet_{number}_{key}_{name}_{page.lang}").set_value(value)
        page.run()


def button(page: Page, label: str) -> Page:
    next(each for each in page.app.button if each.label == label).click()
    return page.run()


def texts(page: Page) -> str:
    said = [*page.app.caption, *page.app.header, *page.app.title, *page.app.warning]
    return " ".join([*(each.value for each in said), page.said])


@pytest.mark.parametrize(
    ("lang", "begin", "enter", "undo", "barred"),
    [
        ("es", "Empezar", "Apuntar la mano", "Borrar la última mano", "Ana no puede decir 0."),
        ("en", "Begin", "Enter the hand", "Take the last hand out", "Ana may not say 0."),
    ],
)
def test_a_sheet_is_begun_filled_in_and_taken_back(
    lang: str, begin: str, enter: str, undo: str, barred: str, page: Open
) -> None:
    opened = page(lang, screen="anotador")
    opened.choose("sheet_game", "pocha")
    button(opened, begin)
    assert ("Así no se puede empezar" if lang == "es" else "It cannot begin like this") in opened.said
    opened.write("sheet_names", "Ana, Luis\nEva")
    button(opened, begin)
    assert kept(opened)["names"] == list(ABC)
    fill(opened, "bids", {"Luis": 1, "Eva": 0})
    assert barred in texts(opened)
    fill(opened, "bids", {"Ana": 1})
    fill(opened, "tricks", HAND["tricks"])
    opened.app.button_group(key=f"sheet_1_trump__{lang}").set_value("oros")
    opened.run()
    assert "−5 × 3 = −15" in opened.said
    button(opened, enter)
    assert kept(opened)["hands"] == [HAND]
    assert "+45" in opened.said
    button(opened, undo)
    assert kept(opened)["hands"] == []


def test_a_bid_that_is_barred_is_told_of_when_it_is_said(page: Open) -> None:
    opened = page("es", screen="anotador", s=address("pocha", "completa", ABC))
    fill(opened, "bids", {"Luis": 1, "Eva": 0, "Ana": 0})
    assert [each.value for each in opened.app.warning] == ["Ana no puede decir 0."]


def test_a_hand_that_cannot_have_been_is_refused_and_nothing_is_lost(page: Open) -> None:
    opened = page("es", screen="anotador", s=address("pocha", "sencilla", ABC))
    fill(opened, "bids", HAND["bids"])
    fill(opened, "tricks", {"Ana": 1, "Luis": 1, "Eva": 0})
    assert "tienen que sumar 1" in opened.said
    fill(opened, "tricks", {"Ana": 0})
    assert "fallo" in opened.said


@pytest.mark.parametrize(("lang", "over"), [("es", "Se acabó la partida"), ("en", "The match is over")])
def test_a_match_that_is_over_says_who_has_won(lang: str, over: str, page: Open) -> None:
    opened = page(lang, screen="anotador", s=address("tute", "parejas", ("A", "B"), GAME, GAME))
    assert over in texts(opened)
    assert "A " in opened.said
    assert not opened.app.number_input


@pytest.mark.parametrize("game", ["escoba", "tute", "pocha"])
def test_every_form_of_every_game_has_its_fields(game: str, page: Open) -> None:
    for variant in tutor.load(game).variants:
        law = tutor.load(game, variant=variant).court().law
        names = ("A", "B") if law.pairs else tuple("ABCD"[: 3 if 3 in law.players else law.players[0]])
        opened = page("es", screen="anotador", s=address(game, variant, names))
        assert opened.app.number_input
        assert re.search(r"Falta por apuntar: (?!el |la |los |las ).+ y [^,]+\.", texts(opened))
    labels = {field.label.partition(":")[0] for field in opened.app.number_input}
    assert not [label for label in labels if label.startswith(("Las ", "Los ", "El ", "La "))]


def test_a_kind_of_hand_says_what_it_is(page: Open) -> None:
    rules = tutor.load("pocha", variant="completa")
    number = next(n for n in range(60) if Scoresheet(rules, ABC).hand(n + 1).kind == "oros")
    assert "Pinta siempre oros." in texts(
        page("es", screen="anotador", s=address("pocha", "completa", ABC, *plain(number)))
    )


def plain(count: int) -> list[dict[str, Any]]:
    """So many hands in which the first of the sheet wins every trick."""
    sheet = Scoresheet(tutor.load("pocha", variant="completa"), ABC)
    cards = [sheet.hand(number + 1).cards for number in range(count)]
    nothing = dict.fromkeys(ABC, 0)
    return [{"bids": nothing, "tricks": {**nothing, "Ana": each}, "trump": "bastos"} for each in cards]


@pytest.mark.parametrize("game", ["escoba", "tute", "pocha"])
def test_names_are_names_whatever_is_in_them(game: str, page: Open) -> None:
    rules = tutor.load(game)
    law = rules.court(rules.variants[0]).law
    names = HOSTILE[: 2 if law.pairs else max(2, min(law.players))]
    opened = page("es", screen="anotador", s=address(game, rules.variants[0], names))
    assert "<b>Ana" not in opened.html
    assert not [name for name in names if name in read_as_markup(opened)]


@pytest.mark.parametrize("code", ["x", "1abc", pack({"names": ["<b>A</b>"]}), pack({"game": "pocha", "names": 7})])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_bad_address_is_told_of_over_a_clean_sheet(lang: str, code: str, page: Open) -> None:
    opened = page(lang, screen="anotador", s=code)
    assert ("El enlace no se puede abrir" if lang == "es" else "The link cannot be opened") in opened.said
    assert opened.app.text_area


def test_names_are_never_taken_for_anything_else(page: Open) -> None:
    names = ("<script>1</script>", "**Luis**", "Eva & co")
    opened = page("es", screen="anotador", s=address("pocha", "sencilla", names))
    assert "&lt;script&gt;" in opened.html
    assert "<script>1" not in opened.html
    labels = [field.label for field in opened.app.number_input]
    assert all(r"\*\*Luis\*\*" in label for label in labels if "Luis" in label)
