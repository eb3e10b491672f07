"""The referee's page, driven without a browser: every question in both languages, links, and bad input."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tutor.ask.link import decode_case, encode_case
from tutor.web.draft import NEEDED
from tutor.web.examples import EXAMPLES

if TYPE_CHECKING:
    from conftest import Page

Open = Callable[..., "Page"]

VERDICTS = {
    "play": "illegal",
    "bid": "depends",
    "winner": "answered",
    "score": "depends",
    "namer": "answered",
    "deal": "answered",
    "match": "answered",
    "renuncio": "illegal",
    "yaml": "illegal",
}
SAYS = {
    "play": ("Debes echar una carta que gane al rey de copas", "You must play a card that beats the king of cups"),
    "bid": ("En completa, ilegal; en sencilla, legal", "In completa, illegal; in sencilla, legal"),
    "winner": ("Gana el dos de bastos", "The two of clubs wins"),
    "score": ("60, −15, 30, −30", "60, −15, 30, −30"),
    "namer": ("el jugador 2", "player 2"),
    "deal": ("6 cartas para cada uno", "6 cards each"),
    "match": ("se sigue jugando", "play goes on"),
    "renuncio": ("tenía el dos de copas", "the two of cups was held"),
    "yaml": ("Puedes echar el as de copas", "You may play the ace of cups"),
}
DISPUTED = {
    "game": "pocha",
    "trump": "espadas",
    "trick": ["12c", "10c"],
    "hand": ["1c", "6c", "3e", "2b"],
    "play": "6c",
}


def test_every_question_has_an_example() -> None:
    assert set(EXAMPLES) == set(NEEDED) == set(VERDICTS) == set(SAYS)


@pytest.mark.parametrize("question", list(NEEDED))
def test_every_question_is_asked_and_answered_in_both_languages(question: str, page: Open) -> None:
    opened = page("es").ask(question).press(0)
    assert opened.verdict == VERDICTS[question]
    assert SAYS[question][0] in opened.said
    assert SAYS[question][1] in opened.switch("en").said


@pytest.mark.parametrize("question", list(NEEDED))
def test_a_question_with_nothing_entered_says_what_is_missing(question: str, page: Open) -> None:
    opened = page("es").ask(question)
    assert opened.verdict == ""
    assert question == "yaml" or "Para el fallo falta:" in opened.said
    assert question == "yaml" or "there is still missing:" in opened.switch("en").said


@pytest.mark.parametrize("question", [name for name in NEEDED if name != "yaml"])
def test_a_link_opens_the_same_question_with_the_same_ruling(question: str, page: Open) -> None:
    first = page("en").ask(question).press(0)
    again = page("en", c=first.code)
    assert again.app.selectbox(key="question_en").value == question
    assert again.html == first.html


# ── the disputed play ─────────────────────────────────────────────────────────────────────────────


def test_the_disputed_play_is_entered_by_taps(page: Open) -> None:
    opened = page("es").choose("trump", "espadas").tap("12c", "10c").choose("place", 1).tap("3e", "1c", "6c", "2b")
    assert opened.verdict == ""
    opened.choose("play", "6c")
    assert opened.verdict == "illegal"
    assert "Ilegal montar" in opened.said
    assert decode_case(opened.code) == DISPUTED


@pytest.mark.parametrize(
    ("lang", "trick", "hand"),
    [
        ("es", "rey y sota de copas", "as y seis de copas, tres de espadas y dos de bastos"),
        ("en", "king and jack of cups", "1c 6c 3e 2b"),
    ],
)
def test_the_disputed_play_is_entered_by_typing(lang: str, trick: str, hand: str, page: Open) -> None:
    opened = page(lang).choose("trump", "espadas").write("typed", trick).choose("place", 1).write("typed", hand)
    assert decode_case(opened.choose("play", "6c").code) == DISPUTED


def test_a_second_tap_takes_a_card_away(page: Open) -> None:
    opened = page("es").tap("12c", "10c", "12c")
    assert decode_case(opened.code)["trick"] == ["10c"]


def test_a_card_lies_in_one_place_only(page: Open) -> None:
    opened = page("es").tap("12c", "10c").choose("place", 1).tap("12c")
    assert {name: decode_case(opened.code)[name] for name in ("trick", "hand")} == {"trick": ["10c"], "hand": ["12c"]}


def test_a_card_taken_from_the_hand_is_no_longer_asked_about(page: Open) -> None:
    opened = page("es", DISPUTED).choose("place", 1).tap("6c")
    assert opened.verdict == ""
    assert "play" not in decode_case(opened.code)


def test_the_order_of_the_trick_is_the_order_of_the_taps(page: Open) -> None:
    assert decode_case(page("es").tap("12c", "3o", "1c").code)["trick"] == ["12c", "3o", "1c"]


def test_a_half_entered_position_has_an_address_too(page: Open) -> None:
    opened = page("es").ask("bid").number("cards", 3)
    assert opened.app.query_params["q"] == "bid"
    again = page("es", c=opened.code, q="bid")
    assert again.app.selectbox(key="question_es").value == "bid"
    assert again.app.number_input(key="cards_es").value == 3


def test_clearing_leaves_the_table_empty_and_the_variant_chosen(page: Open) -> None:
    opened = page("es", {**DISPUTED, "variant": "completa"}).press(1)
    assert opened.code == ""
    assert opened.app.button_group(key="variant_es").value == "completa"


# ── language, variants, house rules ───────────────────────────────────────────────────────────────


def test_switching_the_language_keeps_the_position(page: Open) -> None:
    opened = page("es", DISPUTED).switch("en")
    assert "You must play a card that beats the king of cups" in opened.said
    assert "Debes" not in opened.said
    assert decode_case(opened.code) == DISPUTED
    assert opened.app.button_group(key="trump_en").value == "espadas"


def test_the_page_speaks_one_language_at_a_time(page: Open) -> None:
    words = page("en", DISPUTED)
    labels = [widget.label for widget in (*words.app.selectbox, *words.app.button_group, *words.app.button)]
    assert not [label for label in labels if any(sign in label for sign in "¿áéíóúñ")]


def test_a_variant_gives_its_own_ruling(page: Open) -> None:
    case = {"players": 4, "cards": 1, "bids": [0, 0, 1], "bid": 0}
    opened = page("es", case)
    assert opened.verdict == "depends"
    assert opened.choose("variant", "completa").verdict == "illegal"
    assert opened.choose("variant", "sencilla").verdict == "legal"


def test_a_house_rule_changes_the_ruling_and_the_address(page: Open) -> None:
    opened = page("es", {"variant": "completa", "trump": "oros", "trick": ["12c"], "hand": ["3c", "5c"], "play": "5c"})
    assert opened.verdict == "illegal"
    opened.app.toggle(key="house_tres_bajo_completa_es").set_value(True)
    assert opened.run().verdict == "legal"
    assert decode_case(opened.code)["options"] == {"tres_bajo": True}
    opened.app.toggle(key="house_tres_bajo_completa_es").set_value(False)
    assert "options" not in decode_case(opened.run().code)


def test_every_option_of_the_law_can_be_set(page: Open) -> None:
    from tutor.web.law import law_of

    opened = page("en", {"variant": "completa", "deal": True, "players": 5})
    widgets = (*opened.app.toggle, *opened.app.selectbox, *opened.app.number_input)
    shown = {str(widget.key) for widget in widgets}
    options = law_of("completa").options
    assert {f"house_{name}_completa_en" for name in options} <= shown
    assert {option.labels["en"] for option in options.values()} <= {widget.label for widget in widgets}


@pytest.mark.parametrize(("name", "value"), [("renuncio", 50), ("renuncio", None), ("cartas_especiales", 3)])
def test_a_number_among_the_house_rules(name: str, value: int | None, page: Open) -> None:
    opened = page(
        "es",
        {
            "variant": "completa",
            "trump": "copas",
            "bids": [1, 1, 1],
            "tricks": [1, 1, 1],
            "score": True,
            "offender": "A",
        },
    )
    opened.number(f"house_{name}_completa", value)
    assert opened.verdict == "answered"
    assert decode_case(opened.code).get("options", {}) == ({name: value} if value else {})


def test_house_rules_can_be_undone_together(page: Open) -> None:
    opened = page("es", {**DISPUTED, "options": {"tres_bajo": True, "desempate": "oros", "renuncio": 7}})
    next(button for button in opened.app.button if button.label == "Quitar los cambios").click()
    assert decode_case(opened.run().code) == DISPUTED


# ── other questions ───────────────────────────────────────────────────────────────────────────────


def test_a_renuncio_is_entered_by_taps(page: Open) -> None:
    opened = (
        page("es").ask("renuncio").choose("trump", "oros").choose("seats", 3).number("cards", 3).tap("12c", "3e", "1c")
    )
    next(button for button in opened.app.button if button.label == "Otra baza").click()
    opened.run().app.button_group(key="leader").set_value("C")
    opened.run().tap("2o", "4o", "2c").choose("who", "B").choose("nth", 1)
    assert opened.verdict == "illegal"
    assert decode_case(opened.code) == {"game": "pocha", **EXAMPLES["renuncio"]}


def test_the_long_deck_is_offered_where_a_form_has_it(page: Open) -> None:
    opened = page("es", {"variant": "sencilla"} | DISPUTED)
    opened.app.toggle(key="long_deck").set_value(True)
    opened.run().choose("place", 0).tap("8o")
    assert decode_case(opened.code)["trick"] == ["12c", "10c", "8o"]
    assert not [
        toggle for toggle in page("es", {"variant": "completa"} | DISPUTED).app.toggle if toggle.key == "long_deck"
    ]


def test_a_bid_in_an_auction(page: Open) -> None:
    opened = (
        page("es")
        .ask("bid")
        .choose("variant", "completa")
        .choose("kind", "subastado")
        .choose("players", 4)
        .number("cards", 10)
    )
    opened.app.toggle(key="auction_es").set_value(True)
    assert opened.run().number("bid", 4).verdict == "legal"
    assert decode_case(opened.code)["auction"] is True


# ── bad input ─────────────────────────────────────────────────────────────────────────────────────

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
    assert "Así no se puede fallar" in opened.said
    assert es in opened.said
    assert "This cannot be ruled on" in opened.switch("en").said
    assert en in opened.said


@pytest.mark.parametrize(
    "typed", ["rey de", "zzz", "as de copas y as de copas", "8 de oros de oros", "[x](y) **a** $b$ <b>"]
)
def test_cards_that_cannot_be_read_are_said_where_they_were_typed(typed: str, page: Open) -> None:
    opened = page("es").tap("12c").write("typed", typed)
    assert "Esto no se puede leer La baza: " in opened.said
    assert next(field for field in opened.app.text_input if field.key == "typed_es").value == typed
    assert decode_case(opened.code)["trick"] == ["12c"]
    assert "This cannot be read The trick: " in opened.switch("en").said


@pytest.mark.parametrize(
    "pasted",
    [
        "game: [",
        "a: b: c",
        "- 1\n- 2",
        "game: tute\nwinner: true",
        "x",
        "%",
        "game: pocha\nplay: 6c",
        "---\ngame: pocha\ndeal: true\n---\ngame: pocha",
    ],
)
def test_a_pasted_text_that_is_no_case_is_said_kindly(pasted: str, page: Open) -> None:
    opened = page("es").ask("yaml").write("yaml", pasted)
    assert opened.verdict == ""
    assert "Así no se puede fallar" in opened.said
    assert "This cannot be ruled on" in opened.switch("en").said


def test_a_pasted_case_is_ruled_on_and_linked(page: Open) -> None:
    opened = (
        page("es")
        .ask("yaml")
        .write("yaml", "game: pocha\nvariant: completa\ntrump: 7b\ntrick: [12c, 2b]\nhand: [1c, 6c]\nplay: 6c\n")
    )
    assert opened.verdict == "legal"
    again = page("es", c=opened.code)
    assert again.app.selectbox(key="question_es").value == "yaml"
    assert again.verdict == "legal"


@pytest.mark.parametrize(
    "code", ["x", "1.play", "1." + "~l" * 30, "1." + "a" * 5000, "2.game.pocha", "1.game.~s~ff", "<script>"]
)
def test_a_link_that_cannot_be_read_leaves_an_empty_table(code: str, page: Open) -> None:
    opened = page("es", c=code)
    assert "El enlace no se puede abrir" in opened.said
    assert opened.verdict == ""
    assert opened.press(0).verdict == "illegal"


def test_a_bad_link_is_told_in_english_too(page: Open) -> None:
    assert "The link cannot be opened" in page("en", c="x").said


def test_nothing_that_is_entered_becomes_markup(page: Open) -> None:
    hostile = "<img src=x onerror=alert(1)>"
    for case in (
        {"match": {hostile: 3, "Eva": 1, "Luis": 2}},
        {"hand": [hostile], "trick": [hostile], "play": hostile},
        {"renuncio": {"player": hostile, "trick": 1}, "tricks": [[{hostile: "1c"}]]},
        {hostile: 1},
    ):
        assert "<img src=x" not in page("es", case).html


def test_a_defect_of_ours_is_owned_without_a_traceback(page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    from tutor.ask import Ruleset

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr(Ruleset, "explain", broken)
    opened = page("es", DISPUTED)
    assert "Fallo nuestro" in opened.said
    assert "secret" not in opened.html
    assert opened.code == encode_case(DISPUTED)
