"""A board shows every zone with its cards and marks, and lets nothing of a view through as markup."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import pytest

from tutor.cards import CardSet
from tutor.draw import Mark, board_html, board_text, row_html

VIEW: dict[str, Any] = {
    "trump": "espadas",
    "trick": ["12c", "10c"],
    "hand": "1c 6c",
    "play": "6c",
    "marks": {"12c": Mark("binds", "obliga"), "6c": Mark("illegal", "montar"), "1c": Mark("legal", "vale")},
}
HOSTILE = "<img src=x onerror=alert(1)>\"'&"


class Tags(HTMLParser):
    """Open and closed tags in pairs, and the text between."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.lists: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "img":
            self.open.append(tag)
        if tag in ("ul", "ol"):
            self.lists.append(f"{tag} {dict(attrs)['aria-label']}")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def item(board: str, card: str) -> str:
    """The list item of a card, its drawing left out."""
    (found,) = [part for part in re.findall(r"<li.*?</li>", board) if f'alt="{card}"' in part]
    return re.sub(r' src="[^"]*"', "", found)


def test_tags_are_closed_in_order() -> None:
    assert Tags(board_html(VIEW)).open == []


def test_the_trick_has_an_order_and_the_hand_has_none() -> None:
    assert Tags(board_html(VIEW)).lists == ["ol La baza", "ul Tu mano"]
    assert Tags(board_html(VIEW, "en")).lists == ["ol The trick", "ul Your hand"]


@pytest.mark.parametrize(
    ("card", "sign", "note"),
    [("rey de copas", "◆", "obliga"), ("seis de copas", "✕", "montar"), ("as de copas", "✓", "vale")],
)
def test_a_mark_is_a_sign_and_a_word(card: str, sign: str, note: str) -> None:
    shown = item(board_html(VIEW), card)
    assert f">{sign}<" in shown
    assert f">{note}<" in shown


def test_a_card_without_a_mark_has_no_sign() -> None:
    assert "sr-sign" not in item(board_html(VIEW), "sota de copas")


def test_the_card_asked_about_says_so() -> None:
    assert "por esta se pregunta" in item(board_html(VIEW), "seis de copas")
    assert "asked about" in item(board_html(VIEW, "en"), "six of cups")


def test_a_record_names_who_played() -> None:
    board = board_html({"tricks": [[{"A": "12c"}, {"B": "3e"}], [{"B": "2o"}]]})
    assert Tags(board).lists == ["ol Baza 1", "ol Baza 2"]
    assert ">B<" in item(board, "tres de espadas")


def test_numbers_stand_below() -> None:
    board = board_html({"bids": [2, 0], "tricks": [1, 1], "points": [10, -5]})
    assert re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", board) == [
        ("Bazas pedidas", "2, 0"),
        ("Bazas ganadas", "1, 1"),
        ("Puntos", "10, −5"),
    ]


def test_hands_of_others_that_may_be_seen_are_drawn() -> None:
    assert Tags(board_html({"seen": {"hand": {"2": ["1o"], "3": ["7b"]}}, "hand": []})).lists == [
        "ul Jugador 2",
        "ul Jugador 3",
    ]


@pytest.mark.parametrize("name", ["trump", "turned", "trick", "hand", "play"])
@pytest.mark.parametrize("value", [HOSTILE, [HOSTILE], {HOSTILE: HOSTILE}, 7, None, [[["1c"]]]])
def test_what_cannot_be_read_is_passed_over(name: str, value: Any) -> None:
    assert "onerror" not in board_html({**VIEW, name: value})


@pytest.mark.parametrize(
    "view",
    [
        {"tricks": [[{HOSTILE: "12c"}]]},
        {"seen": {"hand": {HOSTILE: ["1c"]}}},
        {"hand": ["1c"], "marks": {"1c": Mark("legal", HOSTILE)}},
        {"hand": ["1c"], "marks": {"1c": Mark(HOSTILE, "vale")}},
    ],
)
def test_names_and_notes_are_escaped(view: dict[str, Any]) -> None:
    board = board_html(view)
    assert "<img src=x" not in board
    assert Tags(board).open == []


def test_the_text_says_the_same() -> None:
    text = board_text({**VIEW, "tricks": [[{"A": "3o"}]], "bids": [1, 0]}, "en")
    assert text.splitlines() == [
        "Trumps: swords",
        "The trick: king of cups, jack of cups",
        "Trick 1: three of coins (A)",
        "Your hand: ace of cups, six of cups",
        "Tricks bid: 1, 0",
    ]


def test_an_empty_zone_says_so() -> None:
    assert board_text({"trick": [], "hand": ["1c"]}).splitlines()[0] == "La baza: ninguna carta"
    assert "ninguna carta" in board_html({"trick": []})


def test_a_row_is_a_list_of_cards() -> None:
    assert Tags(row_html(CardSet.of("1c 6c"))).lists == ["ul Cartas"]
