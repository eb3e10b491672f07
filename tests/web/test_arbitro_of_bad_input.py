"""What the referee's page says of what cannot be read, cannot be, or is broken: a sentence, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.asked import ASKED, DISPUTED
from tests.web.conftest import read_as_markup
from tutor.ask.link import decode_case, encode_case
from tutor.web.draft import PASTE
from tutor.web.pasted import yaml_of

if TYPE_CHECKING:
    from conftest import Page

Open = Callable[..., "Page"]

IMPOSSIBLE: list[tuple[dict[str, Any], str, str]] = [
    (
        {"trick": ["12c", "1c"], "hand": ["6c"], "play": "6c", "variant": "sencilla", "players": 2},
        "Jugadores",
        "Players",
    ),
    ({"trump": "oros", "bids": [1, 0], "tricks": [1, 0], "score": True}, "Bazas pedidas", "Tricks bid"),
    ({"trump": "oros", "bids": [1, 0, 0], "tricks": [1, 0], "score": True}, "Bazas", "Tricks"),
    ({"cards": 2, "players": 4, "bids": [3], "bid": 0}, "Bazas pedidas", "Tricks bid"),
    ({"trick": ["12c"], "winner": True, "hand": ["99x"]}, "Tu mano", "Your hand"),
    ({"match": {"Ana": "muchos", "Eva": 1, "Luis": 2}}, "", ""),
    ({"hand": ["1c", "1c"], "trick": [], "play": "1c"}, "Tu mano", "Your hand"),
    ({"hand": ["1c"], "trick": ["1c"], "play": "1c"}, "Tu mano", "Your hand"),
    ({"variant": "nadie", "deal": True, "players": 4}, "", ""),
    ({"options": {"tres_bajo": 7}, "deal": True, "players": 4}, "", ""),
    ({"options": {"tres_bajo": [1]}, "deal": True, "players": 4}, "", ""),
    ({"options": 7, "deal": True, "players": 4}, "", ""),
    ({"kind": "rara", "cards": 1, "bid": 1}, "Clase de mano", "Kind of hand"),
    ({"deal": True, "winner": True}, "", ""),
    ({"ganador": True}, "", ""),
    ({"play": {"a": [1]}, "hand": 7, "trick": None}, "", ""),
    ({"renuncio": {"player": "Z", "trick": 9}, "tricks": [[{"A": "1c"}]]}, "", ""),
    ({"renuncio": {"player": "B", "trick": 1}, "tricks": "x"}, "", ""),
]


@pytest.mark.parametrize(("case", "es", "en"), IMPOSSIBLE)
def test_what_cannot_be_is_said_kindly(case: dict[str, Any], es: str, en: str, page: Open) -> None:
    opened = page("es", case)
    assert opened.verdict == ""
    assert any(title in opened.said for title in ("Así no se puede fallar", "El enlace no se puede abrir"))
    assert es in opened.said
    english = opened.switch("en").said
    assert any(title in english for title in ("This cannot be ruled on", "The link cannot be opened"))
    assert en in english


@pytest.mark.parametrize(
    "case",
    [
        {"game": "mus", "hand": ["1c"], "play": "1c"},
        {"variant": "nadie", "trick": ["12c"], "hand": ["1c"], "play": "1c"},
        {"trick": ["12c"], "hand": ["1c"], "juega": "1c"},
    ],
)
def test_a_link_that_no_table_knows_any_more_says_so_over_an_empty_table(case: dict[str, Any], page: Open) -> None:
    opened = page("es", case)
    assert "El enlace no se puede abrir" in opened.said
    assert not any(opened.lies.values())
    assert "c" not in opened.app.query_params
    slot = "trick" if "trick" in opened.lies else "table"
    assert "El enlace no se puede abrir" not in opened.lay(slot, **{slot: ["12c"]}).run().said
    assert opened.ask(PASTE).app.text_area(key="box_es").value == yaml_of({"game": "pocha", **case})


@pytest.mark.parametrize(
    "typed", ["rey de", "zzz", "as de copas y as de copas", "8 de oros de oros", "[x](y) **a** $b$ <b>"]
)
def test_cards_that_cannot_be_read_are_said_where_they_were_typed(typed: str, page: Open) -> None:
    opened = page("es").choose("game", "pocha").lay("trick", trick=["12c"]).write("typed", typed)
    assert "Esto no se puede leer Baza: " in opened.said
    assert next(field for field in opened.app.text_input if field.key == "typed_es").value == typed
    assert decode_case(opened.code)["trick"] == ["12c"]
    assert "This cannot be read Trick: " in opened.switch("en").said


@pytest.mark.parametrize(
    "pasted",
    [
        "game: [",
        "a: b: c",
        "- 1\n- 2",
        "x",
        "%",
        "---\ngame: pocha\ndeal: true\n---\ngame: pocha",
    ],
)
def test_a_pasted_text_that_is_no_case_is_said_kindly(pasted: str, page: Open) -> None:
    opened = page("es").ask(PASTE).write("box", pasted)
    assert opened.verdict == ""
    assert "Así no se puede fallar" in opened.said
    assert "This cannot be ruled on" in opened.switch("en").said


def test_a_pasted_case_with_too_little_in_it_says_what_is_missing(page: Open) -> None:
    opened = page("es").ask(PASTE).write("box", "game: tute\nwinner: true")
    assert "Para el fallo falta la baza." in opened.said


@pytest.mark.parametrize("name", ["play", "sing", "capture", "count"])
def test_a_case_is_pasted_whatever_its_game(name: str, page: Open) -> None:
    case, verdict, spanish, _ = ASKED[name]
    opened = page("es").ask(PASTE).write("box", yaml_of(case))
    assert opened.verdict == verdict
    assert spanish in opened.said
    assert opened.data["zones"] or opened.data["facts"] or name == "count"
    again = page("es", c=opened.code, q=PASTE)
    assert again.verdict == verdict
    assert decode_case(again.code) == case


@pytest.mark.parametrize(
    "code", ["x", "1.play", "1." + "~l" * 30, "1." + "a" * 5000, "2.game.pocha", "1.game.~s~ff", "<script>"]
)
def test_a_link_that_cannot_be_read_leaves_an_empty_table(code: str, page: Open) -> None:
    opened = page("es", c=code)
    assert "El enlace no se puede abrir" in opened.said
    assert opened.verdict == ""
    assert opened.press("example").verdict


def test_a_bad_link_is_told_in_english_too(page: Open) -> None:
    assert "The link cannot be opened" in page("en", c="x").said


HURTS = "<img src=x onerror=alert(1)> $x$ **y** :material/home: [z](w)"
OWNERS: dict[str, Any] = {HURTS: ["7o"], "Eva": ["1o"]}


@pytest.mark.parametrize(
    "case",
    [
        {"match": {HURTS: 3, "Eva": 1, "Luis": 2}},
        {"hand": [HURTS], "trick": [HURTS], "play": HURTS},
        {"renuncio": {"player": HURTS, "trick": 1}, "tricks": [[{HURTS: "1c"}, {"Eva": "2c"}, {"Luis": "3c"}]]},
        {HURTS: 1},
        {"kind": HURTS, "cards": 1, "bid": 1},
        {"game": "escoba", "variant": "quince", "piles": OWNERS, "escobas": {HURTS: 1, "Eva": 0}, "score": True},
        {"game": "tute", "variant": "individual", "piles": OWNERS, "cantes": {HURTS: ["oros"]}, "score": True},
    ],
)
def test_nothing_that_is_entered_becomes_markup(case: dict[str, Any], page: Open) -> None:
    opened = page("es", case)
    assert "<img src=x" not in opened.html
    assert HURTS not in read_as_markup(opened)
    if "piles" in case:
        assert HURTS not in read_as_markup(opened.lay("piles.0"))


def test_a_defect_of_ours_is_owned_without_a_traceback(page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    from tutor.ask import Ruleset

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr(Ruleset, "explain", broken)
    opened = page("es", DISPUTED)
    assert "Fallo nuestro" in opened.said
    assert "secret" not in opened.html
    assert opened.code == encode_case(DISPUTED)
